/**
 * Fifteen short sounds of one family, made here: no files. Six voices (wood, paper, glass, stone, fire, breath), all in D
 * minor pentatonic, so that any two agree. Off until somebody asks for them.
 */
import { settings } from './settings.svelte'

export const SOUNDS = [
  'touch',
  'forbidden',
  'card',
  'die',
  'coin',
  'step',
  'gain',
  'light',
  'your-turn',
  'others-done',
  'omen',
  'harm',
  'collapse',
  'victory',
  'defeat',
] as const
export type Sound = (typeof SOUNDS)[number]

const D = 293.66
const NOTES: Record<string, number> = { D, F: D * 1.1892, G: D * 1.3348, A: D * 1.4983, C: D * 1.7818 }

/** 'A1' is an A, one octave up. */
const hz = (note: string): number => (NOTES[note[0] ?? ''] ?? D) * 2 ** Number(note.slice(1))

let context: AudioContext | null = null
let out: AudioNode
let hiss: AudioBuffer

function ready(): AudioContext {
  if (context) return context
  const made = new AudioContext()
  const gain = made.createGain()
  gain.gain.value = 0.3
  const limit = made.createDynamicsCompressor()
  limit.threshold.value = -14
  gain.connect(limit).connect(made.destination)
  out = gain
  hiss = made.createBuffer(1, made.sampleRate, made.sampleRate)
  const noise = hiss.getChannelData(0)
  let seed = 7
  for (let i = 0; i < noise.length; i++) {
    seed = (seed * 16807) % 2147483647
    noise[i] = seed / 1073741823.5 - 1
  }
  return (context = made)
}

/** It begins at once and dies away. */
function fade(at: number, peak: number, attack: number, length: number): GainNode {
  const gain = ready().createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.linearRampToValueAtTime(peak, at + attack)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(out)
  return gain
}

interface Shape {
  type?: OscillatorType
  slide?: number
  attack?: number
}

function tone(pitch: number, at: number, length: number, peak: number, shape: Shape = {}): void {
  const { type = 'sine', slide = 1, attack = 0.004 } = shape
  const voice = ready().createOscillator()
  voice.type = type
  voice.frequency.setValueAtTime(pitch, at)
  if (slide !== 1) voice.frequency.exponentialRampToValueAtTime(pitch * slide, at + length)
  voice.connect(fade(at, peak, attack, length))
  voice.start(at)
  voice.stop(at + length + 0.02)
}

interface Band {
  kind: BiquadFilterType
  from: number
  to?: number
  q?: number
  attack?: number
}

function grain(at: number, length: number, peak: number, band: Band): void {
  const { kind, from, to = from, q = 1, attack = 0.004 } = band
  const source = ready().createBufferSource()
  const filter = ready().createBiquadFilter()
  source.buffer = hiss
  source.loop = true
  filter.type = kind
  filter.Q.value = q
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.exponentialRampToValueAtTime(to, at + length)
  source.connect(filter).connect(fade(at, peak, attack, length))
  source.start(at, Math.abs(Math.sin(at * 91)) * 0.5)
  source.stop(at + length + 0.02)
}

// -- six voices --------------------------------------------------------------------------------------------------------

function wood(note: string, at: number, loud = 0.5): void {
  tone(hz(note), at, 0.16, loud)
  tone(hz(note) * 3.93, at, 0.05, loud * 0.28)
  grain(at, 0.02, loud * 0.3, { kind: 'highpass', from: 2500 })
}

function paper(at: number, loud = 0.4, pitch = 2400): void {
  grain(at, 0.07, loud, { kind: 'bandpass', from: pitch, to: pitch * 1.5, q: 0.8 })
  grain(at + 0.05, 0.05, loud * 0.6, { kind: 'bandpass', from: pitch * 1.3 })
}

function glass(note: string, at: number, loud = 0.32): void {
  tone(hz(note), at, 0.5, loud)
  tone(hz(note) * 1.5, at + 0.01, 0.42, loud * 0.45)
  tone(hz(note) * 4.02, at, 0.12, loud * 0.15)
}

function stone(at: number, loud = 0.8, length = 0.5): void {
  grain(at, length, loud, { kind: 'lowpass', from: 220, to: 60, q: 0.7 })
  tone(72, at, length * 0.8, loud * 0.5, { slide: 0.55 })
}

function fire(at: number, length = 0.9, loud = 0.3): void {
  grain(at, length, loud, { kind: 'lowpass', from: 500, to: 900, q: 0.4, attack: length * 0.3 })
  for (let i = 0; i < 9; i++) {
    const when = at + 0.05 + (i * length) / 10 + (i % 3) * 0.02
    const pitch = 1800 + ((i * 700) % 2600)
    grain(when, 0.018, loud * (1 + (i % 3) * 0.4), { kind: 'bandpass', from: pitch, q: 3 })
  }
}

function breath(at: number, length = 0.9, loud = 0.22, from = 300, to = 900): void {
  grain(at, length, loud, { kind: 'bandpass', from, to, q: 0.7, attack: length * 0.4 })
}

// -- what they say -----------------------------------------------------------------------------------------------------

const PLAY: Record<Sound, (at: number) => void> = {
  touch: (at) => wood('A0', at, 0.35),
  forbidden: (at) => {
    wood('D-1', at, 0.4)
    wood('D-1', at + 0.09, 0.3)
  },
  card: (at) => paper(at),
  die: (at) => [0, 0.07, 0.12, 0.19].forEach((d, i) => wood(`${'GDAF'[i] ?? 'D'}0`, at + d, 0.34 - i * 0.05)),
  coin: (at) => {
    glass('D2', at, 0.2)
    glass('A1', at + 0.05, 0.16)
  },
  step: (at) => {
    wood('D-1', at, 0.3)
    paper(at + 0.02, 0.14, 900)
  },
  gain: (at) => {
    glass('D1', at)
    glass('A1', at + 0.09)
  },
  light: (at) => {
    fire(at)
    glass('D1', at + 0.12, 0.2)
    glass('F1', at + 0.24, 0.2)
    glass('A1', at + 0.36, 0.24)
  },
  'your-turn': (at) => {
    wood('D1', at, 0.55)
    wood('A1', at + 0.13, 0.6)
  },
  'others-done': (at) => wood('F0', at, 0.22),
  omen: (at) => {
    breath(at, 1.1, 0.3, 240, 700)
    tone(hz('D-1'), at, 1.1, 0.16, { type: 'triangle', slide: 0.97, attack: 0.3 })
  },
  harm: (at) => {
    stone(at, 0.7, 0.45)
    wood('C-1', at + 0.02, 0.3)
  },
  collapse: (at) => {
    wood('D-1', at, 0.5)
    breath(at + 0.35, 0.5, 0.2, 900, 200)
    ;[0.9, 1.05, 1.16, 1.3, 1.5, 1.75].forEach((d, i) => stone(at + d, 0.9 - i * 0.1, 0.6))
    tone(hz('D-2'), at + 0.9, 1.6, 0.4, { slide: 0.7 })
  },
  victory: (at) =>
    ['D0', 'F0', 'A0', 'C1', 'D1'].forEach((note, i) => {
      wood(note, at + i * 0.13, 0.4)
      if (i > 2) glass(note, at + i * 0.13, 0.26)
    }),
  defeat: (at) => ['A0', 'G0', 'F0', 'D0'].forEach((note, i) => wood(note, at + i * 0.24, 0.4 - i * 0.05)),
}

export function play(sound: Sound): void {
  if (!settings.now.sound || (document.hidden && sound !== 'your-turn')) return
  const made = ready()
  void made.resume()
  PLAY[sound](made.currentTime + 0.02)
}
