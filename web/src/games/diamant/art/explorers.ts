/** Eight explorers with faces, who are calm, glad or afraid. One figure, eight people. */

/** The seats' shapes, on the coats. */
const SEATS = [
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  'M12 2 23 21.500H1z',
  'M3 3h18v18H3z',
  'M12 1 23 12 12 23 1 12z',
  'm12 1 3.2 7.4 8 .7-6.1 5.3 1.9 7.900L12 18.1 5 22.300l1.9-7.900L.8 9.100l8-.7z',
  'M7 2.500h10l5.5 9.5-5.5 9.500H7L1.5 12z',
  'M8.5 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z',
  'M12 1c5 6 8.5 9.5 8.5 14A8.5 8.5 0 0 1 12 23a8.5 8.5 0 0 1-8.5-8C3.5 10.5 7 7 12 1z',
]
const SKIN = ['#f0c8a4', '#e0ab82', '#f3d3b6', '#b97f58', '#8d5b3e', '#eec39c', '#f5d6ba', '#d9a378']
const COAT = ['#74c3bb', '#e8917f', '#a99be6', '#9cc876', '#7fb4ea', '#e394bd', '#d9c38b', '#b3bccb']
const DARK = ['#2f7a74', '#a84f3f', '#6253a8', '#5b8238', '#3c74ad', '#a3517c', '#8f7638', '#6a7486']
/** Hair and hat, behind the face and before it. */
const EXPLORER = [
  {
    back: '<path d="M-17-4c-3 14-1 24 3 30 3-4 4-9 4-14l20 0c0 5 1 10 4 14 4-6 6-16 3-30z" fill="#7a4326"/>',
    front:
      '<path d="M-16-3c0-13 7-19 16-19s16 6 16 19c-4-6-9-9-12-13-4 6-12 10-20 13z" fill="#7a4326"/><path d="M-17-9q17-9 34 0l-1 5q-16-8-32 0z" fill="#4a3328"/><circle cy="-12" r="5.5" fill="#ffe9a8" stroke="#4a3328" stroke-width="2"/>',
  },
  {
    back: '',
    front:
      '<path d="M-14 2c-1 12 5 19 14 19s15-7 14-19c-3 4-6 5-8 5-2-2-4-3-6-3s-4 1-6 3c-2 0-5-1-8-5z" fill="#8a3f24"/><path d="M-26-8q26-10 52 0l-2 4q-24-9-48 0z" fill="#7d5a38"/><path d="M-15-10c0-9 4-15 8-15 3 0 4 2 7 2s4-2 7-2c4 0 8 6 8 15-10-3-20-3-30 0z" fill="#9a7246"/><path d="M-15-12q15-5 30 0v3q-15-4-30 0z" fill="#4a3328"/>',
  },
  {
    back: '<circle cy="-21" r="8" fill="#e8e4ee"/>',
    front:
      '<path d="M-16 0c-1-12 6-19 16-19s17 7 16 19c-3-7-8-11-16-11S-13-7-16 0z" fill="#e8e4ee"/><g fill="none" stroke="#3a2d4a" stroke-width="2"><circle cx="-6" cy="1" r="5.5" fill="#fff" fill-opacity=".35"/><circle cx="6" cy="1" r="5.5" fill="#fff" fill-opacity=".35"/><path d="M-1 0h2"/></g>',
  },
  {
    back: '',
    front:
      '<path d="M-17-3c-2-13 6-21 17-21s19 8 17 21c-2-5-4-7-8-8-6 2-20 2-26 8z" fill="#f4ead7"/><path d="M-16-9c8-8 22-12 31-5M-15-14c8-7 18-8 26-4" stroke="#cbb892" stroke-width="2" fill="none"/><circle cx="2" cy="-15" r="3.5" fill="#e0414f" stroke="#2b2430" stroke-width="1.2"/><path d="M-9 8c1 5 4 8 9 8s8-3 9-8c-3 2-6 2-9 2s-6 0-9-2z" fill="#2a1a16"/>',
  },
  {
    back: '<g fill="#1f1418"><circle cx="-14" cy="-8" r="10"/><circle cx="14" cy="-8" r="10"/><circle cx="-6" cy="-18" r="11"/><circle cx="7" cy="-18" r="11"/><circle cx="-16" cy="3" r="7"/><circle cx="16" cy="3" r="7"/></g>',
    front:
      '<path d="M-16-6q16-9 32 0v4q-16-8-32 0z" fill="#3b2a22"/><g stroke="#3b2a22" stroke-width="2.2" fill="#bfe6ff"><ellipse cx="-6.5" cy="-8" rx="6" ry="5"/><ellipse cx="6.5" cy="-8" rx="6" ry="5"/></g><path d="M-9-10l4-1M4-10l4-1" stroke="#fff" stroke-width="1.5"/>',
  },
  {
    back: '',
    front:
      '<path d="M-13-9c-1-8 4-13 13-13s14 5 13 13z" fill="#43314f"/><path d="M-18-8q18-6 36 0v4q-18-6-36 0z" fill="#2c1f36"/><path d="M-3-24h6v5h-6z" fill="#e394bd"/><path d="M0 8c-4-2-9-1-13 3-1-6 4-9 9-8 2 0 3 1 4 2 1-1 2-2 4-2 5-1 10 2 9 8-4-4-9-5-13-3z" fill="#3a2430"/><circle cx="6" cy="1" r="5" fill="#fff" fill-opacity=".25" stroke="#f5bd5c" stroke-width="1.6"/><path d="M10 5c3 4 3 8 2 12" stroke="#f5bd5c" stroke-width="1.2" fill="none"/>',
  },
  {
    back: '',
    front:
      '<path d="M-16 0c-1-12 6-20 16-20 9 0 16 6 16 16-4-3-6-5-8-8-8 3-18 5-24 12z" fill="#d88a3a"/><path d="M-16-8c1-10 8-15 17-15 8 0 14 5 15 12l8 4c-8 1-14 1-19-1-8-2-14-2-21 0z" fill="#3f6fb0"/><path d="M-16-8c7-3 14-3 21-1l19 2c-8 3-15 2-20 0-7-2-13-2-20-1z" fill="#2c4f80"/><g fill="#c9764a"><circle cx="-9" cy="6" r="1.1"/><circle cx="-6" cy="8" r="1.1"/><circle cx="9" cy="6" r="1.1"/><circle cx="6" cy="8" r="1.1"/></g>',
  },
  {
    back: '',
    front:
      '<path d="M-2-16c-2-8 4-14 12-12 8 2 10 12 8 24-3-2-3-8-6-12-3-4-8-3-14 0z" fill="#e9e6f0"/><path d="M0 7c-5-2-10 0-12 6-1 5 0 10 2 14-8-4-10-18-4-23 5-3 10-2 14 1 4-3 9-4 14-1 6 5 4 19-4 23 2-4 3-9 2-14-2-6-7-8-12-6z" fill="#e9e6f0"/><path d="M-10-4l7 1M10-4l-7 1" stroke="#e9e6f0" stroke-width="3" stroke-linecap="round"/><circle cx="16" cy="6" r="2.6" fill="none" stroke="#f5bd5c" stroke-width="1.6"/>',
  },
]
export type Mood = 'calm' | 'glad' | 'fear'

/** Some wear what hides a mouth: theirs are the eyes alone. */
const HIDDEN = [1, 5, 7]

function mood(m: Mood | 'eyes'): string {
  const ink = '#20161c'
  const y = 1
  if (m === 'fear')
    return `<g fill="#fff"><circle cx="-6" cy="${y}" r="5"/><circle cx="6" cy="${y}" r="5"/></g><g fill="${ink}"><circle cx="-5.5" cy="${y}" r="1.8"/><circle cx="6.5" cy="${y}" r="1.8"/></g><path d="M-9.5-6.5l5-1.5M9.5-6.5l-5-1.5" stroke="${ink}" stroke-width="1.8" stroke-linecap="round"/><ellipse cy="11.5" rx="3.6" ry="4.6" fill="#5a2420"/>`
  if (m === 'glad')
    return `<path d="M-9 2q3-4 6 0M3 2q3-4 6 0" stroke="${ink}" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M-5 8q5 6 10 0z" fill="#7a2a24"/>`
  return `<g fill="${ink}"><circle cx="-6" cy="${y}" r="2"/><circle cx="6" cy="${y}" r="2"/></g><g fill="#fff"><circle cx="-5.3" cy="${y - 0.7}" r=".7"/><circle cx="6.7" cy="${y - 0.7}" r=".7"/></g><path d="M-3.5 9.5q3.5 2.6 7 0" stroke="#7a3a2c" stroke-width="1.7" fill="none" stroke-linecap="round"/>`
}
/** A head around 0 0. */
export function head(seat: number, m: Mood = 'calm'): string {
  const i = seat % EXPLORER.length
  const { back, front } = EXPLORER[i]!
  const skin = SKIN[i]!
  const looks = mood(HIDDEN.includes(i) && m === 'calm' ? 'eyes' : m)
  return `${back}<circle cx="-15" cy="2" r="3.5" fill="${skin}"/><circle cx="15" cy="2" r="3.5" fill="${skin}"/><path d="M0-19c10 0 15.5 8 15 19C14.5 11 8 18 0 18S-14.5 11-15 0C-15.5-11-10-19 0-19z" fill="${skin}"/><path d="M5-18c7 2 10.5 9 10 18C14.5 11 8 18 0 18c7-4 10-10 10-18S8-15 5-18z" fill="#000" opacity=".1"/>${looks}<path d="M-1.5 3q1.5 3 3 0" stroke="#000" stroke-opacity=".25" stroke-width="1.8" fill="none"/>${front}`
}

/** A bust in a ring, 60 × 60 around 0 0. */
export function face(seat: number, m: Mood = 'calm'): string {
  const i = seat % EXPLORER.length
  return `<defs><clipPath id="bust-${i}"><circle r="28"/></clipPath></defs><circle r="29" fill="${DARK[i]}"/><g clip-path="url(#bust-${i})"><circle cx="8" cy="-6" r="30" fill="#f5bd5c" opacity=".22"/><path d="M-26 34c0-12 8-17 16-18h20c8 1 16 6 16 18z" fill="${COAT[i]}"/><path d="M-7 14h14l-7 10z" fill="#f4ead7"/><g transform="translate(0 -1) scale(1.06)">${head(i, m)}</g></g><circle r="28.5" fill="none" stroke="#0e0d14" stroke-width="2.5"/><circle r="27" fill="none" stroke="${COAT[i]}" stroke-width="2"/>`
}

/** A whole person, feet at 0 0 and 118 high; whoever leads holds a torch, whose fire is drawn by a box of its own. */
export function figure(seat: number, m: Mood = 'calm', torch = false): string {
  const i = seat % EXPLORER.length
  return `<g class="figure"><ellipse rx="24" ry="5" fill="#000" opacity=".4"/>
  <g class="legs"><path d="M-12-30h11v28h-14z" fill="#3a2d3c"/><path d="M1-30h11l3 28H1z" fill="#2c2230"/><path d="M-17-4H0v5h-18zM0-4h16l2 5H0z" fill="#1a1218"/></g>
  <path d="M-24-62c-8 2-10 14-8 26 8 2 12-1 12-6z" fill="#7d5a38" stroke="#0e0d14" stroke-width="2"/>
  <path d="M-16-74h32c6 4 8 22 8 48-12 5-36 5-48 0 0-26 2-44 8-48z" fill="${COAT[i]}" stroke="#0e0d14" stroke-width="2.5"/>
  <path d="M8-74h8c6 4 8 22 8 48-5 2-10 3-16 3 6-16 6-36 0-51z" fill="${DARK[i]}"/><path d="M-23-44h46v6h-46z" fill="#4a3328"/>
  <g transform="translate(-6 -57) scale(.52)"><path d="${SEATS[i]}" fill="#0e0d14" opacity=".75" transform="translate(-12 -12)"/></g>
  ${torch ? `<g class="torch"><path d="M20-62c8 0 12-4 16-12l5 2c-3 10-9 18-19 19z" fill="${COAT[i]}" stroke="#0e0d14" stroke-width="2"/><path d="M34-70l6-38 6 1-5 39z" fill="#7a5230" stroke="#0e0d14" stroke-width="1.5"/><circle cx="37" cy="-73" r="5" fill="${SKIN[i]}"/></g>` : `<path d="M16-66c8 8 10 16 8 26l-6-1c1-8-1-14-6-19z" fill="${COAT[i]}" stroke="#0e0d14" stroke-width="2"/>`}
  <g transform="translate(2 -94) scale(1.12)">${head(i, m)}</g></g>`
}
