/** Cards of the map: regions with what stands there, and troops. */
import { type Seat, seatsOf } from '../../../../shared/engine/ids.ts'
import type { RuleId } from '../../../../shared/engine/ids.ts'
import { pieces, pointsToWin, type TroopKind } from '../../../../shared/games/storming/components.ts'
import { findRegion, isInPlay } from '../../../../shared/games/storming/layout.ts'
import {
  findTroop,
  isSettlement,
  pactOfTroop,
  type Place,
  settlementsOf,
} from '../../../../shared/games/storming/queries.ts'
import type { Structure, Terrain, Troop } from '../../../../shared/games/storming/state.ts'
import type { CardFigure, CardInfo } from '../../../plug/gameUi.ts'
import { PieceMark } from '../art/PieceMark.tsx'
import { StructureArt } from '../art/Structures.tsx'
import { TerrainArt } from '../art/Terrain.tsx'
import { TroopFigure as TroopArt } from '../art/Troops.tsx'
import { begun } from '../inHand.ts'
import { regionName } from '../names.ts'
import { siteOf } from '../pieces.ts'
import { lastSettlement, takersOf } from '../points.ts'
import { emblem, socket } from '../../../kit/pieces/marks.tsx'
import { framed, piece, point, rule, star } from './marks.tsx'
import type { Said } from './said.ts'

const signersOf = ({ table }: Said, troop: Troop): readonly Seat[] =>
  pactOfTroop(table.view(), troop)?.signers ?? []

const structureRules: Readonly<Record<Structure['kind'], RuleId>> = {
  village: 'ST-5.20',
  town: 'ST-5.21',
  city: 'ST-5.21',
  sawmill: 'ST-5.22',
  mine: 'ST-5.22',
}
const structureFigures = (said: Said, place: Place): readonly CardFigure[] => {
  const { t, c, table } = said
  const { structure } = place
  if (structure === null) return []
  const { kind, owner } = structure
  const whose = { mark: emblem(owner), text: c.of(begun(t.things.structures[kind]), table.nameOf(owner)) }
  if (!isSettlement(structure))
    return [
      whose,
      kind === 'mine'
        ? { mark: point('mine', 'held'), text: c.region.mine }
        : { mark: piece('resource', owner), text: c.region.sawmill },
    ]
  return [
    whose,
    { mark: piece(structure.kind, owner), text: c.region.raises[structure.kind] },
    ...(structure.wall ? [{ mark: piece('wall', owner), text: c.region.wall }] : []),
    ...(lastSettlement(table.view(), owner) === place.id
      ? [{ mark: point('conquest', 'endangered'), text: c.region.last }]
      : []),
    ...takersOf(table.view(), place.id).map((seat) => ({
      mark: emblem(seat),
      text: c.region.inReach(table.nameOf(seat)),
    })),
  ]
}

const troopName = (said: Said, troop: Troop): string => {
  const name = begun(said.t.things.troops[troop.kind])
  return troop.owner === null ? name : said.c.of(name, said.table.nameOf(troop.owner))
}

const troopLine = (said: Said, troop: Troop): readonly CardFigure[] => [
  {
    mark: () => (
      <g transform="scale(.62)">
        <TroopArt x={0} y={22} kind={troop.kind} owner={troop.owner} signers={signersOf(said, troop)} />
      </g>
    ),
    text: troopName(said, troop),
  },
]

const terrainRules: Readonly<Record<Terrain, RuleId>> = {
  plain: 'ST-5.1',
  forest: 'ST-5.22',
  mountain: 'ST-5.22',
  lake: 'ST-5.1',
}
const regionCard = (said: Said, place: Place): CardInfo => {
  const { t, c, table } = said
  const spot = findRegion(place.id)
  const structure = structureFigures(said, place)
  const troop = place.troop === null ? [] : troopLine(said, place.troop)
  return {
    name: begun(regionName(t, table.view(), place.id)),
    kind: c.kinds[place.terrain],
    picture: framed(52, 52, () => (
      <>
        <path d="M0-50L43-25V25L0 50L-43 25V-25z" fill="#c9b36a" stroke="#2a2520" />
        {spot !== undefined && (
          <TerrainArt place={spot} terrain={place.terrain} isCleared={place.structure !== null} />
        )}
        {place.structure !== null && <StructureArt structure={place.structure} />}
        {place.troop !== null && (
          <TroopArt
            x={place.structure === null ? 0 : 18}
            y={22}
            kind={place.troop.kind}
            owner={place.troop.owner}
            signers={signersOf(said, place.troop)}
          />
        )}
      </>
    )),
    figures: [
      ...structure,
      ...troop,
      ...(structure.length + troop.length === 0 ? [{ mark: socket, text: c.region.nobody }] : []),
    ],
    // In each region one building: what could be founded there is said only where nothing stands.
    text: c.region.terrains[place.terrain] + (place.structure === null ? c.region.founds[place.terrain] : ''),
    rules:
      place.structure === null
        ? [terrainRules[place.terrain], 'ST-5.2']
        : [structureRules[place.structure.kind], 'ST-5.48', terrainRules[place.terrain]],
    place: place.id,
  }
}

const troopRules: Readonly<Record<TroopKind, readonly [RuleId, ...RuleId[]]>> = {
  soldier: ['ST-5.41', 'ST-5.45', 'ST-4.27'],
  knight: ['ST-5.42', 'ST-5.45', 'ST-4.27'],
  artillery: ['ST-5.51', 'ST-5.41', 'ST-4.27'],
  warWagon: ['ST-5.61', 'ST-5.63', 'ST-5.64'],
  caravan: ['ST-5.71', 'ST-5.73', 'ST-5.74'],
}
const troopCard = (said: Said, id: number): CardInfo | null => {
  const { c, table } = said
  const found = findTroop(table.view(), id)
  if (found === undefined) return null
  const { troop } = found
  const step = table.view().agenda.at(-1)
  const isUsed = step?.type === 'act' && step.used.includes(id)
  return {
    name: troopName(said, troop),
    kind: c.kinds.troop,
    picture: framed(34, 34, () => (
      <TroopArt x={0} y={24} kind={troop.kind} owner={troop.owner} signers={signersOf(said, troop)} />
    )),
    figures: [
      ...(troop.owner === null
        ? signersOf(said, troop).map((seat) => ({
            mark: emblem(seat),
            text: c.troop.signer(table.nameOf(seat)),
          }))
        : [{ mark: emblem(troop.owner), text: table.nameOf(troop.owner) }]),
      { mark: rule, text: c.troop.moves[troop.kind] },
      { mark: rule, text: c.troop.attacks[troop.kind] },
      ...(isUsed ? [{ mark: socket, text: c.troop.used }] : []),
    ],
    rules: troopRules[troop.kind],
    place: found.id,
  }
}

/** What a piece will do where it stands. */
const usesOf = ({ c }: Said, kind: string): readonly string[] => {
  switch (kind) {
    case 'soldier':
    case 'knight':
    case 'artillery':
      return [c.troop.moves[kind], c.troop.attacks[kind]]
    case 'village':
    case 'town':
    case 'city':
      return [c.region.raises[kind]]
    case 'sawmill':
    case 'mine':
    case 'wall':
      return [c.region[kind]]
    default:
      return []
  }
}

/** A kind of piece, as it is taken up to be built or recruited: what it does, and how many are left to each. */
const pieceCard = (said: Said, kind: string): CardInfo | null => {
  const { t, c, table } = said
  const sign = kind === 'sawmill' || kind === 'mine' ? 'resource' : pieces.find((one) => one === kind)
  if (sign === undefined) return null
  const me = table.me() ?? (0 as Seat)
  const site = siteOf(t, kind)
  return {
    name: c.piece[kind as 'mine'] ?? c.piece.wall,
    kind: c.kinds.piece,
    picture: framed(24, 24, () => <PieceMark piece={sign} seat={me} />),
    figures: [
      ...usesOf(said, kind).map((text) => ({ mark: rule, text })),
      ...(site === null ? [] : [{ mark: rule, text: c.needs(site[0]) }]),
      ...seatsOf(table.view().config.players).map((seat) => ({
        mark: piece(sign, seat),
        text: c.seat.of(table.nameOf(seat), t.board.left(table.view().players[seat]?.supply[sign] ?? 0)),
      })),
    ],
    text: c.pieceText,
    rules: site === null ? ['ST-2.2', 'ST-5.3'] : [site[1], 'ST-2.2', 'ST-5.3'],
  }
}

export const placeCard = (said: Said, anchor: string): CardInfo | null => {
  const state = said.table.view()
  const [what = '', which = ''] = anchor.split(':')
  if (what === 'troop') return troopCard(said, Number(which))
  if (what === 'piece') return pieceCard(said, which)
  const region = findRegion(anchor)
  if (region === undefined || !isInPlay(region, state.config.players)) return null
  const here = state.map[region.id]
  return here === undefined ? null : regionCard(said, { id: region.id, ...here })
}

/** How many settlements and points a seat has, for its own card. */
export const standingOf = ({ c, table }: Said, seat: Seat, points: number): readonly CardFigure[] => [
  { mark: star, text: c.seat.points(points, pointsToWin) },
  { mark: piece('village', seat), text: c.seat.settlements(settlementsOf(table.view(), seat).length) },
]
