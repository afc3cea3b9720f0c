/** "Your turn" for who looks elsewhere: the page's icon, and a sound for those who want one. */
import { recall, remember } from './storage.ts'

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]')

/** A dot on the page's icon while it is one's turn. */
export const showTurn = (isTurn: boolean): void => {
  icon()?.setAttribute('href', isTurn ? '/icon-turn.svg' : '/icon.svg')
}

export const hasSound = (): boolean => recall('sound') === 'on'
export const setSound = (wanted: boolean): void => remember('sound', wanted ? 'on' : 'off')

let context: AudioContext | null = null

/** One knock on wood: a low note that dies away quickly. */
const knock = (at: number, pitch: number): void => {
  if (context === null) return
  const [tone, loudness] = [context.createOscillator(), context.createGain()]
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(pitch, at)
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.82, at + 0.12)
  loudness.gain.setValueAtTime(0.0001, at)
  loudness.gain.exponentialRampToValueAtTime(0.16, at + 0.008)
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.2)
  tone.connect(loudness).connect(context.destination)
  tone.start(at)
  tone.stop(at + 0.22)
}

/** Two knocks, quiet and short. Browsers keep silent until the page has been touched once. */
export const knockTwice = async (): Promise<void> => {
  context ??= new AudioContext()
  await context.resume().catch(() => undefined)
  knock(context.currentTime + 0.02, 392)
  knock(context.currentTime + 0.17, 523)
}
