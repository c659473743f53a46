/** The words of the page in the reader's language, changed without a reload. */
import { fetchText } from './api'
import type { Language } from './languages'
import { Speaker, type Args } from './speaker'
import type { Event } from './wire'

type Texts = Record<string, () => Promise<string>>
const own = import.meta.glob('../text/*.ftl', { query: '?raw', import: 'default' }) as Texts
const ofGames = import.meta.glob('../games/*/text/*.ftl', { query: '?raw', import: 'default' }) as Texts

const loaded = new Map<string, Promise<string>>()

/** One text, asked for once; a failed attempt may be made again. */
function once(key: string, load: () => Promise<string>): Promise<string> {
  let text = loaded.get(key)
  if (!text) {
    text = load().catch((fault: unknown) => {
      loaded.delete(key)
      throw fault
    })
    loaded.set(key, text)
  }
  return text
}

function house(language: Language): Promise<string>[] {
  return [
    once(`core/${language}`, () => fetchText(`/api/words/${language}/core`)),
    once(`own/${language}`, own[`../text/${language}.ftl`] as () => Promise<string>),
  ]
}

function ofGame(language: Language, game: string): Promise<string>[] {
  const extra = ofGames[`../games/${game}/text/${language}.ftl`]
  return [
    once(`${game}/${language}`, () => fetchText(`/api/words/${language}/${game}`)),
    ...(extra ? [once(`${game}/${language}/page`, extra)] : []),
  ]
}

class Words {
  language = $state<Language>('en')
  private house = $state.raw<Speaker | null>(null)
  private games = $state.raw<Record<string, Speaker>>({})
  private wanted = new Set<string>()

  get ready(): boolean {
    return this.house !== null
  }

  /** Switch languages; the old words stay on the page until the new ones are here. */
  async speak(language: Language): Promise<void> {
    const [common, ...games] = await Promise.all([
      Promise.all(house(language)),
      ...[...this.wanted].map(async (game) => ({ game, texts: await Promise.all(ofGame(language, game)) })),
    ])
    this.games = Object.fromEntries(
      games.map(({ game, texts }) => [game, new Speaker(language, [...common, ...texts])]),
    )
    this.house = new Speaker(language, common)
    this.language = language
    document.documentElement.lang = language
  }

  /** Learn a game's words. */
  async learn(game: string): Promise<void> {
    if (this.wanted.has(game) && this.games[game]) return
    this.wanted.add(game)
    const language = this.language
    const texts = await Promise.all([...house(language), ...ofGame(language, game)])
    if (this.language === language) this.games = { ...this.games, [game]: new Speaker(language, texts) }
  }

  knows(game: string): boolean {
    return game in this.games
  }

  /** Who speaks of a game; until its words are here, who speaks of the house. */
  of(game: string): Speaker {
    const speaker = this.games[game] ?? this.house
    if (!speaker) throw new Error('no words yet')
    return speaker
  }

  say(name: string, args?: Args, attribute?: string): string {
    return this.house ? this.house.say(name, args, attribute) : ''
  }

  tell(event: Event, players: string[] = []): string {
    return this.house ? this.house.tell(event, players) : ''
  }
}

export const words = new Words()

/** Short for the page's own words. */
export function t(name: string, args?: Args): string {
  return words.say(name, args)
}
