/** Spirit Island at the table: an island in the sea, seen from above. */
import type { GameModule } from '../game'
import Board from './Board.svelte'
import './palette.css'

const spiritIsland: GameModule = {
  Board,
  dress: {
    ravages: { ms: 1000, sound: 'harm' },
    'ravage-damage': { ms: 800 },
    'blight-added': { ms: 900, sound: 'harm' },
    'island-blighted': { ms: 1600, sound: 'collapse' },
    'resolves-fear': { ms: 1400, sound: 'omen' },
    'presence-destroyed': { sound: 'harm' },
    'turn-begins': { ms: 900 },
  },
  chapters: ['turn-begins', 'phase-begins'],
  silentMoves: true,
}

export default spiritIsland
