/** A support card is aimed step by step: each step is a thing to point at, on the board or in the tray. */
import type { Seat } from '../../../shared/engine/ids.ts'
import type { CardArgs, Move, MoveOf } from '../../../shared/games/fortium/moves.ts'
import { boardOf, minerNamed, placeOf, seatAt } from '../../../shared/games/fortium/position.ts'
import type { State } from '../../../shared/games/fortium/state.ts'

export type Play = MoveOf<'playCard'>

/** Anchor of a seat's yard. */
export const fortOf = (seat: Seat): string => `fort:${seat}`

const where = (state: State, id: string): string => {
  const miner = minerNamed(state, id)
  return miner === null ? 'lost' : placeOf(state, miner)
}

/** What is pointed at for these targets, step by step; where the order says nothing, every order. */
const stepsFor = (state: State, args: CardArgs): readonly (readonly string[])[] => {
  if ('target' in args) {
    const seat = seatAt(state, args.target)
    return seat === null ? [] : [[fortOf(seat)]]
  }
  if ('site' in args) return [[boardOf(state).siteById.get(args.site)?.cell ?? '']]
  if ('useMinerId' in args) return [[where(state, args.targetMinerId), where(state, args.useMinerId)]]
  if ('cell' in args) {
    const [one, other] = args.minerIds.map((id) => where(state, id))
    return [
      [args.cell, one ?? '', other ?? ''],
      [args.cell, other ?? '', one ?? ''],
    ]
  }
  return [[]]
}

export interface Aim {
  /** What can be pointed at next. */
  readonly next: ReadonlySet<string>
  /** The play that the things pointed at amount to; null: there is more to point at. */
  readonly play: Play | null
  /** Steps taken, those of one's own and those that leave no choice. */
  readonly taken: readonly string[]
}

/** Where the things pointed at so far lead. A step after the first that leaves no choice is taken by itself. */
export const aimWith = (state: State, plays: readonly Play[], pointed: readonly string[]): Aim => {
  const ways = plays.flatMap((play) => stepsFor(state, play.args).map((steps) => ({ play, steps })))
  let taken = pointed
  for (;;) {
    const fit = ways.filter(({ steps }) => taken.every((thing, at) => steps[at] === thing))
    const [first] = fit
    if (first === undefined) return { next: new Set(), play: null, taken }
    if (first.steps.length === taken.length) return { next: new Set(), play: first.play, taken }
    const next = new Set(fit.map(({ steps }) => steps[taken.length] ?? ''))
    const [only] = next
    if (next.size > 1 || only === undefined || taken.length === 0) return { next, play: null, taken }
    taken = [...taken, only]
  }
}

export const isPlay = (move: Move): move is Play => move.type === 'playCard'
