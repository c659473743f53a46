/** Glow at the table: black and white ink with five vivid elements. */
import type { GameModule } from '../game'
import Board from './Board.svelte'
import Choice from './Choice.svelte'
import './palette.css'
import Piece from './Piece.svelte'
import { plain } from './plain'
import { scenes } from './scenes'
import type { Journey } from './view'

const glow: GameModule = {
  Board,
  Piece,
  Choice,
  scenes,
  plain,
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
