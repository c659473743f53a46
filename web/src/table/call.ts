/** Somebody wants to play again: it rings, and one press leads there. */
import { notes } from '../lib/notes.svelte'
import { play } from '../lib/sound'
import { t } from '../lib/words.svelte'

export function callAgain(table: string): void {
  notes.call(t('web-again-called'), `/t/${table}?sit`, t('web-rematch-join'))
  play('your-turn')
}
