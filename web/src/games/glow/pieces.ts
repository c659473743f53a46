/** Who stands where on the journey board. */
import type { Journey } from './view'

export const ARTHUR = -1

export interface Piece {
  seat: number
  what: 'company' | 'camp' | 'boat'
  at: string
}

export function piecesOf(journey: Journey): Piece[] {
  const found: Piece[] = []
  journey.players.forEach((player, seat) => {
    if (journey.board === 'shadows') {
      found.push({ seat, what: 'company', at: player.company })
      if (player.camp !== 'start') found.push({ seat, what: 'camp', at: player.camp })
    } else {
      for (const at of player.boats) found.push({ seat, what: 'boat', at })
    }
  })
  const { arthur } = journey
  if (arthur && journey.board === 'shadows') found.push({ seat: ARTHUR, what: 'camp', at: arthur.camp })
  else if (arthur) for (const at of arthur.boats) found.push({ seat: ARTHUR, what: 'boat', at })
  return found
}

/** Boats of one owner on one island are shown once, with their number. */
export function grouped(pieces: Piece[]): (Piece & { count: number })[] {
  const found: (Piece & { count: number })[] = []
  for (const piece of pieces) {
    const same = found.find((other) => other.seat === piece.seat && other.what === piece.what)
    if (same) same.count += 1
    else found.push({ ...piece, count: 1 })
  }
  return found
}
