/** What Castillo's page says of roles that do nothing: before they are chosen, and after. */
import { describe, expect, test, vi } from 'vitest'
import './page.ts'
import { createRoot } from 'solid-js'
import { createChoice, type CastilloTable } from '../../frontend/games/castillo/choice.ts'
import { describe as tell } from '../../frontend/games/castillo/describe.ts'
import { isIdle } from '../../frontend/games/castillo/idle.ts'
import { en } from '../../frontend/games/castillo/texts.en.ts'
import { es } from '../../frontend/games/castillo/texts.es.ts'
import { plug } from '../../frontend/games/castillo/ui.tsx'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { summaryOf } from '../../frontend/table/model/turns.ts'
import { copy } from '../../shared/engine/copy.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import type { Rejection } from '../../shared/engine/result.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { RoleCard } from '../../shared/games/castillo/components.ts'
import { evolve } from '../../shared/games/castillo/evolve.ts'
import type { Event, State } from '../../shared/games/castillo/state.ts'
import { seatedAt } from '../kit/seated.ts'
import { build, choose, given, letterOf, pass, play, playAll, seat, trader } from '../kit/castillo.ts'

type Scene = Parameters<typeof given>[0]

/** What is said of cards that are resolved, in this round. */
const saidAfter = (before: State, { events }: ReturnType<typeof play>): readonly string[] => {
  const state = copy(before)
  return events.flatMap((event) => {
    const line = tell(es, conceal(event, null), conceal(state, null), letterOf)
    evolve(state, copy(event))
    return event.type === 'cardResolved' && line !== null ? [line.text] : []
  })
}

const resolved = (scene: Scene, ...cards: readonly RoleCard[]): readonly string[] => {
  const before = given({ players: cards.length as 3 | 4, ...scene })
  const letters = (['A', 'B', 'C', 'D'] as const).slice(0, cards.length)
  return saidAfter(
    before,
    playAll(
      before,
      letters.map((letter, at) => [letter, choose(cards[at]!)]),
    ),
  )
}

describe('a role that did nothing is told of', () => {
  test('[CA-4.6.1] a Stonemason without a building to pay for; a Messenger has brought his talers', () => {
    expect(resolved({}, 'stonemason', 'messenger', 'messenger')).toEqual(['A no saca nada de su Picapedrero'])
  })

  test('[CA-4.3.6] a Trader without a helper, or whose owner places none', () => {
    expect(resolved({ supply: { A: 0 } }, 'trader', 'messenger', 'messenger')).toEqual(['A no pone ayudante'])
    const before = given({ players: 3, phase: 'traderPlace', queue: ['A trader'] })
    expect(saidAfter(before, play(before, 'A', pass.trader))).toEqual(['A no pone ayudante'])
  })

  test('[CA-4.6.1] a builder who got something for it and can pay for nothing, and not one who would not build', () => {
    const before = given({
      players: 3,
      phase: 'towerTake',
      queue: ['A bricklayer'],
      tower: '1T 1W',
      has: { A: '' },
    })
    const taken = play(before, 'A', { type: 'takeTower', resource: 'stone' })
    expect(saidAfter(before, taken)).toEqual(['A no puede pagar ningún edificio'])
    const scene: Scene = {
      players: 3,
      phase: 'build',
      queue: ['A worker1'],
      cards: { 'A worker1': '1T 1B 1S' },
    }
    const able = { ...given({ ...scene, has: { A: '1T 1B 1S' } }), idle: false }
    expect(saidAfter(able, play(able, 'A', pass.building))).toEqual([])
  })

  test('who has built has done something; [CA-4.5.1] that no helper could be paid for is told to all', () => {
    const before = given({
      players: 3,
      phase: 'build',
      queue: ['A stonemason'],
      has: { A: '1T 1B 1S' },
      talers: { A: 0 },
    })
    const after = play(before, 'A', build('house1', '1T 1B 1S'))
    expect(after.told('cardResolved')).toHaveLength(1)
    expect(saidAfter(before, after)).toEqual(['A no puede pagar ayudantes'])
  })
})

describe('a Master Builder in the line of its seat', () => {
  /** What the line says once this seat's role has been played. */
  const saidOf = (texts: typeof es, before: State, { events }: ReturnType<typeof play>): string => {
    const state = copy(before)
    const lines = events.flatMap((event, fact) => {
      const line = tell(texts, conceal(event, null), conceal(state, null), letterOf)
      evolve(state, copy(event))
      return line === null ? [] : [{ ...line, seq: seqOf(9), fact }]
    })
    return summaryOf(lines, seqOf(0), seat('B'), 'B')
  }
  const before = given({
    players: 3,
    phase: 'build',
    queue: ['A worker1', 'B masterBuilder'],
    cards: { 'A worker1': '1T 1B 1S' },
    has: { A: '1T 1B 1S' },
  })
  test('[CA-4.3.22] [CA-4.3.23] says its points, or where nobody has built what it has done: none are no news', () => {
    const built = play(before, 'A', build('house1', '1T 1B 1S'))
    expect(saidOf(es, before, built)).toBe('Maestro Constructor: 5 puntos')
    const empty = play(before, 'A', pass.building)
    expect(saidOf(es, before, empty)).toBe('Maestro Constructor: recupera sus cartas')
    expect(saidOf(en, before, empty)).toBe('Master Builder: all cards back')
  })
})

describe('what a delivery brings', () => {
  test('[CA-4.3.8] is a deed of who has played a Trader, and by the way for whoever else stands on a cart', () => {
    const carts = { cartBrick: 'A', cartStone: 'B' } as const
    const before = given({ players: 3, phase: 'traderPlace', queue: ['A trader'], carts })
    const state = copy(before)
    const inShort: string[] = []
    const told = play(before, 'A', trader('cartSand')).events.flatMap((event) => {
      const line = tell(es, conceal(event, null), conceal(state, null), letterOf)
      evolve(state, copy(event))
      if (event.type !== 'incomeTaken' || line === null) return []
      // Where there is little room what goes to the tower would be cut off amid its name.
      inShort.push(
        summaryOf([{ ...line, seq: seqOf(9), fact: 0 }], seqOf(0), event.seat, letterOf(event.seat)),
      )
      return [[line.text, line.isDetail === true]]
    })
    expect(inShort).toEqual(['recibe 3 arenas', 'recibe 1 ladrillo', 'recibe 1 piedra'])
    expect(told).toEqual([
      ['A recibe 3 arenas; a la Torre de Defensa, 1 arena', false],
      ['A recibe 1 ladrillo; a la Torre de Defensa, 1 ladrillo', false],
      ['B recibe 1 piedra; a la Torre de Defensa, 1 piedra', true],
    ])
  })
})

describe('a role that would do nothing is marked', () => {
  const idle = (scene: Scene, card: RoleCard): boolean =>
    isIdle(given({ players: 3, phase: 'chooseCards', ...scene }), seat('A'), card)

  test('a Stonemason by what one can pay, a Bricklayer also by the tower', () => {
    expect(idle({}, 'stonemason')).toBe(true)
    expect(idle({ has: { A: '2T 2B 2W 2S' } }, 'stonemason')).toBe(false)
    expect(idle({}, 'bricklayer')).toBe(false)
    expect(idle({ tower: '' }, 'bricklayer')).toBe(true)
  })

  test('[CA-4.3.14] of a Stonemason it is said that what is lacking may be bought of a Worker', () => {
    for (const { status, tray } of [es, en])
      for (const said of [status.idle('Picapedrero'), tray.idle]) expect(said).toMatch(/compras|buy/)
  })

  test('a Trader by helpers, at hand or on a cart already; a Worker and a Master Builder never', () => {
    expect(idle({}, 'trader')).toBe(false)
    expect(idle({ supply: { A: 0 } }, 'trader')).toBe(true)
    expect(idle({ supply: { A: 0 }, carts: { cartSand: 'A' } }, 'trader')).toBe(false)
    expect(idle({}, 'worker1')).toBe(false)
    expect(idle({}, 'masterBuilder')).toBe(false)
  })
})

test('[CA-4.1.2] a role that may not be chosen takes nothing from the one that was: it says why', async () => {
  const state = given({ players: 3, phase: 'chooseCards', hand: { A: ['messenger', 'trader'] } })
  const { page, stage } = seatedAt(plug.rules as never, () => plug.create(() => es) as never, {
    seats: 3,
    options: state.config,
    state,
    me: seat('A'),
  })
  const choice = createRoot(() => createChoice(page as unknown as CastilloTable))
  await stage(choose('messenger'))
  choice.pick('stonemason')
  expect(choice.picked()).toEqual(['messenger'])
  expect(page.staged()).toEqual([choose('messenger')])
  expect(page.trouble()).toMatchObject({ reason: 'cardNotInHand' })
  choice.pick('trader')
  expect(choice.picked()).toEqual(['trader'])
  expect(page.trouble()).toBeNull()
})

test('[CA-4.1.3] the Master Builder of a full hand says why at each press: nothing is taken back for it, nor taken up', async () => {
  for (const players of [2, 3] as const) {
    const state = given({ players, phase: 'chooseCards' })
    const { page, stage } = seatedAt(plug.rules as never, () => plug.create(() => es) as never, {
      seats: players,
      options: state.config,
      state,
      me: seat('A'),
    })
    const choice = createRoot(() => createChoice(page as unknown as CastilloTable))
    const press = () => {
      page.forgive()
      choice.pick('masterBuilder')
      return page.trouble()
    }
    const why = { rule: 'CA-4.1.3', reason: 'masterBuilderHandFull' }
    expect(press()).toEqual(why)
    expect(choice.picked()).toEqual([])
    const chosen = players === 2 ? choose('messenger', 'trader') : choose('messenger')
    await stage(chosen)
    // What is asked stays what it was: with another question the answer would go at once.
    const taken = vi.spyOn(page, 'unstage')
    for (let n = 0; n < 2; n++) expect(press()).toEqual(why)
    expect(taken).not.toHaveBeenCalled()
    expect(page.staged()).toEqual([chosen])
  }
})

test('with a new round what was done before it is no news any more', () => {
  const started = { type: 'roundStarted', round: 2, seat: seat('B'), talers: 1 } as const
  expect(tell(es, started as never, conceal(given({}), null), letterOf)).toMatchObject({ isRound: true })
})

test('while nobody is asked the line at the top says who plays what', () => {
  expect(es.status.acts(es.roles.messenger, 'Elisenda')).toBe('Elisenda juega su Mensajero')
  expect(en.status.acts(en.roles.messenger, 'Elisenda')).toBe('Elisenda plays the Messenger')
})

test('of who is asked and may do nothing the line at the top says that they decide, not that they do it', () => {
  const said = (texts: typeof es, scene: Scene): string => {
    const view = conceal(given({ players: 3, ...scene }), seat('A'))
    return plug
      .create(() => texts)
      .status(stillTable(plug.rules as AnyPlug['rules'], view, seat('A'), letterOf) as never)
  }
  const building: Scene = { phase: 'build', queue: ['B stonemason'], has: { B: '1T 1B 1S' } }
  expect(said(es, building)).toBe('B decide si construye')
  expect(said(en, building)).toBe('B decides whether to build')
  const helping: Scene = {
    ...building,
    phase: 'helpers',
    built: ['house1'],
    builtThisTurn: 1,
    talers: { B: 9 },
  }
  expect(said(es, helping)).toBe('B decide si coloca ayudantes')
  const buying: Scene = {
    phase: 'buy',
    queue: ['B stonemason', 'A worker1'],
    cards: { 'A worker1': '1T 1S 1W' },
  }
  expect(said(es, buying)).toBe('B decide si compra')
})

test('what one plays oneself is said as one’s own, and the last round as the last', () => {
  const { status, round } = plug.create(() => es)
  const view = conceal(given({ round: 12, phase: 'resolve', queue: ['A trader'] }), seat('A'))
  const said = (me: 'A' | 'B'): string =>
    status(stillTable(plug.rules as AnyPlug['rules'], view, seat(me), letterOf) as never)
  expect([said('A'), said('B')]).toEqual(['Juegas tu Comerciante', 'A juega su Comerciante'])
  expect(round(view, true)).toBe('Ronda 12 de 12 · la última')
  expect(round(conceal(given({ round: 11 }), null), true)).toBe('Ronda 11 de 12')
})

test('[CA-4.3.5] a helper that would send another home says so before it is confirmed', () => {
  const carts = { cartSand: 'B', cartStone: 'C' } as const
  const view = conceal(given({ phase: 'traderPlace', queue: ['A trader'], carts }), seat('A'))
  const named = (texts: typeof es, space: 'cartStone' | 'cartWood'): string =>
    plug.create(() => texts).nameMove({ type: 'placeTrader', space }, view, letterOf)
  expect(named(es, 'cartStone')).toBe('Ayudante en la carretilla de piedra, que desplaza al de C')
  expect(named(en, 'cartStone')).toBe('Helper on the stone cart, displaces C’s')
  expect(named(es, 'cartWood')).toBe('Ayudante en la carretilla de madera')
})

test('after the last card of the last round points are counted; before that the round goes on', () => {
  const { status } = plug.create(() => es)
  const said = (round: number): string => {
    const view = conceal(given({ round, phase: 'resolve', queue: [] }), seat('A'))
    return status(stillTable(plug.rules as AnyPlug['rules'], view, seat('A'), String) as never)
  }
  expect([said(11), said(12)]).toEqual(['La ronda sigue…', 'Se cuentan los puntos…'])
})

describe('a place that does nothing now says when it will', () => {
  /** What is said of a press, by whoever sits at A. */
  const refusedAt = (scene: Scene, place: string, seen: Partial<CastilloTable> = {}): string | undefined => {
    const view = conceal(given({ players: 3, ...scene }), seat('A'))
    const still = stillTable(plug.rules as AnyPlug['rules'], view, seat('A'), String) as CastilloTable
    let said: string | undefined
    const table: CastilloTable = {
      ...still,
      ...seen,
      explain: ({ reason }) => void (said = reason),
    }
    createRoot((dispose) => (createChoice(table).point(place), dispose()))
    for (const { refusals } of [es, en])
      if (said !== undefined) expect(refusals[said]?.({ price: 1 }), said).toMatch(/\.$/)
    return said
  }

  test('[CA-4.4.1] [CA-4.5.1] [CA-4.3.2] [CA-4.3.11] by the role that comes there', () => {
    const scene: Scene = { phase: 'chooseCards' }
    expect(refusedAt(scene, 'keep')).toBe('buildLater')
    expect(refusedAt(scene, 'market')).toBe('helperLater')
    expect(refusedAt(scene, 'forge-a')).toBe('helperLater')
    expect(refusedAt(scene, 'rider')).toBe('traderLater')
    expect(refusedAt(scene, 'defenceTower')).toBe('towerLater')
  })

  test('[CA-3.5] Market and Forge are built; [CA-4.5.1] a House has no space for a helper', () => {
    const builder: Scene = { queue: ['A stonemason'], has: { A: '2T 2B 2W 2S' } }
    expect(refusedAt({ ...builder, phase: 'build' }, 'market')).toBe('alreadyBuilt')
    const helping: Scene = { ...builder, phase: 'helpers', built: ['house1'], builtThisTurn: 1 }
    expect(refusedAt({ ...helping, talers: { A: 20 } }, 'house1')).toBe('noSpaces')
  })

  test('[CA-4.3.11] a Bricklayer who is to take a pile is told that, and not that nobody acts', () => {
    const scene: Scene = { phase: 'towerTake', queue: ['A bricklayer'] }
    expect(refusedAt(scene, 'keep')).toBe('pileFirst')
  })

  test('[CA-4.4.1] what one can pay is no reason while a rival’s turn is seen, though one’s own has come already', () => {
    const scene: Scene = { phase: 'build', queue: ['A stonemason'], has: { A: '1T 1B 1S' } }
    expect(refusedAt(scene, 'keep')).toBe('notPayable')
    expect(refusedAt(scene, 'keep', { decisions: () => [] })).toBe('buildLater')
  })

  test.each([
    ['1S 1W 1T', 'keep', 'Vale justo 24; con al menos tres clases de recursos sumas 8.'],
    ['1S 1W 2T', 'largeTower1', 'Vale justo 12; con al menos tres clases de recursos sumas 8, o ya 13.'],
    ['1S 1B 1T', 'smallTower1', 'Vale justo 8; con al menos tres clases de recursos sumas ya 10.'],
  ])('[CA-4.4.5] what one cannot pay for says what one’s pieces come to: %s', (has, place, said) => {
    const view = conceal(given({ phase: 'build', queue: ['A stonemason'], has: { A: has } }), seat('A'))
    const still = stillTable(plug.rules as AnyPlug['rules'], view, seat('A'), String) as CastilloTable
    const { refusal } = plug.create(() => es)
    const heard: string[] = []
    const table = { ...still, explain: (why: Rejection) => void heard.push(refusal(why)) }
    createRoot((dispose) => (createChoice(table).point(place), dispose()))
    expect(heard).toEqual([said])
  })

  test('[CA-4.3.3] and in its moment what is against it', () => {
    expect(refusedAt({ phase: 'traderPlace', queue: ['A trader'] }, 'rider')).toBe('cartsStillVacant')
  })
})

test('[CA-4.6.1] a builder who has taken a pile and can pay for nothing is told so before confirming', async () => {
  const { status } = plug.create(() => es)
  // What is told of it is fetched when the screen stands.
  await import('../../frontend/games/castillo/later.ts')
  await new Promise((resolve) => setTimeout(resolve, 0))
  const said = (has: string): string => {
    const scene: Scene = { players: 3, phase: 'helpers', queue: ['A bricklayer'], has: { A: has } }
    const view = conceal(given(scene), seat('A'))
    const still = stillTable(plug.rules as AnyPlug['rules'], view, seat('A'), String)
    return status({ ...still, sealed: () => true } as never)
  }
  expect(said('3B')).toBe(es.status.short)
  expect(said('1T 1B 1S')).toBe(es.status.sealed)
})

test('of what a seat did, what it has built stands before what it took for that, and so does what its Master Builder brings', () => {
  const lines = (before: State, { events }: ReturnType<typeof play>, at: number) => {
    const state = copy(before)
    return events.flatMap((event, fact) => {
      const line = tell(es, conceal(event, null), conceal(state, null), letterOf)
      evolve(state, copy(event))
      return line === null ? [] : [{ ...line, seq: seqOf(at), fact }]
    })
  }
  const before = given({
    players: 3,
    phase: 'towerTake',
    queue: ['A bricklayer'],
    has: { A: '1B 1S' },
    tower: '1T 1W',
  })
  const taken = play(before, 'A', { type: 'takeTower', resource: 'stone' })
  const built = play(taken.state, 'A', build('house1', '1T 1B 1S'))
  const told = [...lines(before, taken, 2), ...lines(taken.state, built, 3)]
  expect(summaryOf(told, seqOf(1), seat('A'), 'A')).toMatch(
    /^construye la Casa 1 .*; toma de la Torre de Defensa/,
  )
})

test('[CA-4.5.1] the places that a helper can take have a frame, and their building has none: it lay about a dear one too', () => {
  const state = given({ phase: 'helpers', queue: ['A stonemason'], builtThisTurn: 1, talers: { A: 7 } })
  const table = stillTable(plug.rules as AnyPlug['rules'], conceal(state, seat('A')), seat('A'), letterOf)
  const open = createRoot((dispose) => {
    const framed = [...createChoice(table as unknown as CastilloTable).open()]
    dispose()
    return framed
  })
  expect(open).toEqual(['market-a', 'market-b', 'forge-b'])
})

test('beside a seat stands what it did without what there is no room for: by whom it came, what it was paid with', () => {
  const before = given({
    players: 3,
    phase: 'build',
    queue: ['A worker1', 'B masterBuilder'],
    cards: { 'A worker1': '1T 1B 1W' },
    has: { A: '1T 1B 1S' },
  })
  const inShort = (state: State, event: Event): string | undefined =>
    tell(es, conceal(event, null), conceal(state, null), letterOf)?.inShort
  const [pile, card, of] = [{ sand: 1, wood: 0, brick: 1, stone: 1 }, 'worker1', seat('A')] as const
  const events = [
    { type: 'workerEquipped', seat: of, card, resources: pile },
    { type: 'delivered', seat: of, card, resources: pile },
    ...play(before, 'A', build('house1', '1T 1B 1S')).events,
  ] as readonly Event[]
  expect(events.flatMap((event) => inShort(before, event) ?? [])).toEqual([
    'A trae 1 arena, 1 ladrillo y 1 piedra',
    'A recibe 1 arena, 1 ladrillo y 1 piedra',
    expect.stringMatching(/^A construye la Casa 1 y gana \d+ puntos$/),
    expect.stringMatching(/^Maestro Constructor: \d+ puntos$/),
  ])
})
