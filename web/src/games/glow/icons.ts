/** Drawings of game-icons.net: one for every symbol and every family of creatures. */
import air from 'game-icon:wind-slap'
import anyDie from 'game-icon:perspective-dice-six-faces-random'
import back from 'game-icon:anticlockwise-rotation'
import boat from 'game-icon:sailboat'
import camp from 'game-icon:camping-tent'
import fire from 'game-icon:flame'
import firefly from 'game-icon:bee'
import footprints from 'game-icon:footprint'
import light from 'game-icon:sun'
import mineral from 'game-icon:emerald'
import nature from 'game-icon:linden-leaf'
import skull from 'game-icon:death-skull'
import spell from 'game-icon:magic-swirl'
import tomb from 'game-icon:tombstone'
import water from 'game-icon:water-drop'

import ape from 'game-icon:gorilla'
import bat from 'game-icon:flying-fox'
import bear from 'game-icon:bear-head'
import bird from 'game-icon:kiwi-bird'
import butterfly from 'game-icon:butterfly'
import deer from 'game-icon:deer-head'
import dodo from 'game-icon:dodo'
import dragon from 'game-icon:wyvern'
import eagle from 'game-icon:eagle-head'
import ent from 'game-icon:ent-mouth'
import eye from 'game-icon:eyestalk'
import fox from 'game-icon:fox'
import frog from 'game-icon:frog'
import gecko from 'game-icon:gecko'
import ghost from 'game-icon:floating-ghost'
import goat from 'game-icon:goat'
import golem from 'game-icon:rock-golem'
import hedgehog from 'game-icon:hedgehog'
import hummingbird from 'game-icon:hummingbird'
import imp from 'game-icon:imp-laugh'
import lizard from 'game-icon:lizardman'
import mouse from 'game-icon:seated-mouse'
import mushroom from 'game-icon:mushroom'
import octopus from 'game-icon:octopus'
import owl from 'game-icon:barn-owl'
import panda from 'game-icon:panda'
import rabbit from 'game-icon:rabbit-head'
import ray from 'game-icon:manta-ray'
import snail from 'game-icon:snail'
import snake from 'game-icon:snake'
import spectre from 'game-icon:spectre'
import spider from 'game-icon:long-legged-spider'
import squirrel from 'game-icon:squirrel'
import swallow from 'game-icon:swallow'
import teeth from 'game-icon:sharped-teeth-skull'
import turtle from 'game-icon:turtle'
import unicorn from 'game-icon:unicorn'
import wolf from 'game-icon:wolf-head'

export const SIGNS: Record<string, string[]> = {
  nature,
  water,
  air,
  fire,
  mineral,
  light,
  light3: light,
  light_minus2: light,
  footprints,
  footprints2: footprints,
  fireflies: firefly,
  rerolls: back,
  skull,
  giveUp: skull,
  cast: spell,
  spell,
  catch: tomb,
  graveyard: tomb,
  kill: skull,
  anyDie,
  camp,
  boat,
}

const CREATURES: Record<string, string[]> = {
  braccio: bear,
  taetyss: turtle,
  eoles: eagle,
  pocana: fox,
  moloch: golem,
  noctiluca: owl,
  orium: unicorn,
  likyar: wolf,
  thoape: frog,
  torke: ape,
  torkos: golem,
  tamnuca: hedgehog,
  ladawa: hummingbird,
  mindaroo: rabbit,
  donillilu: swallow,
  oshra: deer,
  xargok: imp,
  briki: mouse,
  brikix: squirrel,
  sketal: spectre,
  lumipili: butterfly,
  snarexe: spider,
  kaar: teeth,
  hymoros: snail,
  dvol: bat,
  okans: mushroom,
  okanios: ent,
  zzibelu: dragon,
  wapoki: panda,
  zellyf: ray,
  biraii: bird,
  gluach: octopus,
  drel: gecko,
  cromaug: lizard,
  kapaoro: goat,
  kapao: ghost,
  arthur: dodo,
  spell: eye,
}

/** 'sketal-red' and 'sketal-any' are of one family. */
export function creature(slug: string): string[] {
  return CREATURES[slug] ?? CREATURES[slug.split('-')[0] ?? ''] ?? snake
}
