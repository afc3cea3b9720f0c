/** Which facts are celebrated: what comes for the first time on the way to the fort, and what stirs at the one diamond mine. */
import type { Seat, Shown, Viewer } from '../../../shared/engine/ids.ts'
import { diamondsToWin, floors, type Kind } from '../../../shared/games/fortium/components.ts'
import { diamondMine, type SiteId } from '../../../shared/games/fortium/layout.ts'
import { boardOf, nameOf as minerName, playerAt } from '../../../shared/games/fortium/position.ts'
import type { Event, State } from '../../../shared/games/fortium/state.ts'
import type { Scene } from '../../plug/gameUi.ts'
import { Brick, Miner, Tent } from './art/pieces.tsx'
import { fortOf } from './cards.ts'
import type { CardTexts } from './cards/texts.es.ts'
import { moment } from './Moment.tsx'
import { isPassing } from './passing.ts'
import type { Texts } from './texts.es.ts'
import { lurking, threatOf } from './threats.ts'
import { type NameOf, siteName, theirs } from './words.ts'

type Fact<Type extends Event['type']> = Extract<Shown<Event>, { type: Type }>

const ore = (kind: Kind) => () => (
  <svg viewBox="-20 -20 40 40">
    <Brick kind={kind} x={0} y={0} size={36} />
  </svg>
)

/** What has been celebrated at a table: who has spent all and digs anew has it not for the first time. */
const dug = new WeakMap<NameOf, Set<string>>()

/** The first that a mine gives: until its floor is built, and by none of it in stock, as far as a state tells. Where the bank has not all of it, that is what is told [FT-4.12]. */
export const firstDug = (
  event: Fact<'collected'>,
  before: State,
  me: Viewer,
  nameOf: NameOf,
): Scene | null => {
  const { seat, kind, from, due, bank } = event
  const { stock, floors: built } = playerAt(before, seat)
  const level = floors.findIndex((floor) => floor.kind === kind)
  if (from === 'fort' || (kind !== 'turquoise' && kind !== 'gold')) return null
  if (bank < due || stock[kind] > 0 || built > level) return null
  const isInPassing = isPassing(event, before, me)
  // Every one of them finds its turquoise early: of those whom one waits for gold is enough.
  if (kind === 'turquoise' && isInPassing) return null
  const known = dug.get(nameOf) ?? new Set<string>()
  const name = `${seat}:${kind}`
  if (known.has(name)) return null
  dug.set(nameOf, known.add(name))
  return moment({
    piece: ore(kind),
    at: boardOf(before).siteById.get(from)?.cell ?? '',
    seat,
    say: (c) => c.moments.digs[kind](nameOf(seat)),
    isPassing: isInPassing,
  })
}

/** A camp on a mine; on the one of diamonds with what comes of it. */
export const mineOpened = (
  t: Texts,
  event: Fact<'campBought'>,
  before: State,
  me: Viewer,
  nameOf: NameOf,
): Scene | null => {
  const { seat } = event
  const site = boardOf(before).siteById.get(event.site as SiteId)
  if (site === undefined || site.kind === 'granite' || site.kind === 'limestone') return null
  const isFirst = !playerAt(before, seat).camps.some(
    (camp) => boardOf(before).siteById.get(camp)?.kind === site.kind,
  )
  // What others open while one waits is seen as it is dug; the one diamond mine is everybody's.
  if (!isFirst || (site.kind !== 'diamond' && isPassing(event, before, me))) return null
  const name = nameOf(seat)
  const camped = t.log.camp(name, t.places.the(siteName(t, before, site.id, theirs(seat, nameOf))))
  const placing = threatOf(pitched(before, seat, site.id), seat)
  const comes = (c: CardTexts): string =>
    site.kind === 'diamond' && placing !== null
      ? `${name} ${placing.wins ? c.end.wins(placing.isAverted) : c.end.starts(placing.dug)}`
      : camped
  return moment({
    piece: () => (
      <svg viewBox="-24 -24 48 48">
        <Tent x={0} y={6} seat={seat} />
      </svg>
    ),
    at: site.cell,
    seat,
    say: comes,
    // Nobody overlooks that the end comes near.
    isPassing: placing === null && isPassing(event, before, me),
  })
}

const pitched = (state: State, seat: Seat, site: SiteId): Shown<State> => ({
  ...(state as Shown<State>),
  players: state.players.map((player) =>
    player.seat === seat
      ? { ...player, camps: [...player.camps, site] }
      : { ...player, camps: player.camps.filter((camp) => camp !== site) },
  ),
})

/** Miners come to the one diamond mine whose fort is ready for what it gives: nobody else's turn goes by as if nothing were. */
export const mineReached = (event: Fact<'groupMoved'>, before: State, nameOf: NameOf): Scene | null => {
  const { seat, miners, to } = event
  if (to !== diamondMine || event.attack || lurking(before as Shown<State>, seat) > 0) return null
  const arrived: Shown<State> = {
    ...(before as Shown<State>),
    players: before.players.map((player) =>
      player.seat === seat
        ? {
            ...player,
            miners: player.miners.map((place, number) =>
              miners.includes(minerName(before, { seat, number })) ? to : place,
            ),
          }
        : player,
    ),
  }
  const there = lurking(arrived, seat)
  const threat = threatOf(arrived, seat)
  if (there === 0 && threat === null) return null
  return moment({
    piece: () => (
      <svg viewBox="-28 -34 56 56">
        {miners.map((_, index) => (
          <Miner x={(index - (miners.length - 1) / 2) * 17} y={18} seat={seat} lamp={true} />
        ))}
      </svg>
    ),
    at: to,
    seat,
    say: (c) => {
      const what =
        threat === null
          ? c.end.lurks(there)
          : threat.wins
            ? c.end.wins(threat.isAverted)
            : c.end.starts(threat.dug)
      return `${nameOf(seat)} ${what}`
    },
    isPassing: false,
  })
}

/** The first diamond of a fort; the fourth is seen in it as the game ends. */
export const firstDiamond = (
  t: Texts,
  event: Fact<'diamondsPlaced'>,
  before: State,
  nameOf: NameOf,
): Scene | null => {
  const { seat, count, from } = event
  if (playerAt(before, seat).diamonds > 0 || count >= diamondsToWin) return null
  return moment({
    piece: ore('diamond'),
    at: from === 'mine' ? diamondMine : fortOf(seat),
    seat,
    say: () => t.log.diamonds(nameOf(seat), count),
    isPassing: false,
  })
}
