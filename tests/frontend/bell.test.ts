import { beforeAll, expect, test, vi } from 'vitest'
import './page.ts'
import { knockTwice, setSound, setVolume, type Volume } from '../../frontend/kit/sound.ts'
import { createBell } from '../../frontend/kit/turnSignals.ts'

test('the bell rings when a turn comes after a wait, not on arrival and not in passing', () => {
  const ring = vi.fn()
  const bell = createBell(ring)
  bell(true, 0)
  bell(true, 9000)
  bell(false, 10_000)
  bell(true, 10_900)
  expect(ring).not.toHaveBeenCalled()
  bell(false, 11_000)
  bell(false, 15_000)
  bell(true, 16_000)
  bell(true, 17_000)
  expect(ring).toHaveBeenCalledTimes(1)
})

test('who comes during the turn of another hears their own', () => {
  const ring = vi.fn()
  const bell = createBell(ring)
  bell(false, 1000)
  bell(true, 4000)
  expect(ring).toHaveBeenCalledTimes(1)
})

/** What a browser sounds on, as far as loudness goes: what is connected to what, and the gain of each. */
const loudest = { gain: 0 }
class Sounding {
  readonly state = 'running'
  readonly currentTime = 0
  readonly destination = { total: () => 1 }
  readonly #part = () => {
    const part = { peak: 0, next: { total: () => 0 } }
    const rise = (value: number): void => void (part.peak = Math.max(part.peak, value))
    return {
      gain: {
        set value(value: number) {
          part.peak = value
        },
        setValueAtTime: rise,
        exponentialRampToValueAtTime: rise,
      },
      frequency: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      total: (): number => part.peak * part.next.total(),
      connect: (to: typeof part.next) => (part.next = to),
      start: () => (loudest.gain = Math.max(loudest.gain, part.next.total())),
      stop: () => undefined,
    }
  }
  readonly createGain = this.#part
  readonly createOscillator = this.#part
}

const knocksAt = async (volume: Volume): Promise<number> => {
  setVolume(volume)
  loudest.gain = 0
  await knockTwice()
  return Number(loudest.gain.toFixed(3))
}

beforeAll(() => void Object.assign(globalThis, { AudioContext: Sounding }))

test('the knocks are as loud as the player has asked for; who asked for them alone has them middling', async () => {
  expect([await knocksAt(1), await knocksAt(2), await knocksAt(3)]).toEqual([0.08, 0.16, 0.24])
  setSound(true)
  expect(await knocksAt(0)).toBe(0.16)
})
