/** What can be done now with a card that lies open: taken, exchanged for an own one, offered, broken, told to act. */
import type { Civilian, Improvement, MarketKind, PactId } from '../../../shared/games/storming/components.ts'
import { civilActions, offers } from '../../../shared/games/storming/actions/diplomacy.ts'
import type { Move, MoveOf } from '../../../shared/games/storming/moves.ts'
import { playerAt } from '../../../shared/games/storming/queries.ts'
import type { Choice } from './choice.ts'

/** Staged at once; or taken up, because it is to be said in whose place, or to whom. */
export type Deed = { readonly what: 'stage'; readonly move: Move } | { readonly what: 'replace' | 'offer' }

const isLegal = (choice: Choice, move: Move): boolean =>
  choice.mine() !== null && choice.table.whyNot(move) === null

type Exchange = MoveOf<'replaceCivilian' | 'replaceImprovement'>
/** Own cards that may go for a face-up one [ST-5.35]. */
export const exchangesFor = (choice: Choice, card: string): readonly Exchange[] => {
  const me = choice.mine()
  if (me === null) return []
  const { civilians, improvements } = playerAt(choice.table.view(), me)
  const moves: readonly Exchange[] = [
    ...civilians.map((out) => ({ type: 'replaceCivilian', out, in: card as Civilian }) as const),
    ...improvements.map((out) => ({ type: 'replaceImprovement', out, in: card as Improvement }) as const),
  ]
  return moves.filter((move) => isLegal(choice, move))
}

/** Ways to offer a pact now [ST-5.81]. */
export const offersOf = (choice: Choice, pact: string): readonly MoveOf<'offerPact'>[] => {
  const me = choice.mine()
  if (me === null) return []
  return [...offers(choice.table.view(), me)].filter((move) => move.pact === pact && isLegal(choice, move))
}

/** Breaking a pact in force, where that may be done now [ST-5.83]. */
export const breakOf = (choice: Choice, pact: PactId): MoveOf<'breakPact'> | null => {
  const move = { type: 'breakPact', pact } as const
  return isLegal(choice, move) ? move : null
}

/** What a civilian of one's own may be told to do now [ST-5.84]. */
export const civilDeeds = (choice: Choice, civilian: Civilian): readonly MoveOf<'civilAction'>[] => {
  const me = choice.mine()
  if (me === null) return []
  return [...civilActions(choice.table.view(), me, civilian)].filter((move) => isLegal(choice, move))
}

/** What a tap on a face-up card does now; null: nothing. */
export const deedsWith = (choice: Choice, kind: MarketKind, card: string): Deed | null => {
  if (choice.mine() === null) return null
  if (kind === 'pact') return offersOf(choice, card).length > 0 ? { what: 'offer' } : null
  const take: Move =
    kind === 'civilian'
      ? { type: 'recruitCivilian', civilian: card as Civilian }
      : { type: 'buildImprovement', improvement: card as Improvement }
  if (isLegal(choice, take)) return { what: 'stage', move: take }
  return exchangesFor(choice, card).length > 0 ? { what: 'replace' } : null
}
