/** What a story is told by: the views that its moments were seen with, and who came how near when. */
import type { Story } from '../../../shared/bots/story.ts'
import { copy } from '../../../shared/engine/copy.ts'
import type { AnyRules } from '../../../shared/engine/game.ts'
import type { Seat, Tagged } from '../../../shared/engine/ids.ts'
import { eventsOf, live } from '../../../shared/engine/log.ts'
import { predict } from '../../../shared/engine/predict.ts'
import { followOpenly } from '../../../shared/engine/replay.ts'
import { openly } from '../../../shared/engine/secret.ts'
import type { RecordFile } from '../../../shared/protocol/record.ts'
import type { ShownEvent, View } from './folds.ts'

/** What was played at a moment: on which view, and the moves, each with the view that those before it had led to. */
export interface Played {
  readonly before: View
  readonly seat: Seat
  readonly moves: readonly { readonly move: Tagged; readonly before: View }[]
}

const inTurn = (rules: AnyRules, view: View, seat: Seat, moves: readonly Tagged[]): Played['moves'] => {
  let before = view
  return moves.map((move, index) => {
    if (index > 0) before = predict(rules, before, seat, moves[index - 1] ?? move).view
    return { move, before }
  })
}

/** What led to each of these moments, with all faces up; a moment is the number of entries that stand by then. */
export const playedAt = (
  rules: AnyRules,
  record: RecordFile,
  moments: readonly number[],
): ReadonlyMap<number, Played> => {
  const found = new Map<number, Played>()
  let view: View = openly(rules.blank({ seats: record.seats.length, options: record.options }))
  for (const [index, entry] of live(record.entries).entries()) {
    if (entry.kind === 'played' && moments.includes(index + 1))
      found.set(index + 1, {
        before: copy(view),
        seat: entry.seat,
        moves: inTurn(rules, copy(view), entry.seat, entry.moves?.secret ?? []),
      })
    for (const event of eventsOf(entry)) view = followOpenly(rules, view, openly(event) as ShownEvent)
  }
  return found
}

/** A seat's turn of fate: where the winner's lead was theirs for good, or where another came nearest to winning. */
export interface Peak {
  readonly moment: number
  readonly chance: number
}

/** Since when a seat was the likeliest to win, without a break to the end. */
const forGood = (chances: Story['chances'], seat: number): number => {
  const isAhead = (moment: readonly number[]): boolean => (moment[seat] ?? 0) >= Math.max(...moment)
  return chances.findLastIndex((moment) => !isAhead(moment)) + 1
}

export const peakOf = ({ chances }: Story, seat: number): Peak => {
  const end = chances.at(-1)?.[seat] ?? 0
  const own = chances.map((moment) => moment[seat] ?? 0)
  // Before the first move nobody has done anything.
  const moment = end > 0 ? Math.max(2, forGood(chances, seat)) : own.indexOf(Math.max(...own.slice(1)), 1)
  return { moment, chance: own[moment] ?? 0 }
}
