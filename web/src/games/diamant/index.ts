/** Diamant at the table: torch gold and cave violet. */
import type { GameModule } from '../game'
import Board from './Board.svelte'
import Choice from './Choice.svelte'
import './palette.css'
import { plain } from './plain'
import { preview } from './preview'
import { legend, sheet } from './sheet'
import type { Cave } from './view'

const diamant: GameModule = {
  Board,
  figures: [
    {
      kind: 'setup',
      example: 'the-path-returns-without-the-repeat',
      things: [
        'cave:5',
        'track/hazard:spider',
        'path/card:1',
        'path/card:2',
        'path/left',
        'seat:0/pocket',
        'seat:0/chest',
      ],
    },
    {
      kind: 'turn',
      example: 'the-path-returns-without-the-repeat',
      things: ['deck', 'path/card:1', 'path/card:2', '', 'seat:0', 'path/left'],
    },
  ],
  Choice,
  dress: {
    deeper: { ms: 1300, sound: 'card' },
    back: { ms: 1100, sound: 'step' },
    treasure: { ms: 1200, sound: 'coin' },
    hazard: { ms: 1000, sound: 'card' },
    relic: { ms: 1000, sound: 'card' },
    strikes: { ms: 3200, sound: 'collapse' },
    flee: { ms: 1200 },
    barricade: { ms: 900 },
  },
  plain,
  preview,
  sheet,
  legend,
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
