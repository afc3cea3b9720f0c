/** Cards, exchanges and trades: what each is worth, in turns. */
import type { Seat } from '../../../engine/ids.ts'
import { isBargain, swaps } from '../bargains.ts'
import {
  type Bundle,
  diamondsToWin,
  exchanges,
  floors,
  price,
  recoveryPrices,
  type Stored,
  stored,
} from '../components.ts'
import type { CardArgs, Move, MoveOf } from '../moves.ts'
import { areRivals, covers, minerNamed, playerAt, playing } from '../position.ts'
import { cardMoves, checkCard, checkPurchase } from '../steps/cards.ts'
import { isFinalRound } from '../steps/ending.ts'
import { checkExchange } from '../steps/recover.ts'
import { yieldOf } from '../steps/collect.ts'
import { gainOf, isMissing, stockGain, type Survey, surveyOf } from './survey.ts'
import type { State } from '../state.ts'

/** What it adds to lay the next floor at once; of what leads to the last diamond in this turn. */
const finish = 0.4
const forLast = 20
/** Of a camp where it is missing, and of a card. */
const ofCamp = 0.3
const ofCard = 0.25

export type Hear = (worth: number, move: Move) => void

/** Units beyond what floors still to come want. */
const spareOf = ({ me, missing }: Survey, kind: Stored): number => {
  if (missing[kind] > 0) return 0
  const needed = floors
    .slice(me.floors)
    .reduce((sum, floor) => sum + (floor.kind === kind ? floor.cost : 0), 0)
  return Math.max(0, me.stock[kind] - needed)
}

/**
 * The first of the exchanges that lead to a diamond in this turn, from the least kind that must give [FT-2.6.4]; null
 * where the bank sells none now, or all there is does not pay for it.
 */
const towardsDiamond = ({ state, me }: Survey): MoveOf<'exchange'> | null => {
  if (!isFinalRound(state) || state.diamondExchangedThisTurn || me.floors < floors.length) return null
  let times = 1
  for (const from of stored.toReversed()) {
    const short = exchanges[from].pay * times - me.stock[from]
    if (short <= 0) return { type: 'exchange', from, times }
    times = short
  }
  return null
}

/** What is left over buys what is missing; or all that the next floor waits for; or a diamond, by the last that is missing. */
export const hearExchanges = (survey: Survey, taste: number, hear: Hear): void => {
  const { state, seat, me, by } = survey
  const last = me.diamonds === diamondsToWin - 1 ? towardsDiamond(survey) : null
  if (last !== null && checkExchange(state, seat, last) === null) hear(forLast, last)
  for (const from of stored) {
    const { pay, to } = exchanges[from]
    if (me.stock[from] < pay) continue
    const offer = (times: number, worth: number): void => {
      const move: Move = { type: 'exchange', from, times }
      if (times > 0 && checkExchange(state, seat, move as Extract<Move, { type: 'exchange' }>) === null)
        hear(worth, move)
    }
    if (to === 'diamond') {
      offer(1, 20)
      continue
    }
    const most = Math.floor(me.stock[from] / pay)
    const next = floors[me.floors]
    const short = next?.kind === to ? next.cost - me.stock[to] : 0
    const wanted = Math.min(most, Math.floor(spareOf(survey, from) / pay), Math.ceil(survey.missing[to]))
    const gain = (times: number): number => stockGain(survey, { [from]: pay * times }, { [to]: times })
    if (wanted > 0) offer(wanted, 0.02 + Math.max(0, gain(wanted)))
    offer(1, gain(1) - by.exchange / taste)
    if (short > 0 && short <= most) offer(short, gain(short) + finish)
  }
}

/** Lost miners come back for what is missed least. */
export const hearRecovery = (survey: Survey, worth: number, hear: Hear): void => {
  const { me } = survey
  if (!me.miners.includes('lost')) return
  for (const pay of stored) {
    const units = recoveryPrices[pay]
    if (me.stock[pay] >= units)
      hear(worth + stockGain(survey, { [pay]: units }, {}), { type: 'recoverMiner', pay })
  }
}

const worthOfArgs = (survey: Survey, args: CardArgs): number => {
  const { state, seat, board } = survey
  if ('target' in args) {
    const target = playerAt(state, playing(state).find((other) => board.arms[other] === args.target) ?? seat)
    return target.floors === 3 ? 3 : 0.05 + stockGain(survey, {}, { limestone: target.stock.limestone })
  }
  if ('useMinerId' in args) {
    const use = minerNamed(state, args.useMinerId)
    const target = minerNamed(state, args.targetMinerId)
    const wasLost = use !== null && survey.me.miners[use.number] === 'lost'
    const cell = target === null ? 'lost' : (state.players[target.seat]?.miners[target.number] ?? 'lost')
    const kind = board.siteByCell.get(cell)?.kind
    return (
      0.3 +
      (wasLost ? 0.5 : 0) +
      (kind === undefined ? 0 : kind === 'diamond' ? 2 : 0.4 + gainOf(survey, kind, 0.5))
    )
  }
  if ('cell' in args) {
    const kind = board.siteByCell.get(args.cell)?.kind
    let worth = kind === undefined ? -0.2 : gainOf(survey, kind, 2)
    for (const id of args.minerIds) {
      const place = survey.me.miners[minerNamed(state, id)?.number ?? -1] ?? 'lost'
      const left = board.siteByCell.get(place)?.kind
      if (left !== undefined) worth += gainOf(survey, left, -1)
    }
    return worth
  }
  if ('site' in args) {
    const site = board.siteById.get(args.site)
    if (site === undefined) return 0
    if (state.phase === 'turnStart' && site.kind !== 'diamond')
      return 0.1 + stockGain(survey, {}, { [site.kind]: yieldOf(state, seat, site) })
    const mine = survey.me.miners.filter((place) => place === site.cell).length
    return 0.2 + 0.4 * mine
  }
  return 0.1
}

/** The card at hand, in all ways that it can be played now; or laid aside. */
export const hearCards = (survey: Survey, hear: Hear): void => {
  const { state, seat, me } = survey
  if (me.card === null || me.card.boughtTurn === state.turnNo || state.cardUsedThisTurn) return
  let played = 0
  for (const move of cardMoves(state, seat)) {
    if (move.type !== 'playCard' || played >= 24 || checkCard(state, seat, move) !== null) continue
    played++
    hear(worthOfArgs(survey, move.args), move)
  }
  if (state.phase === 'main') hear(-0.4, { type: 'discardCard' })
}

/** A card is for those who have more than they need. */
export const hearPurchase = (survey: Survey, taste: number, hear: Hear): void => {
  if (checkPurchase(survey.state, survey.seat) !== null) return
  const cost = -stockGain(survey, price, {})
  hear(ofCard * taste - cost, { type: 'buyCard' })
}

/** A camp where one digs what is missing. */
export const hearCamps = (survey: Survey, hear: Hear): void => {
  const { me, board, by, goals, state } = survey
  for (const { kind, at, camp, own, rivals } of goals) {
    const site = board.sites.find(({ cell }) => cell === board.nodes[at])
    if (site === undefined) continue
    if (camp) {
      hear(-2 - own, { type: 'removeCamp', site: site.id })
      continue
    }
    if (own === 0 || me.campSupply === 0) continue
    const isFree = kind === 'granite' && me.camps.length === 0 && !state.reliefThisTurn
    if (!covers(me.stock, price) && !isFree) continue
    // Missing kinds count their camp among what is missing: paying for it now costs nothing more.
    const isFirst = !me.camps.some((id) => board.siteById.get(id)?.kind === kind)
    const isReady = kind !== 'diamond' || me.floors >= by.ready
    const cost = isFirst ? 0 : -stockGain(survey, price, {})
    const worth =
      isMissing(survey, kind) && isReady ? ofCamp + gainOf(survey, kind, own) * (rivals > 0 ? 0.5 : 1) : -0.5
    hear(worth - cost, { type: 'buyCamp', site: site.id })
  }
}

/** The best swap with each of the others by which both are nearer to their forts. */
export const hearProposals = (survey: Survey, hear: Hear): void => {
  const { state, seat, me, board } = survey
  hear(0, { type: 'closeNegotiation' })
  for (const other of playing(state)) {
    if (other === seat) continue
    const theirs = surveyOf(state, other)
    const share = areRivals(state, seat, other) ? 0.3 : -0.5
    let best = Number.NEGATIVE_INFINITY
    let offer: Move | null = null
    for (const { give, get } of swaps) {
      if (!covers(me.stock, give) || !covers(theirs.me.stock, get)) continue
      if (!stored.some((kind) => get[kind] !== undefined && isMissing(survey, kind))) continue
      if (!isBargain(state, give, get)) continue
      const theirGain = stockGain(theirs, get, give)
      if (theirGain <= 0) continue
      const worth = stockGain(survey, give, get) - share * theirGain
      if (worth <= best) continue
      best = worth
      offer = { type: 'proposeTrade', to: board.arms[other] ?? '', give, get }
    }
    if (offer !== null) hear(best, offer)
  }
}

export const hearAnswers = (state: State, seat: Seat, hear: Hear): void => {
  const open = state.negotiation?.open ?? null
  if (open === null) return
  const isHolder = seat === state.active
  const [give, get] = isHolder ? [open.give, open.get] : [open.get, open.give]
  const survey = surveyOf(state, seat)
  const holder = playerAt(state, state.active)
  hear(0, { type: 'rejectTrade' })
  const isCovered = covers(holder.stock, open.give) && covers(playerAt(state, open.to).stock, open.get)
  if (isCovered && isBargain(state, open.give, open.get))
    hear(stockGain(survey, give, get) - 0.02, { type: 'acceptTrade' })
  if (open.countered) return
  for (const kind of stored) {
    const more: Bundle = { ...open.give, [kind]: (open.give[kind] ?? 0) + 1 }
    if (!covers(holder.stock, more) || !covers(playerAt(state, open.to).stock, open.get)) continue
    if (!isBargain(state, more, open.get)) continue
    hear(0.4 * stockGain(survey, open.get, more) - 0.05, { type: 'counterTrade', give: more, get: open.get })
  }
}
