import * as v from 'valibot'
import { noList } from '../../engine/noList.ts'
import { stored } from './components.ts'

/** Wide enough for a refusal to be about the rule: `check` judges what is too many or too few. */
const number = v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const name = v.pipe(v.string(), v.maxLength(12))
const kind = v.picklist(stored)
const bundle = noList(
  v.strictObject({
    granite: v.exactOptional(count),
    limestone: v.exactOptional(count),
    turquoise: v.exactOptional(count),
    gold: v.exactOptional(count),
  }),
)

/** What a support card needs to know, by the card [section 4.7]. */
const cardArgs = v.union([
  v.strictObject({ target: name }),
  v.strictObject({ targetMinerId: name, useMinerId: name }),
  v.strictObject({ site: name }),
  v.strictObject({ cell: name, minerIds: v.tuple([name, name]) }),
  noList(v.strictObject({})),
])

/** All moves of section 5. The schema bounds the fields; `check` judges them. */
export const moveSchema = v.variant('type', [
  v.strictObject({ type: v.literal('chooseSetup'), granA: number, granB: number, lime: number }),
  v.strictObject({ type: v.literal('collect') }),
  v.strictObject({ type: v.literal('recoverMiner'), pay: kind }),
  v.strictObject({ type: v.literal('exchange'), from: kind, times: number }),
  v.strictObject({ type: v.literal('rollDice') }),
  v.strictObject({
    type: v.literal('moveGroup'),
    die: number,
    addOnes: v.pipe(v.array(number), v.maxLength(3)),
    minerIds: v.pipe(v.array(name), v.maxLength(10)),
    to: name,
  }),
  v.strictObject({ type: v.literal('buyCamp'), site: name }),
  v.strictObject({ type: v.literal('removeCamp'), site: name }),
  v.strictObject({ type: v.literal('buyCard') }),
  v.strictObject({ type: v.literal('playCard'), args: cardArgs }),
  v.strictObject({ type: v.literal('discardCard') }),
  v.strictObject({ type: v.literal('proposeTrade'), to: name, give: bundle, get: bundle }),
  v.strictObject({ type: v.literal('counterTrade'), give: bundle, get: bundle }),
  v.strictObject({ type: v.literal('acceptTrade') }),
  v.strictObject({ type: v.literal('rejectTrade') }),
  v.strictObject({ type: v.literal('closeNegotiation') }),
  v.strictObject({ type: v.literal('putHat'), minerId: name }),
  v.strictObject({ type: v.literal('buildFloor') }),
  v.strictObject({ type: v.literal('endTurn') }),
  v.strictObject({ type: v.literal('resign') }),
])

export type Move = v.InferOutput<typeof moveSchema>
export type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>
export type CardArgs = MoveOf<'playCard'>['args']
