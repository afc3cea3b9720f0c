/** Cards of what stands in the castle and on the road: buildings, helper spaces, carts, tower, stock. */
import type { Seat } from '../../../../shared/engine/ids.ts'
import {
  baseResources,
  type Building,
  type BuildingId,
  findBuilding,
  findHelperSpace,
  type HelperBuilding,
  helperBuildings,
  type HelperSpace,
  type Resource,
  resources,
  spacesOf,
  talersTotal,
  totals,
  traderSpaces,
  values,
  worths,
} from '../../../../shared/games/castillo/components.ts'
import { leastKinds, silverIn, suggestions } from '../../../../shared/games/castillo/payments.ts'
import {
  pointsAt,
  type Quantities,
  quantitiesOf,
  ruleOf,
  scoringOf,
} from '../../../../shared/games/castillo/scoring.ts'
import { rewardOf } from '../../../../shared/games/castillo/steps/build.ts'
import { extraLoad } from '../../../../shared/games/castillo/steps/trader.ts'
import type { Player, State } from '../../../../shared/games/castillo/state.ts'
import type { CardInfo, CardFigure } from '../../../plug/gameUi.ts'
import { ResourceMark, TraderSpaceArt } from '../art/pieces.tsx'
import { pointsNow as scoredNow } from '../scoredNow.ts'
import { buildingName, pileName } from '../words.ts'
import { coin, emblem, laurel, pawn, socket } from '../../../kit/pieces/marks.tsx'
import { buildingPicture, coinPicture, framed, icon, piece, piecePicture, roof } from './marks.tsx'
import type { Said } from './said.ts'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const isHelperBuilding = (id: string): id is HelperBuilding => helperBuildings.some((one) => one === id)

const isOpen = (state: State, { building }: HelperSpace): boolean => {
  const tile = findBuilding(building)
  return tile === undefined || state.buildings[tile.id] !== undefined
}

/** What the effects count with a helper there, whose place has to be opened first by building it. */
const withHelper = (state: State, space: HelperSpace): Quantities => {
  const now = quantitiesOf(state)
  if (state.castleSpaces[space.id] !== null || space.building === 'winterInn') return now
  const opens = isOpen(state, space) ? [] : spacesOf(space.building)
  return {
    ...now,
    unbuilt: now.unbuilt - Math.min(1, opens.length),
    free: now.free + opens.length - 1,
    occupied: now.occupied + 1,
  }
}

/** What a helper there would score now; null where that hangs on whose it is. */
const pointsNow = ({ table }: Said, space: HelperSpace): number | null => {
  const state = table.view()
  const owner = state.castleSpaces[space.id]
  const worth = pointsAt(space.id, withHelper(state, space))
  if (worth !== null || owner === null) return worth
  return scoringOf(state, space.building).find(({ seat }) => seat === owner)?.vp ?? null
}

const ownerOf = ({ table, c }: Said, owner: Seat | null): CardFigure =>
  owner === null
    ? { mark: socket, text: c.space.free }
    : { mark: pawn(owner), text: c.space.taken(table.nameOf(owner)) }

/** How many of something each seat has. */
export const eachHas = (
  { c, table }: Said,
  mark: (seat: Seat) => CardFigure['mark'],
  count: (player: Player) => number,
): readonly CardFigure[] =>
  table.view().players.map((player) => ({
    mark: mark(player.seat),
    text: c.resource.with(table.nameOf(player.seat), count(player)),
  }))

/** A helper space in one line: its price or whose helper is there, and what it counts. */
const spaceLine = (said: Said, space: HelperSpace): CardFigure => {
  const { t, c, table } = said
  const owner = table.view().castleSpaces[space.id]
  const effect = t.effects[space.id]
  return owner === null
    ? { mark: coin(space.price), text: c.space.price(space.price, effect) }
    : { mark: pawn(owner), text: `${c.space.taken(table.nameOf(owner))}: ${effect}` }
}

const worthOf = ({ c }: Said, tile: Building): readonly CardFigure[] => [
  { mark: piece('brick'), text: c.building.value(tile.value, leastKinds) },
  {
    mark: laurel(tile.vp),
    text: c.building.points(rewardOf('stonemason', tile, 0).vp, rewardOf('worker', tile, 0).vp),
  },
]

/** Whether the viewer could pay for it, but only with silver for what is missing [CA-4.4.6]. */
const needsSilver = ({ view, me }: Said['table'], value: number): boolean => {
  const seat = me()
  const held = seat === null ? undefined : view().players[seat]?.resources
  const [way] = held === undefined ? [] : suggestions(held, value)
  return way !== undefined && silverIn(way) > 0
}

/** What one's helpers would score more or less, if one built it now: its figure on the board has that in it too. */
const helpersGain = ({ table }: Said, id: string): number => {
  const [me, view] = [table.me(), table.view()]
  const move = [...table.legal()].find((one) => one.type === 'build' && one.building === id)
  if (me === null || move === undefined) return 0
  const after = table.preview(move)
  const own = after.events.reduce((sum, event) => sum + (event.type === 'built' ? event.vp : 0), 0)
  return (scoredNow(after.view)[me] ?? 0) - (scoredNow(view)[me] ?? 0) - own
}

/** A tile, Market, Forge or inn. */
export const buildingCard = (said: Said, id: string): CardInfo => {
  const { t, c, table } = said
  const state = table.view()
  const tile = findBuilding(id)
  const spaces = isHelperBuilding(id) ? spacesOf(id) : []
  const built = tile === undefined ? undefined : state.buildings[id as BuildingId]
  const isPlan = tile !== undefined && built === undefined
  const places = spaces.map((space) => spaceLine(said, space))
  // Of what stands its places alone: what it has cost and scored asks nobody for anything any more.
  const figures: CardFigure[] = isPlan ? [...worthOf(said, tile), ...places] : places
  if (built !== undefined)
    figures.push({
      mark: emblem(built.builtBy),
      text: c.building.by(table.nameOf(built.builtBy), built.round),
    })
  if (isPlan && needsSilver(table, tile.value))
    figures.push({ mark: piece('silver'), text: c.building.bySilver })
  const more = isPlan ? helpersGain(said, id) : 0
  if (more !== 0) figures.push({ mark: laurel(more), text: c.building.helped(more) })
  if (id === 'forge') figures.push({ mark: piece('silver'), text: t.places.silver(state.forgeSilver) })
  const helperText = isPlan ? c.building.plan : c.building.helpers
  const text = spaces.length > 0 ? helperText : c.building.counts[tile?.type ?? 'special']
  return {
    name: buildingName(t, id),
    kind: tile === undefined ? c.kinds.start : isPlan ? c.kinds.plan(tile.type) : c.kinds.built(tile.type),
    picture: buildingPicture(id, !isPlan, state.config.winter === 'yes'),
    figures,
    text,
    rules: isHelperBuilding(id) ? [ruleOf[id], isPlan ? 'CA-4.4.1' : 'CA-4.5.1'] : ['CA-2.5', 'CA-4.4.1'],
    place: id,
    paper: 'buildings',
  }
}

export const spaceCard = (said: Said, space: HelperSpace): CardInfo => {
  const { t, c, table } = said
  const now = pointsNow(said, space)
  return {
    name: buildingName(t, space.building),
    kind: c.kinds.space,
    picture: coinPicture(space.price),
    figures: [
      { mark: coin(space.price), text: c.space.cost(space.price) },
      { mark: laurel(), text: capital(t.effects[space.id]) },
      ...(now === null ? [] : [{ mark: laurel(now), text: c.space.now(now, c.space.later[space.building]) }]),
      ownerOf(said, table.view().castleSpaces[space.id]),
    ],
    text: isOpen(table.view(), space) ? c.space.text : c.space.closed,
    rules: [ruleOf[space.building], space.building === 'winterInn' ? 'CA-4.5.6' : 'CA-4.5.1'],
    place: space.id,
    paper: 'buildings',
  }
}

export const cartCard = (said: Said, space: (typeof traderSpaces)[number]): CardInfo => {
  const { t, c, table } = said
  const state = table.view()
  const more = extraLoad(state)
  const load = t.counted(space.amount + more, space.resource)
  return {
    name: t.spaces[space.id],
    kind: c.kinds.cart,
    picture: framed(76, 70, () => <TraderSpaceArt space={space.id} />),
    figures: [
      { mark: piece(space.resource), text: more > 0 ? c.cart.sleighs(load) : c.cart.brings(load) },
      { mark: icon('trader'), text: c.cart.toll },
      ownerOf(said, state.traderSpaces[space.id]),
    ],
    text: space.id === 'rider' ? c.cart.rider : c.cart.text,
    rules: space.id === 'rider' ? ['CA-4.3.4', 'CA-2.4'] : ['CA-2.4', 'CA-4.3.7'],
    place: space.id,
  }
}

export const towerCard = ({ t, c, table }: Said): CardInfo => {
  const pile = table.view().defenceTower
  return {
    name: c.tower.name,
    kind: c.kinds.tower,
    picture: framed(30, 30, () =>
      resources.map((kind, index) => (
        <ResourceMark kind={kind} x={(index % 2) * 26 - 13} y={Math.floor(index / 2) * 20 - 18} size={22} />
      )),
    ),
    figures: resources
      .filter((kind) => pile[kind] > 0)
      .map((kind) => ({ mark: piece(kind), text: capital(t.counted(pile[kind], kind)) })),
    text: Object.values(pile).some((count) => count > 0)
      ? c.tower.text
      : `${c.tower.pile(pileName(t, pile))}. ${c.tower.text}`,
    rules: ['CA-4.3.11', 'CA-3.3'],
    place: 'defenceTower',
  }
}

export const stockCard = ({ t, c, table }: Said): CardInfo => {
  const { stock } = table.view()
  return {
    name: c.stock.name,
    kind: c.kinds.stock,
    picture: framed(30, 30, () => (
      <>
        <path d="M-24-12H24V22H-24z" fill="#a87a48" stroke="#2a2520" stroke-width="2" />
        <path d="M-24 0H24M-24 11H24" stroke="#6b4826" stroke-width="2" />
        <ResourceMark kind="stone" x={0} y={-14} size={26} />
      </>
    )),
    figures: resources.map((kind) => ({
      mark: piece(kind),
      text: c.stock.left(stock[kind], totals[kind], capital(t.resources[kind][0])),
    })),
    text: c.stock.text,
    rules: ['CA-2.3.3', 'CA-3.4'],
    place: 'stock',
  }
}

export const bankCard = ({ c, table }: Said): CardInfo => ({
  name: c.bank.name,
  kind: c.kinds.bank,
  picture: coinPicture(table.view().bank),
  figures: [{ mark: coin(), text: c.bank.left(table.view().bank, talersTotal) }],
  text: c.bank.text,
  rules: ['CA-2.3.3', 'CA-3.4'],
  place: 'bank',
})

/** A kind of resource: what it counts, where it lies, who has how many. */
export const resourceCard = (said: Said, kind: Resource): CardInfo => {
  const { t, c, table } = said
  const state = table.view()
  const value = baseResources.some((base) => base === kind) ? values[kind as keyof typeof values] : null
  return {
    name: capital(t.resources[kind][0]),
    kind: value === null ? c.kinds.joker : c.kinds.resource,
    picture: piecePicture(kind),
    figures: [
      { mark: roof, text: value === null ? c.resource.joker : c.resource.value(value) },
      { mark: laurel(worths[kind]), text: c.resource.worth(worths[kind]) },
      { mark: piece(kind), text: c.resource.stock(state.stock[kind], totals[kind]) },
      { mark: icon('bricklayer'), text: c.resource.tower(state.defenceTower[kind]) },
      ...(kind === 'silver' ? [{ mark: roof, text: c.resource.forge(state.forgeSilver) }] : []),
      ...eachHas(said, emblem, (player) => player.resources[kind]),
    ],
    rules: kind === 'silver' ? ['CA-2.3.2', 'CA-2.3'] : ['CA-2.3'],
  }
}

export const forgeSilverCard = (said: Said): CardInfo => ({
  name: said.c.forgeSilver.name,
  kind: said.c.kinds.resource,
  picture: piecePicture('silver'),
  figures: [
    { mark: piece('silver'), text: said.c.resource.forge(said.table.view().forgeSilver) },
    ...spacesOf('forge').map((space) => spaceLine(said, space)),
  ],
  text: said.c.forgeSilver.text,
  rules: [ruleOf.forge, 'CA-2.3.2'],
  place: 'forge',
})

/** What has no card of its own by this name. */
export const castleCard = (said: Said, anchor: string): CardInfo | null => {
  const space = findHelperSpace(anchor)
  if (space !== undefined) return spaceCard(said, space)
  const cart = traderSpaces.find(({ id }) => id === anchor)
  if (cart !== undefined) return cartCard(said, cart)
  if (findBuilding(anchor) !== undefined || isHelperBuilding(anchor)) return buildingCard(said, anchor)
  switch (anchor) {
    case 'defenceTower':
      return towerCard(said)
    case 'stock':
      return stockCard(said)
    case 'bank':
      return bankCard(said)
    case 'forge-silver':
      return forgeSilverCard(said)
    default:
      return null
  }
}
