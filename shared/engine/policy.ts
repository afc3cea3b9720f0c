/** What strong bots go by beyond the rules: a quick answer to any question, and plans that are worth a longer look. */
import type { Seat, Shown } from './ids.ts'
import type { Random } from './random.ts'

/** What somebody likes more (above 1) or less than usual, by names that the policy knows. */
export type Taste = Readonly<Record<string, number>>

/** By what a move is (`Policy.deeds`): how much of a chance to win somebody would take it for who thinks ahead. */
export type Leaning = Readonly<Record<string, number>>

/** Something that a seat has and that counts towards winning: by how much, in points of a lead. */
export interface Asset {
  /** A name that the page has words for (`frontend/games/<id>/assets.ts`); `points`: what the score sheet counts. */
  readonly what: string
  readonly worth: number
}

/** How somebody plays. */
export interface PlayStyle {
  /** Chance adds up to so many points to what each choice looks worth; 0: the one that looks best. */
  readonly noise: number
  readonly taste: Taste
}

/**
 * A game's policy. A search plays some dozens of worlds with it to the end for one decision, so `pick` must be quick:
 * it lists nothing and judges only what it is about to play.
 */
export interface Policy<State, Move> {
  /**
   * A sensible legal move of a seat that is asked. It is given whole states, and must go by what the seat may see: on
   * its view the same chance gives the same move [L17]. Much noise reaches every kind of move.
   */
  pick(state: State, seat: Seat, random: Random, style: PlayStyle): Move
  /**
   * What is worth a look, a dozen or two, the likeliest first; at least one. A plan is a move, or several of one turn
   * where only together they make sense; what comes after a plan, or where it is not legal any more, is picked. Moves
   * are played one by one, and the rest thought over again. The move picked without noise need not be among them.
   */
  plans(view: Shown<State>, seat: Seat, style: PlayStyle): Iterable<readonly Move[]>
  /** Whether a world that was played on from `view` has gone far enough for `lead` to tell. Left out: when it is over. */
  isFar?(view: Shown<State>, state: State): boolean
  /** By how many points a seat is ahead of the best of the others. Left out: by the first figure of the standings. */
  lead?(state: State, seat: Seat): number
  /**
   * What `lead` sees a seat have, while the game lasts: a hint tells of what a move leaves more or less. All together
   * they make the seat's own part in `lead`, the rest of which is how the others stand. Left out: points tell it all.
   */
  assets?(state: State, seat: Seat): readonly Asset[]
  /** A lead of so many points is won in 73 of 100 games; one of three times as many in 95. */
  readonly scale: number
  /**
   * How far everybody is imagined to stray from the policy: chance adds up to such a part of `scale` to what a choice
   * looks worth. More of it where others go their own ways, and a plan must do well whatever they do. Left out: 0.1.
   */
  readonly wavering?: number
  /** So much noise makes a beginner's play of it (*Aprendiz*): how far apart moves are is a game's own. */
  readonly beginner: number
  /**
   * So much noise a character's mood makes of a quick choice (*Oficial*), above all where nothing has been dealt or
   * rolled: without it each game of the same characters would begin alike. Left out: none.
   */
  mood?(view: Shown<State>): number
  /** Types of moves that do nothing more, as to pass: nobody wavers into one. */
  readonly idle?: readonly string[]
  /** Moves that *Maestro* plays out for a decision, in all its worlds: as many as take at most 60 ms. Left out: 1500. */
  moves?(view: Shown<State>): number
  /** By seat: what each seems to like, from what all can see. Left out: nothing is known of anybody. */
  habits?(view: Shown<State>): readonly Taste[]
  /**
   * Of the characters that play as bots, the first one's first; after the last it begins anew. What one likes is seen in
   * play, and what else it likes or not keeps it as strong as the others. Left out: all alike.
   */
  readonly tastes?: readonly Taste[]
  /**
   * What the same characters lean to, in the same order: a taste sways a quick choice, and whoever plays worlds to their
   * end thinks it away. Left out: nobody leans to anything.
   */
  readonly leanings?: readonly Leaning[]
  /** What a move is, in the names that leanings go by. Left out: its type. */
  deeds?(view: Shown<State>, seat: Seat, move: Move): readonly string[]
  /** Types of moves that tell a plan by what they are alone, as to build a tower wherever. Left out: none. */
  readonly kinds?: readonly string[]
  /** Types of moves that are part of no plan though they name something, as to say who starts. Left out: none. */
  readonly formal?: readonly string[]
  /** Types of moves that are never picked: rash ones that cannot be taken back, as to resign. */
  readonly never?: readonly string[]
  /** What is done only where nothing else can be, as to break a pact: no hint compares with it. Left out: nothing. */
  shuns?(state: Shown<State>, seat: Seat, move: Move): boolean
  /**
   * What takes back, in effect, what the seat has done since it saw another view, as to lead others where the first have
   * come from: a bot may waver so where little is at stake, no hint does. Left out: nothing.
   */
  undoes?(before: Shown<State>, view: Shown<State>, seat: Seat, move: Move): boolean
}
