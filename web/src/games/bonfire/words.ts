/** Tasks, gnomes, islands and the rest in words, for cards and for those who listen. */
import type { Speaker } from '../../lib/speaker'
import { drawn, type Drawn, type SheetLine, type SheetText } from '../game'
import Sign from './art/Sign.svelte'
import type { Yield } from './fate'
import { COUNCIL_SIGNS } from './icons'
import { GNOMES, GUARDIAN_POINTS, ISLANDS, isElder, PATHS, RING, TASKS } from './facts'
import {
  GUARDIANS,
  type City,
  type Common,
  type Prospect,
  type Realm,
  type Slot,
  type Villager,
} from './view'

const signs = (...things: string[]): Drawn[] => things.map((thing) => drawn(Sign, { thing, size: '1.15rem' }))

export function taskText(slug: string, speaker: Speaker): string {
  return speaker.say(`task-${slug}`, {}, 'text')
}

function points(n: number, speaker: Speaker): string {
  return speaker.say('count-points', { n })
}

/** A task as one line: what it asks for, what it is worth, how far it is. */
export function taskRow(
  slug: string,
  far: { have: number; need: number } | null,
  speaker: Speaker,
): SheetLine {
  const task = TASKS[slug]
  const done = far !== null && far.have >= far.need
  return {
    text: `${taskText(slug, speaker)} ${points(task?.points ?? 0, speaker)}`,
    colour: `var(--fire-${task?.colour})`,
    ...(done ? { tone: 'good' as const } : {}),
    ...(far ? { have: Math.min(far.have, far.need), need: far.need } : {}),
  }
}

/** What hangs in a slot, what its Bonfire would bring, and the notch below it. */
export function cityTold(city: City, slot: number, speaker: Speaker): SheetText {
  const found = slotTold(city.slots[slot - 1]!, slot, speaker)
  const beside = GUARDIANS.filter((one) => city.guardians[one] === `bonfire ${slot}`)
  const shape = speaker.say(`portal-${city.shapes[slot - 1]}`)
  const spot = speaker.say('bonfire-spot', { points: GUARDIAN_POINTS[slot - 1] ?? 0 })
  return {
    ...found,
    rule: 'bonfire.light.one-task',
    lines: [
      ...found.lines,
      {
        text: speaker.say(city.portals[slot - 1] ? 'show-portal' : 'show-no-portal', { portal: shape }),
        signs: signs('portal'),
        tone: 'soft',
      },
      {
        text: beside.map((one) => speaker.say(`guardian-${one}`)).join(', ') || spot,
        signs: signs('guardian'),
        tone: 'soft',
      },
    ],
  }
}

/** A stone of the path, and who stands on it. */
export function stoneTold(city: City, space: number, speaker: Speaker): SheetText {
  const built = space <= city.spaces.length
  const there = GUARDIANS.filter((one) => city.guardians[one] === `space ${space}`)
  const names = there.map((one) => speaker.say(`guardian-${one}`)).join(', ')
  return {
    title: built ? pathName(city.path[space - 2] ?? '', speaker) : speaker.say('bonfire-no-path'),
    lines: names ? [{ text: names, signs: signs('guardian') }] : [],
    rule: built ? 'bonfire.procession.resource' : 'bonfire.path.cost',
  }
}

export function commonTold(realm: Realm, city: City, which: Common, speaker: Speaker): SheetText {
  const { have, need, met } = city.common[which]
  const text = speaker.say(`common-${which}`, {}, 'text')
  return {
    title: speaker.say(`common-${which}`),
    lines: [
      { text, have: Math.min(have, need), need, ...(met ? { tone: 'good' } : {}) },
      {
        text: speaker.say(realm.common[which] ? 'show-novice' : 'show-gone'),
        signs: signs('novice'),
        tone: 'soft',
      },
    ],
    rule: 'bonfire.bonus.neutral-novice',
  }
}

/** What a space of the Great Bonfire gives, and what turning there costs now. */
export function ringTold(realm: Realm, space: number, seat: number, speaker: Speaker): SheetText {
  const { token, gift } = RING[space]!
  const me = realm.players[seat]
  const wanted = me?.next_notch ? me.shapes[me.next_notch - 1] : ''
  const portals = realm.great_bonfire.portals[space] ?? []
  const named = (portal: string): string => speaker.say(`portal-${portal}`)
  return {
    title: speaker.say(`ring-${space}`),
    lines: [
      {
        text: portals.map(named).join(', ') || speaker.say('bonfire-no-portals'),
        signs: signs(`token-${token}`, gift === 'points' ? 'points' : `resource-${gift}`, 'portal'),
      },
      ...(wanted && portals.includes(wanted)
        ? [
            {
              text: speaker.say('bonfire-portal-wanted', { portal: named(wanted) }),
              tone: 'good' as const,
            },
          ]
        : []),
      ...(me
        ? [
            {
              text: speaker.say('bonfire-turn-cost', {
                cost: speaker.say('tokens-great-bonfire', { n: me.turns_of_fire[space] ?? 0 }),
              }),
              tone: 'soft' as const,
            },
          ]
        : []),
    ],
    rule: 'bonfire.great-bonfire.two-of-three',
  }
}

export function slotTold(slot: Slot, number: number, speaker: Speaker): SheetText {
  if (!slot.task) return { title: speaker.say('do-slot', { slot: number }), lines: [] }
  const state = slot.lit ? speaker.say('show-lit') : slot.ready ? speaker.say('show-ready') : ''
  return {
    title: speaker.say(`task-${slot.task}`),
    lines: [
      taskRow(slot.task, slot.lit ? null : slot, speaker),
      ...(state ? [{ text: state, tone: 'good' as const }] : []),
    ],
  }
}

/** A voyage: what it costs now, what lies there, and what could be fetched at once. */
export function islandTold(realm: Realm, slug: string, seat: number, speaker: Speaker): SheetText {
  const state = realm.islands[slug]!
  const me = realm.players[seat]
  const prospect = realm.prospects?.[slug]
  const lines: SheetLine[] = []
  const { resource, guardian } = ISLANDS[slug]!
  lines.push({
    text: speaker.say(resource ? `island-task-${resource}` : `island-guardian-${guardian}`),
    signs: signs(resource ? `resource-${resource}` : 'guardian'),
    tone: 'soft',
  })
  if (me && prospect) {
    const here = me.ship === slug
    const voyage = me.voyages[slug] ?? 0
    lines.push(
      here
        ? { text: speaker.say('bonfire-ship-here'), signs: signs('token-ship') }
        : {
            text: speaker.say('show-cost', { cost: speaker.say('tokens-ship', { n: voyage }) }),
            signs: signs('token-ship'),
          },
    )
    if (resource) lines.push(...taskRows(prospect, speaker))
    else lines.push(fetchRow(me, slug, state.guardians, prospect.open, speaker))
  } else {
    lines.push(...state.tasks.map((task) => taskRow(task, null, speaker)))
  }
  return {
    title: speaker.say(`island-${slug}`),
    lines,
    rule: resource ? 'bonfire.receive.at-the-island' : 'bonfire.fetch.guardian',
  }
}

function taskRows({ price, open, tasks }: Prospect, speaker: Speaker): SheetLine[] {
  const lines = Object.entries(tasks).map(([task, [have, need]]) => taskRow(task, { have, need }, speaker))
  if (!lines.length) return [{ text: speaker.say('bonfire-no-tasks'), tone: 'soft' }]
  lines.unshift({
    text: speaker.say('bonfire-task-price', { cost: speaker.say('tokens-task', { n: price }) }),
    signs: signs('token-task'),
  })
  lines.push(
    open
      ? { text: speaker.say('bonfire-can-fetch-task'), tone: 'good' }
      : { text: speaker.say('bonfire-cannot-fetch-task'), tone: 'soft' },
  )
  return lines
}

function fetchRow(me: Villager, slug: string, there: number, open: boolean, speaker: Speaker): SheetLine {
  const guardian = ISLANDS[slug]!.guardian as 'pink'
  if (me.guardians[guardian]) return { text: speaker.say('bonfire-guardian-home'), tone: 'soft' }
  if (open) return { text: speaker.say('bonfire-can-fetch-guardian'), tone: 'good' }
  return { text: speaker.say('bonfire-guardians-here', { n: there }), tone: 'soft' }
}

export function gnomeTold(gnome: string, speaker: Speaker): SheetText {
  return {
    title: speaker.say(`gnome-${gnome}`),
    rule: isElder(gnome) ? 'bonfire.gnome.elder' : 'bonfire.gnome.cost',
    lines: [
      { text: speaker.say(`gnome-${gnome}`, {}, 'text') },
      {
        text: speaker.say('bonfire-gnome-price', {
          thing: speaker.say(`resource-${GNOMES[gnome] ?? 'gold'}`),
        }),
        signs: signs(isElder(gnome) ? 'elder' : 'token-gnome', `resource-${GNOMES[gnome] ?? 'gold'}`),
        tone: 'soft',
      },
    ],
  }
}

export function councilTold(realm: Realm, space: string, names: string[], speaker: Speaker): SheetText {
  const there = realm.council[space]
  const sent = names.filter((_, seat) => there?.players[seat])
  if (there?.neutral) sent.push(speaker.say('show-neutral', { n: there.neutral }))
  if (there?.tom || there?.lying) sent.push(speaker.say('tom'))
  return {
    title: speaker.say(`council-${space}`),
    rule: 'bonfire.council.one-of-a-colour',
    lines: [
      { text: speaker.say(`council-${space}`, {}, 'text'), signs: signs(...(COUNCIL_SIGNS[space] ?? [])) },
      ...(sent.length ? [{ text: sent.join(', '), signs: signs('novice'), tone: 'soft' as const }] : []),
    ],
  }
}

/** '2 ship tokens, 1 gold'. */
export function yieldWords(found: Yield, speaker: Speaker): string {
  return Object.entries(found)
    .map(([kind, n]) => speaker.say(kind === 'gold' ? 'resources-gold' : `tokens-${kind}`, { n: n ?? 0 }))
    .join(', ')
}

/** Everything on a sheet as one sentence, for those who listen; first what a press does. */
export function heard({ title, lines }: SheetText, action = ''): string {
  const told = lines.map((line) =>
    typeof line === 'string' ? line : line.need ? `${line.text} ${line.have}/${line.need}` : line.text,
  )
  return [action, title, ...told]
    .filter(Boolean)
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ')
}

export function pathName(tile: string, speaker: Speaker): string {
  return PATHS[tile] ? speaker.say(`path-${tile}`) : speaker.say('path-start')
}
