/** Which first steps this browser's player has had, of one game: kept for good. */
import { createSignal } from 'solid-js'
import { recall, remember } from '../../kit/storage.ts'

/** Stands for all of them. */
const all = 'all'

/** How games of this kind have ended here, for whoever has not won one yet: `yes` for good, once they have. */
const wonKey = (game: string): string => `won:${game}`

/**
 * Somebody has yet to win a game of this kind here: they have lost all that they have come to the end of, or have left the
 * first ones before that. Who has ended the first steps themselves knows the game from elsewhere.
 */
export const isBeginnerAt = (game: string): boolean =>
  (recall(wonKey(game)) ?? (toldOf(game).includes(all) ? 'yes' : 'no')) === 'no'

/** A game has ended, won or not. */
export const noteEnd = (game: string, isWon: boolean): void => {
  if (isWon || recall(wonKey(game)) === null) remember(wonKey(game), isWon ? 'yes' : 'no')
}

export interface Learning {
  /** There is nothing more to be said. */
  isOver(): boolean
  knows(lesson: string): boolean
  /** How many are known. */
  count(): number
  learn(lesson: string): void
  /** Never again, of this game. */
  end(): void
  /** From the beginning. */
  again(): void
}

const keyOf = (game: string): string => `lessons:${game}`
/** By the keys of what has been told here; '' where nothing is known of the game. */
const toldOf = (game: string): readonly string[] => (recall(keyOf(game)) ?? '').split(' ')

/** Nothing of this game has been told here yet. */
export const isNewTo = (game: string): boolean => recall(keyOf(game)) === null

export const createLearning = (game: string): Learning => {
  const key = keyOf(game)
  const [known, know] = createSignal(toldOf(game))
  const keep = (ids: readonly string[]): void => {
    know(ids)
    remember(key, ids.join(' '))
  }
  return {
    isOver: () => known().includes(all),
    knows: (lesson) => known().includes(lesson),
    count: () => known().filter((id) => id !== '').length,
    learn: (lesson) => keep([...known(), lesson]),
    end: () => keep([all]),
    again: () => keep([]),
  }
}
