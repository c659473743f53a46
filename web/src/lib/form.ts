/** Which options a table has: some are there only for so many seats, some only beside others. */
import type { OptionInfo } from './wire'

export type Value = OptionInfo['default']
export type Chosen = Record<string, Value>

export interface Form {
  /** The options that are there, in their order. */
  asked: OptionInfo[]
  /** These and, in their places, those that only a rule of the game keeps away. */
  shown: OptionInfo[]
  /** All options: as chosen where they are there, else as usual. */
  settings: Chosen
}

/** An option hangs on others that come before it; one that is not there is as usual, whatever was chosen earlier. */
export function formOf(options: OptionInfo[], seats: number, chosen: Chosen): Form {
  const form: Form = { asked: [], shown: [], settings: {} }
  for (const option of options) {
    const { id, seats: span, when } = option
    const fits = !span || (span[0] <= seats && seats <= span[1])
    const follows = !when || when[1].includes(form.settings[when[0]] ?? '')
    if (fits && follows) form.asked.push(option)
    if (fits && (follows || option.rule)) form.shown.push(option)
    const wish = chosen[id]
    const allowed = wish !== undefined && (option.open || option.values.includes(wish))
    const kept = fits && follows && allowed
    form.settings[id] = kept ? wish : option.default
  }
  return form
}

/** What is sent to make a table: nothing about options that are not there. */
export function sentBy({ asked, settings }: Form): Chosen {
  return Object.fromEntries(asked.map(({ id, default: usual }) => [id, settings[id] ?? usual]))
}
