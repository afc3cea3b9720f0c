// @vitest-environment happy-dom
/** What somebody loses whose tile in Fortaleza is built over. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test } from 'vitest'
import { scene } from '../../frontend/games/fortaleza/scenes.tsx'
import { en } from '../../frontend/games/fortaleza/texts.en.ts'
import { es } from '../../frontend/games/fortaleza/texts.es.ts'
import { setLanguage } from '../../frontend/kit/language.ts'
import { scoringSteps } from '../../shared/games/fortaleza/scoring.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { given } from '../kit/fortaleza.ts'

const shownOf = (
  texts: typeof es,
  event: object,
  before: ReturnType<typeof given>,
  still = true,
): Element => {
  const shown = scene(texts, event as never, before, seatOf(0), () => 'Gil')
  const place = document.createElement('div')
  const stage = {
    board: new DOMRect(),
    still,
    place: () => null,
    after: () => undefined,
    over: () => undefined,
    hurried: () => false,
  }
  onTestFinished(render(() => <>{shown?.Play(stage as never)}</>, place))
  return place
}
const told = (texts: typeof es, event: object, before: ReturnType<typeof given>): string =>
  shownOf(texts, event, before).textContent

test('[FZ-5.23] whose gate is built over reads what it scored, as its chip falls', async () => {
  const before = given({ spaces: { SG: [['B', 2]] } })
  const event = { type: 'gateBuilt', seat: 1, space: 'SG', level: 3, over: { owner: 0, level: 2 } }
  expect(told(es, event, before)).toBe('Gil construye sobre tu puerta: −4Puerta sur')
  await setLanguage('en')
  expect(told(en, event, before)).toBe('Gil overbuilds your gate: −4South gate')
  await setLanguage('es')
  // In the colour of who did it.
  const title = shownOf(es, event, before).querySelector<HTMLElement>('.scene-title')
  expect(title?.style.getPropertyValue('--who')).toBe('var(--seat-1)')
})

test('[FZ-6.3] walls are counted side by side, and then the sum of each seat stands before its points', () => {
  const before = given({ spaces: { N1: [['B', 1]], N3: [['B', 1]], S1: [['B', 1]], S2: [['G', 1]] } })
  const [walls] = scoringSteps(before)
  // Nothing moves here: each wait is over when it is asked what comes next.
  const waits: (() => void)[] = []
  const animation = () => ({
    cancel: () => {},
    set onfinish(then: () => void) {
      waits.push(then)
    },
  })
  Element.prototype.animate = animation as unknown as typeof Element.prototype.animate
  const place = shownOf(es, { type: 'scored', ...walls }, before, false)
  const seen = new Set([place.textContent])
  for (let then = waits.shift(); then !== undefined; then = waits.shift()) {
    then()
    seen.add(place.textContent.replace(/Haz clic.*/, ''))
  }
  expect([...seen].filter((one) => one !== '' && !one.includes('Haz clic'))).toEqual([
    'Muralla norteGil: 2 tramos +7',
    'Muralla surGil: 1 tramo +4Gil: 1 tramo +4',
    'MurallasGil: 7 + 4 = +11Gil +4',
  ])
})

test('[FZ-2.16] a guild that cost points is a loss to be glad of', () => {
  const before = given({ guilds: { orangeTeal: [['B', 0]] } })
  const event = { type: 'guildBuilt', seat: 1, zone: 'orangeTeal', level: 1, over: { owner: 0, level: 0 } }
  expect(told(es, event, before)).toMatch(/^Gil construye sobre tu gremio: \+1/)
})

test('[FZ-5.23] a loss of as much as the best gate scores is struck onto its place, and there for longer', () => {
  const at = (level: 1 | 3) => {
    const before = given({ spaces: { ET2: [['B', level]] } })
    const event = { type: 'towerBuilt', seat: 1, space: 'ET2', level: 4, over: { owner: 0, level } }
    const shown = scene(es, event as never, before, seatOf(0), () => 'Gil')
    const place = document.createElement('div')
    const stage = {
      board: new DOMRect(),
      still: true,
      place: () => new DOMRect(9, 8, 40, 40),
      after: () => {},
    }
    onTestFinished(render(() => <>{shown?.Play(stage as never)}</>, place))
    return { place, lasts: shown?.lasts ?? 0 }
  }
  const heavy = at(3)
  const struck = heavy.place.querySelector<SVGElement>('.fz-blow')
  const points = /: (−\d+)/.exec(heavy.place.textContent)?.[1]
  expect(struck?.style.left).toBe('9px')
  expect(struck?.textContent).toBe(points)
  expect(heavy.place.textContent).toContain('tantos puntos menos, si se puntuara ahora')
  const light = at(1)
  expect(light.place.querySelector('.fz-blow')).toBeNull()
  expect(heavy.lasts).toBeGreaterThan(light.lasts + 500)
})
