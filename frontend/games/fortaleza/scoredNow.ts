/** The points of all, as if the phase were scored now [FZ-4.6]. */
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import { fortalezaRules } from '../../../shared/games/fortaleza/rules.ts'
import { lastOf, scorePhase } from '../../../shared/games/fortaleza/scoring.ts'
import type { Event, State } from '../../../shared/games/fortaleza/state.ts'
import { pointsIfScored } from '../../plug/gains.ts'
import { afterTelling } from '../../plug/makers.ts'

export const ifScored = (view: Shown<State>): Shown<State> =>
  afterTelling(fortalezaRules.evolve, view, scorePhase)

export const pointsNow = (view: Shown<State>): readonly number[] =>
  pointsIfScored(fortalezaRules, ifScored, view)

/** What the temple pays a seat, in all phases of a game that is scored. */
const paid = (scored: Shown<State>, seat: Seat): number =>
  scored.players[seat]?.phaseScores.reduce((sum, { temple }) => sum + temple, 0) ?? 0

/** What of a seat a move would change: its coins, before and after, and its points if all were scored right after. */
export interface Change {
  readonly seat: Seat
  readonly before: number
  readonly after: number
  readonly points: number
  /** Of its points what the temple pays it, which lasts as long as it is last [FZ-6.11]. */
  readonly temple: number
}

/** Whose coins and points differ from one view to the next. */
export const changesOf = (
  view: Shown<State>,
  next: Shown<State>,
  before = ifScored(view),
): readonly Change[] => {
  const after = ifScored(next)
  const [had, has] = [before, after].map((scored) => pointsIfScored(fortalezaRules, (done) => done, scored))
  return view.players
    .map(({ seat, coins }) => ({
      seat,
      before: coins,
      after: next.players[seat]?.coins ?? coins,
      points: (has?.[seat] ?? 0) - (had?.[seat] ?? 0),
      temple: paid(after, seat) - paid(before, seat),
    }))
    .filter(({ before, after, points, temple }) => before !== after || points !== 0 || temple !== 0)
}

/** What a fact changes of the points of a seat, if the phase were scored right after it. */
export const changedBy = (event: Event, before: Shown<State>, seat: Seat): number => {
  const after = afterTelling(fortalezaRules.evolve, before, ({ emit }) => emit(event))
  return (pointsNow(after)[seat] ?? 0) - (pointsNow(before)[seat] ?? 0)
}

/** The phase is being scored or has been, and would count again. */
export const isScored = ({ players, phase }: Shown<State>): boolean =>
  players.some(({ phaseScores }) => phaseScores.length >= phase)

/** What coins would change of what the temple pays a seat, and who would be last in the end. */
export interface TempleChange {
  readonly points: number
  readonly last: Seat
}

/** Coins decide who is last of those who are level, and the temple pays nobody else [FZ-6.11, FZ-6.13]; null: no change. */
export const templeChange = (view: Shown<State>, seat: Seat, coins: number): TempleChange | null => {
  const players = view.players.map((one) => (one.seat === seat ? { ...one, coins: one.coins + coins } : one))
  const after = ifScored({ ...view, players })
  const points = paid(after, seat) - paid(ifScored(view), seat)
  return points === 0 ? null : { points, last: lastOf(after) }
}
