import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { namesOf } from '../src/lib/names'
import { Speaker } from '../src/lib/speaker'
import type { Player } from '../src/lib/wire'

const EN = `
list-and = { $first } and { $last }
hazard-lava = lava pits
hazard = Hazard: { $hazard }!
back = { $seat }: { $gems ->
    [0] nothing
    [one] { $gems } ruby
   *[other] { $gems } rubies
}
deeper = Deeper ({ $count }): { $seats }.
kind = { $thing-id ->
    [hazard-lava] hot
   *[other] cold
}
bot-novice = Novice
web-bot = bot
web-seat-n = Seat { $n }
option = Option
    .help = what it means
`
const UK = `
back = { $gems ->
    [one] { $gems } рубін
    [few] { $gems } рубіни
   *[other] { $gems } рубінів
}
`

describe('a speaker', () => {
  const speaker = new Speaker('en', [EN])
  const players = ['Olena', 'Marek', 'Ruta']

  it('reads seats as players and things by their names', () => {
    expect(speaker.tell({ name: 'back', args: { seat: 1, gems: 1 } }, players)).toBe('Marek: 1\u00a0ruby')
    expect(speaker.tell({ name: 'hazard', args: { hazard: 'hazard-lava' } }, players)).toBe(
      'Hazard: lava pits!',
    )
  })

  it('reads a mask of seats as a list with its count', () => {
    expect(speaker.tell({ name: 'deeper', args: { seats: 0b101 } }, players)).toBe(
      'Deeper (2): Olena and Ruta.',
    )
    expect(speaker.tell({ name: 'deeper', args: { seats: 0b111 } }, players)).toBe(
      'Deeper (3): Olena, Marek and Ruta.',
    )
  })

  it('keeps the id of a thing for messages that choose by it', () => {
    expect(speaker.tell({ name: 'kind', args: { thing: 'hazard-lava' } }, players)).toBe('hot')
  })

  it('has the plurals of each language', () => {
    const uk = new Speaker('uk', [UK])
    const say = (gems: number): string => uk.say('back', { gems })
    expect([1, 3, 5, 11, 21].map(say)).toEqual(
      ['1 рубін', '3 рубіни', '5 рубінів', '11 рубінів', '21 рубін'].map((text) =>
        text.replace(' ', '\u00a0'),
      ),
    )
  })

  it('knows which messages are mere names', () => {
    expect(speaker.name('hazard-lava')).toBe('lava pits')
    expect(speaker.name('hazard')).toBe('')
    expect(speaker.name('no-such-message')).toBe('')
  })

  it('writes numbers below zero with a minus, and leaves hyphens and spans alone', () => {
    const words = new Speaker('en', ['score = cards { $n }, 3-5 players, B-2, { $n }'])
    expect(words.say('score', { n: -4 })).toBe('cards −4, 3-5\u00a0players, B-2, −4')
    expect(words.say('score', { n: 4 })).toBe('cards 4, 3-5\u00a0players, B-2, 4')
  })

  it('speaks to who has no name, and counts things', () => {
    const words = new Speaker('en', [
      'you = You\n    .s =\n        { $you ->\n            [1] {""}\n           *[0] s\n        }',
      'rolls = { $seat } roll{ you.s } { $things }.',
      'dice = { $n } dice\nlight = light { $n }\nlist-and = { $first } and { $last }',
    ])
    const told = (seat: number) => ({ name: 'rolls', args: { seat, things: 'dice 2 light 1' } })
    expect(words.tell(told(0), ['You', 'Anna'])).toBe('You roll 2\u00a0dice and light 1.')
    expect(words.tell(told(1), ['You', 'Anna'])).toBe('Anna rolls 2\u00a0dice and light 1.')
  })

  it('ends no line between a number and its noun, before a dash, or after a short word', () => {
    const tied = (text: string): string => text.replaceAll('_', '\u00a0')
    expect(new Speaker('en', []).set('I am 5% sure — he says')).toBe(tied('I am 5% sure_— he says'))
    expect(new Speaker('pl', []).set('5 % i w lesie, 3 osoby')).toBe(tied('5_% i_w_lesie, 3_osoby'))
    expect(new Speaker('uk', []).set('№ 5 — у місті й за ним')).toBe(tied('№_5_— у_місті й_за ним'))
  })

  it('says an attribute', () => {
    expect(speaker.say('option', {}, 'help')).toBe('what it means')
  })
})

describe('missing words', () => {
  let complaints: string[]
  beforeEach(() => {
    complaints = []
    vi.spyOn(console, 'error').mockImplementation((text: string) => complaints.push(text))
  })
  afterEach(() => vi.restoreAllMocks())

  it('never show a key, and are reported', () => {
    const speaker = new Speaker('en', [EN])
    expect(speaker.say('no-such-message')).toBe('…')
    expect(speaker.say('option', {}, 'nothing')).toBe('…')
    expect(complaints).toEqual(['words, en: no-such-message', 'words, en: option.nothing'])
  })
})

describe('names of seats', () => {
  const player = (seat: number, more: Partial<Player>): Player => ({
    seat,
    kind: 'person',
    name: '',
    connected: true,
    away: false,
    you: false,
    ...more,
  })
  const speaker = new Speaker('en', [EN])

  it('number bots that are alike, and only those', () => {
    const bots = [player(0, { name: 'Olena' }), player(1, { kind: 'bot', bot: 'novice' })]
    expect(namesOf(bots, speaker)).toEqual(['Olena', 'Novice'])
    expect(namesOf([...bots, player(2, { kind: 'bot', bot: 'novice' })], speaker)).toEqual([
      'Olena',
      'Novice 1',
      'Novice 2',
    ])
  })

  it('never show the id of a bot without words', () => {
    expect(namesOf([player(0, { kind: 'bot', bot: 'mcts' })], speaker)).toEqual(['bot'])
    expect(namesOf([player(0, { kind: 'bot', bot: 'mcts:1000' })], speaker)).toEqual(['bot'])
    expect(namesOf([player(0, { kind: 'bot', bot: 'mine.bots:Content' })], speaker)).toEqual(['Content'])
    expect(namesOf([player(0, { kind: 'open' })], speaker)).toEqual(['Seat 1'])
  })
})

it('calls a thing by its kind, the particular first', () => {
  const words = new Speaker('en', [
    'thing-seat = { $player }\nthing-land = { $id }\nthing-town = town{ $harm ->\n    [none] {""}\n   *[other] , damage { $harm }\n}',
    'thing-path-card = card { $id } on the path\nthing-path = path\nthing-presence = presence, { $player }',
    'thing-card = { $name }\n    .id = power-{ $id }\npower-wash-away = Wash Away',
  ])
  const said = (name: string): string => words.thing(name, ['Anna', 'Borys'])
  expect(said('land:A5/town')).toBe('town, A5')
  expect(said('land:A5/town-1~2')).toBe('town, damage 1+2, A5')
  expect(said('land:A5/presence:1')).toBe('presence, Borys, A5')
  expect(said('path/card:2')).toBe('card 2\u00a0on the path')
  expect(said('card:wash-away')).toBe('Wash Away')
  expect(said('seat:0')).toBe('Anna')
})
