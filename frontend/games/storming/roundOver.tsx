/** How many points everybody has as a round ends, and which of them it has brought: what came of each card is soon covered by the next. */
import type { Seat } from '../../../shared/engine/ids.ts'
import { pointsToWin } from '../../../shared/games/storming/components.ts'
import { pointsOf } from '../../../shared/games/storming/points.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import type { Scene } from '../../kit/stage.tsx'
import { roundTold, sinceRound } from '../../plug/scenes/round.tsx'
import { titleShown } from '../../plug/scenes/title.tsx'
import type { NameOf } from './names.ts'
import { oneStep } from './points.ts'

const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '')

/** `round` is the one that begins. While nobody has a point its name says all. */
export const roundOver = (title: string, before: State, round: number, nameOf: NameOf): Scene => {
  const seats = before.players.map(({ seat }) => seat)
  const points = new Map(seats.map((seat) => [seat, pointsOf(before, seat)]))
  const earlier = sinceRound(nameOf, round, points)
  const pointsIn = (some: ReadonlyMap<Seat, number> | undefined, seat: Seat): number => some?.get(seat) ?? 0
  if (seats.every((seat) => pointsIn(points, seat) === 0 && pointsIn(earlier, seat) === 0))
    return titleShown(title)
  const lines = seats
    .toSorted((a, b) => pointsIn(points, b) - pointsIn(points, a) || a - b)
    .map((seat) => {
      const now = pointsIn(points, seat)
      // Who came in the midst of a game has seen no round before.
      const was = earlier?.get(seat) ?? now
      return {
        seat,
        share: now / pointsToWin,
        was: was / pointsToWin,
        came: () => signed(now - was),
        missing: () => `${now}/${pointsToWin}`,
        isNear: oneStep(before, seat) !== null,
      }
    })
  return roundTold({ title, lines, nameOf })
}
