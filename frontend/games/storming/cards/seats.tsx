/** Cards of players: where their points come from, what they hold, what waits for them; and of the score's lines. */
import { type RuleId, type Seat, seatOf } from '../../../../shared/engine/ids.ts'
import { pieces, pointsToWin } from '../../../../shared/games/storming/components.ts'
import { pointsOf } from '../../../../shared/games/storming/points.ts'
import { playerAt, settlementsOf } from '../../../../shared/games/storming/queries.ts'
import { standings } from '../../../../shared/games/storming/scoring.ts'
import type { CardFigure, CardInfo } from '../../../plug/gameUi.ts'
import { CardBack, SmallCard } from '../art/cards/Card.tsx'
import { PieceMark } from '../art/PieceMark.tsx'
import { PointMark } from '../art/PointMark.tsx'
import { begun } from '../inHand.ts'
import { stepWords } from '../Points.tsx'
import { bySource, mostlyFrom, pointsIn, type Source, sources, usually } from '../points.ts'
import { emblem, socket } from '../../../kit/pieces/marks.tsx'
import { framed, piece, point, star } from './marks.tsx'
import { standingOf } from './places.tsx'
import type { Said } from './said.ts'

const sourceRules: Readonly<Record<Source, RuleId>> = {
  cityBuilt: 'ST-5.21',
  conquest: 'ST-5.49',
  university: 'ST-5.36',
  theatre: 'ST-4.34',
  conspiracy: 'ST-5.88',
  reinforcements: 'ST-5.88',
  tradeRoute: 'ST-5.73',
  caravan: 'ST-5.74',
  warWagon: 'ST-5.64',
  mine: 'ST-6.2',
  cathedral: 'ST-6.2',
  rotating: 'ST-6.3',
}
const isSource = (what: string): what is Source => sources.some((source) => source === what)
const nameOfSource = ({ t }: Said, what: string): string => t.scores[what] ?? what

/** A point of one player: how many of its kind, and whether they stay. */
const pointCard = (said: Said, seat: Seat, what: Source): CardInfo => {
  const { t, c, table } = said
  const here = pointsIn(table.view(), seat).filter((one) => one.what === what)
  const worst = here.find(({ fate }) => fate === 'endangered') ?? here[0]
  const fate = worst?.fate ?? usually(what)
  const place = worst?.place
  const rule = usually(what) === 'lasting' ? 'ST-6.1' : 'ST-6.2'
  return {
    name: nameOfSource(said, what),
    kind: c.kinds.point,
    picture: framed(22, 22, () => <PointMark what={what} fate={fate} />),
    figures: [
      { mark: emblem(seat), text: c.of(c.points(here.length), table.nameOf(seat)) },
      { mark: point(what, fate), text: begun(t.seats.holdings.fates[fate]) },
    ],
    text: fate === 'endangered' ? c.dangers[what as 'mine'] : c.sources[what],
    rules: rule === sourceRules[what] ? [rule] : [sourceRules[what], rule],
    ...(place === undefined ? {} : { place }),
  }
}

const figuresOfPoints = (said: Said, seat: Seat): readonly CardFigure[] =>
  bySource(said.table.view(), seat).map(({ what, count, fate }) => ({
    mark: point(what, fate),
    text: said.c.source(nameOfSource(said, what), count, said.t.seats.holdings.fates[fate]),
  }))

const playerCard = (said: Said, seat: Seat): CardInfo => {
  const { t, c, table } = said
  const state = table.view()
  const near = stepWords(t.seats.alarms, table, seat)
  return {
    name: table.nameOf(seat),
    kind: table.me() === seat ? c.kinds.own : c.kinds.seat,
    picture: framed(20, 20, emblem(seat)),
    figures: [
      ...standingOf(said, seat, pointsOf(state, seat)),
      ...figuresOfPoints(said, seat),
      ...(near === null ? [] : [{ mark: star, text: near }]),
    ],
    rules: ['ST-1.2', 'ST-6.1', 'ST-6.2'],
  }
}

/** What stands in a player's panel, by its name. */
const holdingCard = (said: Said, seat: Seat, what: string): CardInfo | null => {
  const { t, c, table } = said
  const state = table.view()
  const player = playerAt(state, seat)
  const h = t.seats.holdings
  const own = (text: string): CardFigure => ({ mark: emblem(seat), text: c.of(text, table.nameOf(seat)) })
  switch (what) {
    case 'hand':
      return {
        name: c.names.hand,
        kind: c.kinds.hand,
        picture: () => <CardBack sort="action" seat={seat} form="sign" />,
        figures: [own(h.hand(player.hand.bag.length))],
        text: c.texts.hand,
        rules: ['ST-4.12', 'ST-4.29'],
      }
    case 'events':
      return {
        name: c.names.events,
        kind: c.kinds.hand,
        picture: () => <CardBack sort="event" form="sign" />,
        figures: [own(h.events(player.events.bag.length))],
        text: c.texts.events,
        rules: ['ST-4.15'],
      }
    case 'revolts':
      return {
        name: c.names.revolts,
        kind: t.planning.sorts.revolt,
        picture: () => <SmallCard card="revolt1" texts={t} />,
        figures: [
          own(h.revolts(player.revolts.length)),
          {
            mark: socket,
            text: c.seat.blocked(player.revolts.filter(({ under }) => under.length > 0).length),
          },
        ],
        text: t.cards.revolt.text,
        rules: ['ST-4.36', 'ST-4.35'],
        paper: 'cards',
      }
    case 'first':
      return {
        name: h.first,
        kind: c.kinds.marker,
        picture: framed(22, 22, () => <PieceMark piece="first" seat={seat} />),
        figures: [{ mark: emblem(state.firstPlayer), text: table.nameOf(state.firstPlayer) }],
        text: c.texts.first,
        rules: ['ST-3.6', 'ST-5.80'],
      }
    case 'skips':
      return {
        name: c.names.skips,
        kind: c.kinds.effect,
        picture: framed(22, 22, () => <PieceMark piece="skips" seat={seat} />),
        figures: [own(h.skips(Math.max(1, player.skipNext)))],
        text: c.texts.skips,
        rules: ['ST-4.24', 'ST-4.43'],
      }
    case 'fairWinds':
      return {
        name: t.cards.fairWinds.name,
        kind: c.kinds.effect,
        picture: framed(22, 22, () => <PieceMark piece="winds" seat={seat} />),
        figures: [own(h.fairWinds)],
        rules: ['ST-4.25', 'ST-4.43'],
      }
    case 'supply':
      return {
        name: h.supply,
        kind: c.kinds.piece,
        picture: framed(22, 22, () => <PieceMark piece="soldier" seat={seat} />),
        figures: pieces.map((one) => ({
          mark: piece(one, seat),
          text: h.pieces[one](player.supply[one]),
        })),
        text: c.pieceText,
        rules: ['ST-2.2', 'ST-5.3'],
      }
    default:
      return null
  }
}

const figureRules: Readonly<Record<string, RuleId>> = {
  won: 'ST-6.4',
  settlements: 'ST-6.5',
  cities: 'ST-6.5',
  turnOrder: 'ST-6.5',
}
/** What is no source of points has a picture of its own: arrows on gold are the point that goes round. */
const figurePictures = (seat: Seat): Readonly<Record<string, CardFigure['mark']>> => ({
  won: star,
  points: star,
  settlements: piece('village', seat),
  cities: piece('city', seat),
  turnOrder: piece('first', seat),
})
/** A line of the score: of points, or of what decides between equals. */
const scoreCard = (said: Said, what: string): CardInfo | null => {
  const { t, c, table } = said
  const state = table.view()
  const line = isSource(what) ? what : null
  const decides = figureRules[what]
  if (line === null && decides === undefined && what !== 'points') return null
  const figures = standings(state)
  const told = (seat: Seat): string => {
    if (line !== null) return c.points(pointsIn(state, seat).filter((one) => one.what === line).length)
    if (what === 'won')
      return state.winner === null
        ? c.seat.points(pointsOf(state, seat), pointsToWin)
        : state.winner.seat === seat
          ? c.yes
          : c.no
    if (what === 'turnOrder')
      return c.place(1 - (figures[seat]?.find((one) => one.what === what)?.value ?? 0))
    if (what === 'settlements') return c.seat.settlements(settlementsOf(state, seat).length)
    return String(figures[seat]?.find((one) => one.what === what)?.value ?? 0)
  }
  return {
    name: nameOfSource(said, what),
    kind: line === null ? c.kinds.figure : c.kinds.point,
    picture: framed(
      22,
      22,
      line === null ? (figurePictures(table.me() ?? seatOf(0))[what] ?? star) : point(line, usually(line)),
    ),
    figures: [
      ...state.players.map(({ seat }) => ({
        mark: line === null ? emblem(seat) : point(line, usually(line)),
        text: c.seat.of(table.nameOf(seat), told(seat)),
      })),
      ...(what === 'won' ? mostlyFrom : []).map((source) => ({
        mark: point(source, usually(source)),
        text: c.coins[source],
      })),
    ],
    text:
      line !== null
        ? c.sources[line]
        : what === 'won'
          ? `${t.seats.market.goal} ${c.figures.won}`
          : c.figures[what as 'points'],
    rules: [
      line === null ? (decides ?? 'ST-6.6') : sourceRules[line],
      ...(what === 'won' ? (['ST-6.1', 'ST-6.2'] as const) : []),
      ...(what === 'settlements' ? (['ST-6.4'] as const) : []),
    ],
  }
}

export const seatCard = (said: Said, anchor: string): CardInfo | null => {
  const [what = '', first = '', second = ''] = anchor.split(':')
  const player = said.table.view().players[Number(first)]
  if (what === 'score') return scoreCard(said, first)
  if (player === undefined || first === '') return null
  if (what === 'point') return isSource(second) ? pointCard(said, player.seat, second) : null
  if (what !== 'seat') return null
  return second === '' ? playerCard(said, player.seat) : holdingCard(said, player.seat, second)
}
