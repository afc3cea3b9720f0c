/** The turn begins: a card may double a site, then all that was dug and built is collected [FT-4.2, section 4.1]. */
import type { Progress } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/ids.ts'
import type { StepRules } from '../../../engine/step.ts'
import { floors, recoveryPrices, type Stored, stored } from '../components.ts'
import type { PlacedSite } from '../layout.ts'
import type { Move } from '../moves.ts'
import {
  boardOf,
  clockwiseFrom,
  diggersOn,
  hasCamp,
  livingMiners,
  nameOf,
  paysNow,
  playerAt,
} from '../position.ts'
import type { Event, Payer, State } from '../state.ts'
import { cardMoves, checkCard, playCard } from './cards.ts'
import { placeDiamonds } from './ending.ts'

export interface CollectStep {
  readonly type: 'turnStart'
}

type Table = Progress<State, Event>

/** What a site brings a seat now, in units; of diamonds those that its miners would make [FT-4.2, FT-8.7]. */
export const yieldOf = (state: State, seat: Seat, site: PlacedSite): number => {
  const { id, kind, cell } = site
  if (!hasCamp(state, seat, id) || !paysNow(state, seat, site)) return 0
  const dug = diggersOn(state, seat, cell)
  if (kind === 'diamond') return dug
  const isQuarry = kind === 'granite' || kind === 'limestone'
  return dug * (isQuarry && state.triggerRound !== null ? 2 : 1) * (state.doubled === id ? 2 : 1)
}

/** Who pays the units that the bank has not: whoever has most, if more than the collector [FT-4.12]. */
const payersOf = (state: State, seat: Seat, kind: Stored, bank: number, missing: number): Payer[] => {
  const others = clockwiseFrom(state, seat).slice(1)
  const held = new Map(others.map((other) => [other, playerAt(state, other).stock[kind]]))
  const paid = new Map<Seat, number>()
  let own = playerAt(state, seat).stock[kind] + bank
  for (let unit = 0; unit < missing; unit++) {
    let richest: Seat | null = null
    for (const other of others)
      if (richest === null || (held.get(other) ?? 0) > (held.get(richest) ?? 0)) richest = other
    if (richest === null || (held.get(richest) ?? 0) <= own) break
    held.set(richest, (held.get(richest) ?? 0) - 1)
    paid.set(richest, (paid.get(richest) ?? 0) + 1)
    own++
  }
  return [...paid].map(([payer, amount]) => ({ seat: payer, amount }))
}

/** Units that a seat gets of so many that are due to it, as the bank and the others stand [FT-4.12]. */
export const paidOf = (state: State, seat: Seat, kind: Stored, due: number): number => {
  const bank = Math.min(due, state.bank[kind])
  return payersOf(state, seat, kind, bank, due - bank).reduce((sum, { amount }) => sum + amount, bank)
}

const pay = (
  { state, emit }: Table,
  seat: Seat,
  from: 'fort' | PlacedSite['id'],
  kind: Stored,
  due: number,
): void => {
  if (due === 0) return
  const bank = Math.min(due, state.bank[kind])
  const payers = payersOf(state, seat, kind, bank, due - bank)
  emit({ type: 'collected', seat, from, kind, due, bank, payers })
}

/** A player with nobody left and no means gets one back [FT-4.3, FT-R18]. */
const relieve = ({ state, emit }: Table, seat: Seat): void => {
  const player = playerAt(state, seat)
  const canPay = stored.some((kind) => player.stock[kind] >= recoveryPrices[kind])
  if (livingMiners(player) > 0 || canPay) return
  emit({ type: 'minerRelieved', seat, miner: nameOf(state, { seat, number: 0 }) })
}

export const collect = (table: Table, seat: Seat): void => {
  const { state, emit } = table
  const { sites } = boardOf(state)
  // Nothing has been dug before the first round is over [FT-R07].
  if (state.round > 1) {
    for (const [level, { kind }] of floors.entries())
      if (playerAt(state, seat).floors > level) pay(table, seat, 'fort', kind, 1)
    for (const kind of stored)
      for (const site of sites)
        if (site.kind === kind) pay(table, seat, site.id, kind, yieldOf(state, seat, site))
    for (const site of sites)
      if (site.kind === 'diamond') placeDiamonds(table, seat, yieldOf(state, seat, site), 'mine')
  }
  if (state.ended !== null) return
  relieve(table, seat)
  emit({ type: 'collectionEnded', seat })
}

export const turnStart: StepRules<State, CollectStep, Move, Event> = {
  moves: ['collect', 'playCard'],
  asks: ({ active }) => [active],
  *candidates(state, _step, seat) {
    yield { type: 'collect' }
    yield* cardMoves(state, seat)
  },
  check: (state, _step, seat, move) => (move.type === 'collect' ? null : checkCard(state, seat, move)),
  perform(table, _step, seat, move) {
    if (move.type === 'collect') return collect(table, seat)
    playCard(table, seat, move)
  },
}
