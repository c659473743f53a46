/** The two journeys to choose from while a table is made. */
import { drawn, type Gallery } from '../game'
import Scene from './art/Scene.svelte'

const gallery: Gallery = (option, value) =>
  option === 'map' && (value === 'shadows' || value === 'archipelago') ? drawn(Scene, { map: value }) : null

export default gallery
