import { expect, test } from 'vitest'
import { copy, same } from '../../../shared/engine/copy.ts'
import { spaces } from '../../../shared/games/fortaleza/layout.ts'
import type { Move } from '../../../shared/games/fortaleza/moves.ts'
import type { Rejection } from '../../../shared/engine/result.ts'
import {
  build,
  collector,
  develop,
  given,
  guild,
  type Letter,
  reason,
  refusal,
  resources,
  type Scene,
  temple,
} from '../../kit/fortaleza.ts'

const hand = { B: ['w-1', 'w-2', 'm-1', 'g-orange-1', 'g-teal-1', 't-1', 't-2', 'x-1'] }
const full = { N1: [['G', 1]], N2: [['G', 1]], N3: [['G', 1]], N4: [['G', 1]], NG: [['G', 1]] } as const
const allTowers = Object.fromEntries(
  spaces.filter(({ kind }) => kind === 'tower').map(({ id }) => [id, [['G', 4]] as [['G', 4]]]),
)
const start = { type: 'chooseStartPlayer', seat: 9 } as const satisfies Move

/** What a scene lacks of breaking the earlier rule. */
interface Mend {
  readonly scene?: Scene
  readonly who?: Letter
  readonly move?: Move
}

/** Each row breaks two neighbouring rules of the order at once: the earlier one speaks; mended, the later one. */
const rows: readonly (readonly [
  first: string,
  second: string,
  scene: Scene,
  who: Letter,
  move: Move,
  mend: Mend,
])[] = [
  ['gameOver', 'wrongStage', { stage: 'finished' }, 'B', start, { scene: { stage: 'turn' } }],
  ['wrongStage', 'notYourTurn', { hand }, 'G', start, { scene: { stage: 'chooseStartPlayer' } }],
  ['notYourTurn', 'badSeat', { stage: 'chooseStartPlayer' }, 'G', start, { who: 'B' }],
  ['notYourTurn', 'badCards', { hand }, 'G', build('N1'), { who: 'B' }],
  [
    'badCards',
    'cardNotInHand',
    { hand },
    'B',
    build('NT1', 'w-9:tower'),
    { move: build('NT1', 'w-9:tower', 't-1:tower') },
  ],
  [
    'cardNotInHand',
    'mustUseOneCard',
    { hand, played: 1 },
    'B',
    resources('w-9', 'w-1'),
    { move: resources('w-2', 'w-1') },
  ],
  [
    'mustUseOneCard',
    'spaceNotInPlay',
    { hand, players: 3, played: 1 },
    'B',
    build('CNW', 't-1:tower', 't-2:tower'),
    { scene: { played: 0 } },
  ],
  [
    'spaceNotInPlay',
    'cardsDoNotMatchAction',
    { hand, players: 3 },
    'B',
    build('CNW', 'w-1:wall', 'w-2:wall'),
    { scene: { players: 4 } },
  ],
  [
    'cardsDoNotMatchAction',
    'stackEmpty',
    { hand, top: { B: { wall: 5 } } },
    'B',
    build('N1', 'm-1:temple'),
    { move: build('N1', 'w-1:wall') },
  ],
  [
    'cardsDoNotMatchAction',
    'badTileCount',
    { hand },
    'B',
    develop(3, 0, 0, 'w-1:wall'),
    { move: develop(3, 0, 0, 'w-1') },
  ],
  [
    'badTileCount',
    'notEnoughCoins',
    { hand },
    'B',
    develop(2, 0, 0, 'x-1'),
    { move: develop(1, 0, 0, 'x-1') },
  ],
  [
    'stackEmpty',
    'levelTooLow',
    { hand, top: { B: { guild: 5 } }, guilds: { orangeTeal: [['G', 4]] } },
    'B',
    guild('orangeTeal', 'g-orange-1:orange', 'g-teal-1:teal'),
    { scene: { top: { B: { guild: 4 } } } },
  ],
  [
    'stackEmpty',
    'wallNotComplete',
    { hand, top: { B: { wall: 5 } }, spaces: { N1: [['G', 1]] } },
    'B',
    build('N1', 'w-1:wall'),
    { scene: { top: { B: { wall: 4 } } } },
  ],
  [
    'noPawnInSupply',
    'ownCollector',
    { hand, supply: { B: 0 }, collectors: { orangeTeal: 'B' } },
    'B',
    collector('orangeTeal', 'g-orange-1:orange', 'g-teal-1:teal'),
    { scene: { supply: { B: 1 } } },
  ],
  [
    'noPawnInSupply',
    'notEnoughCoins',
    { hand, supply: { B: 0 } },
    'B',
    temple('w-1'),
    { scene: { supply: { B: 1 } } },
  ],
  [
    'wallNotComplete',
    'levelTooLow',
    { hand, spaces: { N1: [['G', 4]] } },
    'B',
    build('N1', 'w-1:wall'),
    { scene: { spaces: { ...full, N1: [['G', 4]] } } },
  ],
  [
    'towersNotComplete',
    'levelTooLow',
    { hand, spaces: { NT1: [['G', 4]] } },
    'B',
    build('NT1', 't-1:tower', 't-2:tower'),
    { scene: { spaces: allTowers } },
  ],
  [
    'levelTooLow',
    'notEnoughCoins',
    { hand, spaces: full },
    'B',
    build('N1', 'w-1:wall'),
    { scene: { top: { B: { wall: 2 } } } },
  ],
  [
    'ownCollector',
    'notEnoughCoins',
    { hand, collectors: { orangeTeal: 'B' } },
    'B',
    collector('orangeTeal', 'w-1:orange', 'g-teal-1:teal'),
    { scene: { collectors: {} } },
  ],
]

test.each(rows)('[FZ-5.30] %s comes before %s', (first, second, scene, who, move, mend) => {
  expect(reason(given(scene), who, move)).toBe(first)
  expect(reason(given({ ...scene, ...mend.scene }), mend.who ?? who, mend.move ?? move)).toBe(second)
})

test('[FZ-5.30] the same card twice is badCards', () => {
  expect(reason(given({ hand }), 'B', resources('w-1', 'w-1'))).toBe('badCards')
})

test('[FZ-10.71] a card that is not in the hand', () => {
  expect(reason(given({ hand: { B: ['m-1'] } }), 'B', build('N1', 'w-1:wall'))).toBe('cardNotInHand')
})

test('[FZ-5.30] a refusal changes nothing, and says with figures what is missing', () => {
  const state = given({ hand, coins: { B: 1 } })
  const before = copy(state)
  expect(refusal(state, 'B', build('N4', 'w-1:wall'))).toEqual({
    rule: 'FZ-5.7',
    reason: 'notEnoughCoins',
    values: { need: 3, coins: 1 },
  } satisfies Rejection)
  // A card as another costs more than the price that is printed there.
  expect(refusal(state, 'B', build('N4', 'g-teal-1:wall'))?.values).toEqual({
    need: 8,
    coins: 1,
    conversion: 5,
  })
  expect(same(state, before)).toBe(true)
})
