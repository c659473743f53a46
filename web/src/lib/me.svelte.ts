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
