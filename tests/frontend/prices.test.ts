/** What the page says of a move before it is made: its price in parts, what it would score now, what it converts. */
import { createRoot } from 'solid-js'
import { describe, expect, test } from 'vitest'
import './page.ts'
import { createChoice as createCastle, type CastilloTable } from '../../frontend/games/castillo/choice.ts'
import { createChoice, type FortalezaTable } from '../../frontend/games/fortaleza/choice.ts'
import { describe as tell } from '../../frontend/games/fortaleza/describe.ts'
import { en } from '../../frontend/games/fortaleza/texts.en.ts'
import { es } from '../../frontend/games/fortaleza/texts.es.ts'
import { plug as castlePlug } from '../../frontend/games/fortaleza/ui.tsx'
import { offerName } from '../../frontend/games/fortaleza/words.ts'
import { createChoice as createWar, type StormingTable } from '../../frontend/games/storming/choice.ts'
import { gainOf } from '../../frontend/games/storming/gain.ts'
import { idleWhy } from '../../frontend/games/storming/idle.ts'
import { pricePlaces, priceWidth } from '../../frontend/kit/pieces/Price.tsx'
import { inParts } from '../../frontend/kit/sums.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { hide } from '../../shared/engine/secret.ts'
import { createChoice as createCamp, type FortiumTable } from '../../frontend/games/fortium/choice.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'
import { fortium } from '../../shared/games/fortium/game.ts'
import { boardFor, distance } from '../../shared/games/fortium/layout.ts'
import { storming } from '../../shared/games/storming/game.ts'
import * as campKit from '../kit/fortium.ts'
import * as castleKit from '../kit/castillo.ts'
import { given, type Scene, seat } from '../kit/fortaleza.ts'
import * as warKit from '../kit/storming.ts'
import { plainUi } from '../kit/plainUi.ts'
import { seatedAt } from '../kit/seated.ts'

/** What blue has in mind with these cards up. */
const withCards = (scene: Scene, ...cards: readonly string[]) => {
  const state = given({ ...scene, hand: { B: [...cards, 't-1'] } })
  const { page } = seatedAt(fortaleza as unknown as AnyGame, () => plainUi, {
    seats: state.players.length,
    options: { scoring: state.config.scoring },
    state,
    me: seat('B'),
  })
  const choice = createRoot(() => createChoice(page as unknown as FortalezaTable))
  for (const card of cards) choice.toggle(card)
  return choice
}

describe('a sum in its parts', () => {
  test.each([
    { parts: [], said: '0' },
    { parts: [-3], said: '−3' },
    { parts: [4], said: '+4' },
    { parts: [-3, -5], said: '−3\u00a0−5' },
    { parts: [-3, -2, -10], said: '−3\u00a0−2\u00a0−10' },
    { parts: [9, -2], said: '+9\u00a0−2' },
    { parts: [-4, 0], said: '−4' },
  ])('$parts: $said', ({ parts, said }) => expect(inParts(parts)).toBe(said))
})

describe('a price with its points beside it is no broader than a quarter, whose neighbour has its own', () => {
  // Quarters are 167 apart, and a coin is 48 across there.
  const pitch = 167 * (40 / 48)
  test.each([[[-2]], [[9, -4]], [[9, -2, -5]], [[-2, -2, -10]]])('%j', (coins) => {
    const worth = { coins, points: -1 }
    const { coin, laurel } = pricePlaces(worth, true)
    const wide = (priceWidth(worth) - 46) / 2
    expect(Math.max(coin.x + wide, laurel.x + 23) - (coin.x - wide)).toBeLessThanOrEqual(pitch)
    expect(Math.max(coin.x + wide, laurel.x + 23)).toBeLessThanOrEqual(pitch / 2)
  })
})

describe('Fortaleza', () => {
  const rich = { coins: { B: 30 } }

  test('[FZ-5.1] a wall card at a wall costs the printed price; alone there it would score 4', () => {
    const offer = withCards(rich, 'w-1').offer('N2')
    expect(offer).toMatchObject({ coins: [-2], converts: false, points: 4 })
    expect(offerName(es, offer!)).toBe('cuesta 2 monedas, si se puntuara ahora, 4 puntos')
  })

  test('[FZ-5.4] another card there is converted: the fee stands beside the price', () => {
    const offer = withCards(rich, 'm-1').offer('N2')
    expect(offer).toMatchObject({ coins: [-2, -5], converts: true, points: 4 })
    expect(offerName(en, offer!)).toBe(
      'costs 7 coins (−2\u00a0−5), a card is converted, if it were scored now, 4 points',
    )
  })

  test('[FZ-5.7] the turn in hand and the log write it as the board does', () => {
    const view = given({ ...rich, hand: { B: ['m-1', 'x-1'] } }) as never
    const cards = (as: string) => [{ cardId: 'm-1', as }]
    const named = (texts: typeof es, move: object): string =>
      castlePlug.create(() => texts).nameMove(move as never, view, String)
    const tower = { type: 'buildWall', space: 'N2', cards: cards('wall') }
    expect(named(es, tower)).toMatch(/, cuesta 7 monedas \(−2\u00a0−5\)$/)
    expect(named(en, tower)).toMatch(/, costs 7 coins \(−2\u00a0−5\)$/)
    const taken = { type: 'takeResourcesOne', cards: [{ cardId: 'x-1', as: 'any' }] }
    expect(named(es, taken)).toContain('1 moneda (+3\u00a0−2)')
    const paid = { type: 'coinsPaid', seat: seat('B'), coins: 7, price: 2, wild: 0, conversion: 5 } as never
    expect(tell(es, paid, view, () => 'Ana')?.text).toBe(
      'Ana paga 7 monedas (2 + 5 por usar una carta como otra)',
    )
    expect(tell(en, paid, view, () => 'Ana')?.text).toBe('Ana pays 7 coins (2 + 5 to use a card as another)')
    const plain = { type: 'coinsPaid', seat: seat('B'), coins: 2, price: 2, wild: 0, conversion: 0 } as never
    expect(tell(en, plain, view, () => 'Ana')?.text).toBe('Ana pays 2 coins')
  })

  test('[FZ-5.5, FZ-5.6] a wild card converts nothing, and costs its fee', () => {
    expect(withCards(rich, 'x-1').offer('N2')).toMatchObject({ coins: [-2, -2], converts: false })
  })

  test('[FZ-6.3] a second stretch of one wall would bring 3 more', () => {
    expect(withCards({ ...rich, spaces: { N1: [['B', 0]] } }, 'w-1').offer('N2')?.points).toBe(3)
  })

  test('[FZ-6.11] in last place a pawn in the temple scores at once', () => {
    const choice = withCards({ ...rich, score: { G: 9, R: 9, Y: 9 } }, 'm-1')
    expect(choice.offer('temple')).toMatchObject({ coins: [], points: 2 })
    expect(choice.changes(choice.offer('temple')!.action)).toEqual([
      { seat: seat('B'), before: 30, after: 30, points: 2, temple: 2 },
    ])
  })

  test('[FZ-6.11] what the temple no longer pays is said: a tower of 4 offers 2 to who is last no more', () => {
    const last: Scene = { ...rich, temple: { B: 1 }, score: { G: 3, R: 9, Y: 9 } }
    const offer = withCards(last, 't-2', 't-3').offer('NT1')
    expect(offer).toMatchObject({ points: 2, temple: -2 })
    expect(offerName(es, offer!)).toMatch(/templo −2: ya no irías en último lugar$/)
    const pawn = withCards({ ...rich, score: { G: 9, R: 9, Y: 9 } }, 'm-1').offer('temple')
    expect(offerName(en, pawn!)).toBe('free, if it were scored now, 2 points, temple +2 while last')
  })

  test('covering what another has built takes their points as well', () => {
    const spaces = Object.fromEntries(
      ['N1', 'N2', 'NG', 'N3', 'N4'].map((id) => [id, [['G', 0]]]),
    ) as NonNullable<Scene['spaces']>
    const choice = withCards({ ...rich, top: { B: { wall: 2 } }, spaces }, 'w-1')
    expect(choice.offer('N2')?.points).toBe(4)
    expect(choice.changes(choice.offer('N2')!.action)).toContainEqual({
      seat: seat('G'),
      before: 0,
      after: 0,
      points: -1,
      temple: 0,
    })
  })

  test('who cannot do it is told of no points', () => {
    expect(withCards({}, 'm-1').offer('N2')).toBeNull()
  })

  test('[FZ-5.7] where only coins are missing, that is known', () => {
    const poor = withCards({}, 'w-1')
    expect([poor.offer('N2'), poor.lacksCoins(false)]).toEqual([null, true])
    expect(withCards(rich, 'w-1').lacksCoins(false)).toBe(false)
  })
})

describe('Castillo', () => {
  const placing = { phase: 'helpers', builtThisTurn: 1, builtThisRound: { A: 1 } } as const
  /** What Ana has in mind in this scene. */
  const asAna = (scene: castleKit.Scene) => {
    const state = castleKit.given({ players: 3, queue: ['A stonemason'], ...scene })
    const { winter, roundTrackTalers, workerSupply } = state.config
    const { page } = seatedAt(castillo as unknown as AnyGame, () => plainUi, {
      seats: 3,
      options: { winter, roundTrackTalers, workerSupply },
      state,
      me: castleKit.seat('A'),
    })
    return createRoot(() => createCastle(page as unknown as CastilloTable))
  }

  test('[CA-6.3.2] a helper in the Forge would score its silver, or half of it', () => {
    const choice = asAna({ ...placing, forge: 3, talers: { A: 12 } })
    expect([choice.gainAt('forge-a'), choice.gainAt('forge-b')]).toEqual([3, 1])
    expect(choice.gainAt('keep-a')).toBe(0)
  })

  test('[CA-6.3.1] what it costs is missing in the Market', () => {
    const choice = asAna({ ...placing, forge: 8, talers: { A: 16 }, castle: { 'market-a': 'A' } })
    // 8 for the silver; of 16 talers 10 are spent, so that the helper there has 3 points and not 8.
    expect(choice.gainAt('forge-a')).toBe(3)
  })

  test('[CA-4.3.12] [CA-4.3.18] [CA-4.3.21] a building says what it brings with the role in force, before its payment', () => {
    const has = { A: '1T 1B 1S 2W' }
    const worth = (queued: NonNullable<castleKit.Scene['queue']>[number]) =>
      asAna({ phase: 'build', has, queue: [queued] }).worthOf('house1')
    expect(worth('A stonemason')).toEqual({ talers: 0, points: 8 })
    expect(worth('A worker1')).toEqual({ talers: 0, points: 4 })
    expect(worth('A bricklayer')).toMatchObject({ points: 0 })
    expect(worth('A bricklayer')?.talers).toBeGreaterThan(0)
    expect(asAna({ phase: 'build', has }).worthOf('palace')).toBeNull()
  })

  test('[CA-6.3.5] [CA-6.3.8] what one’s own helpers gain or lose by it is in it', () => {
    const worth = (castle: castleKit.Scene['castle']) =>
      asAna({
        phase: 'build',
        has: { A: '1T 1B 1S 2W' },
        built: ['stable', 'servantsHouse'],
        ...(castle && { castle }),
      }).worthOf('house1')
    expect(worth({ 'stable-a': 'A' })?.points).toBe(11)
    expect(worth({ 'servantsHouse-a': 'A' })?.points).toBe(7)
  })

  test('[CA-2.3.2] a building that only silver pays for is told from one that needs none', () => {
    const choice = asAna({ phase: 'build', has: { A: '1T 1B 1Ag' } })
    expect(choice.open()).toContain('house1')
    expect(choice.needsSilver('house1')).toBe(true)
    const plain = asAna({ phase: 'build', has: { A: '1T 1B 1S' } })
    expect(plain.open()).toContain('house1')
    expect(plain.needsSilver('house1')).toBe(false)
  })
})

describe('Fortium', () => {
  test('[FT-4.13] what a walk takes is told die by die: a die of 1 is added only where the others do not reach', () => {
    const state = campKit.given({ players: 2, active: 'W', dice: [4, 1], miners: { W: { 'base:W': 2 } } })
    const { page } = seatedAt(fortium as unknown as AnyGame, () => plainUi, {
      seats: 2,
      options: state.options,
      state,
      me: campKit.seatIn(state, 'W'),
    })
    const choice = createRoot(() => createCamp(page as unknown as FortiumTable))
    choice.point('base:W')
    const board = boardFor(2)
    const priceAt = (steps: number) => {
      const there = board.nodes.find(
        (node) => choice.open().has(node) && distance(board, 'base:W', node) === steps,
      )
      return there === undefined ? null : choice.priceOf(there)
    }
    expect([1, 2, 4, 5, 6].map(priceAt)).toEqual([[1], [4], [4], [4, 1], null])
  })

  test('[FT-4.17] a tap on others of one’s own within reach sends those in hand at once, and takes the others up where none fits', () => {
    const here = (there: number) => {
      const miners = { W: { '4,10': 1, '2,8': there } }
      const state = campKit.given({ players: 4, active: 'W', dice: [6, 5], miners })
      const { page } = seatedAt(fortium as unknown as AnyGame, () => plainUi, {
        seats: 4,
        options: state.options,
        state,
        me: campKit.seatIn(state, 'W'),
      })
      return createRoot(() => createCamp(page as unknown as FortiumTable))
    }
    const walk = { type: 'moveGroup', die: 1, addOnes: [], minerIds: ['W-0'], to: '2,8' }
    const choice = here(2)
    choice.point('4,10')
    choice.point('2,8')
    expect(choice.table.staged()).toEqual([walk])
    const led = here(2)
    led.tapDie(0)
    led.point('4,10')
    led.point('2,8')
    expect(led.table.staged()).toEqual([{ ...walk, die: 0 }])
    const full = here(3)
    full.point('4,10')
    full.point('2,8')
    expect([full.table.staged(), full.from()]).toEqual([[], '2,8'])
  })
})

describe('Storming!', () => {
  const asRed = (state: ReturnType<typeof warKit.given>) => {
    const { page } = seatedAt(storming as unknown as AnyGame, () => plainUi, {
      seats: state.config.players,
      options: warKit.plainOptions,
      state,
      me: warKit.seat('R'),
    })
    return createRoot(() => createWar(page as unknown as StormingTable))
  }

  test('[ST-5.21] a town that becomes a city brings a point, a wall brings none', () => {
    const choice = asRed(warKit.card({ homes: false, on: { D5: 'R:town', A2: 'B:village' } }, 'R', 'build'))
    expect(gainOf(choice, { type: 'upgradeSettlement', region: 'D5' })).toBe(1)
    expect(gainOf(choice, warKit.wall('D5'))).toBe(0)
    expect(gainOf(choice, { type: 'upgradeSettlement', region: 'A2' })).toBe(0)
  })

  test('[ST-5.21] [ST-5.23] what can be built in a region stands in one order, wherever else something can be', () => {
    const typesAt = (on: warKit.Scene['on'] & object) =>
      (
        asRed(warKit.card({ homes: false, on }, 'R', 'build'))
          .ways()
          .get('D5') ?? []
      ).map(({ type }) => type)
    const order = ['upgradeSettlement', 'buildWall']
    expect(typesAt({ D5: 'R:town' })).toEqual(order)
    // A city grows no more: there a wall is all.
    expect(typesAt({ D5: 'R:town', A2: 'R:city' })).toEqual(order)
  })

  test('[ST-4.25] what the Market pays for is told from what the card in force does', () => {
    const scene = { homes: false, on: { D5: 'R:village', A2: 'B:village' } } as const
    const plain = asRed(warKit.card(scene, 'R', 'build'))
    expect([...plain.open()].map(plain.payer)).toEqual([null])
    const choice = asRed(warKit.card({ ...scene, improvements: { R: ['market'] } }, 'R', 'build'))
    choice.take({ what: 'recruit', kind: 'soldier' })
    expect([...choice.open()].map(choice.payer)).toEqual(['market'])
  })

  test('[ST-4.26] [ST-4.24] a card that would do nothing says why, before it is laid down', () => {
    const why = (scene: warKit.Scene, kind: string) =>
      idleWhy(warKit.given({ homes: false, ...scene }), warKit.seat('R'), `${kind}-red`)
    const poor = { on: { D5: 'R:village', A2: 'B:village' } } as const
    expect(why(poor, 'military1')).toBe('nothing')
    expect(why(poor, 'recruit')).toBe(null)
    expect(why({ ...poor, flags: ['famine'] }, 'recruit')).toBe('famine')
    expect(why({ ...poor, skip: { R: 1 } }, 'build')).toBe('skipNext')
    // The next one may lie on PRESENT already, from the round before.
    const behind = (skip: number, ...placed: readonly string[]) => {
      const state = warKit.given({ homes: false, ...poor, skip: { R: skip } })
      const lying = placed.map((card, order) => {
        const placedBy = warKit.seat(card.endsWith('blue') ? 'B' : 'R')
        return { placedBy, card: hide(card, placedBy), attached: [], order }
      })
      return idleWhy({ ...state, present: lying }, warKit.seat('R'), 'build-red')
    }
    expect(behind(1, 'military1-red')).toBe(null)
    expect(behind(2, 'military1-red')).toBe('skipNext')
    expect(behind(1, 'military1-blue', 'revolt9')).toBe('skipNext')
  })

  test('[ST-4.25] [ST-4.27] so does a card of whose actions only one is possible', () => {
    const why = (scene: warKit.Scene, kind: string) =>
      idleWhy(warKit.given({ homes: false, ...scene }), warKit.seat('R'), `${kind}-red`)
    const one = { on: { D5: 'R:village', D4: 'R:soldier', A2: 'B:village' } } as const
    expect(why(one, 'military1')).toBe('second')
    expect(why({ on: { ...one.on, E4: 'R:soldier' } }, 'military1')).toBe(null)
    // A General may use a soldier twice.
    expect(why({ ...one, civilians: { R: ['general'] } }, 'military1')).toBe(null)
    // What has one action has no second one to strike out.
    expect(why(one, 'diplomacy')).not.toBe('second')
  })
})

test('what is free has no coin before its points: a 0 there says nothing', () => {
  expect(priceWidth({ coins: [], points: -1 })).toBe(46)
  expect(pricePlaces({ coins: [], points: -1 }, true).laurel).toEqual({ x: 0, y: 0 })
  expect(priceWidth({ coins: [], points: 0 })).toBe(0)
})
