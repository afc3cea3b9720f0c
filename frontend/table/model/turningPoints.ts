/** Which turns decided a finished game: those by which the winner's prospects changed most. */
import { rewardOf } from '../../../shared/bots/playout.ts'
import type { Told } from '../../../shared/bots/story.ts'
import type { AnyGame } from '../../../shared/engine/game.ts'
import { type Seat, seatOf, type Seq, type Shown } from '../../../shared/engine/ids.ts'
import { eventsOf, live } from '../../../shared/engine/log.ts'
import { followOpenly } from '../../../shared/engine/replay.ts'
import { openly } from '../../../shared/engine/secret.ts'
import type { ShownEvent } from './folds.ts'

/** A run of entries by one seat. */
export interface TurningPoint {
  readonly seat: Seat
  /** Its first and its last entry. */
  readonly from: Seq
  readonly to: Seq
  /** By how much the winner's prospects look better after it, about as a chance to win; below 0: worse. */
  readonly gain: number
}

/** Less than this changes nothing that anybody would tell of, nor does less than such a part of the largest swing. */
const least = 0.02
const leastPart = 0.25

/**
 * How good a seat's prospects look without playing on, about as a chance to win: by the lead that bots see, or in a game
 * whose points tell it all by the points that its positions are worth.
 */
const prospectsOf = (game: AnyGame, view: Shown<object>, seat: Seat): number => {
  const { policy } = game
  if (policy?.lead !== undefined) return rewardOf(game, policy, view, seat)
  const worth = (one: number): number => game.evaluate(view, seatOf(one))
  const others = game.standings(view).flatMap((_, other) => (other === seat ? [] : [worth(other)]))
  // As a logistic curve rises in its middle: whoever is far ahead has no smaller turns for it.
  return (worth(seat) - Math.max(...others)) / (4 * (policy?.scale ?? 1))
}

/**
 * The turns with the largest swings, in the order of the game. Positions are weighed with all faces up: what a turn was
 * worth is asked of what was true, not of what one could know.
 */
export const turningPoints = (
  game: AnyGame,
  { seats, options, entries }: Told,
  winner: Seat,
  count: number,
): readonly TurningPoint[] => {
  let view: Shown<object> = openly(game.blank({ seats, options }))
  const turns: TurningPoint[] = []
  let turn = null as { readonly seat: Seat; readonly from: Seq; to: Seq; readonly before: number } | null
  const end = (): void => {
    if (turn === null) return
    const { before, ...rest } = turn
    turns.push({ ...rest, gain: prospectsOf(game, view, winner) - before })
    turn = null
  }
  for (const entry of live(entries)) {
    // What is laid out before the first turn is weighed too roughly to have decided anything.
    if (entry.kind !== 'played' || game.isOpening?.(view) === true) end()
    else {
      if (turn?.seat !== entry.seat) {
        end()
        turn = { seat: entry.seat, from: entry.seq, to: entry.seq, before: prospectsOf(game, view, winner) }
      }
      if (turn !== null) turn.to = entry.seq
    }
    for (const event of eventsOf(entry)) view = followOpenly(game, view, openly(event) as ShownEvent)
  }
  end()
  const largest = Math.max(0, ...turns.map(({ gain }) => Math.abs(gain)))
  return turns
    .filter(({ gain }) => Math.abs(gain) >= Math.max(least, leastPart * largest))
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .slice(0, count)
    .sort((a, b) => a.from - b.from)
}
