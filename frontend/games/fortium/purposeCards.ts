/** What support cards and trades are for. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { type Bundle, exchanges, floors, price, stored } from '../../../shared/games/fortium/components.ts'
import { diamondMine } from '../../../shared/games/fortium/layout.ts'
import type { Move, MoveOf } from '../../../shared/games/fortium/moves.ts'
import {
  boardOf,
  campsOn,
  minerNamed,
  placeOf,
  playerAt,
  seatAt,
} from '../../../shared/games/fortium/position.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import { yieldOf } from '../../../shared/games/fortium/steps/collect.ts'
import { changeBetween } from './changes.ts'
import {
  fit,
  isSpare,
  type MoveAt,
  nextOf,
  type Sentence,
  siteAt,
  siteSaid,
  some,
  threatens,
} from './purposeFacts.ts'
import { threatOf } from './threats.ts'

/** What is still missing for the next floor once so much is given and got; null: nothing is missing now, or it does not help. */
const afterSwap = (state: State, seat: Seat, give: Bundle, get: Bundle) => {
  const next = nextOf(state, seat)
  if (next === null || next.missing === 0) return null
  const got = (get[next.kind] ?? 0) - (give[next.kind] ?? 0)
  return got > 0 ? { kind: next.kind, missing: Math.max(0, next.missing - got) } : null
}

const played = (at: MoveAt, { args }: MoveOf<'playCard'>): Sentence => {
  const { before, after, seat, say, nameOf } = at
  const kind = playerAt(before, seat).card?.face?.secret.kind
  const me = playerAt(before, seat)
  if ('target' in args) {
    const target = seatAt(before, args.target)
    if (target === null) return null
    if (kind === 'demolishTurquoise') return fit(say.demolish(nameOf(target)))
    const { limestone } = playerAt(before, target).stock
    return fit(say.steal(limestone, me.stock.limestone + limestone))
  }
  const { income } = changeBetween(before, after, seat)
  if ('targetMinerId' in args) {
    const miner = minerNamed(before, args.targetMinerId)
    const site = miner === null ? undefined : siteAt(before, placeOf(before, miner))
    if (miner === null || site === undefined) return null
    // Who stands alone at the mine loses it with this one, and what it would bring.
    const threat = site.kind === 'diamond' ? threatOf(before, miner.seat) : null
    if (threat?.isAverted === true) return fit(threatens(at, miner.seat, threat))
    return fit(say.convertsMiner(nameOf(miner.seat), siteSaid(at, site)))
  }
  if ('site' in args) {
    const site = boardOf(before).siteById.get(args.site)
    if (site === undefined) return null
    if (kind === 'doubleProduction') {
      const [was, now] = [yieldOf(before, seat, site), yieldOf(after, seat, site)]
      return now > was ? say.double({ [site.kind]: now }, { [site.kind]: was }) : null
    }
    const rival = campsOn(before, site.id)[0]
    const dug = rival === undefined ? 0 : yieldOf(before, rival, site)
    return fit(
      rival !== undefined && some(income) ? say.campOusts(nameOf(rival), income) : null,
      rival !== undefined && dug > 0 ? say.campStops(nameOf(rival), { [site.kind]: dug }) : null,
    )
  }
  if ('cell' in args)
    return fit(
      args.cell === diamondMine ? say.mineHeld(3) : null,
      some(income) ? say.alone(say.gain(income, {})) : null,
    )
  if (me.floors === floors.length) return say.negotiateGold()
  const want = nextOf(before, seat)
  const spare = stored.find((one) => isSpare(me.floors, one) && me.stock[one] >= exchanges[one].pay)
  return spare === undefined || want === null || want.missing === 0 ? null : say.negotiate(spare, want.kind)
}

/** Of what is left of the deck, and of trades; of all other moves nothing. */
export const cardSaid = (at: MoveAt, move: Move): Sentence => {
  const { before, after, seat, say, nameOf } = at
  const { open = null } = before.negotiation ?? {}
  switch (move.type) {
    case 'buyCard': {
      const { floors: built, stock } = playerAt(before, seat)
      const isLeft = built > 1
      const next = floors[built]
      const spare = { granite: stock.granite - price.granite, limestone: stock.limestone - price.limestone }
      return isLeft
        ? say.cardSpare()
        : next !== undefined && next.kind in price && spare[next.kind as 'granite'] >= next.cost
          ? say.cardLeaves(next.kind)
          : null
    }
    case 'playCard':
      return played(at, move)
    case 'discardCard':
      return say.discard()
    case 'proposeTrade':
    case 'counterTrade': {
      const by = move.type === 'counterTrade' ? before.active : seat
      const then =
        by === seat
          ? afterSwap(before, seat, move.give, move.get)
          : afterSwap(before, seat, move.get, move.give)
      return then === null ? null : say.ifTaken(then.kind, then.missing)
    }
    case 'acceptTrade': {
      const [was, now] = [nextOf(before, seat), nextOf(after, seat)]
      return was === null || now === null || now.missing >= was.missing
        ? null
        : say.taken(now.kind, now.missing)
    }
    case 'rejectTrade': {
      if (open === null) return null
      const other = seat === before.active ? open.to : before.active
      const [give, get] = other === before.active ? [open.give, open.get] : [open.get, open.give]
      const then = afterSwap(before, other, give, get)
      return then?.missing === 0 ? fit(say.refused(nameOf(other), then.kind)) : null
    }
    default:
      return null
  }
}
