/** Bonfire at the table: night, embers, pastel fires. */
import type { GameModule } from '../game'
import Board from './Board.svelte'
import Choice from './Choice.svelte'
import './palette.css'
import Piece from './Piece.svelte'
import { scenes } from './scenes'

const bonfire: GameModule = {
  Board,
  Piece,
  Choice,
  scenes,
  chapters: ['turn-begins'],
  silentMoves: true,
}

export default bonfire
