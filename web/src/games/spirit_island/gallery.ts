/** Spirits and islands to choose from while a table is made. */
import { drawn, type Gallery } from '../game'
import Outline from './art/Outline.svelte'
import Portrait from './art/Portrait.svelte'
import { panelOf } from './facts'
import './palette.css'

const MAPS: Record<string, string[]> = { balanced: ['A', 'B'], thematic: ['NW', 'NE', 'W', 'E'] }

const gallery: Gallery = (option, value) => {
  const name = String(value)
  if (option === 'spirit-1') return panelOf(name) ? drawn(Portrait, { spirit: name }) : null
  const boards = option.startsWith('thematic-')
    ? name.toUpperCase().split('-')
    : option === 'map'
      ? MAPS[name]
      : option === 'boards' && name.length === 1
        ? [name]
        : null
  return boards ? drawn(Outline, { boards }) : null
}

export default gallery
