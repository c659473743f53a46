/**
 * One gesture for all games: an option is a set of things, and pressing things narrows the options that are still meant.
 * Pure: no browser, no game. A board is told `lit` and calls `press`; it knows nothing of questions.
 */

export interface Meant {
  text: string
  /** What the option is about: paths such as `land:A5/town`. Empty: it is a button beside the question. */
  things: readonly string[]
}

export interface Gesture<O extends Meant = Meant> {
  /** All options of the question. */
  readonly options: readonly O[]
  /** What has been pressed, in order; each one kept fewer options than before. */
  readonly pressed: readonly string[]
  /** Options that are still meant. */
  readonly left: readonly O[]
  /** Things that would narrow what is left: the board lights exactly these. */
  readonly lit: ReadonlySet<string>
  /** Options that name nothing more than was pressed or than all that is left names: a menu beside the last press. */
  readonly menu: readonly O[]
  /** Options that name nothing, or nothing but what all of them name, while nothing has been pressed. */
  readonly buttons: readonly O[]
  /** The one that is left. */
  readonly chosen: O | null
}

export function begin<O extends Meant>(options: readonly O[]): Gesture<O> {
  return state(options, [], options)
}

/**
 * The person points at a thing. First what is left is asked, then all options (a new thought: what was pressed before is
 * forgotten), then the wholes around the thing, the smallest first, where an option names one of them itself.
 */
export function press<O extends Meant>(gesture: Gesture<O>, thing: string): Gesture<O> {
  const { options, left } = gesture
  if (left.some((option) => covers(option, thing))) return narrow(gesture, thing)
  if (options.some((option) => covers(option, thing))) return narrow(begin(options), thing)
  const around = whole(left, thing)
  if (around) return narrow(gesture, around)
  const again = whole(options, thing)
  return again ? narrow(begin(options), again) : gesture
}

function narrow<O extends Meant>(gesture: Gesture<O>, thing: string): Gesture<O> {
  const { options, pressed, left } = gesture
  const kept = left.filter((option) => covers(option, thing))
  if (kept.length < left.length) return state(options, [...pressed, thing], kept)
  // Named by all that is left: it takes the one option that asks for nothing else, where there is such a one.
  const ready = complete(left, pressed)
  return ready.length === 1 && left.length > 1 ? settle(gesture, ready[0]!) : gesture
}

/** A press on an option itself: a button, a line of the menu, a digit. */
export function pick<O extends Meant>(gesture: Gesture<O>, text: string): Gesture<O> {
  const option = gesture.options.find((one) => one.text === text)
  return option ? settle(gesture, option) : gesture
}

/** From one thing onto another: two presses. Nothing is chosen where the second does not belong to the first. */
export function drag<O extends Meant>(gesture: Gesture<O>, from: string, to: string): Gesture<O> {
  const first = press(begin(gesture.options), from)
  if (!first.pressed.length || !first.left.some((option) => covers(option, to) || whole([option], to)))
    return gesture
  if (first.chosen) return first // the second was no choice any more: the same option, said in full
  const second = press(first, to)
  return second.left.length < first.left.length || second.chosen ? second : first
}

/** Escape: the last press did not happen. */
export function widen<O extends Meant>(gesture: Gesture<O>): Gesture<O> {
  let again = begin(gesture.options)
  for (const thing of gesture.pressed.slice(0, -1)) again = press(again, thing)
  return again
}

/** Options that nobody can say by pressing what is drawn: they need a button as well. */
export function unsaid<O extends Meant>(options: readonly O[], drawn: (thing: string) => boolean): O[] {
  const start = begin(options)
  return options.filter((option) => {
    if (start.buttons.includes(option)) return false
    let gesture = start
    for (const thing of option.things) {
      if (!drawn(thing)) continue
      const next = press(gesture, thing)
      if (next.left.includes(option)) gesture = next
    }
    return gesture.chosen !== option && !gesture.menu.includes(option)
  })
}

// -- how it works ----------------------------------------------------------------------------------------------------

function state<O extends Meant>(
  options: readonly O[],
  pressed: readonly string[],
  left: readonly O[],
): Gesture<O> {
  const one = pressed.length > 0 && left.length === 1 ? left[0]! : null
  const narrowing = new Set<string>()
  for (const option of left) for (const thing of option.things) narrowing.add(thing)
  for (const thing of narrowing) if (left.every((option) => covers(option, thing))) narrowing.delete(thing)
  const stuck = pressed.length > 0 && left.length > 1
  return {
    options,
    pressed,
    left,
    lit: one ? new Set() : narrowing,
    menu: stuck && complete(left, pressed).length ? left : [],
    buttons: pressed.length ? [] : complete(left, pressed),
    chosen: one,
  }
}

function settle<O extends Meant>({ options, pressed }: Gesture<O>, option: O): Gesture<O> {
  return state(options, pressed.length ? pressed : [''], [option])
}

/** Options whose every thing has been pressed, or is named by all that is left. */
function complete<O extends Meant>(left: readonly O[], pressed: readonly string[]): O[] {
  return left.filter((option) =>
    option.things.every(
      (thing) => pressed.some((name) => within(thing, name)) || left.every((other) => covers(other, thing)),
    ),
  )
}

/** The smallest whole around a thing that one of the options names itself, and not only by its parts. */
function whole(options: readonly Meant[], thing: string): string {
  return upwards(thing).find((name) => options.some(({ things }) => things.includes(name))) ?? ''
}

function upwards(thing: string): string[] {
  const parts = thing.split('/')
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('/'))
}

/** An option names a thing when it names it or a part of it. */
function covers(option: Meant, thing: string): boolean {
  return option.things.some((name) => within(name, thing))
}

/** A name is a part of a thing, or the thing itself. */
export function within(part: string, thing: string): boolean {
  return part === thing || part.startsWith(`${thing}/`)
}
