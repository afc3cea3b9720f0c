// @vitest-environment happy-dom
/** What is seen of who is near to winning or losing, where figures stand, and what the first steps point at, in Storming!. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PointMark, PointSign } from '../../frontend/games/storming/art/PointMark.tsx'
import { Outlook } from '../../frontend/games/storming/art/Outlook.tsx'
import { Alarms } from '../../frontend/games/storming/Alarms.tsx'
import type { StormingTable } from '../../frontend/games/storming/choice.ts'
import { lessons } from '../../frontend/games/storming/lessons.ts'
import { MapView } from '../../frontend/games/storming/MapView.tsx'
import { Beforehand } from '../../frontend/games/storming/Reactions.tsx'
import { Glance, stepWords } from '../../frontend/games/storming/Points.tsx'
import { en } from '../../frontend/games/storming/texts.en.ts'
import { es } from '../../frontend/games/storming/texts.es.ts'
import { game as gameEn } from '../../frontend/games/storming/rulebook/game.en.ts'
import { game as gameEs } from '../../frontend/games/storming/rulebook/game.es.ts'
import { findRegion, type RegionId } from '../../shared/games/storming/layout.ts'
import type { Move } from '../../shared/games/storming/moves.ts'
import type { State } from '../../shared/games/storming/state.ts'
import { card, given, type Letter, play, type Scene, seat, wandered } from '../kit/storming.ts'
import { at } from '../kit/stormingPage.ts'

test('by night a point that may be lost is no white disc: it has the colour of what it lies on', () => {
  const page = document.createElement('div')
  const filled = (fate: 'lasting' | 'held'): readonly (string | null | undefined)[] => {
    const dispose = render(() => <PointMark what="rotating" fate={fate} />, page)
    const found = ['circle', 'g path'].map((part) => page.querySelector(part)?.getAttribute('fill'))
    dispose()
    return found
  }
  expect(filled('held')).toEqual(['var(--surface)', 'var(--ink)'])
  expect(filled('lasting').join()).not.toContain('var')
})

test('nothing lies over who is one step from winning', () => {
  const page = document.createElement('div')
  const safe = { D4: 'R:town', D6: 'B:village', E2: 'G:village' } as const
  const choice = at('R', given({ perm: { B: 6 }, on: safe }))
  onTestFinished(render(() => <Alarms choice={choice} texts={es} />, page))
  expect(page.querySelectorAll('.st-alarm')).toHaveLength(1)
  expect(page.querySelectorAll('.st-alarm[data-weighed]')).toHaveLength(1)
})

test('[ST-6.4] a chip shows which settlement is the last one of its seat, beside that its next card is lost', () => {
  const marks = (state: State): readonly (readonly (string | null | undefined)[])[] => {
    const page = document.createElement('div')
    const { table } = at('R', state)
    const dispose = render(() => <Glance table={table} seat={seat('R')} texts={en} />, page)
    const found = [...page.querySelectorAll<HTMLElement>('.st-bad')].map((mark) => [
      mark.dataset['card'],
      mark.querySelector('svg')?.getAttribute('aria-label'),
      ...[...mark.querySelectorAll('small')].map((word) => word.textContent),
    ])
    dispose()
    return found
  }
  const one = ['A2', 'Last settlement', 'Last']
  expect(marks(given({}))).toEqual([one])
  expect(marks(given({ on: { D4: 'R:town' } }))).toEqual([])
  expect(marks(given({ skip: { R: 1 } }))).toEqual([one, ['seat:0:skips', expect.any(String)]])
})

test('[ST-6.4] a chip shows how many settlements its seat has while there are others than the last', () => {
  const told = (state: State, t = es): readonly (string | null | undefined)[] => {
    const page = document.createElement('div')
    const { table } = at('R', state)
    const dispose = render(() => <Glance table={table} seat={seat('R')} texts={t} />, page)
    const found = [...page.querySelectorAll('.st-holds')].flatMap((mark) => [
      mark.querySelector('svg')?.getAttribute('aria-label'),
      mark.querySelector('small')?.textContent,
    ])
    dispose()
    return found
  }
  expect(told(given({ on: { D4: 'R:town' } }))).toEqual(['2 asentamientos', '2'])
  expect(told(given({ on: { D4: 'R:town', D6: 'R:city' } }), en)).toEqual(['3 settlements', '3'])
  expect(told(given())).toEqual([])
  expect(told(wandered(3, 1, 0).state)).toEqual([])
})

test('[ST-6.4] whose last settlement stands is told of it before an attack could take it, and after who could win at once', () => {
  const page = document.createElement('div')
  const alarms = (state: State, t = es): readonly (readonly [string | null, boolean])[] => {
    const dispose = render(() => <Alarms choice={at('R', state)} texts={t} />, page)
    const found = [...page.querySelectorAll('.st-alarm')].map(
      (one) => [one.textContent, one.classList.contains('st-calm')] as const,
    )
    dispose()
    return found
  }
  const safe = { D4: 'B:town', D6: 'G:village' } as const
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  } as unknown as MediaQueryList)
  onTestFinished(() => void vi.restoreAllMocks())
  expect(alarms(given({ on: safe }))).toEqual([['Te queda un asentamiento: quien lo conquiste gana', true]])
  expect(alarms(given({ on: { D4: 'R:town', D6: 'G:village' } }), en)).toEqual([
    ['1 has one settlement left: whoever conquers it wins', true],
  ])
  // Who could take it at once is told instead of it.
  expect(alarms(given({ on: { ...safe, A3: 'G:soldier' } }))).toEqual([
    ['Te queda un asentamiento: si 2 lo conquista, gana', false],
  ])
  // However many could take it: it is told once.
  const two = { D6: 'G:village', D4: 'B:town', A3: 'G:soldier', B2: 'B:soldier' } as const
  expect(alarms(given({ on: two }))).toEqual([['Te queda un asentamiento: quien lo conquiste gana', false]])
  expect(alarms(given({ on: { ...safe }, perm: { G: 6 } }))).toEqual([
    ['2 está a un punto de ganar', false],
    ['Te queda un asentamiento: quien lo conquiste gana', true],
  ])
})

test('[ST-6.4] of one’s last two settlements it is told which a rival could take now, and who: once the last stood it was too late', () => {
  const page = document.createElement('div')
  const alarms = (isWide: boolean, on: NonNullable<Scene['on']>, t = es): readonly (string | null)[] => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      matches: isWide,
      addEventListener: vi.fn<() => void>(),
      removeEventListener: vi.fn<() => void>(),
    } as unknown as MediaQueryList)
    // A2 and D4 are red, and nobody else is near to losing.
    const others = { C7: 'B:village', E7: 'B:village', G2: 'G:village', G4: 'G:village' } as const
    const state = given({ homes: false, on: { A2: 'R:village', D4: 'R:town', ...others, ...on } })
    const dispose = render(() => <Alarms choice={at('R', state)} texts={t} />, page)
    const found = [...page.querySelectorAll<HTMLElement>('.st-alarm')].map(
      (one) => `${one.dataset['card']} ${one.classList.contains('st-calm')} ${one.textContent}`,
    )
    dispose()
    return found
  }
  onTestFinished(() => void vi.restoreAllMocks())
  expect(alarms(true, {})).toEqual([])
  expect(alarms(true, { D5: 'G:soldier' })).toEqual([
    'D4 true Te quedan dos asentamientos. Te pueden tomar D4 (2)',
  ])
  expect(alarms(false, { D5: 'G:soldier' })).toEqual(['D4 true Te pueden tomar D4 (2)'])
  // Who could take which, each by its own troop: a knight rides over a free region.
  expect(alarms(true, { D5: 'G:soldier', E3: 'B:soldier', B4: 'B:knight' }, en)).toEqual([
    'A2 true You have two settlements left. Within a rival’s reach: A2 (1) and D4 (1 and 2)',
  ])
  // A wall falls first, artillery conquers nothing, two steps are too far for a soldier, and with three nothing is near the end.
  expect(alarms(true, { D4: 'R:town*', D5: 'G:soldier' })).toEqual([])
  expect(alarms(true, { D5: 'G:artillery', D6: 'G:soldier' })).toEqual([])
  expect(alarms(true, { D5: 'G:soldier', F4: 'R:village' })).toEqual([])
})

test('[ST-6.4] whoever could win with a last settlement is told of it to its owner as of theirs', () => {
  const state = given({ on: { D4: 'B:village', D5: 'R:soldier' }, homes: false })
  const told = (letter: Letter) => stepWords(es.seats.alarms, at(letter, state).table, seat('R'))
  expect([told('R'), told('B'), told('G')]).toEqual([
    'Ganas si tomas lo último de 1',
    'Gana si toma tu asentamiento',
    'Gana si toma lo último de 1',
  ])
})

test('a knight in a city stands within its region: beside the middle as far as a soldier it would be on the next one', async () => {
  const choice = at('R', given({ on: { D5: 'R:city R:knight', D4: 'R:town R:soldier', E5: 'R:knight' } }))
  const table = { ...choice.table, lit: () => [] } as unknown as StormingTable
  const page = document.createElement('div')
  const dispose = render(() => <MapView choice={{ ...choice, table }} texts={en} />, page)
  const beside = (region: string): number | undefined => {
    const figure = page.querySelector(`[data-anchor="${region}"] .st-troop > g`)?.getAttribute('transform')
    return figure === undefined || figure === null ? undefined : Number(/-?[\d.]+/.exec(figure)?.[0])
  }
  await vi.waitFor(() => expect(beside('E5')).toBe(0), 20_000)
  // Of a region whose corners are 50 away from its middle; the tip of the pennant is 36 away from that of the knight.
  expect(36 + beside('D5')!).toBeLessThan(50 * Math.cos(Math.PI / 6))
  expect(beside('D4')).toBeGreaterThan(beside('D5')!)
  dispose()
})

test('[ST-4.27] with Military in force the region of each troop that may be led is framed, until one is in hand', async () => {
  const state = card({ on: { D5: 'R:soldier', D4: 'R:town', E5: 'B:soldier' } }, 'R', 'military')
  const choice = at('R', state)
  const framed = async (...places: readonly string[]): Promise<void> => {
    const table = { ...choice.table, lit: () => [] } as unknown as StormingTable
    const page = document.createElement('div')
    const dispose = render(() => <MapView choice={{ ...choice, table }} texts={en} />, page)
    await vi.waitFor(() => expect(page.querySelectorAll('.st-troop')).toHaveLength(2), 20_000)
    const found = [...page.querySelectorAll('.spot.free')].map((place) => place.getAttribute('data-anchor'))
    dispose()
    expect(found).toEqual(places)
  }
  await framed('D5')
  choice.point('D5')
  await framed()
})

/** What is drawn in a region of all that this seat could do there. */
const outlook = <Read,>(
  state: State,
  region: RegionId,
  type: Move['type'],
  read: (page: Element) => Read,
): Read => {
  const choice = at('R', state)
  const moves = [...choice.table.legal()].filter((move) => move.type === type && isIn(move, region))
  const page = document.createElement('div')
  const draw = () => <Outlook choice={choice} texts={es} place={findRegion(region)!} moves={moves} />
  const dispose = render(draw, page)
  const found = read(page)
  dispose()
  return found
}
const isIn = (move: Move, region: RegionId): boolean =>
  ('region' in move && move.region === region) || ('to' in move && move.to === region)

test('what is offered is drawn in broken lines, and of a wall no more than the wall: it looked built', () => {
  const drawn = (region: RegionId, type: Move['type']) =>
    outlook(card({ on: { D5: 'R:town' } }, 'R', 'build'), region, type, (page) => [
      page.querySelectorAll('.st-ghost[stroke-dasharray] path').length,
      page.querySelectorAll('[color]').length,
    ])
  expect(drawn('D5', 'buildWall')).toEqual([2, 0])
  const [lines, houses] = drawn('D5', 'upgradeSettlement')
  expect([lines! > 10, houses]).toEqual([true, 1])
})

test('what a place would bring lies within its region, off its six borders: on one of them it might be the neighbour’s', () => {
  const state = card({ on: { D5: 'R:town' } }, 'R', 'build')
  const put = outlook(state, 'D5', 'upgradeSettlement', (page) =>
    page.querySelector('[role=img]')?.getAttribute('transform'),
  )
  const [x, y, scale] = (put?.match(/-?[\d.]+/g) ?? []).map(Number)
  // A region is a hexagon that stands on a corner, 50 from its middle to each; the sign is round, of 40.
  const apothem = 50 * Math.cos(Math.PI / 6)
  const reach = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return x! * Math.cos(angle) + y! * Math.sin(angle) + 20 * scale!
  })
  expect(Math.max(...reach)).toBeLessThan(apothem)
})

test('[ST-6.4] what wins the game bears a crown, whether by a last settlement or by the seventh point: it was one point of many', () => {
  const marked = (on: NonNullable<Scene['on']>, perm = 0) =>
    outlook(card({ on, homes: false, perm: { R: perm } }, 'R', 'military'), 'D5', 'attack', (page) => {
      const mark = page.querySelector('[role=img]')
      return [mark?.getAttribute('aria-label'), mark?.querySelector('text')?.textContent]
    })
  const homes = { A2: 'R:village', G4: 'G:village' } as const
  expect(marked({ ...homes, D5: 'B:village', D4: 'R:soldier' })).toEqual(['¡Ganas!', ''])
  const safe = { ...homes, F5: 'G:village', C7: 'B:village', D5: 'B:village', D4: 'R:soldier' } as const
  expect(marked(safe)).toEqual(['Puntos de victoria: +1', '+1'])
  expect(marked(safe, 5)).toEqual(['Puntos de victoria: +1', '+1'])
  expect(marked(safe, 6)).toEqual(['¡Ganas!', ''])
  // A wall falls first.
  expect(marked({ ...homes, D5: 'B:village*', D4: 'R:soldier' })).toEqual([undefined, undefined])
})

test('[ST-R49] who may say beforehand that they react no more reads by what they would, and by what they then do not', () => {
  const state = card(
    { pacts: [['militaryAlliance', 'RB']], improvements: { B: ['customsHouse'] } },
    'R',
    'build',
  )
  const told = (one: State, t = es): readonly (string | null)[] => {
    const page = document.createElement('div')
    const dispose = render(() => <Beforehand choice={at('B', one)} texts={t} />, page)
    const found = [...page.querySelectorAll('.st-ahead, .st-waived')].map(({ textContent }) => textContent)
    dispose()
    return found
  }
  expect(told(state)).toEqual(['No reaccionar más en esta ronda Alianza militar y Aduana'])
  const waived = play(state, 'B', { type: 'noMoreReactions' }).state
  expect(told(waived, en)).toEqual(['You react no more this round: Military alliance and Customs house'])
})

test('no first step rings one of several lit regions', () => {
  const acting = card({ on: { D5: 'R:village' } }, 'R', 'build')
  const placing = { ...acting, agenda: [{ type: 'startVillage', seat: seat('R') } as never] }
  for (const state of [acting, placing]) {
    const told = lessons.filter((lesson) => lesson.at(at('R', state).table) !== null)
    expect(told.map(({ id }) => id)).toEqual([state === acting ? 'act' : 'settle'])
    for (const lesson of told)
      expect(lesson.isAside === true || lesson.at(at('R', state).table) === 'inForce').toBe(true)
  }
})

test('what comes of an attack is told at one’s own military card that is played, and at no other', () => {
  const isTold = (viewer: 'R' | 'B', kind: string): boolean => {
    const table = at(viewer, card({ on: { D4: 'R:soldier', C4: 'B:village' } }, 'R', kind)).table
    return lessons.find(({ id }) => id === 'attack')!.at(table) !== null
  }
  expect([isTold('R', 'military1'), isTold('B', 'military1'), isTold('R', 'build')]).toEqual([
    true,
    false,
    false,
  ])
})

test('[ST-4.22] the first steps tell the order of PRESENT as the rules have it: what was FUTURE before what is laid now', () => {
  const { es, en } = lessons.find(({ id }) => id === 'plan')!.text
  expect(es).toMatch(/las que eran FUTURO, y luego las de ahora, desde el jugador inicial/)
  expect(en).toMatch(/what was FUTURE, then those placed now, from the first player on/)
})

test('the first steps call no place by the name of a card: the Market is one', () => {
  for (const { text } of lessons) {
    expect(text.es).not.toMatch(/mercado/i)
    expect(text.en).not.toMatch(/market/i)
  }
})

test('the point that goes round has straight arrows: a round one is the page’s sign for seeing again what was done last', () => {
  const page = document.createElement('div')
  onTestFinished(render(() => <PointSign what="rotating" fill="black" />, page))
  expect(page.querySelector('path')?.getAttribute('d')).not.toMatch(/[ACQSTacqst]/)
})

test('[ST-6.3] what gives points is called the same where one is told how to win and where it is counted', () => {
  for (const t of [es, en]) expect(t.seats.market.sources.rotating).toBe(t.scores['rotating']?.toLowerCase())
})

test('[ST-2.12] no region is called grey to who plays: none is drawn so', () => {
  const told = [...gameEs, ...gameEn].map(({ text }) => text)
  expect([...told, es.refusals.notInPlay, en.refusals.notInPlay].join(' ')).not.toMatch(/\bgris|\bgrey/i)
})
