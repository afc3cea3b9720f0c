/** The first steps in a game, said one by one to who plays it for the first time: `lessons.ts` in its folder. */
import type { Tagged } from '../../shared/engine/ids.ts'
import type { Language } from '../../shared/engine/meta.ts'
import type { AnyTableModel, TableModel } from './gameUi.ts'
import { type InShort, loadInvitation } from './invitations.ts'

/** What a lesson may look at to know its moment. */
export type LessonTable<State, Move extends Tagged> = Pick<
  TableModel<State, Move, Tagged>,
  'view' | 'me' | 'decisions' | 'legal'
>

export interface Lesson<State, Move extends Tagged> {
  readonly id: string
  /** The thing that it speaks of, by its anchor, while its moment is there; null before and after. */
  at(table: LessonTable<State, Move>): string | null
  /** What it speaks of as well, then: it stands at whichever of them has room beside it. */
  alike?(table: LessonTable<State, Move>): readonly string[]
  /** It speaks of the whole game, or of much of the board: it lies where the page is idle, and points at nothing. */
  readonly isAside?: boolean
  /** What is weighed for the answer, as a selector: it lies off that as long as there is another place. */
  readonly weighs?: string
  readonly text: Readonly<Record<Language, string>>
  /** What leads to it: said before it where the page has room, and elsewhere to who asks. */
  readonly leadIn?: Readonly<Record<Language, readonly string[]>>
  /** The same to who has fingers and nothing else, where it speaks of how a thing is pointed at. */
  readonly byTouch?: Readonly<Record<Language, string>>
  /** Said only once so many others have been. */
  readonly after?: number
  /** It asks whether something is wanted, by two buttons of its own, instead of being understood. */
  readonly offer?: {
    readonly take: Readonly<Record<Language, string>>
    readonly leave: Readonly<Record<Language, string>>
    decide(isTaken: boolean): void
  }
}
export type AnyLesson = Lesson<object, Tagged>

const found = import.meta.glob<{ lessons: readonly AnyLesson[] }>('../games/*/lessons.ts')

/**
 * Who wins, before anything else, when one is first asked: the last sentence of what who is invited reads. What one does to
 * that end are the others.
 */
const goalOf = ({ es, en }: InShort): AnyLesson => ({
  id: 'goal',
  at(table) {
    const asked = table.decisions().find(({ seat }) => seat === table.me())
    return asked === undefined ? null : `seat:${asked.seat}`
  },
  isAside: true,
  text: { es: es[2], en: en[2] },
  leadIn: { es: es.slice(0, 2), en: en.slice(0, 2) },
})

/** In the order in which they are said where several moments are there; none for a game that teaches nothing. */
export const loadLessons = async (game: string): Promise<readonly AnyLesson[]> => {
  const load = found[`../games/${game}/lessons.ts`]
  if (load === undefined) return []
  const [{ lessons }, invitation] = await Promise.all([load(), loadInvitation(game)])
  return invitation === null ? lessons : [goalOf(invitation), ...lessons]
}

/** A question of this kind is open to the viewer. */
export const isAsked = (table: Pick<AnyTableModel, 'decisions' | 'me'>, kind: string): boolean =>
  table.decisions().some((decision) => decision.seat === table.me() && decision.kind === kind)

/** The moves of a type that the viewer may make. */
export const legalOf = <Move extends Tagged, Type extends Move['type']>(
  table: Pick<LessonTable<unknown, Move>, 'legal'>,
  type: Type,
): readonly Extract<Move, { type: Type }>[] =>
  [...table.legal()].filter((move): move is Extract<Move, { type: Type }> => move.type === type)

/** The first move of a type that the viewer may make. */
export const firstMove = <Move extends Tagged, Type extends Move['type']>(
  table: Pick<LessonTable<unknown, Move>, 'legal'>,
  type: Type,
): Extract<Move, { type: Type }> | null => {
  for (const move of table.legal()) if (move.type === type) return move as Extract<Move, { type: Type }>
  return null
}
