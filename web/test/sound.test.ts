/** Sounds are made, not loaded: how much they weigh, and that none is much louder than another. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'

const SRC = join(__dirname, '..', 'src')
const FILES = /\.(mp3|ogg|opus|wav|webm|m4a|flac)$/
const MOST = 60_000 // bytes
const ALIKE = 12 // decibels around the middle

interface Voice {
  at: number
  attack: number
  end: number
  peak: number
}

let voices: Voice[] = []

/** Notes when which voice rises how high; what it sounds like is left to browsers. */
class Context {
  currentTime = 0
  sampleRate = 1000
  destination = {}
  resume = (): Promise<void> => Promise.resolve()
  private node = (): Record<string, unknown> => {
    const voice: Voice = { at: 0, attack: 0, end: 0, peak: 0 }
    let set = 0
    const param = {
      value: 0,
      setValueAtTime: (_: number, at: number) => void ((voice.at = at), set++),
      linearRampToValueAtTime: (peak: number, at: number) =>
        void Object.assign(voice, { peak, attack: at - voice.at }),
      exponentialRampToValueAtTime: (_: number, at: number) => {
        voice.end = at
        if (voice.peak && set) voices.push(voice)
      },
    }
    const node: Record<string, unknown> = { gain: param, frequency: param, Q: param, threshold: param }
    node['connect'] = (next: unknown) => next
    node['start'] = node['stop'] = () => undefined
    return node
  }
  createGain = this.node
  createOscillator = this.node
  createDynamicsCompressor = this.node
  createBiquadFilter = this.node
  createBufferSource = this.node
  createBuffer = (_: number, length: number): unknown => ({ getChannelData: () => new Float32Array(length) })
}

/** The loudest fiftieth of a second: what the voices that sound then add up to, in decibels. */
function loudness(): number {
  const last = Math.max(...voices.map(({ end }) => end))
  let most = 0
  for (let from = 0; from < last; from += 0.02) {
    let power = 0
    for (const { at, attack, end, peak } of voices) {
      const t = from + 0.01
      if (t < at || t > end) continue
      const now =
        t < at + attack
          ? (peak * (t - at)) / attack
          : peak * (0.0001 / peak) ** ((t - at - attack) / (end - at - attack))
      power += (now * now) / 2
    }
    most = Math.max(most, power)
  }
  return 10 * Math.log10(most)
}

describe('sounds', () => {
  beforeAll(() => {
    vi.stubGlobal('AudioContext', Context)
    vi.stubGlobal('document', { hidden: false })
  })

  it('weigh less than 60 kB', () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    const weighed = files.filter((file) => FILES.test(file) || file.endsWith(join('lib', 'sound.ts')))
    expect(weighed).toContain(join('lib', 'sound.ts'))
    expect(weighed.reduce((sum, file) => sum + statSync(join(SRC, file)).size, 0)).toBeLessThan(MOST)
  })

  it('are about equally loud', async () => {
    const { settings } = await import('../src/lib/settings.svelte')
    const { play, SOUNDS } = await import('../src/lib/sound')
    settings.now.sound = true
    const loud = SOUNDS.map((sound) => {
      voices = []
      play(sound)
      return [sound, loudness()] as const
    })
    const middle = loud.map(([, db]) => db).sort((a, b) => a - b)[Math.floor(loud.length / 2)]!
    expect(loud.filter(([, db]) => Math.abs(db - middle) > ALIKE)).toEqual([])
    expect(loud.every(([, db]) => Number.isFinite(db))).toBe(true)
  })
})
