// @vitest-environment happy-dom
/** What is offered to be heard: when, and that it is asked once. */
import { beforeEach, expect, test, vi } from 'vitest'
import { volume } from '../../frontend/kit/sound.ts'
import type { AnyTableModel } from '../../frontend/plug/gameUi.ts'
import { soundOffer } from '../../frontend/table/cards/soundOffer.ts'
import { languages } from '../../shared/engine/meta.ts'

const played = vi.hoisted(() => vi.fn())
vi.mock(import('../../frontend/kit/synth.ts'), async (original) => ({
  ...(await original()),
  playSounds: played,
}))

const tableOf = (asked: number | null, me: number | null = 1) =>
  ({
    me: () => me,
    decisions: () => (asked === null ? [] : [{ seat: asked, kind: 'act' }]),
  }) as unknown as AnyTableModel

beforeEach(() => {
  localStorage.clear()
  played.mockClear()
})

test('sounds are offered to who is asked, and has not said what they want to hear', () => {
  expect(soundOffer.at(tableOf(1))).toBe('seat:1')
  expect(soundOffer.at(tableOf(0))).toBeNull()
  expect(soundOffer.at(tableOf(null))).toBeNull()
  expect(soundOffer.at(tableOf(null, null))).toBeNull()
})

test.each([
  [true, 2, 1],
  [false, 0, 0],
])(
  'taken: %s, everything is as loud as that, heard at once, and no game asks again',
  (isTaken, loud, heard) => {
    soundOffer.offer!.decide(isTaken)
    expect(volume()).toBe(loud)
    expect(played).toHaveBeenCalledTimes(heard)
    expect(soundOffer.at(tableOf(1))).toBeNull()
  },
)

test('it is said in both languages, as short as any first step', () => {
  for (const language of languages) expect(soundOffer.text[language]).toMatch(/^\p{Lu}.{30,180}\.$/u)
})
