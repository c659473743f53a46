/** Glow at the table: black and white ink with five vivid elements. */
import type { GameModule } from '../game'
import Board from './Board.svelte'
import './palette.css'
import { plain } from './plain'
import { legend, sheet } from './sheet'
import type { Journey } from './view'

const glow: GameModule = {
  Board,
  wide: true,
  figures: [
    {
      kind: 'setup',
      example: 'dawn/in-turn',
      things: [
        'score-track',
        'encounter',
        'card:okans',
        'section:fire/dice',
        'seat:0/dice',
        'seat:0/adventurer',
        'seat:0/light',
      ],
    },
    {
      kind: 'turn',
      example: 'dawn/in-turn',
      things: [
        'card:okans',
        'seat:0/rerolls',
        'seat:0/adventurer',
        'seat:0/footprints',
        '',
        'section:fire/dice',
      ],
    },
  ],
  dress: {
    recruits: { ms: 900, sound: 'card' },
    rolls: { ms: 800, routine: true },
    'black-die-bites': { ms: 1000, sound: 'harm' },
    day: { ms: 1100, sound: 'card' },
    walks: { ms: 700 },
    camps: { ms: 900, sound: 'light' },
  },
  plain,
  sheet,
  legend,
  rivals(view, speaker) {
    const { arthur } = view as unknown as Journey
    if (!arthur) return []
    const parts = Object.entries(arthur.score).map(([category, points]) => ({ category, points }))
    return [{ name: speaker.say('show-arthur'), parts }]
  },
  chapters: ['day'],
  silentMoves: true,
}

export default glow
