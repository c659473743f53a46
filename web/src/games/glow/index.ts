/** Glow at the table: black and white ink with five vivid elements. */
import type { GameModule } from '../game'
import Board from './Board.svelte'
import Choice from './Choice.svelte'
import './palette.css'
import Piece from './Piece.svelte'
import { plain } from './plain'
import { scenes } from './scenes'

const glow: GameModule = {
  Board,
  Piece,
  Choice,
  scenes,
  plain,
  chapters: ['day'],
  silentMoves: true,
}

export default glow
