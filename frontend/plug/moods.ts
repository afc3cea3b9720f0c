/** What bots make of what is done at the table: `moods.ts` in a game's folder, loaded where some play. */
import { type Seat, seatOf, type Shown, type Tagged } from '../../shared/engine/ids.ts'
import type { Reaction } from '../../shared/protocol/reactions.ts'

/** How a seat takes it. */
export type Mood = readonly [seat: Seat, reaction: Reaction]

/**
 * Who takes a fact how, the nearest to it first: whoever is taken from, and then who takes. By the fact, and by the view
 * after it. Only what somebody at a table would say a word about.
 */
export type Moods = (fact: Tagged, view: Shown<object>) => readonly Mood[]

/** The others of so many seats have a good word for this one, its left neighbour first. */
export const applause = (seat: Seat, seats: number): readonly Mood[] =>
  Array.from({ length: seats - 1 }, (_, index) => [seatOf((seat + 1 + index) % seats), 'bravo'] as const)

const found = import.meta.glob<{ moods: Moods }>('../games/*/moods.ts')

/** Bots of a game without any say nothing. */
export const loadMoods = async (game: string): Promise<Moods> => {
  const load = found[`../games/${game}/moods.ts`]
  return load === undefined ? () => [] : (await load()).moods
}
