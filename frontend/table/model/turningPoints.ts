/** Which turns decided a finished game: those by which the winner's prospects changed most. */
import type { Told } from '../../../shared/bots/story.ts'
import type { AnyGame } from '../../../shared/engine/game.ts'
import type { Seat, Seq, Shown } from '../../../shared/engine/ids.ts'
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
  /** How much better the winner's position looks after it, as bots weigh positions; below 0: worse. */
  readonly gain: number
}

/** Less than this changes nothing that anybody would tell of. */
const least = 0.5

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
    turns.push({ ...rest, gain: game.evaluate(view, winner) - before })
    turn = null
  }
  for (const entry of live(entries)) {
    // What is laid out before the first turn is weighed too roughly to have decided anything.
    if (entry.kind !== 'played' || game.isOpening?.(view) === true) end()
    else {
      if (turn?.seat !== entry.seat) {
        end()
        turn = { seat: entry.seat, from: entry.seq, to: entry.seq, before: game.evaluate(view, winner) }
      }
      if (turn !== null) turn.to = entry.seq
    }
    for (const event of eventsOf(entry)) view = followOpenly(game, view, openly(event) as ShownEvent)
  }
  end()
  return turns
    .filter(({ gain }) => Math.abs(gain) >= least)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .slice(0, count)
    .sort((a, b) => a.from - b.from)
}
