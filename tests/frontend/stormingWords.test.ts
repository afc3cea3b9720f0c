/** Storming! in words: every card, fact, act and refusal has some, in both languages. */
import { describe, expect, test } from 'vitest'
import { cardKinds, kindOf } from '../../frontend/games/storming/cardKinds.ts'
import { describe as tell } from '../../frontend/games/storming/describe.ts'
import { nameMove } from '../../frontend/games/storming/names.ts'
import type { Choice, StormingTable } from '../../frontend/games/storming/choice.ts'
import { scene } from '../../frontend/games/storming/scenes.tsx'
import { saidInHand } from '../../frontend/games/storming/inHand.ts'
import { status } from '../../frontend/games/storming/status.ts'
import { en } from '../../frontend/games/storming/texts.en.ts'
import { es, type Texts } from '../../frontend/games/storming/texts.es.ts'
import { type Seat, seqOf, type Shown } from '../../shared/engine/ids.ts'
import { eventsOf } from '../../shared/engine/log.ts'
import { follow } from '../../shared/engine/replay.ts'
import {
  actionCardsOf,
  civilians,
  colours,
  improvements,
  invention,
  pacts,
  revolts,
} from '../../shared/games/storming/components.ts'
import { directedCards, generalEventIds } from '../../shared/games/storming/events.ts'
import type { Event } from '../../shared/games/storming/facts.ts'
import { storming } from '../../shared/games/storming/game.ts'
import { startCardsFor } from '../../shared/games/storming/layout.ts'
import { type Move, moveSchema } from '../../shared/games/storming/moves.ts'
import { reasons } from '../../shared/games/storming/refusals.ts'
import { type Options, pointSources, type State } from '../../shared/games/storming/state.ts'
import { sourcesUnder, textOf } from '../kit/sources.ts'
import { card, given, legal, plainOptions, type Scene, seat, wandered } from '../kit/storming.ts'

const languages: readonly (readonly [string, Texts])[] = [
  ['es', es],
  ['en', en],
]
const names = ['Ana', 'Berta', 'Carla', 'Dora']
const nameOf = (seat: Seat): string => names[seat] ?? '?'
/** What no line may hold: the marks of something left out. */
const broken = /undefined|null|\[object|NaN|\?| {2}|(^|\s)(de|a) el\s|-(red|blue|green|yellow)\b/

interface Game {
  readonly players: 3 | 4
  readonly seed: number
  readonly options?: Partial<Options>
}
const games: readonly Game[] = [
  { players: 3, seed: 11 },
  { players: 4, seed: 12 },
  { players: 4, seed: 13, options: { fourPlayerDirectedSet: 'true', conspiracyPoint: 'outsiders' } },
  { players: 3, seed: 14, options: { walledStart: 'true' } },
]

const played = games.map(({ players, seed, options }) => {
  const table = wandered(players, seed, 700, options)
  const blank = (): Shown<State> =>
    storming.blank({ seats: players, options: { ...plainOptions, ...options } }) as Shown<State>
  return { table, blank }
})

/** Goes through the games with these eyes, and says what is to be told of each entry before it happens. */
const walk = (
  viewer: Seat | null,
  see: (view: Shown<State>, fact: Shown<Event> | readonly Move[]) => void,
): void => {
  for (const { table, blank } of played) {
    let view = blank()
    for (const entry of table.news(viewer, seqOf(0))) {
      if (entry.kind === 'played' && entry.moves !== null) see(view, entry.moves.secret)
      for (const event of eventsOf(entry) as readonly Shown<Event>[]) {
        see(view, event)
        view = follow(storming, view, event, viewer)
      }
    }
  }
}
const isMoves = (fact: Shown<Event> | readonly Move[]): fact is readonly Move[] => Array.isArray(fact)

describe('cards', () => {
  const all = [
    ...colours.flatMap(actionCardsOf),
    ...revolts,
    invention,
    ...generalEventIds,
    ...directedCards,
    ...civilians,
    ...improvements,
    ...pacts,
    ...startCardsFor(3).map(({ id }) => id),
    ...startCardsFor(4).map(({ id }) => id),
  ]

  test('[ST-2.1] each of the 170 is of a kind that has words', () => {
    expect(all).toHaveLength(170)
    expect(new Set(all.map(kindOf))).toEqual(new Set(cardKinds))
    expect(() => kindOf('joker')).toThrow('no card')
  })

  test.each(languages)('every kind has a name, a line of at most twelve words, and a text, %s', (_, t) => {
    expect(Object.keys(t.cards).toSorted()).toEqual([...cardKinds].toSorted())
    const poor = Object.values(t.cards).filter(
      ({ name, line, text }) => name === '' || line.split(/\s+/).length > 12 || !/^\p{Lu}.*\.$/u.test(text),
    )
    expect(poor).toEqual([])
    expect(new Set(Object.values(t.cards).map(({ name }) => name)).size).toBe(cardKinds.length)
  })

  test('[ST-4.35] a card that gives somebody a revolt says what that does, and one that names another card of which kind it is', () => {
    for (const [kind, { text }] of Object.entries(es.cards))
      expect(text, kind).not.toMatch(
        /(?:recibe|recibes) una revuelta(?! \(bloquea)|(?<!pacto )Red de informantes|tampoco con(?! el suceso)/,
      )
    for (const [kind, { text }] of Object.entries(en.cards))
      expect(text, kind).not.toMatch(
        /takes? a revolt(?! \(it blocks)|(?<!pact )Informant network|(?<!event )Chaos/,
      )
    for (const kind of ['corruption', 'assassination', 'insurrection'] as const) {
      expect(es.cards[kind].text).toMatch(/pacto Red de informantes.*civil Alguacil/)
      expect(en.cards[kind].text).toMatch(/pact Informant network.*civilian Sheriff/)
    }
  })
})

/** Facts that another line tells, or the board alone. */
const silent: readonly Event['type'][] = [
  'dealt',
  'passedAhead',
  'unitPlaced',
  'eventsDrawn',
  'planned',
  'cardFinished',
  'revoltRevealed',
  'eventResolved',
]
const factTypes = [...textOf('shared/games/storming/facts.ts').matchAll(/\btype: '(\w+)'/g)].map(
  ([, type]) => type as Event['type'],
)

/** What random games seldom come to, in a position that has it. */
const seldom: readonly (readonly [Event, Scene])[] = [
  [{ type: 'waived', seat: seat('R') }, {}],
  [{ type: 'caravanArrived', owner: seat('B') }, {}],
  [{ type: 'warlockDiscarded', event: null }, {}],
  [{ type: 'regained', seat: seat('R'), card: null, under: 'revolt1' }, { revolts: { R: [null] } }],
  [{ type: 'lastTaken', seat: seat('R') }, {}],
  [{ type: 'ended', seat: seat('R'), why: 'conquest' }, {}],
  [{ type: 'ended', seat: seat('R'), why: 'points' }, {}],
  [{ type: 'inventionStays', card: 'invention' }, {}],
  [{ type: 'libraryMarked', copy: null }, {}],
  [{ type: 'knightDismounted', region: 'C4' }, { on: { C4: 'R:knight' } }],
  [{ type: 'structureLost', region: 'C4' }, { on: { C4: 'forest R:sawmill' } }],
]

describe('facts', () => {
  const told = new Set<string>()

  test.each(languages)('are told in whole sentences, %s', (_, t) => {
    const wrong: string[] = []
    const hear = (view: Shown<State>, event: Shown<Event>): void => {
      const text = tell(t, event, view, nameOf)?.text
      if (text === undefined) return
      if (broken.test(text) || !/^\p{Lu}/u.test(text)) wrong.push(text)
      told.add(event.type)
    }
    for (const viewer of [seat('R'), null])
      walk(viewer, (view, fact) => {
        if (!isMoves(fact)) hear(view, fact)
      })
    for (const [event, scene] of seldom) hear(given(scene) as Shown<State>, event as Shown<Event>)
    expect(wrong).toEqual([])
  })

  test('every type is told, but for those that another line tells', () => {
    expect(factTypes.length).toBeGreaterThan(60)
    expect(factTypes.filter((type) => !told.has(type) && !silent.includes(type))).toEqual([])
    expect(silent.filter((type) => told.has(type) || !factTypes.includes(type))).toEqual([])
  })

  test('a card that somebody may not see is told to them without its face', () => {
    const drawn: Event = { type: 'eventPlaced', seat: seat('B'), card: null }
    const line = (event: Event) => tell(en, event as Shown<Event>, given() as Shown<State>, nameOf)?.text
    expect(line(drawn)).toBe('Berta puts an event on EVENTS')
    expect(line({ ...drawn, card: { secret: 'corruption-red-2', to: [seat('B')] } })).toBe(
      'Berta puts an event on EVENTS: Corruption against Ana',
    )
  })

  test('an event that lasts is told with what it does', () => {
    const set: Event = { type: 'flagSet', flag: 'truce', on: true }
    expect(tell(en, set as Shown<Event>, given() as Shown<State>, nameOf)?.text).toBe(
      'The next military card cannot be used to attack',
    )
  })

  test('[ST-4.28] [ST-4.10] who acts between the cards is told with the card that lets them', () => {
    const built: Event = { type: 'built', seat: seat('B'), region: 'C4', kind: 'village' }
    const state = given()
    const text = () => tell(en, built as Shown<Event>, state as Shown<State>, nameOf)?.text
    expect(text()).toBe('Berta founds a village at C4')
    state.agenda.push({ type: 'offers', what: 'customsHouse', queue: [] })
    expect(text()).toBe('Customs house: Berta founds a village at C4')
    state.agenda.push({ type: 'turn', seat: seat('B'), done: ['mutualSupport'] })
    expect(text()).toBe('Mutual support: Berta founds a village at C4')
  })

  test('[ST-5.21] a settlement that grows is told by what it becomes, as the act is', () => {
    const grows = (texts: Texts, was: string, kind: 'town' | 'city') => {
      const event: Event = { type: 'built', seat: seat('B'), region: 'C4', kind }
      return tell(texts, event as Shown<Event>, given({ on: { C4: `B:${was}` } }) as Shown<State>, nameOf)
        ?.text
    }
    expect(grows(es, 'village', 'town')).toBe('Berta amplía la aldea de C4 a poblado')
    expect(grows(en, 'town', 'city')).toBe('Berta enlarges the town at C4 to a city')
  })

  test('[ST-5.50, ST-5.51] an attack says what comes of it: by taps it is staged before anybody could point at it', () => {
    const attack = (texts: Texts, there: string, homes = true) => {
      const state = given({ on: { C4: 'R:soldier', C5: there }, homes })
      const { id } = state.map.C4!.troop!
      const move = { type: 'attack', troopId: id, to: 'C5' } as Move
      return nameMove(texts, move, state as Shown<State>, nameOf)
    }
    expect(attack(es, 'B:village*')).toBe('Atacar C5 con el soldado de C4: cae la muralla')
    expect(attack(es, 'B:village')).toBe('Atacar C5 con el soldado de C4: conquista')
    expect(attack(es, 'G:village', false)).toBe('Atacar C5 con el soldado de C4: gana la partida')
    expect(attack(en, 'B:soldier')).toBe('Attack C5 with the soldier from C4: the troop falls')
  })

  test('a pact that breaks and a caravan that arrives are seen, what is fulfilled is not', () => {
    const state = given({ on: { C4: 'R:village caravan' }, pacts: [['tradeRoute', 'RB']] })
    const seen = (event: Event) =>
      scene(en, event as Shown<Event>, state as Shown<State>, null, nameOf) !== null
    expect(seen({ type: 'pactEnded', pact: 'tradeRoute', by: seat('G'), why: 'broken' })).toBe(true)
    expect(seen({ type: 'pactEnded', pact: 'tradeRoute', by: null, why: 'fulfilled' })).toBe(false)
    expect(seen({ type: 'caravanArrived', owner: seat('R') })).toBe(true)
  })

  test('[ST-5.50] all see a settlement that is taken and stands; of a mine, and of what is razed, only who is robbed of it is told', () => {
    const state = given({ on: { C4: 'B:village', D6: 'mountain B:mine' } })
    const taken: Event = {
      type: 'conquered',
      seat: seat('R'),
      from: seat('B'),
      region: 'C4',
      kind: 'village',
    }
    const seen = (event: Event) =>
      [seat('B'), seat('R'), null].map(
        (me) => scene(en, event as Shown<Event>, state as Shown<State>, me, nameOf) !== null,
      )
    expect(seen(taken)).toEqual([true, true, true])
    expect(seen({ ...taken, kind: null })).toEqual([true, false, false])
    expect(seen({ ...taken, region: 'D6', kind: 'mine' })).toEqual([true, false, false])
  })

  test('what an event or a rival takes is told over the board to whose it was', () => {
    const state = given({ on: { C4: 'B:village', E5: 'B:soldier' }, civilians: { B: ['alchemist'] } })
    const isSeen = (event: Event, me: Seat | null = seat('B')) =>
      scene(en, event as Shown<Event>, state as Shown<State>, me, nameOf) !== null
    const civilian = { type: 'civilianLost', seat: seat('B'), card: 'alchemist', by: 'event' } as const
    expect([isSeen(civilian), isSeen(civilian, seat('R')), isSeen(civilian, null)]).toEqual([
      true,
      false,
      false,
    ])
    expect(isSeen({ ...civilian, by: 'owner' })).toBe(false)
    const troop = { type: 'troopLost', region: 'E5' } as const
    expect([isSeen(troop), isSeen(troop, seat('R'))]).toEqual([true, false])
  })

  test('[ST-4.40] an event that does nothing says so: nothing to lose, nobody to answer', () => {
    const text = (scene: Scene, step: State['agenda'][number], card = '') => {
      const state = given(scene)
      if (card !== '') state.resolving = { card, lies: false, attached: [] }
      state.agenda.push(step)
      return tell(en, { type: 'closed' } as Shown<Event>, state as Shown<State>, nameOf)?.text
    }
    const read = (card: string, spared: Seat | null = null) =>
      ({ type: 'event', card, asked: false, spared }) as const
    const nothing = /^[A-Z][\w ]+ does nothing$/
    expect(text({}, read('assassination-red-1'))).toMatch(nothing)
    expect(text({}, read('corruption-red-1'))).toBeUndefined()
    const market: Scene = { improvements: { R: ['market'] } }
    expect(text(market, read('assassination-red-1'))).toBeUndefined()
    expect(text(market, read('assassination-red-1', seat('R')))).toMatch(nothing)
    expect(text({}, read('warDrums'))).toMatch(nothing)
    expect(text({ pacts: [['tradeRoute', 'RB']] }, read('warDrums'))).toBeUndefined()
    const order = [seat('R'), seat('B'), seat('G')]
    const offers = (queue: readonly Seat[]) => ({ type: 'offers', what: 'fullMoon', queue }) as const
    expect(text({}, offers(order), 'fullMoon')).toMatch(nothing)
    expect(text({}, offers(order.slice(1)), 'fullMoon')).toBeUndefined()
    // Whoever is asked next leaves the queue as it was: where anybody can answer, the event does something.
    const lost = (queue: readonly Seat[]) => ({ type: 'offers', what: 'depopulation', queue }) as const
    expect(text({}, lost(order), 'depopulation')).toMatch(nothing)
    for (const one of ['R', 'G'] as const)
      expect(text({ civilians: { [one]: ['alchemist'] } }, lost(order), 'depopulation')).toBeUndefined()
    expect(text({}, offers(order), 'military1-red')).toBeUndefined()
  })

  test('[ST-4.25] a card of which no action is possible says so', () => {
    const text = (scene: Scene, total: number) => {
      const state = given(scene)
      const unused = {
        fairWinds: false,
        truce: false,
        total,
        base: total,
        market: false,
        extra: false,
        used: [],
      }
      state.agenda.push({
        type: 'card',
        seat: seat('B'),
        kind: 'military',
        card: 'military1-blue',
        ...unused,
      })
      return tell(en, { type: 'closed' } as Shown<Event>, state as Shown<State>, nameOf)?.text
    }
    expect(text({}, 0)).toBe('The card of Berta does nothing: no action is possible')
    expect(text({ on: { C4: 'B:soldier' } }, 0)).toBeUndefined()
    expect(text({}, 1)).toBeUndefined()
  })

  test('a sacrificed Sheriff is told from one that is given up', () => {
    const lost = { type: 'civilianLost', seat: seat('R'), card: 'sheriff', by: 'owner' } as Shown<Event>
    const state = given({ civilians: { R: ['sheriff'] } })
    expect(tell(en, lost, state as Shown<State>, nameOf)?.text).toBe('Ana discards the Sheriff')
    state.agenda.push({ type: 'event', card: 'plague', asked: true, spared: seat('R') })
    expect(tell(en, lost, state as Shown<State>, nameOf)?.text).toContain('sacrifices the Sheriff')
  })

  test('[ST-6.4] who ends the game may have more than seven points: they have come to them', () => {
    const ended = { type: 'ended', seat: seat('R'), why: 'points' } as Shown<Event>
    expect(tell(en, ended, given({}) as Shown<State>, nameOf)?.text).toBe(
      'The game is over: Ana has reached seven victory points',
    )
    expect(tell(es, ended, given({}) as Shown<State>, nameOf)?.text).toBe(
      'La partida termina: Ana ha llegado a siete puntos de victoria',
    )
  })

  test('every source of points has words for the log and for the score sheet, and so has every figure', () => {
    const held = ['mine', 'cathedral', 'rotating']
    const figures = [...held, 'won', 'points', 'settlements', 'cities', 'turnOrder', 'lastTaken']
    for (const [, t] of languages) {
      expect(Object.keys(t.pointFor).toSorted()).toEqual([...pointSources].toSorted())
      expect(Object.keys(t.scores).toSorted()).toEqual([...pointSources, ...figures].toSorted())
    }
  })
})

describe('acts', () => {
  test('what is planned is named as it is played, PRESENT first, however it was laid', () => {
    const placements = [
      { card: 'build-red', pile: 'future' },
      { card: 'military1-red', pile: 'present' },
    ] as const
    const said = nameMove(es, { type: 'placeCards', placements } as never, given({}) as never, nameOf)
    expect(said).toBe('Militar en PRESENTE; Construir en FUTURO')
  })

  const types = moveSchema.options.map(({ entries }) => entries.type.literal)
  /** Seldom made by chance. */
  const rest: readonly (readonly [Move, Scene])[] = [
    [{ type: 'useWarWagon', target: 'C5', first: 'attack' }, {}],
    [{ type: 'useWarWagon', moveTo: 'C5', target: 'C6', first: 'attack' }, {}],
    [{ type: 'useWarWagon', moveTo: 'C5', target: 'C6', first: 'move' }, {}],
    [{ type: 'destroyOwn', structure: 'C4' }, { on: { C4: 'forest R:sawmill' } }],
    [{ type: 'destroyOwn', wall: 'C4' }, { on: { C4: 'R:village*' } }],
    [{ type: 'destroyOwn', improvement: 'market' }, {}],
    [{ type: 'replaceCivilian', out: 'spy', in: 'general' }, {}],
    [{ type: 'replaceImprovement', out: 'market', in: 'palace' }, {}],
    [{ type: 'discardCivilian', civilian: 'spy' }, {}],
    [{ type: 'cathedralDiscard', revoltId: 'revolt1' }, { revolts: { R: ['build'] } }],
    [{ type: 'sheriffDiscardRevolt', revoltId: 'revolt1' }, { revolts: { R: ['build'] } }],
    [{ type: 'placeLibraryMarker', seat: 1, improvement: 'market' }, {}],
    [{ type: 'noMoreReactions' }, {}],
    [{ type: 'civilAction', civilian: 'chancellor' }, {}],
    [{ type: 'civilAction', civilian: 'saboteur', seat: 1, card: 'market' }, {}],
    [{ type: 'civilAction', civilian: 'henchman', seat: 1, card: 'spy' }, {}],
    [{ type: 'chooseInventionType', as: 'military' }, {}],
    [{ type: 'loseCard', card: 'market' }, {}],
    [{ type: 'spyChoose', eventId: 'plague' }, {}],
    [{ type: 'buildMine', region: 'C4' }, { on: { C4: 'mountain' } }],
    [{ type: 'removeLake', region: 'C4' }, { on: { C4: 'lake' } }],
    [
      {
        type: 'placeCards',
        placements: [
          { card: 'build-red', pile: 'present', bottom: true, withWarlockEvent: true },
          { card: 'revolt1', pile: 'future' },
        ],
      },
      {},
    ],
  ]

  test.each(languages)('are named in words, every type of them, %s', (_, t) => {
    const wrong: string[] = []
    const named = new Set<string>()
    const name = (view: Shown<State>, move: Move): void => {
      const text = nameMove(t, move, view, nameOf)
      if (broken.test(text) || !/^[¡\p{L}]/u.test(text)) wrong.push(text)
      named.add(move.type)
    }
    for (const viewer of [seat('R'), seat('B'), seat('G')])
      walk(viewer, (view, fact) => {
        if (isMoves(fact)) for (const move of fact) name(view, move)
      })
    for (const [move, scene] of rest) name(given(scene) as Shown<State>, move)
    expect(wrong).toEqual([])
    expect(types.filter((type) => !named.has(type))).toEqual([])
    expect(Object.keys(t.acts).toSorted()).toEqual([...types].toSorted())
  })

  test('two moves that can be chosen at once have two names', () => {
    const scene: Scene = { on: { C4: 'R:knight forest', C5: 'R:village', C6: 'B:soldier' } }
    const state = card(scene, 'R', 'military1')
    const moves = legal(state, 'R').map((move) => nameMove(en, move, state as Shown<State>, nameOf))
    expect(moves.length).toBeGreaterThan(3)
    expect(new Set(moves).size).toBe(moves.length)
  })
})

describe('refusals', () => {
  test.each(languages)('every reason of the rules has a sentence, %s', (_, t) => {
    // One is the page's own: of a piece that is pressed and fits nowhere.
    expect(Object.keys(t.refusals).toSorted()).toEqual([...reasons, 'nowhere'].toSorted())
    const all = [...Object.values(t.refusals), ...Object.values(t.refusalsByRule)]
    expect(all.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([])
    expect(Object.keys(t.refusalsByRule).toSorted()).toEqual(Object.keys(es.refusalsByRule).toSorted())
  })

  test('what is said of a reason under a rule is said of one that the rules give', () => {
    const code = sourcesUnder('shared/games/storming').map(textOf)
    const given = code.flatMap((text) => [
      ...[...text.matchAll(/\bno\('([^']+)', '(\w+)'\)/g)].map(([, rule, reason]) => `${reason} ${rule}`),
      // A table names the rule, and the refusal the reason.
      ...[...text.matchAll(/\brule: '([^']+)'/g)].flatMap(([, rule]) =>
        [...text.matchAll(/\bno\(rule, '(\w+)'\)/g)].map(([, reason]) => `${reason} ${rule}`),
      ),
    ])
    expect(Object.keys(es.refusalsByRule).filter((key) => !given.includes(key))).toEqual([])
  })
})

test('a game is over in words once somebody has won, and not while a move that is in hand goes its way', () => {
  const saidWhile = (winner: State['winner'], conqueror: Seat | null = null): string => {
    const table = {
      decisions: () => [],
      staged: () => [{ type: 'move' }],
      view: () => ({ winner, conqueror, agenda: [], resolving: null, round: 3 }),
      pending: () => false,
      sealed: () => false,
    } as unknown as StormingTable
    return status(en, { table, step: () => null } as unknown as Choice, saidInHand)
  }
  expect(saidWhile(null)).toBe('Round 3')
  expect(saidWhile({ seat: seat('R'), why: 'points' })).toBe('The game is over')
  // A last settlement is taken, and the end is not told yet.
  expect(saidWhile(null, seat('R'))).toBe('The game is over')
})

test('a troop on terrain is not said to be of that terrain, and pacts call nobody an outsider', () => {
  const { move, attack } = es.moves
  expect(move('el soldado', 'el bosque de B6', 'C5')).toBe(
    'Mover el soldado que está en el bosque de B6 a C5',
  )
  expect(move('el soldado', 'B6', 'C5')).toBe('Mover el soldado de B6 a C5')
  expect(attack('C5', 'el soldado', 'el bosque de B6', null)).toBe(
    'Atacar C5 con el soldado que está en el bosque de B6',
  )
  for (const texts of [es, en])
    for (const card of Object.values(texts.cards))
      expect(`${card.line} ${card.text}`).not.toMatch(/ajeno|outsider/i)
  expect([es.moves.civil('el Canciller'), en.moves.civil('the Chancellor')]).toEqual([
    'Usar al Canciller',
    'Use the Chancellor',
  ])
})

test('the player aid says in a line what a card allows before its table: what adds to it or takes from it is the rulebook’s', async () => {
  for (const { resolving } of [
    await import('../../frontend/games/storming/rulebook/resolving.es.ts'),
    await import('../../frontend/games/storming/rulebook/resolving.en.ts'),
  ]) {
    const [playing, more] = resolving
    expect(playing).toMatchObject({ id: 'ST-4.25', aid: true, table: expect.anything() })
    expect(playing!.text.length).toBeLessThan(80)
    expect([more!.id, more!.aid]).toEqual(['ST-R36', undefined])
  }
})

test('[ST-6.1] the player aid tells what gives points right after how to win, which counts them', async () => {
  for (const { rulebook } of [
    await import('../../frontend/games/storming/rulebook.es.ts'),
    await import('../../frontend/games/storming/rulebook.en.ts'),
  ]) {
    const aid = rulebook.filter((rule) => rule.aid === true).map(({ id }) => id)
    expect(aid.slice(0, 3)).toEqual(['ST-1.2', 'ST-6.1', 'ST-6.2'])
  }
})

test('a region that is framed is called marked: nothing on the map is lit, and a newcomer looked for a light', () => {
  const said = [...sourcesUnder('frontend/games/storming/texts'), 'frontend/games/storming/lessons.ts']
  for (const path of said)
    for (const line of textOf(path)
      .split('\n')
      .filter((one) => !/^\s*(\/\/|\/?\*)/.test(one)))
      expect(line, path).not.toMatch(/\bilumina|\blit\b/i)
})
