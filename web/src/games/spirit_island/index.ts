/** Spirit Island at the table: an island in the sea, seen from above. */
import type { GameModule } from '../game'
import Board from './Board.svelte'
import Choice from './Choice.svelte'
import './palette.css'
import Piece from './Piece.svelte'
import { scenes } from './scenes'

const spiritIsland: GameModule = {
  Board,
  Piece,
  Choice,
  scenes,
  chapters: ['turn-begins', 'phase-begins'],
  silentMoves: true,
}

export default spiritIsland
