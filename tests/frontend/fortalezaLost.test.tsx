// @vitest-environment happy-dom
/** What somebody loses whose tile in Fortaleza is built over. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test } from 'vitest'
import { scene } from '../../frontend/games/fortaleza/scenes.tsx'
import { en } from '../../frontend/games/fortaleza/texts.en.ts'
import { es } from '../../frontend/games/fortaleza/texts.es.ts'
import { scoringSteps } from '../../shared/games/fortaleza/scoring.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { given } from '../kit/fortaleza.ts'

const told = (texts: typeof es, event: object, before: ReturnType<typeof given>): string => {
  const shown = scene(texts, event as never, before, seatOf(0), () => 'Gil')
  const place = document.createElement('div')
  const stage = {
    board: new DOMRect(),
    still: true,
    place: () => null,
    after: () => undefined,
    hurried: () => false,
  }
  onTestFinished(render(() => <>{shown?.Play(stage as never)}</>, place))
  return place.textContent
}

test('[FZ-5.23] whose gate is built over reads what it scored, as its chip falls', () => {
  const before = given({ spaces: { SG: [['B', 2]] } })
  const event = { type: 'gateBuilt', seat: 1, space: 'SG', level: 3, over: { owner: 0, level: 2 } }
  expect(told(es, event, before)).toBe('Gil construye encima de una loseta tuyaPuerta sur: −4 para ti')
  expect(told(en, event, before)).toBe('Gil overbuilds a tile of yoursSouth gate: −4 for you')
})

test('[FZ-6.3] as walls are counted the sum of each seat stands before its points', () => {
  const before = given({ spaces: { N1: [['B', 1]], N3: [['B', 1]], S1: [['B', 1]], S2: [['G', 1]] } })
  const [walls] = scoringSteps(before)
  // What is still shown at the end of the test is cancelled, which the page of the tests calls an error.
  Element.prototype.animate = (() => ({ cancel: () => {} })) as unknown as typeof Element.prototype.animate
  const counting = told(es, { type: 'scored', ...walls }, before)
  expect(counting).toContain('Gil: 7 + 4 = +11')
  expect(counting).toContain('Gil +4')
})

test('[FZ-2.16] a guild that cost points is a loss to be glad of', () => {
  const before = given({ guilds: { orangeTeal: [['B', 0]] } })
  const event = { type: 'guildBuilt', seat: 1, zone: 'orangeTeal', level: 1, over: { owner: 0, level: 0 } }
  expect(told(es, event, before)).toMatch(/: \+1 para ti$/)
})
