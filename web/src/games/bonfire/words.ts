/** Tasks, gnomes, islands and the rest in words, for cards and for those who listen. */
import type { Speaker } from '../../lib/speaker'
import type { Yield } from './fate'
import { COUNCIL_SIGNS } from './icons'
import { GNOMES, ISLANDS, isElder, PATHS, TASKS } from './facts'
import type { Row, Told } from './look.svelte'
import { canFetch, taskCost, taskSides } from './pay'
import { progress } from './tasks'
import type { Realm, Slot, Villager } from './view'

export function giftsOf(realm: Realm, seat: number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(realm.islands).map(([slug, { gifts }]) => [slug, gifts[seat] ?? 0]),
  )
}

export function taskText(slug: string, speaker: Speaker): string {
  return speaker.say(`task-${slug}`, {}, 'text')
}

function points(n: number, speaker: Speaker): string {
  return speaker.say('count-points', { n })
}

/** A task as one line: what it asks for, what it is worth, how far it is. */
export function taskRow(slug: string, far: { have: number; need: number } | null, speaker: Speaker): Row {
  const task = TASKS[slug]
  const done = far !== null && far.have >= far.need
  return {
    text: `${taskText(slug, speaker)} ${points(task?.points ?? 0, speaker)}`,
    colour: task?.colour ?? '',
    good: done,
    ...(far ? { have: Math.min(far.have, far.need), need: far.need } : {}),
  }
}

export function slotTold(slot: Slot, number: number, speaker: Speaker): Told {
  if (!slot.task) return { title: speaker.say('do-slot', { slot: number }), rows: [] }
  const state = slot.lit ? speaker.say('show-lit') : slot.ready ? speaker.say('show-ready') : ''
  return {
    title: speaker.say(`task-${slot.task}`),
    rows: [
      taskRow(slot.task, slot.lit ? null : slot, speaker),
      ...(state ? [{ text: state, good: true }] : []),
    ],
  }
}

/** A voyage: what it costs now, what lies there, and what could be fetched at once. */
export function islandTold(realm: Realm, slug: string, seat: number, speaker: Speaker): Told {
  const state = realm.islands[slug]!
  const me = realm.players[seat]
  const rows: Row[] = []
  const { resource, guardian } = ISLANDS[slug]!
  rows.push({
    text: speaker.say(resource ? `island-task-${resource}` : `island-guardian-${guardian}`),
    signs: [resource ? `resource-${resource}` : 'guardian'],
    soft: true,
  })
  if (me) {
    const here = me.ship === slug
    const voyage = me.voyages[slug] ?? 0
    rows.push(
      here
        ? { text: speaker.say('bonfire-ship-here'), signs: ['token-ship'] }
        : {
            text: speaker.say('show-cost', { cost: speaker.say('tokens-ship', { n: voyage }) }),
            signs: ['token-ship'],
          },
    )
    if (resource) rows.push(...taskRows(realm, slug, seat, speaker))
    else rows.push(fetchRow(me, slug, state.guardians, speaker))
  } else {
    rows.push(...state.tasks.map((task) => taskRow(task, null, speaker)))
  }
  return { title: speaker.say(`island-${slug}`), rows }
}

function taskRows(realm: Realm, slug: string, seat: number, speaker: Speaker): Row[] {
  const me = realm.players[seat]!
  const state = realm.islands[slug]!
  const gifts = state.gifts[seat] ?? 0
  const given = giftsOf(realm, seat)
  const sides = taskSides(me, slug, gifts)
  const rows = state.tasks.map((task) => taskRow(task, progress(me, task, given), speaker))
  if (!rows.length) return [{ text: speaker.say('bonfire-no-tasks'), soft: true }]
  rows.unshift({
    text: speaker.say('bonfire-task-price', { cost: speaker.say('tokens-task', { n: taskCost(me, gifts) }) }),
    signs: ['token-task'],
  })
  rows.push(
    sides.length
      ? { text: speaker.say('bonfire-can-fetch-task'), good: true }
      : { text: speaker.say('bonfire-cannot-fetch-task'), soft: true },
  )
  return rows
}

function fetchRow(me: Villager, slug: string, there: number, speaker: Speaker): Row {
  const guardian = ISLANDS[slug]!.guardian as 'pink'
  if (me.guardians[guardian]) return { text: speaker.say('bonfire-guardian-home'), soft: true }
  if (canFetch(me, slug, there)) return { text: speaker.say('bonfire-can-fetch-guardian'), good: true }
  return { text: speaker.say('bonfire-guardians-here', { n: there }), soft: true }
}

export function gnomeTold(gnome: string, speaker: Speaker): Told {
  return {
    title: speaker.say(`gnome-${gnome}`),
    rows: [
      { text: speaker.say(`gnome-${gnome}`, {}, 'text') },
      {
        text: speaker.say('bonfire-gnome-price', {
          thing: speaker.say(`resource-${GNOMES[gnome] ?? 'gold'}`),
        }),
        signs: [isElder(gnome) ? 'elder' : 'token-gnome', `resource-${GNOMES[gnome] ?? 'gold'}`],
        soft: true,
      },
    ],
  }
}

export function councilTold(realm: Realm, space: string, names: string[], speaker: Speaker): Told {
  const there = realm.council[space]
  const sent = names.filter((_, seat) => there?.players[seat])
  if (there?.neutral) sent.push(speaker.say('show-neutral', { n: there.neutral }))
  if (there?.tom || there?.lying) sent.push(speaker.say('tom'))
  return {
    title: speaker.say(`council-${space}`),
    rows: [
      { text: speaker.say(`council-${space}`, {}, 'text'), signs: COUNCIL_SIGNS[space] ?? [] },
      ...(sent.length ? [{ text: sent.join(', '), signs: ['novice'], soft: true }] : []),
    ],
  }
}

/** '2 ship tokens, 1 gold'. */
export function yieldWords(found: Yield, speaker: Speaker): string {
  return Object.entries(found)
    .map(([kind, n]) => speaker.say(kind === 'gold' ? 'resources-gold' : `tokens-${kind}`, { n: n ?? 0 }))
    .join(', ')
}

/** Everything on a card as one sentence, for those who listen. */
export function heard({ title, rows, action }: Told): string {
  const told = rows.map((row) => (row.need ? `${row.text} ${row.have}/${row.need}` : row.text))
  return [action ?? '', title, ...told]
    .filter(Boolean)
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ')
}

export function pathName(tile: string, speaker: Speaker): string {
  return PATHS[tile] ? speaker.say(`path-${tile}`) : speaker.say('path-start')
}
