/** What an advised move of Fortaleza is for: a fact on the board as it is, and none that is not so. */
import { describe, expect, test } from 'vitest'
import { purpose } from '../../frontend/games/fortaleza/purpose.ts'
import { type Seat, seatOf } from '../../shared/engine/ids.ts'
import { foresee } from '../../shared/engine/predict.ts'
import { conceal, hide, put } from '../../shared/engine/secret.ts'
import type { Level } from '../../shared/games/fortaleza/components.ts'
import { findZone, type SpaceId, spaces, type ZoneId } from '../../shared/games/fortaleza/layout.ts'
import type { CardUse, Move } from '../../shared/games/fortaleza/moves.ts'
import { fortalezaRules } from '../../shared/games/fortaleza/rules.ts'
import type { Phase, Scoring, State, Tile } from '../../shared/games/fortaleza/state.ts'

interface Position {
  readonly scoring?: Scoring
  readonly phase?: Phase
  readonly coins?: number
  readonly hand: readonly string[]
  /** On top of the own stacks. */
  readonly top?: Partial<Record<'guild' | 'wall' | 'tower', Level>>
  readonly spaces?: Partial<Record<SpaceId, readonly [owner: number, level: Level]>>
  readonly guilds?: Partial<Record<ZoneId, readonly [owner: number, level: Level]>>
  readonly collectors?: Partial<Record<ZoneId, number>>
  readonly isLast?: boolean
  change?(state: State): void
}

const names = ['Ana', 'Berta', 'Carla', 'Diego']
const tile = ([owner, level]: readonly [number, Level]): Tile[] => [{ owner: seatOf(owner), level }]
const tiles = (from: object = {}): Record<string, Tile[]> =>
  Object.fromEntries(Object.entries(from).map(([place, one]) => [place, tile(one)]))

/** Seat 0 of four, whose turn it is. */
const at = (position: Position): State => {
  const { scoring = 'basic', hand } = position
  const state = fortalezaRules.blank({ seats: 4, options: { scoring } })
  const [own] = state.players
  if (own === undefined) throw new Error('nobody plays')
  state.phase = position.phase ?? 1
  own.coins = position.coins ?? 0
  for (const id of hand) put(own.hand, hide(id, own.seat))
  for (const [kind, level] of Object.entries(position.top ?? {})) {
    const stack = own.stacks[kind as 'wall']
    own.stacks[kind as 'wall'] = stack.filter((one) => one >= level)
  }
  state.board.spaces = tiles(position.spaces)
  state.board.guilds = tiles(position.guilds)
  for (const [zone, seat] of Object.entries(position.collectors ?? {}))
    state.board.collectors[zone as ZoneId] = seatOf(seat)
  if (!position.isLast) state.deck = ['m-1', 'm-2', 'm-3', 'm-4'].map((id) => hide(id))
  position.change?.(state)
  return state
}

const said = (move: Move, position: Position, language: 'es' | 'en' = 'es'): string | null => {
  const view = conceal(at(position), seatOf(0))
  expect(fortalezaRules.check(view, seatOf(0), move)).toBe(null)
  const after = foresee(fortalezaRules, view, seatOf(0), move).view
  const nameOf = (seat: Seat): string => names[seat] ?? ''
  return purpose(move, { view, after, seat: seatOf(0), language, nameOf })
}

const as = (role: CardUse['as'], ...ids: string[]): CardUse[] => ids.map((cardId) => ({ cardId, as: role }))
const wall = (space: SpaceId, card = 'w-1'): Move => ({
  type: spaces.find(({ id }) => id === space)?.kind === 'gate' ? 'buildGate' : 'buildWall',
  cards: as('wall', card),
  space,
})
const tower = (space: SpaceId): Move => ({ type: 'buildTower', cards: as('tower', 't-1', 't-2'), space })
const inZone = (type: 'buildGuild' | 'placeCollector', zone: ZoneId): Move => ({
  type,
  zone,
  cards: (findZone(zone)?.colors ?? []).map((color) => ({ cardId: `g-${color}-1`, as: color })),
})
const quarter = ['g-orange-1', 'g-teal-1']
const resources = (...ids: string[]): Move => ({
  type: ids.length === 2 ? 'takeResourcesTwo' : 'takeResourcesOne',
  cards: as('any', ...ids),
})
/** All four stretches and the gate of the north wall, of Berta but for what is given. */
const north = { N1: [1, 1], N2: [1, 1], N3: [1, 1], N4: [1, 1], NG: [1, 1] } as const
const allTowers = Object.fromEntries(
  spaces.filter(({ kind }) => kind === 'tower').map(({ id }) => [id, [1, 1] as const]),
)

describe('what takes from another says from whom, and how much', () => {
  test('a wall, a tower and a guild built over theirs [FZ-5.20 to FZ-5.22]', () => {
    expect(said(wall('N1'), { hand: ['w-1'], coins: 9, top: { wall: 2 }, spaces: north })).toBe(
      'Quita 1 punto a Berta y te da 4 a ti al acabar la fase.',
    )
    expect(
      said(tower('NT1'), { hand: ['t-1', 't-2'], coins: 9, top: { tower: 2 }, spaces: allTowers, phase: 2 }),
    ).toBe('Quita 4 puntos a Berta y te da 7 a ti al acabar la partida.')
    expect(
      said(inZone('buildGuild', 'orangeTeal'), {
        hand: quarter,
        top: { guild: 3 },
        guilds: { orangeTeal: [1, 2] },
      }),
    ).toBe('Quita 3 puntos a Berta, que a cambio cobra 3 monedas, y te da 5 a ti.')
  })

  test('on a level IV nobody builds any more', () => {
    const guilds = { orangeTeal: [1, 2] } as const
    expect(said(inZone('buildGuild', 'orangeTeal'), { hand: quarter, top: { guild: 4 }, guilds })).toBe(
      'Quita 3 puntos a Berta, te da 7, y sobre un nivel\u00a0IV ya no puede construir nadie.',
    )
  })

  test('a collector that is replaced, and one that has nothing yet', () => {
    const position = { hand: quarter, collectors: { orangeTeal: 2 } }
    const move = inZone('placeCollector', 'orangeTeal')
    expect(said(move, { ...position, guilds: { orangeTeal: [1, 3] } })).toBe(
      'Releva al recaudador de Carla: los 5 puntos que le da el gremio pasan a ti.',
    )
    expect(said(move, { ...position, guilds: { orangeTeal: [1, 1] } })).toMatch(
      /el punto que le da .* pasa a ti/,
    )
    expect(said(move, position)).toMatch(/^Aún no hay gremio ahí/)
  })
})

test('of a guild it says what a collector gets, and one’s own twice', () => {
  const move = inZone('placeCollector', 'orangeTeal')
  expect(said(move, { hand: quarter, guilds: { orangeTeal: [1, 2] } })).toBe(
    'El gremio de Berta te dará a ti lo mismo al acabar la fase: 3 puntos.',
  )
  expect(said(move, { hand: quarter, guilds: { orangeTeal: [0, 2] } })).toBe(
    'Tu gremio de ahí te contará dos veces: 3 puntos más.',
  )
  const collectors = { orangeTeal: 0 }
  const guild = inZone('buildGuild', 'orangeTeal')
  expect(said(guild, { hand: quarter, top: { guild: 3 }, collectors })).toMatch(
    /dos veces, 10 puntos en total/,
  )
  expect(said(guild, { hand: quarter, top: { guild: 3 } })).not.toMatch(/dos veces/)
})

describe('majorities [FZ-6.8, FZ-6.9]', () => {
  const said4 = (others: NonNullable<Position['spaces']>, scoring: Scoring = 'advanced') =>
    said(wall('N1'), { hand: ['w-1'], coins: 1, spaces: others, scoring })

  test('are won, shared, or taken, with who had them', () => {
    expect(said4({})).toBe(
      'Da 4 puntos al acabar la fase, y 3 más por la mayoría norte, que ahora sería tuya.',
    )
    expect(said4({ N2: [1, 1] })).toBe('Da 4 puntos, y 2 más por igualar a Berta en la mayoría norte.')
    expect(said4({ N2: [1, 1], NG: [0, 1] })).toBe(
      'Da 4 puntos, y 1 más por deshacer tu empate con Berta en la mayoría norte.',
    )
  })

  test('are nothing in the basic game, nor where another has more', () => {
    expect(said4({ N2: [1, 1] }, 'basic')).not.toMatch(/mayoría/)
    expect(said4({ N2: [1, 1], N3: [1, 1] })).not.toMatch(/mayoría/)
  })

  test('a corner counts on two sides', () => {
    expect(said(tower('CNE'), { hand: ['t-1', 't-2'], coins: 4, scoring: 'advanced' })).toBe(
      'Da 4 puntos y, al ser de esquina, cuenta en dos lados: 6 más por sus mayorías.',
    )
  })
})

test('a wall that is complete lets build on it: only with a tile that is higher than another’s [FZ-5.20]', () => {
  const { N4: _, ...spaces } = north
  const position = { hand: ['w-1'], coins: 9, spaces }
  const own = (state: State): void => {
    state.players[0]!.stacks.wall = [1, 2, 2]
  }
  expect(said(wall('N4'), { ...position, change: own })).toBe(
    'Completa la muralla norte: tu próxima loseta, de nivel\u00a0II, ya podrá ir encima de Berta.',
  )
  expect(said(wall('N4'), position)).not.toMatch(/Completa/)
  expect(said(wall('N4'), { ...position, spaces: { N1: [1, 1] }, change: own })).not.toMatch(/Completa/)
})

test('what one raises of one’s own is out of reach for a rival whose tile was enough, and who has the coins', () => {
  const spaces = { ...north, NG: [0, 1] } as const
  const with2 = (coins: number) => (state: State) => {
    state.players[1]!.stacks.wall = [2, 3]
    state.players[1]!.coins = coins
  }
  const position = { hand: ['w-1'], coins: 9, top: { wall: 2 }, spaces } as const
  expect(said(wall('NG'), { ...position, change: with2(3) })).toBe(
    'Con su próxima loseta, de nivel\u00a0II, Berta podría construir encima de tu puerta: así ya no le basta.',
  )
  expect(said(wall('NG'), { ...position, change: with2(2) })).toBe(
    'Tu puerta de ahí dará 4 puntos en vez de 3 al acabar la fase.',
  )
})

test('what stands for itself says what it scores, by which stretch it is, and how safe it is', () => {
  const hand = ['w-1']
  expect(said(wall('N1'), { hand, coins: 1 })).toBe(
    'Por 1 moneda da 4 puntos al acabar la fase: ningún tramo libre cuesta menos.',
  )
  expect(said(wall('N2'), { hand, coins: 2 })).toBe(
    'Aún no tienes ningún tramo en la muralla norte: da 4 puntos al acabar cada fase que siga a la vista.',
  )
  expect(said(wall('N1'), { hand, coins: 1, spaces: { E1: [0, 1] } })).toBe(
    'Aquí da 4 puntos; en la muralla este, donde ya tienes un tramo, daría 3.',
  )
  // Where no stretch of that wall is free, nothing is compared with it.
  const full = { E1: [0, 1], E2: [1, 1], E3: [1, 1], E4: [1, 1] } as const
  expect(said(wall('N1'), { hand, coins: 1, spaces: full })).not.toMatch(/muralla este/)
  expect(said(wall('N1'), { hand, coins: 1, spaces: { N2: [0, 1], N3: [0, 1] } })).toBe(
    'Es tu tercer tramo en la muralla norte: entre todos te dan 9 puntos en vez de 7.',
  )
  expect(said(wall('NG'), { hand, coins: 3 })).toMatch(
    /^Da 3 puntos .* mientras no se complete esa muralla\.$/,
  )
  expect(said(wall('NG'), { hand, coins: 3, top: { wall: 4 } })).toMatch(/sobre un nivel\u00a0IV no puede/)
  expect(said(tower('NT1'), { hand: ['t-1', 't-2'], coins: 2 })).toBe(
    'Por 2 monedas da 4 puntos al acabar la fase: ninguna torre libre cuesta menos.',
  )
  // [FZ-5.5] With a wild card in place of one, which costs two more.
  const wild = { ...tower('NT1'), cards: as('tower', 't-1', 'x-1') } as Move
  expect(said(wild, { hand: ['t-1', 'x-1'], coins: 4 })).toMatch(/^Por 4 monedas da 4 puntos/)
  expect(said(tower('NT2'), { hand: ['t-1', 't-2'], coins: 3 })).toMatch(/mientras falte alguna torre\.$/)
})

describe('coins say what they pay', () => {
  test('that could not be paid before, with the cards that are left', () => {
    const move = resources('m-1', 'm-2')
    expect(said(move, { hand: ['m-1', 'm-2', 't-1', 'w-1'] })).toBe(
      'Tendrás 7 monedas, y con tu carta de muralla podrías construir un tramo de muralla: 4 puntos.',
    )
    expect(said(move, { hand: ['m-1', 'm-2', 't-1', 'w-1'], coins: 1 })).toBe(
      'Tendrás 8 monedas, y con tus cartas de torre y muralla podrías construir la primera torre norte: 4 puntos.',
    )
    expect(said(move, { hand: ['m-1', 'm-2', 'w-1', 'w-2'] })).toMatch(
      /construir dos tramos en un turno: 8 puntos/,
    )
    // All that these cards can pay could be paid already.
    expect(said(move, { hand: ['m-1', 'm-2', 'm-3'], coins: 9 })).not.toMatch(/podrías construir la|tramo/)
  })

  test('with the other card of this turn, and what a few more would pay', () => {
    expect(said(resources('m-1'), { hand: ['m-1', 'w-1'], isLast: true })).toMatch(
      /^Tendrás 3 monedas, y con tu otra carta de este turno/,
    )
    const most = { N1: [1, 1], E1: [1, 1], S1: [1, 1], W1: [1, 1] } as const
    const taken = Object.fromEntries(
      spaces.filter(({ kind, price }) => kind !== 'wall' || price < 3).map(({ id }) => [id, [1, 1] as const]),
    )
    const spare = { hand: ['x-1', 'w-1', 'g-teal-1'], isLast: true, spaces: { ...taken, ...most } }
    expect(said(resources('x-1'), spare)).toBe(
      'Te faltarían solo 2 monedas para construir un tramo de muralla, que suma 4 puntos.',
    )
  })

  test('but nothing of a turn that does not come: the last card is played', () => {
    const last = { hand: ['m-1', 'm-2'], isLast: true }
    expect(said(resources('m-1', 'm-2'), last)).toBe(
      'Las monedas no se pierden: empezarás la segunda fase con 7, por lo menos.',
    )
    expect(said(resources('m-1', 'm-2'), { ...last, phase: 2 })).toMatch(/^Ya no te quedan cartas/)
    // One card is left, and is for this turn: it builds no wall without coins.
    expect(
      said(resources('x-1'), { hand: ['x-1', 'w-1'], isLast: true, top: { wall: 4 }, spaces: north }),
    ).not.toMatch(/faltar/)
  })

  test('a guild brings them for a point less', () => {
    const guild = inZone('buildGuild', 'orangeTeal')
    expect(said(guild, { hand: [...quarter, 'w-1'] })).toMatch(
      /^Tendrás 9 monedas, y con tu carta de muralla/,
    )
    expect(said(guild, { hand: quarter, isLast: true })).toBe(
      'Te da 9 monedas ahora a cambio de 1 punto menos al acabar la fase.',
    )
  })
})

test('tiles that are removed: what the next ones score, or whom they may be built over', () => {
  const develop = (kind: 'wall' | 'tower' | 'guild'): Move => ({
    type: 'developOne',
    cards: as('any', 'm-1'),
    tiles: { guild: 0, wall: 0, tower: 0, [kind]: 1 },
  })
  const one = (state: State): void => {
    state.players[0]!.stacks.tower = [1, 2, 2]
    state.players[0]!.stacks.wall = [1, 2, 2]
  }
  expect(said(develop('tower'), { hand: ['m-1'], change: one })).toBe(
    'Tu próxima torre será de nivel\u00a0II: dará 7 puntos en vez de 4.',
  )
  expect(said(develop('guild'), { hand: ['m-1'] })).toBe(
    'Te quedarán 2 gremios sin nivel antes de los de nivel\u00a0I.',
  )
  const over = { hand: ['m-1', 'w-1', 'w-2'], coins: 9, change: one, spaces: north } as const
  expect(said(develop('wall'), over)).toBe(
    'Tu próxima muralla, de nivel\u00a0II, podría ir encima de Berta: 4 puntos más.',
  )
  // For coins that are not there it is not said.
  expect(said(develop('wall'), { ...over, coins: 2 })).toBe(
    'Tu próxima muralla será de nivel\u00a0II: como puerta dará 4 puntos en vez de 3.',
  )
})

test('the temple pays who is last: now, or if it comes to that [FZ-6.11]', () => {
  const retire: Move = { type: 'retireToTemple', cards: as('temple', 'm-1') }
  const ahead = (state: State): void => {
    for (const { seat } of state.players) state.players[seat]!.score = seat === 0 ? 0 : 9
  }
  expect(said(retire, { hand: ['m-1'], change: ahead })).toMatch(
    /^Si se puntuara ahora, el templo.* 2 puntos más\.$/,
  )
  const first = (state: State): void => void (state.players[0]!.score = 9)
  expect(said(retire, { hand: ['m-1'], change: first })).toBe(
    'Si acabas la fase en último lugar, ese peón te dará 2 puntos.',
  )
})

test('who names the start player is told when their own last turn comes [FZ-4.7]', () => {
  const choose = (seat: number) =>
    said(
      { type: 'chooseStartPlayer', seat },
      { hand: [], change: (state) => void (state.stage = 'chooseStartPlayer') },
    )
  expect(choose(0)).toMatch(/^Si empiezas tú, eliges antes que nadie entre los 42 lugares libres/)
  expect(choose(1)).toMatch(/^Si empieza Berta, el último turno de la partida es tuyo/)
  expect(choose(2)).toBe('En el último turno de la partida, después de ti ya solo jugará Berta.')
  expect(choose(3)).toBe('En el último turno de la partida, después de ti ya solo jugarán Berta y Carla.')
})
