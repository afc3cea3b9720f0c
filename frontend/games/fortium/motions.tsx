/** What travels when something happens: bricks, miners, tents, cards, diamonds. */
import type { JSX } from 'solid-js'
import type { Seat, Shown, Viewer } from '../../../shared/engine/ids.ts'
import {
  type Bundle,
  floors,
  exchanges,
  type Kind,
  stored,
} from '../../../shared/games/fortium/components.ts'
import { boardOf, homeOf, minerNamed, placeOf } from '../../../shared/games/fortium/position.ts'
import { diamondMine, type SiteId } from '../../../shared/games/fortium/layout.ts'
import type { Event, State } from '../../../shared/games/fortium/state.ts'
import type { Motion } from '../../plug/gameUi.ts'
import { CardBack } from './art/CardBack.tsx'
import { Brick, Miner, Tent } from './art/pieces.tsx'
import { passingRate } from '../../plug/scenes/passing.ts'
import { fortOf } from './cards.ts'
import { isPassing } from './passing.ts'

const onSquare =
  (children: () => JSX.Element): (() => JSX.Element) =>
  () => <svg viewBox="-28 -28 56 56">{children()}</svg>

const stockOf = (seat: Seat, kind: Kind): string =>
  kind === 'diamond' ? `floor:${seat}:4` : `stock:${seat}:${kind}`

/** Milliseconds: of a brick, and of one among those of a collection, which comes from up to nine places at each turn. */
const carried = 420
const gathered = 260

const bricks = (kind: Kind, from: string, to: string, lasts = carried): Motion => ({
  piece: onSquare(() => <Brick kind={kind} x={0} y={0} size={38} />),
  from,
  to,
  lasts,
})

const walkers = (seat: Seat, count: number, from: string, to: string): Motion => ({
  piece: onSquare(() =>
    Array.from({ length: count }, (_, index) => (
      <Miner x={(index - (count - 1) / 2) * 17} y={18} seat={seat} lamp={true} />
    )),
  ),
  from,
  to,
  lasts: 560,
})

const tent = (seat: Seat, from: string, to: string): Motion => ({
  piece: onSquare(() => <Tent x={0} y={4} seat={seat} />),
  from,
  to,
  lasts: 480,
})

const card = (from: string, to: string): Motion => ({ piece: () => <CardBack />, from, to, lasts: 420 })

const swap = (one: Seat, other: Seat, give: Bundle, get: Bundle): Motion[] => [
  ...stored
    .filter((kind) => give[kind])
    .map((kind) => bricks(kind, stockOf(one, kind), stockOf(other, kind))),
  ...stored.filter((kind) => get[kind]).map((kind) => bricks(kind, stockOf(other, kind), stockOf(one, kind))),
]

const flights = (event: Shown<Event>, before: State): readonly Motion[] => {
  const cellOf = (site: SiteId): string => boardOf(before).siteById.get(site)?.cell ?? ''
  switch (event.type) {
    case 'collected': {
      const from =
        event.from === 'fort'
          ? `floor:${event.seat}:${floors.findIndex(({ kind }) => kind === event.kind)}`
          : cellOf(event.from)
      return [
        ...(event.bank > 0 ? [bricks(event.kind, from, stockOf(event.seat, event.kind), gathered)] : []),
        ...event.payers.map(({ seat }) =>
          bricks(event.kind, stockOf(seat, event.kind), stockOf(event.seat, event.kind)),
        ),
      ]
    }
    case 'diamondsPlaced':
      return Array.from({ length: event.count }, () =>
        bricks(
          'diamond',
          event.from === 'mine' ? diamondMine : stockOf(event.seat, 'gold'),
          stockOf(event.seat, 'diamond'),
        ),
      )
    case 'exchanged': {
      const { to } = exchanges[event.from]
      return to === 'diamond' ? [] : [bricks(to, stockOf(event.seat, event.from), stockOf(event.seat, to))]
    }
    case 'minerRecovered':
    case 'minerRelieved':
      return [walkers(event.seat, 1, fortOf(event.seat), homeOf(before, event.seat))]
    case 'fought':
      return event.lost.flatMap((id) => {
        const miner = minerNamed(before, id)
        return miner === null ? [] : [walkers(miner.seat, 1, event.at, `seat:${miner.seat}`)]
      })
    case 'campBought':
    case 'campConverted':
      return [
        ...event.returned.map((seat) => tent(seat, cellOf(event.site), `seat:${seat}`)),
        tent(event.seat, `seat:${event.seat}`, cellOf(event.site)),
      ]
    case 'campRemoved':
      return [tent(event.seat, cellOf(event.site), `seat:${event.seat}`)]
    case 'minerConverted': {
      const [lost, used] = [minerNamed(before, event.lost), minerNamed(before, event.miner)]
      const from = used === null ? 'lost' : placeOf(before, used)
      return [
        ...(lost === null ? [] : [walkers(lost.seat, 1, event.at, `seat:${lost.seat}`)]),
        walkers(event.seat, 1, from === 'lost' ? `seat:${event.seat}` : from, event.at),
      ]
    }
    case 'minersUnified':
      return event.miners.flatMap((id) => {
        const miner = minerNamed(before, id)
        return miner === null ? [] : [walkers(event.seat, 1, placeOf(before, miner), event.at)]
      })
    case 'floorBuilt':
      return [
        bricks(
          event.kind,
          stockOf(event.seat, event.kind),
          `floor:${event.seat}:${floors.findIndex(({ kind }) => kind === event.kind)}`,
        ),
      ]
    case 'floorDemolished':
      return [bricks('turquoise', `floor:${event.target}:2`, `seat:${event.seat}`)]
    case 'limestoneStolen':
      return [bricks('limestone', stockOf(event.target, 'limestone'), stockOf(event.seat, 'limestone'))]
    case 'traded':
      return swap(event.seat, event.with, event.give, event.get)
    case 'cardDrawn':
      // One's own is shown in a scene.
      return event.card === null ? [card('bank:card', `seat:${event.seat}`)] : []
    default:
      return []
  }
}

export const motions = (event: Shown<Event>, before: State, me: Viewer): readonly Motion[] => {
  const isQuick = 'seat' in event && isPassing(event, before, me, 'at' in event ? event.at : undefined)
  const told = flights(event, before)
  return isQuick ? told.map((one) => ({ ...one, lasts: one.lasts / passingRate })) : told
}
