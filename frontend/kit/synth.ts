/** Sounds of a table, made of tones and noise: nothing is fetched, and each is over within a second. */
import { loudnessOn, sounding, volume } from './sound.ts'

/** A tone that dies away: its pitch, when it begins after the sound does, how long it lasts and how loud it is. */
interface Tone {
  readonly pitch: number
  readonly after: number
  readonly lasts: number
  readonly loud: number
  readonly wave: OscillatorType
}
/** A breath of noise around a pitch. */
type Noise = Omit<Tone, 'wave'>

interface Score {
  readonly tones?: readonly Tone[]
  readonly noises?: readonly Noise[]
}

const noise = (pitch: number, after: number, lasts: number, loud: number): Noise => ({
  pitch,
  after,
  lasts,
  loud,
})
const tone = (
  pitch: number,
  after: number,
  lasts: number,
  loud: number,
  wave: OscillatorType = 'triangle',
): Tone => ({ pitch, after, lasts, loud, wave })

/**
 * What each is made of. A band of noise keeps a small part of it: cards and dice are given more, so that they are heard
 * beside the coins, and no sound comes near the loudest that the machine can. One's turn is knocked (`turnSignals.ts`).
 */
const scores = {
  card: { noises: [noise(3800, 0, 0.05, 1.2), noise(2400, 0.04, 0.09, 0.8)] },
  tile: { tones: [tone(300, 0, 0.09, 0.7)], noises: [noise(1200, 0, 0.04, 0.6)] },
  coin: { tones: [tone(2093, 0, 0.16, 0.3, 'sine'), tone(3136, 0.06, 0.22, 0.26, 'sine')] },
  die: {
    noises: [0, 0.07, 0.13, 0.21].map((after, index) => noise(1500 + 260 * (index % 3), after, 0.045, 2)),
  },
  build: {
    tones: [tone(150, 0, 0.14, 1), tone(118, 0.13, 0.2, 1)],
    noises: [noise(700, 0, 0.06, 0.7), noise(560, 0.13, 0.08, 0.7)],
  },
  round: { tones: [tone(523, 0, 0.5, 0.45), tone(784, 0.12, 0.6, 0.4)] },
  end: { tones: [392, 523, 659, 784].map((pitch, index) => tone(pitch, 0.14 * index, 0.6, 0.5)) },
} as const satisfies Readonly<Record<string, Score>>

/** The loudest that any of it is, of all that the machine can. */
const most = 0.2
/** Seconds between sounds that are heard of one thing. */
const apart = 0.13

/** Loudness that comes at once and dies away. */
const fade = (on: AudioContext, at: number, { lasts, loud }: Noise, into: AudioNode): AudioNode => {
  const gain = on.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  gain.connect(into)
  return gain
}

let grain: AudioBuffer | null = null
/** A quarter of a second of noise, made once. */
const noiseOn = (on: AudioContext): AudioBuffer => {
  if (grain?.sampleRate === on.sampleRate) return grain
  grain = on.createBuffer(1, Math.ceil(on.sampleRate / 4), on.sampleRate)
  const data = grain.getChannelData(0)
  for (let at = 0; at < data.length; at++) data[at] = 2 * Math.random() - 1
  return grain
}

const perform = (on: AudioContext, { tones = [], noises = [] }: Score, at: number, into: AudioNode): void => {
  for (const one of tones) {
    const source = on.createOscillator()
    source.type = one.wave
    source.frequency.setValueAtTime(one.pitch, at + one.after)
    source.connect(fade(on, at + one.after, one, into))
    source.start(at + one.after)
    source.stop(at + one.after + one.lasts)
  }
  for (const one of noises) {
    const [source, band] = [on.createBufferSource(), on.createBiquadFilter()]
    source.buffer = noiseOn(on)
    band.type = 'bandpass'
    band.frequency.value = one.pitch
    source.connect(band).connect(fade(on, at + one.after, one, into))
    source.start(at + one.after)
    source.stop(at + one.after + one.lasts)
  }
}

/** One after the other, as loud as the player has asked for. */
export const playSounds = async (names: readonly (keyof typeof scores)[]): Promise<void> => {
  if (names.length === 0 || volume() === 0) return
  const on = await sounding()
  if (on === null) return
  const all = loudnessOn(on, most, volume())
  for (const [index, name] of names.entries())
    perform(on, scores[name], on.currentTime + 0.01 + apart * index, all)
}
