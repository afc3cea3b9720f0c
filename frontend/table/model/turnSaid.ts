/** What a seat did in a turn of a game that is over. */
import type { LoggedLine } from './log.ts'
import type { TurningPoint } from './turningPoints.ts'
import { withoutName } from './turns.ts'

/** How many deeds are told of. */
const told = 3

/**
 * What the turn is known by weighs most, then what was done at a place; less, the way from one to another and what comes of
 * it for the seat; and least, what the board does not show.
 */
const weightOf = ({ isMain, places, marks = places }: LoggedLine): number => {
  if (isMain === true) return 3
  if (marks.length === 0) return 0
  return places.length > 1 || places[0]?.startsWith('seat:') === true ? 1 : 2
}

/** Its weightiest deeds in the order they were done, without the seat's name; nothing of the round that began with its end. */
export const turnSaid = (
  log: readonly LoggedLine[],
  { seat, from, to }: Pick<TurningPoint, 'seat' | 'from' | 'to'>,
  name: string,
): string => {
  const lines = log.filter(({ seq }) => seq >= from && seq <= to)
  const next = lines.findIndex(({ isRound }) => isRound)
  const own = lines.slice(0, next < 0 ? undefined : next).filter((line) => line.seat === seat)
  const deeds = own.filter(({ isDetail }) => isDetail !== true)
  const all = deeds.length > 0 ? deeds : own
  const weightiest = all.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, told)
  const said = withoutName(
    all.filter((line) => weightiest.includes(line)),
    name,
  )
  return said.charAt(0).toUpperCase() + said.slice(1)
}
