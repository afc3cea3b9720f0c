import * as v from 'valibot'
import { actionTypes, civilians, improvements, pacts, troopKinds } from './components.ts'

const name = v.pipe(v.string(), v.maxLength(40))
/** Wide enough for a refusal to be about the rule: `check` judges whether there is such a place or seat. */
const place = v.pipe(v.string(), v.maxLength(4))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))
const troopId = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999))
const civilian = v.picklist(civilians)
const improvement = v.picklist(improvements)
const pact = v.picklist(pacts)
const kind = v.picklist(troopKinds)

const placement = v.strictObject({
  card: name,
  pile: v.picklist(['present', 'future']),
  bottom: v.exactOptional(v.literal(true)),
  withWarlockEvent: v.exactOptional(v.literal(true)),
})

const at = <Type extends string>(type: Type) => v.strictObject({ type: v.literal(type), region: place })
const bare = <Type extends string>(type: Type) => v.strictObject({ type: v.literal(type) })

/** All moves of section 5. The schema bounds the fields; `check` judges them. */
export const moveSchema = v.variant('type', [
  at('placeStartVillage'),
  at('placeStartSoldier'),
  at('placeSecondVillage'),
  v.strictObject({ type: v.literal('placeCards'), placements: v.pipe(v.array(placement), v.maxLength(3)) }),
  v.strictObject({ type: v.literal('placeEvent'), eventId: name }),
  bare('endStartOfTurn'),
  bare('drawWarlockEvents'),
  v.strictObject({ type: v.literal('keepWarlockEvent'), eventId: name }),
  v.strictObject({ type: v.literal('sheriffDiscardRevolt'), revoltId: name }),
  v.strictObject({ type: v.literal('placeLibraryMarker'), seat, improvement }),
  v.strictObject({ type: v.literal('addFutureCard'), card: name }),
  v.strictObject({ type: v.literal('spyChoose'), eventId: name }),
  bare('endCard'),
  v.strictObject({ type: v.literal('chooseInventionType'), as: v.picklist(actionTypes) }),
  at('buildVillage'),
  at('upgradeSettlement'),
  at('buildSawmill'),
  at('buildMine'),
  at('buildWall'),
  v.strictObject({ type: v.literal('buildImprovement'), improvement }),
  v.strictObject({ type: v.literal('recruitTroop'), region: place, kind }),
  v.strictObject({ type: v.literal('recruitCivilian'), civilian }),
  v.strictObject({ type: v.literal('moveTroop'), troopId, to: place }),
  v.strictObject({ type: v.literal('attack'), troopId, to: place }),
  v.strictObject({
    type: v.literal('useWarWagon'),
    moveTo: v.exactOptional(place),
    target: v.exactOptional(place),
    first: v.picklist(['move', 'attack']),
  }),
  bare('claimFirstPlayer'),
  v.strictObject({
    type: v.literal('offerPact'),
    pact,
    seat,
    role: v.exactOptional(v.picklist(['point', 'troops'])),
  }),
  v.strictObject({ type: v.literal('answerPact'), accept: v.boolean() }),
  v.strictObject({ type: v.literal('breakPact'), pact }),
  v.strictObject({
    type: v.literal('civilAction'),
    civilian,
    seat: v.exactOptional(seat),
    card: v.exactOptional(name),
  }),
  bare('pass'),
  bare('noMoreReactions'),
  v.strictObject({ type: v.literal('sheriffBlock'), use: v.boolean() }),
  v.strictObject({ type: v.literal('loseOrKeep'), keep: v.boolean() }),
  v.strictObject({ type: v.literal('discardCivilian'), civilian }),
  v.strictObject({ type: v.literal('loseCard'), card: name }),
  v.strictObject({
    type: v.literal('destroyOwn'),
    wall: v.exactOptional(place),
    structure: v.exactOptional(place),
    improvement: v.exactOptional(improvement),
  }),
  at('placeLake'),
  at('removeLake'),
  v.strictObject({ type: v.literal('replaceCivilian'), out: civilian, in: civilian }),
  v.strictObject({ type: v.literal('replaceImprovement'), out: improvement, in: improvement }),
  at('placeSpecialTroop'),
  v.strictObject({ type: v.literal('placeReinforcement'), region: place, kind }),
  v.strictObject({ type: v.literal('cathedralDiscard'), revoltId: name }),
])

export type Move = v.InferOutput<typeof moveSchema>
export type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>
export type Placement = v.InferOutput<typeof placement>
