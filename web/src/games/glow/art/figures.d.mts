export function drawn(slug: string): boolean
/** What lies inside an SVG of `0 -12 200 210`. */
export function figure(slug: string): string
/** The colour of a creature, as an angle. */
export function hue(slug: string): number
