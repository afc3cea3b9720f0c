// @vitest-environment happy-dom
/** What is seen over Fortium's board hides nothing that it speaks of, and says it by name. */
import type { JSX } from 'solid-js'
import { render } from 'solid-js/web'
import { expect, onTestFinished, test, vi } from 'vitest'
import { motions } from '../../frontend/games/fortium/motions.tsx'
import { away, setAway } from '../../frontend/games/fortium/away.ts'
import { scene } from '../../frontend/games/fortium/scenes.tsx'
import { es } from '../../frontend/games/fortium/texts.es.ts'
import type { Scene, Stage } from '../../frontend/kit/stage.tsx'
import type { Event } from '../../shared/games/fortium/state.ts'
import type { Viewer } from '../../shared/engine/ids.ts'
import { given, type Scene as Position, seatIn } from '../kit/fortium.ts'

const board = { x: 0, y: 100, width: 400, height: 400 }
const boxes: Readonly<Record<string, Stage['board']>> = {
  '10,10': { x: 185, y: 285, width: 30, height: 30 },
  '9,10': { x: 155, y: 285, width: 30, height: 30 },
}

/** A scene, every wait in it over at once until it shows a title. */
const seen = (one: Scene | null): HTMLElement => {
  const layer = document.body.appendChild(document.createElement('div'))
  const stage: Stage = {
    board,
    place: (anchor) => boxes[anchor] ?? null,
    still: true,
    hurried: () => false,
    after: (_, then) => queueMicrotask(() => layer.querySelector('.scene-title') ?? then()),
    over: () => undefined,
  }
  const Play = one?.Play as (props: Stage) => JSX.Element
  onTestFinished(render(() => <Play {...stage} />, layer))
  return layer
}

/** Elisenda comes to where so many of Ana's stand, and these dice decide it. */
const fought = (at: string, red: readonly number[], blue: readonly number[]) => {
  const before = given({ miners: { W: { [at]: 1 } }, active: 'E' } satisfies Position)
  const lost = red[0]! > blue[0]! ? ['W-0'] : ['E-0']
  const event = { type: 'fought', seat: seatIn(before, 'E'), at, red, blue, lost } as unknown as Event
  const name = (seat: number): string => (seat === seatIn(before, 'E') ? 'Elisenda' : 'Ana')
  return seen(scene(es, event as never, before, null, name, []))
}
test('[FT-4.19] what others do among themselves is told quicker than what one does, or what is done to one', () => {
  const before = given({ miners: { W: { '10,10': 1 }, E: { '16,10': 2 } }, active: 'E' } satisfies Position)
  const [ana, elisenda, other] = (['W', 'E', 'N'] as const).map((arm) => seatIn(before, arm))
  const lasts = (event: object, me: number | null | undefined): number =>
    scene(es, { seat: elisenda, ...event } as never, before, me as never, String, [])?.lasts ?? 0
  const at = '10,10'
  for (const [event, isFelt] of [
    [{ type: 'diceRolled', dice: [1, 2, 3] }, false],
    [{ type: 'groupMoved', miners: ['E-0'], from: '16,10', to: '16,12', dice: [0] }, false],
    [{ type: 'groupMoved', miners: ['E-0'], from: '16,10', to: at, dice: [0] }, true],
    [{ type: 'fought', at, red: [6, 5], blue: [1], lost: ['W-0'] }, true],
  ] as const) {
    const own = lasts(event, elisenda)
    expect(lasts(event, other)).toBeLessThan(own - 250)
    expect(lasts(event, ana) < own).toBe(!isFelt)
    // Who looks on has come to see.
    expect(lasts(event, null)).toBe(own)
  }
  // So does what they dig and lose.
  const flown = (event: object, me: number | undefined): number =>
    motions({ seat: elisenda, ...event } as never, before, me as never)[0]?.lasts ?? 0
  const dug = { type: 'collected', from: 'fort', kind: 'granite', due: 2, bank: 2, payers: [] }
  expect([elisenda, ana, other].map((me) => Math.round(flown(dug, me)))).toEqual([260, 149, 149])
  const lost = { type: 'fought', at, red: [6], blue: [1], lost: ['W-0'] }
  expect([elisenda, ana, other].map((me) => Math.round(flown(lost, me)))).toEqual([560, 560, 320])
})

const title = (layer: HTMLElement) => layer.querySelector<HTMLElement>('.scene-title')

test('[FT-4.19] who has won a fight is told with the name of the place, and not over it', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80)
  onTestFinished(() => void vi.restoreAllMocks())
  const layer = fought('10,10', [6], [1])
  await vi.waitFor(() => expect(title(layer)).not.toBeNull())
  expect(title(layer)?.firstChild?.textContent).toBe('Elisenda toma la mina de diamantes')
  // How many are lost is seen while it is told, in the yard of whose they were.
  expect([...layer.querySelectorAll('.ft-fallen')].map(({ textContent }) => textContent)).toEqual(['−1'])
  // Beside a board on a phone that lies stands what would cut a line that is broader.
  expect(title(layer)?.style.maxWidth).toContain(`${board.width}px`)
  const middle = Number.parseFloat(title(layer)?.style.top ?? '')
  expect(Math.abs(middle - 300)).toBeGreaterThan(40 + 45)
})

test('[FT-4.19] a cell that is but told by its neighbours is told below', async () => {
  const layer = fought('9,10', [1], [6])
  await vi.waitFor(() => expect(title(layer)).not.toBeNull())
  expect(title(layer)?.firstChild?.textContent).toBe('Ana resiste en la casilla')
  expect(title(layer)?.querySelector('small')?.textContent).toMatch(/^Casilla entre .+: Elisenda pierde/)
})

test('[FT-4.12] who pays what the bank lacks is told so, and by whom it is taken; nobody else is', async () => {
  const before = given({ stock: { W: '0/0/0/9' } })
  const [ana, elisenda] = (['W', 'E'] as const).map((arm) => seatIn(before, arm))
  const dug = { type: 'collected', seat: elisenda, from: 'E-gold', kind: 'gold', due: 3, bank: 1 }
  const told = (payers: readonly object[], me: number | null | undefined): Scene | null =>
    scene(
      es,
      { ...dug, payers } as never,
      before,
      me as never,
      (one) => (one === ana ? 'Ana' : 'Elisenda'),
      [],
    )
  const paid = [{ seat: ana, amount: 2 }]
  const layer = seen(told(paid, ana))
  await vi.waitFor(() => expect(title(layer)).not.toBeNull())
  expect(title(layer)?.firstChild?.textContent).toBe('Elisenda se lleva 2 de oro de Ana')
  expect(title(layer)?.querySelector('small')?.textContent).toBe(
    'La banca no tiene más y paga Ana (2 de oro)',
  )
  expect(title(layer)?.style.getPropertyValue('--who')).toBe(`var(--seat-${elisenda})`)
  expect([told(paid, elisenda), told(paid, null), told([], ana)]).toEqual([null, null, null])
})

test('[FT-4.31] a floor is seen to rise, whoever builds it, for less than a second', async () => {
  const before = given({ floors: { W: 1 } })
  const event = { type: 'floorBuilt', seat: seatIn(before, 'W'), kind: 'limestone' } as unknown as Event
  const rising = scene(es, event as never, before, null, () => 'Ana', [])
  expect(rising?.lasts).toBeLessThanOrEqual(1200)
  const paper = title(seen(rising))
  expect(paper?.querySelector('small')?.textContent).toBe('Ana construye el piso de caliza')
  expect(paper?.querySelectorAll('[data-anchor="rising:1"] > rect')).toHaveLength(1)
})

test('[FT-6.3] the diamond that wins is seen in its fort, and nothing is counted after it that did not count', () => {
  const holding = (diamonds: number) =>
    given({ floors: { W: 4 }, diamonds: { W: diamonds }, trigger: 5, round: 7 })
  const of = (event: object, before: ReturnType<typeof given>, me: Viewer = null) =>
    scene(es, event as never, before, me, () => 'Ana', [])
  // They fly to it first: a picture of all four stood over a board that had yet three.
  const [before, after] = [holding(3), holding(4)]
  const seat = seatIn(before, 'W')
  const placed = { type: 'diamondsPlaced', seat, count: 1, from: 'exchange', first: false }
  expect(of(placed, before)).toBeNull()
  expect(motions(placed as never, before, null)).toHaveLength(1)
  const whole = of({ type: 'ended', reason: 'fortComplete' }, after)
  const paper = title(seen(whole))
  expect(paper?.querySelector('small')?.textContent).toBe('¡Ana completa su fuerte!')
  // Whose fort it is is spoken to.
  const own = title(seen(of({ type: 'ended', reason: 'fortComplete' }, after, seat)))
  expect(own?.querySelector('small')?.textContent).toBe('¡Completas tu fuerte!')
  expect(paper?.querySelector('.full')).not.toBeNull()
  expect(whole?.lasts).toBeGreaterThan(2500)
  expect(of({ type: 'ended', reason: 'countdown' }, before)).not.toBeNull()
  expect(of({ type: 'ended', reason: 'lastSide' }, before)).toBeNull()
})

test('[FT-4.19] whoever looks has their own dice below, as attacker and as defender', () => {
  const before = given({ miners: { W: { '10,10': 1 } }, active: 'E' } satisfies Position)
  const [ana, elisenda] = (['W', 'E'] as const).map((arm) => seatIn(before, arm))
  const event = { type: 'fought', seat: elisenda, at: '10,10', red: [6], blue: [1], lost: ['W-0'] }
  const name = (seat: number): string => (seat === elisenda ? 'Elisenda' : 'Ana')
  const captions = (me: number | undefined) => {
    const layer = seen(scene(es, event as never, before, me as never, name, []))
    return [...layer.querySelectorAll('.scene-label')].map(({ textContent }) => textContent)
  }
  expect(captions(elisenda)).toEqual(['Ana', 'Elisenda'])
  expect(captions(ana)).toEqual(['Elisenda', 'Ana'])
})

test('walkers are away from where they stood as they set out, and the fallen as it is told who holds the place', async () => {
  const before = given({ miners: { W: { '5,10': 3 } } })
  const walked = {
    type: 'groupMoved',
    seat: 0,
    miners: ['W-0', 'W-1'],
    from: '5,10',
    to: '7,10',
    dice: [0],
    attack: false,
  }
  seen(scene(es, walked as never, before, null, () => 'Ana', []))
  expect(away()).toEqual(['W-0', 'W-1'])
  setAway([])
  const layer = fought('10,10', [6], [1])
  expect(away()).toEqual([])
  await vi.waitFor(() => expect(title(layer)).not.toBeNull())
  expect(away()).toHaveLength(1)
  setAway([])
})

test('dice of the turn are thrown in a rim of the colour of whose they are', () => {
  const before = given({})
  const rolled = { type: 'diceRolled', seat: 2, dice: [3] }
  const layer = seen(scene(es, rolled as never, before, null, () => 'Ana', []))
  expect(layer.querySelector('.scene-die-face rect')?.getAttribute('fill')).toBe('var(--seat-2)')
})

test('[FT-6.3] the fort that wins is half as high as the board and lies on it whole, a floor on the way stays small', () => {
  const before = given({ floors: { W: 4 }, diamonds: { W: 4 } })
  const risen = (event: object) => {
    const paper = title(seen(scene(es, event as never, before, null, () => 'Ana', [])))!
    const { left, top, width } = paper.style
    const [x, y, broad] = [left, top, width].map(Number.parseFloat) as [number, number, number]
    const high = Number.parseFloat(paper.querySelector('svg')!.style.height)
    return { high, broad, x, y, isWhole: paper.classList.contains('whole') }
  }
  const won = risen({ type: 'ended', reason: 'fortComplete' })
  expect(won.high).toBe(board.height / 2)
  // By this goals and what was asked are hidden meanwhile.
  expect(won.isWhole).toBe(true)
  expect(won.broad).toBeGreaterThan((won.high * 168) / 224)
  expect(won.x - won.broad / 2).toBeGreaterThanOrEqual(board.x)
  expect(won.y - won.high / 2).toBeGreaterThanOrEqual(board.y)
  expect(won.y + won.high / 2).toBeLessThanOrEqual(board.y + board.height)
  expect(risen({ type: 'floorBuilt', seat: seatIn(before, 'W'), kind: 'gold' }).high).toBe(116)
})

type By<T> = Partial<Record<'W' | 'E', T>>

test('[FT-2.3] as a round is over everybody is told how far all are, who is nearest first, and what of it the round has brought', async () => {
  const name = (seat: number): string => ['Ana', 'Elisenda'][seat] ?? ''
  const round = (number: number, stock: By<string>, floors: By<number>) => {
    const before = given({ players: 2, stock, floors: { W: 3, ...floors }, round: number - 1 })
    return scene(es, { type: 'roundBegan', round: number } as never, before, null, name, [])
  }
  // Nothing has been collected before the second round.
  expect(round(2, {}, {})).toBeNull()
  const known = round(8, { W: '0/0/0/2', E: '0/0/9/0' }, { E: 2 })
  const first = [...seen(known).querySelectorAll('.scene-round li')]
  expect(first.map((row) => row.querySelector('b')?.textContent)).toEqual(['Ana', 'Elisenda'])
  expect(first.map((row) => row.querySelector('.scene-came')?.textContent)).toEqual(['', ''])
  const told = round(9, { W: '0/0/0/6', E: '0/0/0/7' }, { E: 3 })
  expect(told?.isStill).toBe(true)
  const layer = seen(told)
  const rows = [...layer.querySelectorAll('.scene-round li')]
  expect(layer.querySelector('.scene-round')?.firstChild?.textContent).toBe(es.log.round(9))
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual(['Elisenda', 'Ana'])
  expect(rows.map((row) => row.querySelector('.scene-came')?.textContent)).toEqual(['✓', '+4'])
  const bars = rows.map((row) =>
    [...row.querySelectorAll<HTMLElement>('.scene-bar > i')].map(({ style }) =>
      Math.round(parseFloat(style.width)),
    ),
  )
  expect(bars).toEqual([
    [0, 70],
    [20, 40],
  ])
  await vi.waitFor(() => expect(rows[1]?.textContent).toContain('faltan 4'))
})

test('[FT-2.4.3] what is looked forward to is celebrated in the colour of whose it is: an ore, a camp on a mine, miners at the one mine, the first diamond', async () => {
  const of = async (event: object, position: Position): Promise<string> => {
    const before = given({ players: 2, active: 'E', round: 9, ...position })
    const seat = seatIn(before, 'E')
    const layer = seen(scene(es, { seat, ...event } as never, before, null, () => 'Elisenda', []))
    const said = (): HTMLElement | null => layer.querySelector('.ft-moment')
    await vi.waitFor(() => expect(said()).not.toBeNull())
    expect(said()?.style.getPropertyValue('--who')).toBe(`var(--seat-${seat})`)
    expect(layer.querySelector('.ft-star svg')).not.toBeNull()
    return said()?.textContent ?? ''
  }
  const gold = { type: 'collected', from: 'E-gold', kind: 'gold', due: 2, bank: 2, payers: [] }
  expect(await of(gold, { floors: { E: 3 }, stock: { E: '0/0/0/0' } })).toBe('Elisenda ya saca oro')
  const more = given({ active: 'E', floors: { E: 3 }, stock: { E: '0/0/0/1' } })
  expect(scene(es, { ...gold, seat: seatIn(more, 'E') } as never, more, null, String, [])).toBeNull()
  const camp = { type: 'campBought', price: null, returned: [] }
  // Whoever waits for their turn is held up by no turquoise of others, nor by the camp beside it.
  const ana = seatIn(more, 'W')
  for (const event of [
    { ...camp, site: 'E-turq' },
    { ...gold, from: 'E-turq', kind: 'turquoise' },
  ])
    expect(scene(es, { ...event, seat: seatIn(more, 'E') } as never, more, ana, String, [])).toBeNull()
  expect(await of({ ...camp, site: 'E-turq' }, { floors: { E: 2 } })).toBe(
    'Elisenda monta un campamento en la mina de turquesa',
  )
  const ready = { floors: { E: 4 }, miners: { E: { '10,10': 2, '11,10': 1 } } } satisfies Position
  expect(await of({ ...camp, site: 'diamond' }, ready)).toMatch(
    /^Elisenda coloca 2 diamantes en su próximo turno.+ y abre la cuenta atrás$/,
  )
})

test('[FT-2.4.3] miners who come to the one diamond mine raise the alarm where their fort is ready for it, and nowhere else', async () => {
  const walked = (built: number) => {
    const before = given({
      players: 2,
      active: 'E',
      round: 9,
      floors: { E: built },
      miners: { E: { '12,10': 2 } },
    })
    const seat = seatIn(before, 'E')
    const event = { type: 'groupMoved', seat, miners: ['E-0', 'E-1'], from: '12,10', to: '10,10' }
    return scene(es, event as never, before, null, () => 'Elisenda', [])
  }
  expect((walked(4)?.lasts ?? 0) - (walked(3)?.lasts ?? 0)).toBeGreaterThan(1500)
})

test('[FT-6.1] the first diamond is celebrated, and what it begins is told after it', () => {
  const placed = (diamonds: number, first: boolean) => {
    const before = given({ floors: { W: 4 }, diamonds: { W: diamonds }, round: 9 })
    const event = { type: 'diamondsPlaced', seat: seatIn(before, 'W'), count: 1, from: 'mine', first }
    return scene(es, event as never, before, null, () => 'Ana', [])
  }
  expect(placed(0, true)?.lasts).toBeGreaterThan(placed(0, false)?.lasts ?? Infinity)
  expect(placed(0, false)).not.toBeNull()
  expect(placed(1, false)).toBeNull()
  const star = seen(placed(0, true)).querySelector('.ft-star')
  expect(star?.querySelector('svg')).not.toBeNull()
})
