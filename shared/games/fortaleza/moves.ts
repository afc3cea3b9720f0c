import * as v from 'valibot'
import { isCardId, roles, type Role } from './components.ts'
import { findSpace, findZone, type SpaceId, type ZoneId } from './layout.ts'

const card = v.pipe(v.string(), v.check(isCardId))
const role = v.picklist(roles as readonly [Role, ...Role[]])
const cards = v.pipe(v.array(v.strictObject({ cardId: card, as: role })), v.maxLength(2))
const space = v.custom<SpaceId>((id) => typeof id === 'string' && findSpace(id) !== undefined)
const zone = v.custom<ZoneId>((id) => typeof id === 'string' && findZone(id) !== undefined)
const count = v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99))
const tiles = v.strictObject({ guild: count, wall: count, tower: count })

/** All moves [FZ-5.10 to FZ-5.19, FZ-4.7]. The schema bounds the fields; `check` judges them. */
export const moveSchema = v.variant('type', [
  v.strictObject({ type: v.literal('takeResourcesOne'), cards }),
  v.strictObject({ type: v.literal('takeResourcesTwo'), cards }),
  v.strictObject({ type: v.literal('developOne'), cards, tiles }),
  v.strictObject({ type: v.literal('developMany'), cards, tiles }),
  v.strictObject({ type: v.literal('buildWall'), cards, space }),
  v.strictObject({ type: v.literal('buildGate'), cards, space }),
  v.strictObject({ type: v.literal('buildTower'), cards, space }),
  v.strictObject({ type: v.literal('buildGuild'), cards, zone }),
  v.strictObject({ type: v.literal('placeCollector'), cards, zone }),
  v.strictObject({ type: v.literal('retireToTemple'), cards }),
  v.strictObject({ type: v.literal('chooseStartPlayer'), seat: count }),
])

export type Move = v.InferOutput<typeof moveSchema>
export type MoveType = Move['type']
export type CardUse = { readonly cardId: string; readonly as: Role }
export type Tiles = { readonly guild: number; readonly wall: number; readonly tower: number }
