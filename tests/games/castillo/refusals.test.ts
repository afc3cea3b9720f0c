import { expect, test } from 'vitest'
import { copy, same } from '../../../shared/engine/copy.ts'
import { seedFromNumber } from '../../../shared/engine/random.ts'
import { castillo } from '../../../shared/games/castillo/game.ts'
import type { Move } from '../../../shared/games/castillo/moves.ts'
import { build as buildStep } from '../../../shared/games/castillo/steps/build.ts'
import { buy as buyStep } from '../../../shared/games/castillo/steps/buy.ts'
import { equipWorkers } from '../../../shared/games/castillo/steps/equip.ts'
import { helpers as helpersStep } from '../../../shared/games/castillo/steps/helpers.ts'
import { traderPlace } from '../../../shared/games/castillo/steps/trader.ts'
import type { Rejection } from '../../../shared/engine/result.ts'
import { statedRules } from '../../kit/ruleIds.ts'
import { textOf } from '../../kit/sources.ts'
import { tableAt } from '../../kit/tables.ts'
import {
  build,
  buy,
  choose,
  equip,
  forced,
  given,
  helper,
  type Letter,
  pass,
  reason,
  refusal,
  seat,
  type Scene,
  take,
  trader,
} from '../../kit/castillo.ts'

const twoWorkers: Scene = { players: 2, phase: 'equipWorkers', queue: ['A worker1', 'A worker2'] }
const full: Scene = {
  phase: 'traderPlace',
  queue: ['A trader'],
  carts: { cartSand: 'A', cartWood: 'B', cartBrick: 'B', cartStone: 'C' },
}
const tower: Scene = { phase: 'towerTake', queue: ['A bricklayer'], tower: '1S 1W' }
const shop: Scene = {
  players: 2,
  phase: 'buy',
  queue: ['A stonemason', 'A worker1', 'B worker2', 'B worker3'],
  cards: { 'A worker1': '1S 1W 1T', 'B worker2': '1T', 'B worker3': '1S 1B 1T' },
}
const site: Scene = {
  phase: 'build',
  queue: ['A stonemason'],
  has: { A: '3S 2W 1B 2T' },
  built: ['house1'],
}
const castle: Scene = {
  phase: 'helpers',
  queue: ['A stonemason'],
  builtThisTurn: 1,
  talers: { A: 9 },
  built: ['tavern'],
  castle: { 'forge-b': 'B' },
}
const small = build('smallTower1', '1S 1W 1T')

/** Refused by the table: who, what, and why. */
const rows: readonly (readonly [reason: string, scene: Scene, who: Letter, move: Move])[] = [
  ['gameOver', { phase: 'finished' }, 'A', choose('trader')],
  ['notYourDecision', site, 'B', small],
  ['notYourDecision', full, 'B', pass.trader],
  ['wrongPhase', {}, 'A', pass.trader],
  ['wrongPhase', site, 'A', pass.helpers],
  // The wrong phase is noticed before the wrong seat.
  ['wrongPhase', site, 'B', take('sand')],
  ['wrongCardCount', {}, 'A', choose('trader', 'messenger')],
  ['cardNotInHand', { hand: { A: ['trader', 'masterBuilder'] } }, 'A', choose('messenger')],
  ['masterBuilderHandFull', {}, 'A', choose('masterBuilder')],
  ['alreadyLocked', site, 'A', choose('trader')],
  ['otherCardFirst', twoWorkers, 'A', equip('worker2', 'sand', 'wood')],
  ['invalidKinds', twoWorkers, 'A', equip('worker1', 'sand', 'sand')],
  ['cartsStillVacant', { ...full, carts: { cartSand: 'B' } }, 'A', trader('rider')],
  ['ownHelper', full, 'A', trader('cartSand')],
  ['notOnTower', tower, 'A', take('brick')],
  ['ownWorkerCard', shop, 'A', buy('A worker1', 'stone')],
  ['lastPiece', shop, 'A', buy('B worker2', 'stone')],
  ['notOnCard', shop, 'A', buy('B worker3', 'wood')],
  ['notOnCard', shop, 'A', buy('B worker1', 'stone')],
  ['alreadyBuilt', site, 'A', build('house1', '1S 1B 1T')],
  ['unknownBuilding', site, 'A', build('house9', '1S 1B 1T')],
  ['notEnoughResources', site, 'A', build('house2', '1S 1W 1B 3T')],
  ['wrongTotal', site, 'A', build('house2', '1S 1W 1T')],
  ['tooFewKinds', site, 'A', build('largeTower1', '2T 1W')],
  ['unknownSpace', castle, 'A', helper('winterInn-a')],
  ['spaceOccupied', castle, 'A', helper('forge-b')],
  ['buildingNotBuilt', castle, 'A', helper('keep-a')],
  ['oneHelperPerBuilding', { ...castle, usedThisRound: { A: ['market'] } }, 'A', helper('market-a')],
  ['notEnoughTalers', castle, 'A', helper('tavern-a')],
  ['noHelper', castle, 'A', helper('market-a', 'cartSand')],
]

test.each(rows)('[CA-4.1.6] refused: %s', (code, scene, who, move) => {
  const state = given(scene)
  const before = copy(state)
  expect(reason(state, who, move)).toBe(code)
  expect(same(state, before)).toBe(true)
})

const poor: Scene = { ...shop, talers: { A: 0 } }
const drained: Scene = { ...twoWorkers, stock: '1S 1W 1T' }

const bought = given(shop)
bought.workerCards[2]!.boughtBy.push(seat('A'))

/** Reasons that only the step itself gives: where they are all there is to say, the table does not even ask. */
const inside: readonly (readonly [reason: string, found: string | null])[] = [
  ['alreadyBought', forced(buyStep, { type: 'buy' }, bought, 'A', buy('B worker3', 'stone'))],
  [
    'kindNotInStock',
    forced(equipWorkers, { type: 'equipWorkers' }, given(drained), 'A', equip('worker1', 'sand', 'brick')),
  ],
  [
    'noHelper',
    forced(traderPlace, { type: 'traderPlace' }, given({ ...full, supply: { A: 0 } }), 'A', trader('rider')),
  ],
  ['notEnoughTalers', forced(buyStep, { type: 'buy' }, given(poor), 'A', buy('B worker3', 'stone'))],
  ['buildLimit', forced(buildStep, { type: 'build' }, given({ ...site, builtThisTurn: 2 }), 'A', small)],
  [
    'helperLimit',
    forced(
      helpersStep,
      { type: 'helpers' },
      given({ ...castle, helpersThisTurn: 2 }),
      'A',
      helper('market-a'),
    ),
  ],
]

test.each(inside)('[CA-4.6.1] a step knows: %s', (code, found) => {
  expect(found).toBe(code)
})

test('[CA-4.1.6, CA-4.6.1] every reason of the table of moves is tried here, and no other', () => {
  const [, section = ''] = /^## 5\. Moves\n(.*?)^## 6/ms.exec(textOf('shared/games/castillo/RULES.md')) ?? []
  const common = /common to all: (.*)\.$/m.exec(section)?.[1] ?? ''
  const cells = [...section.matchAll(/^\| `\w+` .*\| ([^|]*) \|$/gm)].map(([, last]) => last)
  const codes = [common, ...cells].flatMap((text) =>
    [...(text ?? '').matchAll(/`(\w+)`/g)].map(([, code]) => code!),
  )
  expect(codes.length).toBeGreaterThan(25)
  const tried = new Set([...rows, ...inside].map(([code]) => code))
  tried.delete('gameOver')
  expect([...tried].toSorted()).toEqual([...new Set(codes)].toSorted())
})

test('[CA-4.1.6] a refusal names a rule that is stated', () => {
  const stated = statedRules(textOf('shared/games/castillo/RULES.md'))
  for (const [, scene, who, move] of rows) expect(stated).toContain(refusal(given(scene), who, move)?.rule)
})

test.each([
  ['CA-4.4.2', site, build('house2', '1S 1W 1T'), { sum: 8, value: 10 }],
  ['CA-4.4.3', site, build('largeTower1', '2T 1W'), { kinds: 2 }],
  ['CA-4.5.1', castle, helper('tavern-a'), { price: 12, talers: 9 }],
  ['CA-4.1.2', { players: 2 }, choose('trader'), { count: 2 }],
  ['CA-4.2.1', twoWorkers, equip('worker2', 'sand', 'wood'), { card: 'worker1' }],
] as const satisfies readonly (readonly [string, Scene, Move, object])[])(
  '[%s] a refusal says with figures what is wrong',
  (rule, scene, move, values) => {
    expect(refusal(given(scene), 'A', move)).toMatchObject({ rule, values } satisfies Partial<Rejection>)
  },
)

test('[CA-4.4.2, CA-4.4.3] the first thing that is wrong with a payment speaks', () => {
  const state = given(site)
  expect(reason(state, 'A', build('house9', '9T'))).toBe('unknownBuilding')
  expect(reason(state, 'A', build('house1', '9T'))).toBe('alreadyBuilt')
  expect(reason(state, 'A', build('house2', '9T'))).toBe('notEnoughResources')
  expect(reason(state, 'A', build('house2', '1T'))).toBe('wrongTotal')
  expect(reason(state, 'A', build('house2', '2T'))).toBe('tooFewKinds')
})

test('[CA-4.6.1] where nobody is asked, there is nothing to refuse but the phase', () => {
  expect(castillo.decisions(given(site)).map(({ kind }) => kind)).toEqual(['build'])
  expect(reason(given(site), 'A', trader('cartSand'))).toBe('wrongPhase')
})

test.each([
  ['placing helpers', { ...castle, talers: { A: 60 } }, helper('market-a')],
  ['building', { ...site, has: { A: '6S 6W 6T' } }, build('smallTower1', '1S 1W 1T')],
  ['buying', { ...shop, cards: { ...shop.cards, 'B worker2': '1S 1T' } }, buy('B worker3', 'stone')],
  ['equipping', twoWorkers, equip('worker1', 'sand', 'wood')],
] as const satisfies readonly (readonly [string, Scene, Move])[])(
  '[CA-4.1.6, CA-4.6.2] %s: the next question is a new one, and a late answer to the last is stale',
  (_what, scene, move) => {
    const state = given(scene)
    const setting = { seats: state.players.length, options: state.config, seed: seedFromNumber(1) }
    const table = tableAt(castillo, setting, state)
    const [first] = table.decisions()
    const answer = { cid: 1, decision: first!.key, moves: [move] }
    expect(table.play(seat('A'), answer, 0).ok).toBe(true)
    const [second] = table.decisions()
    expect(second).toMatchObject({ seat: first!.seat, kind: first!.kind })
    expect(second!.key).not.toBe(first!.key)
    expect(table.play(seat('A'), { ...answer, cid: 2 }, 0)).toEqual({ ok: false, error: 'stale' })
  },
)
