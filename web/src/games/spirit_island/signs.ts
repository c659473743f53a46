/** Which sign stands for what: several things share one. */
const SAME: Record<string, string> = {
  extra_build: 'build',
  ocean: 'coast',
  town: 'invaders',
  city: 'build',
  dahan: 'dahanT',
  explorer: 'explore',
  card: 'plays',
  cards: 'plays',
  ready: 'tick',
  held: 'flag',
  target: 'land',
}

export function signOf(name: string): string {
  return SAME[name] ?? name
}
