/** Diamant at the table: torch gold and cave violet. */
import type { GameModule } from '../game'
import Board from './Board.svelte'
import Choice from './Choice.svelte'
import Piece from './Piece.svelte'
import './palette.css'
import { plain } from './plain'
import { preview } from './preview'
import { scenes } from './scenes'
import type { Cave } from './view'

const diamant: GameModule = {
  Board,
  Piece,
  Choice,
  scenes,
  plain,
  preview,
  laid(view, seat) {
    const choice = (view as unknown as Cave).chosen[seat] ?? ''
    return choice === '?' ? '' : choice
  },
  cover(view) {
    const chosen = (view as unknown as Cave).chosen.map((choice) => (choice ? '?' : ''))
    return { ...view, chosen }
  },
  chapters: ['enter'],
  silentMoves: true,
}

export default diamant
