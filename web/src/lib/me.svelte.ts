/** Who reads this page: a guest, or somebody with an account. */
import { api } from './api'
import { settings } from './settings.svelte'
import type { GameInfo, Me } from './wire'

class Self {
  me = $state.raw<Me | null>(null)
  games = $state.raw<GameInfo[]>([])

  async start(): Promise<void> {
    ;[this.me, this.games] = await Promise.all([api.me(), api.games()])
    if (this.me.account) await settings.adopt(this.me.settings)
  }

  /** What is proposed changes with every finished game. */
  async readGames(): Promise<void> {
    this.games = await api.games()
  }

  /** How far I was in lessons changes while I take them. */
  async learn(): Promise<void> {
    this.me = await api.me()
  }

  /** The coach has told this of a game: never again. */
  async meet(game: string, said: string): Promise<void> {
    const met = `${game}/${said}`
    if (!this.me || this.met(game, said)) return
    const known = [...(this.me.learnt.met ?? []), met]
    this.me = { ...this.me, learnt: { ...this.me.learnt, met: known } }
    await api.change({ met: [met] })
  }

  met(game: string, said: string): boolean {
    return this.me?.learnt.met?.includes(`${game}/${said}`) ?? false
  }

  async rename(name: string): Promise<void> {
    this.me = await api.change({ name })
  }

  async become(me: Promise<Me>): Promise<void> {
    await me
    this.me = await api.me()
    if (this.me.account) await settings.adopt(this.me.settings)
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id)
  }
}

export const self = new Self()
