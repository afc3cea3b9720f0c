/** Cards of the places of the fortress: walls, gates, towers, quarters, temple. */
import type { JSX } from 'solid-js'
import type { Seat, Shown } from '../../../../shared/engine/ids.ts'
import {
  conversionFee,
  guildTiles,
  type Level,
  majorityPoints,
  templePointsPerPawn,
  towerTiles,
  wallPointsBySegments,
  wallTiles,
} from '../../../../shared/games/fortaleza/components.ts'
import {
  findSpace,
  findZone,
  isInPlay,
  type Space,
  spaces,
  type Zone,
} from '../../../../shared/games/fortaleza/layout.ts'
import { lastOf, standings } from '../../../../shared/games/fortaleza/scoring.ts'
import type { State, Tile } from '../../../../shared/games/fortaleza/state.ts'
import {
  areTowersComplete,
  isWallComplete,
  termsOf,
  visibleAt,
} from '../../../../shared/games/fortaleza/steps/actions.ts'
import type { CardInfo, CardFigure } from '../../../plug/gameUi.ts'
import { Coin, numeral } from '../../../kit/pieces/pieces.tsx'
import { TempleRuin } from '../art/Ground.tsx'
import { Overgrown, Quarter } from '../art/Quarter.tsx'
import { GateTile, TowerPlan, TowerTile, WallPlan, WallTile } from '../art/tiles.tsx'
import { guildLooks } from '../art/colors.ts'
import { ifScored, isScored } from '../scoredNow.ts'
import { placeName } from '../words.ts'
import { coin, dashes, emblem, laurel, pawn, socket } from '../../../kit/pieces/marks.tsx'
import { framed, icon, shield } from './marks.tsx'
import type { Said } from './said.ts'

const actions = { wall: 'buildWall', gate: 'buildGate', tower: 'buildTower' } as const
const buildRules = { wall: 'FZ-5.14', gate: 'FZ-5.15', tower: 'FZ-5.16' } as const
const scoreRules = { wall: 'FZ-6.3', gate: 'FZ-6.4', tower: 'FZ-6.5' } as const
const overRules = { wall: 'FZ-5.20', gate: 'FZ-5.20', tower: 'FZ-5.21' } as const

export const gatePointsOf = (level: Level): number =>
  wallTiles.find((tile) => tile.level === level)?.gatePoints ?? 0
export const towerOf = (level: Level) => towerTiles.find((tile) => tile.level === level)
export const guildOf = (level: Level) => guildTiles.find((tile) => tile.level === level)

/** Stretches in sight of a seat on the side of this one [FZ-6.3]. */
const stretches = (state: State, { sides: [side] }: Space, seat: Seat): number =>
  spaces.filter(
    ({ id, kind, sides: of }) =>
      kind === 'wall' && side !== undefined && of.includes(side) && visibleAt(state, id)?.owner === seat,
  ).length

const tileFigures = ({ c, table }: Said, space: Space, tile: Tile): readonly CardFigure[] => {
  const name = table.nameOf(tile.owner)
  const owned: CardFigure = {
    mark: emblem(tile.owner),
    text: c.space.tile(name, numeral(tile.level)),
  }
  if (space.kind !== 'wall') {
    const worth = space.kind === 'gate' ? gatePointsOf(tile.level) : (towerOf(tile.level)?.points ?? 0)
    return [owned, { mark: laurel(worth), text: c.space.worth(worth) }]
  }
  const count = stretches(table.view(), space, tile.owner)
  const worth = wallPointsBySegments[count] ?? 0
  const others = wallPointsBySegments.flatMap((points, of) =>
    of === 0 || of === count ? [] : [`${of}: ${points}`],
  )
  return [owned, { mark: laurel(worth), text: c.space.wallPoints(name, count, worth, others.join(', ')) }]
}

/** What covering it would cost the viewer now, and what for where it scores no more, or what that waits for [FZ-5.20, FZ-5.21]. */
const overFigures = ({ c, table }: Said, space: Space, under: Tile): readonly CardFigure[] => {
  const state = table.view()
  const seat = table.me()
  const stacks = seat === null ? undefined : state.players[seat]?.stacks
  const top = space.kind === 'tower' ? stacks?.tower[0] : stacks?.wall[0]
  const isReady =
    space.kind === 'tower'
      ? areTowersComplete(state)
      : space.sides.every((side) => isWallComplete(state, side))
  if (seat === null || top === undefined || top <= under.level || !isReady)
    return [{ mark: shield(Math.min(4, under.level + 1)), text: c.space.notYet[space.kind] ?? '' }]
  const { price } = termsOf(state, seat, { type: actions[space.kind], cards: [], space: space.id })
  const isOwnWall = space.kind === 'wall' && under.owner === seat
  return [
    { mark: coin(price), text: c.space.over(price) },
    ...(isOwnWall ? [{ mark: shield(top), text: c.space.ownWall }] : []),
  ]
}

/** What any tile here would score. */
const tableFigure = ({ c }: Said, space: Space): CardFigure => {
  if (space.kind === 'wall') return { mark: laurel(), text: c.space.wallTable(wallPointsBySegments.slice(1)) }
  const worths =
    space.kind === 'gate'
      ? wallTiles.map(({ gatePoints }) => gatePoints)
      : towerTiles.map(({ points }) => points)
  return { mark: laurel(), text: c.space.gateTable(Math.min(...worths), Math.max(...worths)) }
}

/** Each further stretch of a side brings less: what one's next would, where one has some [FZ-6.3]. */
const nextFigures = ({ c, table }: Said, space: Space): readonly CardFigure[] => {
  const seat = table.me()
  const count = seat === null || space.kind !== 'wall' ? 0 : stretches(table.view(), space, seat)
  const [now = 0, then = 0] = wallPointsBySegments.slice(count, count + 2)
  return count === 0 ? [] : [{ mark: laurel(then - now), text: c.space.wallNext(count + 1, now, then) }]
}

const spacePicture = (space: Space, pile: readonly Tile[]): JSX.Element => {
  const tile = pile.at(-1)
  const big = space.sides.length > 1
  if (tile === undefined)
    return (
      <>
        {space.kind === 'tower' ? (
          <TowerPlan big={big} />
        ) : (
          <WallPlan turn={0} gate={space.kind === 'gate'} />
        )}
        <Coin x={0} y={0} size={44} figure={space.price} />
      </>
    )
  const covered = pile.length - 1
  if (space.kind === 'tower') return <TowerTile tile={tile} covered={covered} big={big} />
  if (space.kind === 'gate') return <GateTile tile={tile} covered={covered} turn={0} />
  return <WallTile tile={tile} covered={covered} turn={0} />
}

const spaceCard = (said: Said, space: Space): CardInfo => {
  const { t, c, table } = said
  const state = table.view()
  const { kind } = space
  const isCorner = space.sides.length > 1
  const common = {
    name: placeName(t, space.id),
    kind: isCorner ? c.kinds.corner : c.kinds[kind],
    place: space.id,
  }
  if (!isInPlay(space, state.config.playerCount))
    return {
      ...common,
      picture: framed(52, 52, () => <Overgrown big={false} />),
      figures: [],
      text: c.space.closed,
      rules: ['FZ-3.5'],
    }
  const pile = state.board.spaces[space.id] ?? []
  const tile = pile.at(-1)
  const figures: CardFigure[] =
    tile === undefined
      ? [
          { mark: coin(space.price), text: c.space.empty(space.price) },
          tableFigure(said, space),
          ...nextFigures(said, space),
        ]
      : [...tileFigures(said, space, tile), ...overFigures(said, space, tile)]
  if (pile.length > 1) figures.push({ mark: socket, text: c.space.covered(pile.length - 1) })
  if (isCorner && state.config.scoring === 'advanced')
    figures.push({ mark: icon('tower'), text: c.space.corner })
  return {
    ...common,
    picture: framed(60, 62, () => spacePicture(space, pile)),
    figures,
    text: t.wanted[buildRules[kind]] ?? '',
    rules: [buildRules[kind], scoreRules[kind], ...(tile === undefined ? [] : [overRules[kind]])],
  }
}

const zoneCard = ({ t, c, table }: Said, zone: Zone): CardInfo => {
  const state = table.view()
  const [first, second] = zone.colors
  const common = { name: placeName(t, zone.id), kind: c.kinds.zone, place: zone.id }
  if (!isInPlay(zone, state.config.playerCount))
    return {
      ...common,
      picture: framed(86, 90, () => <Overgrown big />),
      figures: [],
      text: c.space.closed,
      rules: ['FZ-3.5'],
    }
  const pile = state.board.guilds[zone.id] ?? []
  const tile = pile.at(-1)
  const collector = state.board.collectors[zone.id]
  const seat = table.me()
  const next = seat === null ? undefined : state.players[seat]?.stacks.guild[0]
  const worth = tile === undefined ? 0 : (guildOf(tile.level)?.points ?? 0)
  const income = guildOf(next ?? 0)?.income ?? 0
  const figures: CardFigure[] = [
    { mark: icon(guildLooks[first].icon), text: c.zone.colors(t.guilds[first], t.guilds[second]) },
    tile === undefined
      ? { mark: socket, text: c.zone.free }
      : {
          mark: emblem(tile.owner),
          text: c.zone.guild(table.nameOf(tile.owner), numeral(tile.level)),
        },
    ...(tile === undefined ? [] : [{ mark: laurel(worth), text: c.zone.worth(worth) }]),
    collector === undefined
      ? { mark: socket, text: c.zone.noCollector }
      : { mark: pawn(collector), text: c.zone.collector(table.nameOf(collector)) },
  ]
  if (next !== undefined && (tile === undefined || next > tile.level))
    figures.push({
      mark: coin(income),
      text:
        tile === undefined || tile.owner === seat
          ? c.zone.income(income)
          : c.zone.shared(income, table.nameOf(tile.owner)),
    })
  if (pile.length > 1) figures.push({ mark: socket, text: c.space.covered(pile.length - 1) })
  return {
    ...common,
    picture: framed(86, 90, () => <Quarter zone={zone} pile={pile} collector={collector} />),
    figures,
    rules: ['FZ-5.17', 'FZ-5.18', 'FZ-5.22', 'FZ-6.6'],
  }
}

/** How all would stand when the temple comes to pay, if the phase were scored now [FZ-6.11]. */
const beforeTemple = (view: Shown<State>): Shown<State> => {
  const scored = ifScored(view)
  const players = scored.players.map((player) => ({
    ...player,
    score: player.score - (player.phaseScores[view.phase - 1]?.temple ?? 0),
  }))
  return { ...scored, players }
}

/** In how many figures somebody else is level with who is last: points alone, coins too, all of them [FZ-6.13]. */
const levelWith = (view: Shown<State>, last: Seat): number => {
  const all = standings(view)
  const others = all.filter((_, seat) => seat !== last)
  const own = all[last] ?? []
  const levels = others.map((other) => own.findIndex(({ value }, nth) => value !== other[nth]?.value))
  return Math.max(...levels.map((level) => (level < 0 ? own.length : level)))
}

/** Who would be paid: points come at the end of a phase alone, and those written down say nothing of it before. */
const lastFigures = ({ c, table }: Said): readonly CardFigure[] => {
  if (isScored(table.view())) return []
  const view = beforeTemple(table.view())
  const last = lastOf(view)
  const me = table.me()
  return [
    ...(me === null || me === last ? [] : [{ mark: pawn(me), text: c.temple.later }]),
    { mark: emblem(last), text: c.temple.last(table.nameOf(last), levelWith(view, last)) },
  ]
}

const templeCard = (said: Said): CardInfo => {
  const { t, c, table } = said
  const state = table.view()
  const [most] = majorityPoints[state.config.playerCount]
  return {
    name: t.places.temple,
    kind: c.kinds.temple,
    picture: framed(122, 122, () => (
      <g transform="translate(-500 -500)">
        <TempleRuin />
      </g>
    )),
    figures: [
      { mark: laurel(templePointsPerPawn), text: c.temple.worth(templePointsPerPawn) },
      ...(most === undefined || state.config.scoring === 'basic'
        ? []
        : [{ mark: laurel(most), text: c.temple.most(most) }]),
      ...state.players.map((player) => ({
        mark: pawn(player.seat),
        text: c.temple.pawns(table.nameOf(player.seat), player.templePawns),
      })),
      ...lastFigures(said),
    ],
    text: t.wanted['FZ-5.19'] ?? '',
    rules: [
      'FZ-5.19',
      'FZ-6.11',
      'FZ-6.13',
      ...(state.config.scoring === 'basic' ? [] : ['FZ-6.9' as const]),
    ],
    place: 'temple',
  }
}

const plainCard = (said: Said, id: string): CardInfo | null => {
  const space = findSpace(id)
  if (space !== undefined) return spaceCard(said, space)
  const zone = findZone(id)
  if (zone !== undefined) return zoneCard(said, zone)
  return id === 'temple' ? templeCard(said) : null
}

/** Its id, and `converted` behind it while what it asks for would be paid with a card that stands for another. */
export const placeCard = (said: Said, anchor: string): CardInfo | null => {
  const [id = '', how] = anchor.split(':')
  const card = plainCard(said, id)
  if (card === null || how === undefined) return card
  const note = { mark: dashes, text: said.c.space.converted(conversionFee) }
  return { ...card, figures: [...card.figures, note] }
}
