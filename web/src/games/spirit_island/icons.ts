/** Drawings of game-icons.net for elements, pieces, spirits and what the invaders do. */
import air from 'game-icon:feather'
import animal from 'game-icon:paw'
import any from 'game-icon:sparkles'
import build from 'game-icon:stone-tower'
import blight from 'game-icon:thorny-vine'
import capital from 'game-icon:capitol'
import card from 'game-icon:poker-hand'
import cards from 'game-icon:card-pick'
import city from 'game-icon:castle'
import coast from 'game-icon:waves'
import dahan from 'game-icon:hut'
import discard from 'game-icon:card-discard'
import earth from 'game-icon:stone-pile'
import energy from 'game-icon:rolling-energy'
import explore from 'game-icon:boot-prints'
import explorer from 'game-icon:walking-boot'
import eye from 'game-icon:semi-closed-eye'
import flag from 'game-icon:flying-flag'
import fast from 'game-icon:feathered-wing'
import fear from 'game-icon:terror'
import fire from 'game-icon:small-fire'
import heart from 'game-icon:hearts'
import held from 'game-icon:black-flag'
import jungle from 'game-icon:palm-tree'
import lasting from 'game-icon:hourglass'
import moon from 'game-icon:moon'
import mountain from 'game-icon:mountains'
import plant from 'game-icon:linden-leaf'
import plays from 'game-icon:card-play'
import presence from 'game-icon:plain-circle'
import ravage from 'game-icon:crossed-swords'
import ready from 'game-icon:check-mark'
import reclaim from 'game-icon:anticlockwise-rotation'
import ritual from 'game-icon:totem-head'
import sands from 'game-icon:desert'
import shield from 'game-icon:shield'
import skip from 'game-icon:cancel'
import slow from 'game-icon:snail'
import sun from 'game-icon:sun'
import target from 'game-icon:targeted'
import tide from 'game-icon:big-wave'
import town from 'game-icon:family-house'
import water from 'game-icon:water-drop'
import wetland from 'game-icon:swamp'

import bringer from 'game-icon:dream-catcher'
import green from 'game-icon:curling-vines'
import lightning from 'game-icon:lightning-branches'
import ocean from 'game-icon:kraken-tentacle'
import river from 'game-icon:river'
import shadows from 'game-icon:shadow-follower'
import thunder from 'game-icon:drum'
import vital from 'game-icon:mountaintop'

export const ICONS: Record<string, string[]> = {
  sun,
  moon,
  fire,
  air,
  water,
  earth,
  plant,
  animal,
  any,
  explorer,
  town,
  city,
  dahan,
  blight,
  presence,
  ravage,
  build,
  extra_build: build,
  explore,
  fear,
  energy,
  plays,
  card,
  cards,
  discard,
  reclaim,
  fast,
  slow,
  target,
  shield,
  skip,
  lasting,
  ready,
  eye,
  tide,
  coast,
  jungle,
  mountain,
  sands,
  wetland,
  flag,
  inner: heart,
  ritual,
  held,
  capital,
  ocean: coast,
}

const SPIRITS: Record<string, string[]> = {
  'lightnings-swift-strike': lightning,
  'river-surges-in-sunlight': river,
  'vital-strength-of-the-earth': vital,
  'shadows-flicker-like-flame': shadows,
  thunderspeaker: thunder,
  'a-spread-of-rampant-green': green,
  'oceans-hungry-grasp': ocean,
  'bringer-of-dreams-and-nightmares': bringer,
}

export function spiritIcon(slug: string): string[] {
  return SPIRITS[slug] ?? any
}
