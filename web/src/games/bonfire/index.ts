/** Bonfire at the table: night, embers, pastel fires. */
import type { GameModule } from '../game'
import Board from './Board.svelte'
import Choice from './Choice.svelte'
import './palette.css'
import type { Realm } from './view'

const bonfire: GameModule = {
  Board,
  Choice,
  dress: {
    gains: { sound: 'gem' },
    lights: { ms: 1000, sound: 'gem' },
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
