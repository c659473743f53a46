/** Tables and lessons that begin with one press. */
import type { Value } from '../games/game'
import { api } from './api'
import { usualBot } from './bots'
import { self } from './me.svelte'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import type { GameInfo, LessonInfo, Taken } from './wire'
import { words } from './words.svelte'

/** I sit down with so many gentle bots. */
export async function playBots(game: GameInfo, seats: number, options: Record<string, Value>): Promise<void> {
  const bot = usualBot(game)
  const others = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, ...(bot ? { bot } : {}) }))
  const made = await api.make({
    game: game.id,
    options,
    seats: [{ kind: 'me' }, ...others],
    public: false,
    timer: null,
  })
  router.go(`/t/${made.id}`)
}

/** The first real game after a lesson, with the coach beside it. */
export async function playFirst(game: GameInfo, { first }: LessonInfo): Promise<void> {
  if (!settings.now.coach) await settings.set({ coach: true })
  await playBots(game, first.seats, first.options)
}

export async function takeLesson(id: string, again = false): Promise<void> {
  const table = await api.lesson(id, words.language, again)
  router.go(`/t/${table.id}`)
}

/** How far I was in a lesson. */
export const taken = (id: string): Taken => self.me?.learnt.lessons?.[id] ?? { at: 0, done: false }

/** The lesson to take now: the first one that is not done. */
export const nextLesson = (game: GameInfo | undefined): LessonInfo | undefined =>
  game?.lessons.find(({ id }) => !taken(id).done)
