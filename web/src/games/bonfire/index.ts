/** Bonfire at the table: night, embers, pastel fires. */
import type { GameModule } from '../game'
import Board from './Board.svelte'
import Choice from './Choice.svelte'
import './palette.css'
import Piece from './Piece.svelte'
import { scenes } from './scenes'
import type { Realm } from './view'

const bonfire: GameModule = {
  Board,
  Piece,
  Choice,
  scenes,
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
