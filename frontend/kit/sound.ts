/** The page's sounds: "your turn" as two knocks on wood, and what others ask it for. Off unless turned on. */
import { recall, remember } from './storage.ts'

let context: AudioContext | null = null

const gestures = ['pointerdown', 'keydown'] as const

const wake = (): void => {
  context ??= new AudioContext()
  if (context.state !== 'running') void context.resume()
}
/** Browsers let a page sound after a gesture, some only in it. Which ones count differs: tried until it works. */
const wakeByGesture = (): void => {
  wake()
  if (context?.state !== 'running') return
  for (const gesture of gestures) document.removeEventListener(gesture, wakeByGesture)
}
const awaitGesture = (): void => {
  for (const gesture of gestures) document.addEventListener(gesture, wakeByGesture)
}

export const hasSound = (): boolean => recall('sound') === 'on'
export const setSound = (wanted: boolean): void => {
  remember('sound', wanted ? 'on' : 'off')
  if (wanted) awaitGesture()
}

/** How loud what happens on a table is: 0, where it is not heard, to 3. */
export const volumes = [0, 1, 2, 3] as const
export type Volume = (typeof volumes)[number]
export const volume = (): Volume => volumes.find((one) => String(one) === recall('volume')) ?? 0
export const setVolume = (wanted: Volume): void => {
  remember('volume', String(wanted))
  if (wanted > 0) awaitGesture()
}
if (hasSound() || volume() > 0) awaitGesture()

/** What is heard together goes through this: as loud as the player has asked for, `most` where that is the loudest. */
export const loudnessOn = (on: AudioContext, most: number, asked: Volume): AudioNode => {
  const all = on.createGain()
  all.gain.value = (most * asked) / 3
  all.connect(on.destination)
  return all
}

/** One knock on wood: a low note that dies away quickly. */
const knock = (on: AudioContext, at: number, pitch: number, into: AudioNode): void => {
  const [tone, loudness] = [on.createOscillator(), on.createGain()]
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(pitch, at)
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.82, at + 0.12)
  loudness.gain.setValueAtTime(0.0001, at)
  loudness.gain.exponentialRampToValueAtTime(1, at + 0.008)
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.2)
  tone.connect(loudness).connect(into)
  tone.start(at)
  tone.stop(at + 0.22)
}

/** Milliseconds for a browser to let the page sound: what waits for the next gesture would come at the wrong time. */
const patience = 300

/** What the page sounds on; null where it may not sound yet. */
export const sounding = async (): Promise<AudioContext | null> => {
  wake()
  const on = context
  if (on === null) return null
  if (on.state !== 'running')
    await Promise.race([
      on.resume().catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ])
  return on.state === 'running' ? on : null
}

/** The loudest that a knock is, of all that the machine can. */
const loudest = 0.24

/** Two knocks, quiet and short; none where the page may not sound yet. Who wants nothing else to be heard has them middling. */
export const knockTwice = async (): Promise<void> => {
  const on = await sounding()
  if (on === null) return
  const wood = loudnessOn(on, loudest, volume() || 2)
  knock(on, on.currentTime + 0.02, 392, wood)
  knock(on, on.currentTime + 0.17, 523, wood)
}
