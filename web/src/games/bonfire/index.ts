/** Bonfire at the table: night, embers, pastel fires. */
import type { GameModule } from '../game'
import Board from './Board.svelte'
import './palette.css'
import { payment } from './payment.svelte'
import { legend, sheet } from './sheet'
import type { Realm } from './view'

const bonfire: GameModule = {
  Board,
  wide: true,
  figures: [
    {
      kind: 'setup',
      example: 'turn/one-thing-only',
      things: [
        'sea',
        'great-bonfire/pointer',
        'market',
        'council',
        'commons',
        'seat:0/city',
        'seat:0/tokens',
        'seat:0/resources',
        'seat:0/fate/grid',
        'countdown',
      ],
    },
    {
      kind: 'turn',
      example: 'turn/one-thing-only',
      things: ['seat:0', 'seat:0/fate/grid', 'sea', 'seat:0/slot:1', 'commons'],
    },
  ],
  sheet,
  legend,
  obvious: (ask) => payment.obvious(ask),
  dress: {
    gains: { sound: 'gain' },
    lights: { ms: 1000, sound: 'light' },
    'turns-fire': { ms: 900 },
    'toms-card': { ms: 900, sound: 'card' },
    builds: { sound: 'card' },
    pays: { ms: 350 },
  },
  rivals(view, speaker) {
    const { tom } = view as unknown as Realm
    if (!tom) return []
    const parts = Object.entries(tom.score).map(([category, points]) => ({ category, points }))
    return [{ name: speaker.say('tom'), parts }]
  },
  chapters: ['turn-begins'],
  silentMoves: true,
}

export default bonfire
