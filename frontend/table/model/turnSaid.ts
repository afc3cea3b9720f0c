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

/**
 * Its weightiest deeds, without the seat's name, and how many more there were; nothing of the round that began with its end.
 * What the turn is known by comes first, as what was built and scored before what was taken for it; else as they were done.
 */
export const turnSaid = (
  log: readonly LoggedLine[],
  { seat, from, to }: Pick<TurningPoint, 'seat' | 'from' | 'to'>,
  name: string,
  andMore: (n: number) => string,
): string => {
  const lines = log.filter(({ seq }) => seq >= from && seq <= to)
  const next = lines.findIndex(({ isRound }) => isRound)
  const own = lines.slice(0, next < 0 ? undefined : next).filter((line) => line.seat === seat)
  const deeds = own.filter(({ isDetail }) => isDetail !== true)
  const all = deeds.length > 0 ? deeds : own
  // Of many that it is known by the last: with those it ended, and perhaps the game.
  const inOrder = all.toSorted((one, other) => weightOf(other) - weightOf(one))
  const known = inOrder.filter(({ isMain }) => isMain === true)
  const weightiest = known.length > told ? known.slice(-told) : inOrder.slice(0, told)
  const chosen = all.filter((line) => weightiest.includes(line))
  // Of one's card or piece, where the line begins with that: whose turn it is has been said.
  const owner = new RegExp(
    ` (?:de|of) ${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?: \\(.*?\\))?(?!\\p{L})`,
    'u',
  )
  const said = withoutName(
    chosen
      .toSorted((one, other) => Number(other.isMain === true) - Number(one.isMain === true))
      .map((line) =>
        line.text.startsWith(`${name} `) ? line : { ...line, text: line.text.replace(owner, '') },
      ),
    name,
  )
  return said.charAt(0).toUpperCase() + said.slice(1) + (all.length > told ? andMore(all.length - told) : '')
}
