import * as v from 'valibot'
import { resources, roleCards, traderSpaceIds, type TraderSpace } from './components.ts'

const roleCard = v.picklist(roleCards)
const resource = v.picklist(resources)
const traderSpace = v.picklist(traderSpaceIds as [TraderSpace, ...TraderSpace[]])
/** Wide enough for a refusal to be about the rule: `check` judges what is too many or too few. */
const count = v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99))
const name = v.pipe(v.string(), v.maxLength(40))
/** Fractions too are for `check` to refuse. */
const pieces = v.pipe(v.number(), v.finite(), v.minValue(-99), v.maxValue(99))
const payment = v.strictObject({
  sand: pieces,
  wood: pieces,
  brick: pieces,
  stone: pieces,
  silverAs: v.strictObject({ sand: pieces, wood: pieces, brick: pieces, stone: pieces }),
})

/** All moves of section 5. The schema bounds the fields; `check` judges them. */
export const moveSchema = v.variant('type', [
  v.strictObject({ type: v.literal('chooseCards'), cards: v.pipe(v.array(roleCard), v.maxLength(8)) }),
  v.strictObject({
    type: v.literal('equipWorker'),
    card: roleCard,
    kinds: v.pipe(v.array(resource), v.maxLength(4)),
  }),
  v.strictObject({ type: v.literal('placeTrader'), space: traderSpace }),
  v.strictObject({ type: v.literal('passTrader') }),
  v.strictObject({ type: v.literal('takeTower'), resource }),
  v.strictObject({ type: v.literal('buyFromWorker'), owner: count, card: roleCard, resource }),
  v.strictObject({ type: v.literal('endBuying') }),
  v.strictObject({ type: v.literal('build'), building: name, payment }),
  v.strictObject({ type: v.literal('endBuilding') }),
  v.strictObject({
    type: v.literal('placeHelper'),
    space: name,
    from: v.union([v.literal('supply'), traderSpace]),
  }),
  v.strictObject({ type: v.literal('endHelpers') }),
])

export type Move = v.InferOutput<typeof moveSchema>
export type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>
