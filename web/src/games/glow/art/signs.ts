/** Signs drawn for Glow on a grid of 24, one hand for all: round ends, one cut of light inside. */
export const GLYPHS: Record<string, string> = {
  nature:
    '<path fill-rule="evenodd" d="M3.6 20.9C1.6 10.6 8 2.8 21.4 2.6c.6 12.8-6 19-13.6 17.2l-2 2.4zM6.6 17.6C9 13 12.4 9.8 17 7.4c-5.2 1.4-9 4.8-10.4 10.2z"/>',
  water:
    '<path fill-rule="evenodd" d="M12 1.6c4.4 5.8 7.4 9.4 7.4 13.4a7.4 7.4 0 0 1-14.8 0c0-4 3-7.6 7.4-13.4zM7.6 14.6c-.2 3 1.6 5 4.4 5.4-2-1.2-3.2-3-4.4-5.4z"/>',
  air: '<path fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" d="M2.5 8.6h11.2a3.2 3.2 0 1 0-3.1-4M2.5 13h15.8a3.3 3.3 0 1 1-3.2 4.2M2.5 17.4h6.4a2.4 2.4 0 1 1-2.3 3"/>',
  fire: '<path fill-rule="evenodd" d="M12.4 1.4c1.2 4.6 6.8 7.2 6.8 13.2a7.2 7.2 0 0 1-14.4 0c0-3.4 1.8-5.4 3-7.8.6 1.8 1.4 2.6 2.4 3.2 1.2-2.6 2.8-5 2.2-8.6zM12 20.4c2 0 3.2-1.4 3.2-3.2 0-2.2-1.8-3-3-4.8-1 1.8-3.4 2.6-3.4 4.8 0 1.8 1.2 3.2 3.2 3.2z"/>',
  mineral:
    '<path fill-rule="evenodd" d="m12 1.6 5.2 5.2v11L12 22.6l-5.2-4.8v-11zM12 5.4 9.4 8v8.4l2.6 2.4zM5 9.6v9.8L2 16.6v-4.4zM19 9.6v9.8l3-2.8v-4.4z"/>',
  light:
    '<circle cx="12" cy="12" r="4.7"/><path stroke="currentColor" stroke-width="2.3" stroke-linecap="round" d="M12 1.8v2.7M12 19.5v2.7M1.8 12h2.7M19.5 12h2.7M4.8 4.8l1.9 1.9M17.3 17.3l1.9 1.9M4.8 19.2l1.9-1.9M17.3 6.7l1.9-1.9"/>',
  footprints:
    '<path d="M9.6 9.2c3.4-.6 6 1.6 6 4.8 0 2.4-1.6 3-1.6 5.2 0 2-1.2 3.2-3.2 3.2-2.2 0-3.2-1.4-3.4-3.4-.2-2-2-3.4-2-5.6 0-2.4 1.8-3.8 4.2-4.2z"/><circle cx="5.4" cy="7.8" r="2"/><circle cx="9" cy="4.8" r="1.9"/><circle cx="13" cy="4.6" r="1.7"/><circle cx="16.4" cy="6.2" r="1.5"/><circle cx="18.7" cy="9" r="1.3"/>',
  fireflies:
    '<path d="M12 9.6c2.6 0 4 2 4 5.4s-1.6 7-4 7-4-3.6-4-7 1.4-5.4 4-5.4z"/><path opacity=".75" d="M10.8 9.4C6.4 9.6 2.6 7.4 1.6 3.4c4.8-.4 8.6 2 9.2 6zM13.2 9.4c4.4.2 8.2-2 9.2-6-4.8-.4-8.6 2-9.2 6z"/><circle cx="12" cy="6.8" r="2.2"/>',
  rerolls:
    '<path fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" d="M5.2 8.2a8 8 0 1 1-1.2 5"/><path d="M1.6 3.8 4.2 11.6l7-3.8z"/>',
  skull:
    '<path fill-rule="evenodd" d="M12 2c5.6 0 9.4 3.8 9.4 9 0 3-1.4 5-3.4 6.4v3.2c0 .8-.6 1.4-1.4 1.4H7.4c-.8 0-1.4-.6-1.4-1.4v-3.2C4 16 2.6 14 2.6 11c0-5.2 3.8-9 9.4-9zM8.2 9.2a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zm7.6 0a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zM12 14.2l-1.6 3h3.2z"/>',
  tent: '<path fill-rule="evenodd" d="M13.2 3.6 22.4 20.8H1.6L10.8 3.6 9.8 1.8l1.2-.8 1 1.6 1-1.6 1.2.8zM12 9l-5 11.8h3.6L12 15l1.4 5.8H17z"/>',
  boat: '<path d="M2 16h20c-.6 3.6-3 6-6.4 6H8.4C5 22 2.6 19.6 2 16zM11 1.6v12.6H3.6C7 11 9.6 7 11 1.6zM13 4.4c3.8 2.4 6.2 5.6 7.2 9.8H13z"/>',
  elements:
    '<circle cx="12" cy="4.6" r="3.3"/><circle cx="19.5" cy="10" r="3.3"/><circle cx="16.6" cy="18.6" r="3.3"/><circle cx="7.4" cy="18.6" r="3.3"/><circle cx="4.5" cy="10" r="3.3"/>',
  same: '<path fill-rule="evenodd" d="M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zm2 6.4v2.6h10V8.4zm0 4.8v2.6h10v-2.6z"/>',
  any: '<path d="M12 2.5l2.6 6.3 6.8.5-5.2 4.4 1.6 6.6-5.8-3.6-5.8 3.6 1.6-6.6L2.6 9.3l6.8-.5z"/>',
  hand: '<path d="M12 2 20 12h-4v8H8v-8H4z"/>',
  shield: '<path d="M12 1.8 20.6 5v6.4c0 5.4-3.6 9-8.6 10.8-5-1.8-8.6-5.4-8.6-10.8V5z"/>',
  end: '<path d="M6 2h2v20H6zM9 3h11l-3 4.5 3 4.5H9z"/>',
}

const SAME: Record<string, string> = {
  light3: 'light',
  light_minus2: 'light',
  footprints2: 'footprints',
  giveUp: 'skull',
  kill: 'skull',
  camp: 'tent',
}

/** The drawing of a symbol of the game, or nothing where there is none of ours. */
export const glyph = (symbol: string): string | undefined => GLYPHS[SAME[symbol] ?? symbol]
