/** What a page asks of the thread that thinks for it, and what it hears back: all of it plain data. */
import type { Hint } from '../../../shared/bots/hint.ts'
import type { Progressed, Story, Told } from '../../../shared/bots/story.ts'
import type { Seat, Shown, Tagged } from '../../../shared/engine/ids.ts'
import type { Seed } from '../../../shared/engine/random.ts'
import type { BotLevel } from '../../../shared/protocol/botLevels.ts'
import type { TurningPoint } from '../model/turningPoints.ts'

interface Position {
  readonly game: string
  readonly view: Shown<object>
  readonly seat: Seat
}

/** By what is wanted: what it takes, and what comes of it. */
export interface Thoughts {
  /** A world that agrees with a view. */
  readonly world: { asked: Position & { readonly seed: Seed }; answer: object }
  /** The move of a bot: how strong it is, and who; `number` tells its chance from that of its other moves. */
  readonly move: {
    asked: Position & {
      readonly level: BotLevel
      readonly character: number | null
      readonly seed: Seed
      readonly number: number
    }
    answer: Tagged
  }
  readonly hint: {
    asked: Position & { readonly planned: Tagged | undefined; readonly seen: readonly Shown<object>[] }
    answer: Hint | null
  }
  readonly story: { asked: { readonly game: string; readonly record: Told }; answer: Story | null }
  /** So many turns that decided, as bots weigh the winner's positions. */
  readonly turns: {
    asked: { readonly game: string; readonly record: Told; readonly winner: Seat; readonly count: number }
    answer: readonly TurningPoint[]
  }
}
export type Wanted = keyof Thoughts

/** One question: `want` says which, and so what else it holds. */
export type Question = { [Want in Wanted]: { readonly want: Want } & Thoughts[Want]['asked'] }[Wanted]
export type Thought<Want extends Wanted> = Thoughts[Want]['answer']

/** From the page: a question under a number of its own, that one is not wanted any more, or which game they will be of. */
export type Asked =
  | { readonly id: number; readonly what: 'ask'; readonly question: Question }
  | { readonly id: number; readonly what: 'cancel' }
  | { readonly what: 'prepare'; readonly game: string }

/** To the page: any number of times how far it has come, then one answer, or that there is none. */
export type Said =
  | { readonly id: number; readonly what: 'progress'; readonly progress: Progressed }
  | { readonly id: number; readonly what: 'answer'; readonly answer: Thought<Wanted> }
  | { readonly id: number; readonly what: 'failed'; readonly why: string }
