/** Tells what happened, moment by moment, at the pace the reader chose. The table, the replay and the look back use it. */
import { flushSync } from 'svelte'
import type { Dress, View } from '../games/game'
import { applied } from '../lib/patch'
import { settings } from '../lib/settings.svelte'
import { play } from '../lib/sound'
import type { Beat, Event } from '../lib/wire'
import type { Pace } from '../lib/wishes'
import { ring, show, snapshot } from './play'

/** How many times the usual time a moment is looked at; `step` waits for a press. */
const TIMES: Record<Pace, number> = { step: 1, slow: 2, usual: 1, once: 0 }
const USUAL = 650 // ms for an event; what is told by nothing passes quickly
const UNSAID = 150
const GLANCE = 350
const OWN = 0.6
const LIT = 6000 // a line of the log that is looked at
const MANY = 24 // waiting: told twice as fast
const TOO_MANY = 60 // after a long absence: straight to the end
const KEPT = 120 // moments that can be told again

/** A beat, and the views it leads from and to. */
export interface Moment {
  beat: Beat
  before: View
  view: View
}

/** The views that lead from one to the next. */
export function momentsOf(view: View, beats: Beat[]): Moment[] {
  let at = view
  return beats.map((beat) => {
    const before = at
    at = applied(before, beat.patch)
    return { beat, before, view: at }
  })
}

export class Story {
  /** What the board draws: the present, or a moment on the way to it. */
  view = $state.raw<View | null>(null)
  /** The moment that is being told; null at the end. */
  now = $state.raw<Moment | null>(null)
  telling = $state(false)
  paused = $state(false)
  /** Everything since `forget`, told or not. */
  moments = $state.raw<Moment[]>([])
  /** Where pieces travel; without it nothing is told. */
  sky: Element | null = null
  dress: Dress = {}

  private at = 0 // how many of the moments have been told
  private end: View | null = null
  private timer = 0
  private haste = 1
  private run = 0
  private lit: Animation[] = []
  private resting: (() => void)[] = []

  get event(): Event | null {
    return this.now?.beat.event ?? null
  }

  /** What the last move was about. */
  get marks(): string[] {
    const last = this.moments.at(-1)?.beat.n
    return this.moments.flatMap(({ beat }) => (beat.n === last ? (beat.event?.things ?? []) : []))
  }

  /** The present, without a story. */
  show(view: View): void {
    this.end = view
    this.forget()
    this.jump()
  }

  /** These moments lead to this view, and are told as soon as those before them; what I did myself is told faster. */
  tell(moments: Moment[], end: View, mine = false): void {
    this.end = end
    this.haste = mine ? OWN : 1
    this.keep(moments)
    const left = this.moments.length - this.at
    const silent = !this.sky || document.hidden || settings.now.pace === 'once'
    if (!left || silent || left > TOO_MANY) this.jump()
    else if (!this.telling) this.next()
  }

  /** What happens beside a question of mine: at once, and the question stays where it is. */
  glance(moments: Moment[], end: View): void {
    this.end = end
    if (this.telling) return this.keep(moments)
    this.keep(moments)
    const named = moments.flatMap(({ beat }) => beat.event?.things ?? [])
    if (!this.sky || !moments.length || document.hidden || settings.now.pace === 'once') return this.jump()
    void show(() => flushSync(() => this.jump()), named, this.sky, GLANCE, settings.lessMotion)
  }

  private keep(moments: Moment[]): void {
    const all = [...this.moments, ...moments]
    const gone = Math.max(0, all.length - KEPT)
    this.moments = all.slice(gone)
    this.at = Math.max(0, this.at - gone)
  }

  /** The next moment, or the end. */
  next(): void {
    const moment = this.moments[this.at]
    if (!moment) return this.jump()
    this.at++
    this.stage(moment)
  }

  /** The moment before, and there it waits. */
  back(): void {
    this.paused = true
    this.at = Math.max(0, this.at - 2)
    const moment = this.moments[this.at]
    if (!moment) return
    this.view = moment.before
    this.next()
  }

  /** All of it once more, from a move on. */
  again(from = 0): void {
    const at = this.moments.findIndex(({ beat }) => beat.n >= from)
    const moment = this.moments[at]
    if (!moment) return
    this.jump()
    this.at = at
    this.view = moment.before
    this.next()
  }

  pause(): void {
    this.paused = !this.paused
    if (!this.paused && this.telling) this.next()
    else window.clearTimeout(this.timer)
  }

  /** Straight to the end. */
  jump(): void {
    window.clearTimeout(this.timer)
    this.run++
    this.sky?.replaceChildren()
    this.at = this.moments.length
    this.telling = false
    this.paused = false
    this.now = null
    this.view = this.end
    for (const rest of this.resting.splice(0)) rest()
  }

  /** Ring these things on the board, and nothing else; not while something is told. */
  light(things: string[]): void {
    for (const one of this.lit.splice(0)) one.cancel()
    const root = this.sky?.parentElement
    if (root && this.sky && !this.telling && things.length)
      this.lit = ring(things, this.sky, snapshot(root, things), LIT)
  }

  /** Resolves at the end. */
  told(): Promise<void> {
    return this.telling ? new Promise((resolve) => this.resting.push(resolve)) : Promise.resolve()
  }

  /** How many events of its move have been told, the present one included. */
  get eventsTold(): number {
    const told = this.moments.slice(0, this.moments.indexOf(this.now!) + 1)
    return told.filter(({ beat }) => beat.n === this.now?.beat.n && beat.event).length
  }

  /** Nothing of this is told again: a new story begins. */
  forget(): void {
    this.moments = []
    this.at = 0
  }

  private stage(moment: Moment): void {
    window.clearTimeout(this.timer)
    const mine = ++this.run
    const event = moment.beat.event
    const dress = this.dress[event?.name ?? ''] ?? {}
    const haste = this.moments.length - this.at > MANY ? 0.5 : this.haste
    const ms = (dress.ms ?? (event ? USUAL : UNSAID)) * (TIMES[settings.now.pace] || 1) * haste
    if (dress.sound) play(dress.sound)
    const draw = (): void =>
      flushSync(() => {
        this.telling = true
        this.now = moment
        this.view = moment.view
      })
    const rested = this.sky
      ? show(draw, event?.things ?? [], this.sky, ms, settings.lessMotion)
      : Promise.resolve(draw())
    const looked = new Promise((resolve) => (this.timer = window.setTimeout(resolve, ms)))
    // On a busy machine pieces may travel longer than planned: nothing is asked before they have arrived.
    void Promise.all([looked, rested]).then(() => {
      const waits = this.paused || (settings.now.pace === 'step' && event)
      if (mine === this.run && !waits) this.next()
    })
  }
}
