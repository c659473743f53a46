/** A few small tones, made here: no files. Off until somebody asks for them. */
import { settings } from './settings.svelte'

export type Sound = 'turn' | 'card' | 'gem' | 'danger' | 'end'

/** Notes as [pitch in Hz, start in s, length in s]. */
const TUNES: Record<Sound, [number, number, number][]> = {
  turn: [
    [523, 0, 0.12],
    [784, 0.1, 0.2],
  ],
  card: [[294, 0, 0.09]],
  gem: [
    [1175, 0, 0.08],
    [1568, 0.06, 0.14],
  ],
  danger: [
    [196, 0, 0.25],
    [139, 0.18, 0.45],
  ],
  end: [
    [392, 0, 0.18],
    [523, 0.15, 0.18],
    [659, 0.3, 0.4],
  ],
}

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.now.sound) return
  context ??= new AudioContext()
  const start = context.currentTime + 0.01
  for (const [pitch, from, length] of TUNES[sound]) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = sound === 'danger' ? 'sawtooth' : 'triangle'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, start + from)
    volume.gain.linearRampToValueAtTime(sound === 'danger' ? 0.05 : 0.08, start + from + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0005, start + from + length)
    tone.connect(volume).connect(context.destination)
    tone.start(start + from)
    tone.stop(start + from + length + 0.05)
  }
}
