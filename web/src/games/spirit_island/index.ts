/** Spirit Island at the table: an island in the sea, seen from above. */
import type { GameModule } from '../game'
import Board from './Board.svelte'
import { legend, sheet } from './sheet'
import './palette.css'

const spiritIsland: GameModule = {
  Board,
  wide: true,
  figures: [
    {
      kind: 'setup',
      example: 'rules/solo/one-board',
      things: [
        'land:B6',
        'land:B3/town',
        'land:B3/dahan',
        'land:B4/blight',
        'invaders/explore',
        'invaders/deck',
        'fear/terror',
        'fear/cards',
        'blight/card',
        'seat:0',
        'seat:0/elements',
      ],
    },
    {
      kind: 'turn',
      example: 'rules/solo/one-board',
      things: ['seat:0', 'seat:0/plays', 'seat:0/elements', 'invaders/ravage', 'land:B6'],
    },
  ],
  sheet,
  legend,
  dress: {
    ravages: { ms: 1000, sound: 'harm' },
    'terror-rises': { ms: 2600, sound: 'omen' },
    'ravage-damage': { ms: 800 },
    'blight-added': { ms: 900, sound: 'harm' },
    'island-blighted': { ms: 2600, sound: 'collapse' },
    'resolves-fear': { ms: 2600, sound: 'omen' },
    'presence-destroyed': { sound: 'harm' },
    'turn-begins': { ms: 900 },
    income: { routine: true },
    'lays-board': { routine: true },
    starts: { routine: true },
  },
  chapters: ['turn-begins', 'phase-begins'],
  silentMoves: true,
}

export default spiritIsland
