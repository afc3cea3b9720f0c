/** Names of buildings, cards, piles and payments in the player's language. */
import type { Seat } from '../../../shared/engine/ids.ts'
import {
  baseResources,
  findBuilding,
  findHelperSpace,
  type HelperSpace,
  resources,
  type Resource,
  type RoleCard,
  roleOf,
  spacesOf,
  type HelperBuilding,
  traderSpaces,
} from '../../../shared/games/castillo/components.ts'
import type { Payment } from '../../../shared/games/castillo/payments.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import type { Texts } from './texts.es.ts'

export type NameOf = (seat: Seat) => string

/** 'largeTower3' is a Large Tower; where there are several, the number is part of the name. */
export const buildingName = (t: Texts, id: string): string => {
  const [, kind = id, number = ''] = /^([a-zA-Z]+?)(\d?)$/.exec(id) ?? []
  const name = t.buildings[kind] ?? id
  return number === '' ? name : `${name} ${number}`
}

export const roleName = (t: Texts, card: RoleCard): string => t.roles[roleOf(card)]

export const pileName = (t: Texts, pile: Partial<Readonly<Record<Resource, number>>>): string =>
  t.listed(
    resources.filter((kind) => (pile[kind] ?? 0) > 0).map((kind) => t.counted(pile[kind] ?? 0, kind)),
  ) || t.nothing

export const paymentName = (t: Texts, payment: Payment): string => {
  const plain = baseResources
    .filter((kind) => payment[kind] > 0)
    .map((kind) => t.counted(payment[kind], kind))
  const silver = baseResources
    .filter((kind) => payment.silverAs[kind] > 0)
    .map((kind) => t.moves.as(t.counted(payment.silverAs[kind], 'silver'), t.resources[kind][0]))
  return t.listed([...plain, ...silver])
}

const helperSaid = (t: Texts, owner: Seat | null, nameOf: NameOf): string =>
  owner === null ? t.places.vacant : t.places.helperOf(nameOf(owner))

const spaceSaid = (t: Texts, state: State, { id, price }: HelperSpace, nameOf: NameOf): string =>
  `${t.places.space(price, t.effects[id])}, ${helperSaid(t, state.castleSpaces[id], nameOf)}`

/** All that a place shows, for those who hear the board. */
export const describePlace = (t: Texts, state: State, id: string, nameOf: NameOf): string => {
  const space = findHelperSpace(id)
  if (space !== undefined) return `${buildingName(t, space.building)}, ${spaceSaid(t, state, space, nameOf)}`
  const trader = traderSpaces.find((one) => one.id === id)
  if (trader !== undefined)
    return `${t.spaces[trader.id]}, ${t.places.cart(t.counted(trader.amount, trader.resource))}, ${helperSaid(t, state.traderSpaces[trader.id], nameOf)}`
  const parts = [buildingName(t, id)]
  const tile = findBuilding(id)
  if (tile !== undefined)
    parts.push(
      state.buildings[tile.id] === undefined ? t.places.unbuilt(tile.value, tile.vp) : t.places.built,
    )
  if (id === 'forge') parts.push(t.places.silver(state.forgeSilver))
  for (const one of spacesOf(id as HelperBuilding)) parts.push(spaceSaid(t, state, one, nameOf))
  return parts.join(', ')
}
