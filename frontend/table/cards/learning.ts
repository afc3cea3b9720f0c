/** Which first steps this browser's player has had, of one game: kept for good. */
import { createSignal } from 'solid-js'
import { recall, remember } from '../../kit/storage.ts'

/** Stands for all of them. */
const all = 'all'

export interface Learning {
  /** There is nothing more to be said. */
  isOver(): boolean
  knows(lesson: string): boolean
  learn(lesson: string): void
  /** Never again, of this game. */
  end(): void
  /** From the beginning. */
  again(): void
}

const keyOf = (game: string): string => `lessons:${game}`

/** Nothing of this game has been told here yet. */
export const isNewTo = (game: string): boolean => recall(keyOf(game)) === null

export const createLearning = (game: string): Learning => {
  const key = keyOf(game)
  const [known, know] = createSignal<readonly string[]>((recall(key) ?? '').split(' '))
  const keep = (ids: readonly string[]): void => {
    know(ids)
    remember(key, ids.join(' '))
  }
  return {
    isOver: () => known().includes(all),
    knows: (lesson) => known().includes(lesson),
    learn: (lesson) => keep([...known(), lesson]),
    end: () => keep([all]),
    again: () => keep([]),
  }
}
