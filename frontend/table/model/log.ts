/** The log in words: a line for each fact that has something to say, in the order of the game. */
import { createMemo, getOwner, mapArray, runWithOwner, untrack } from 'solid-js'
import type { Seat, Seq } from '../../../shared/engine/ids.ts'
import type { AnyUi, LogLine } from '../../plug/gameUi.ts'
import type { History } from './history.ts'

export interface LoggedLine extends LogLine {
  readonly seq: Seq
  /** Which of the entry's facts it tells, from 0. */
  readonly fact: number
}

/**
 * Written when it is first read: a narrow page shows it only when asked. Each entry once per language and eyes, so that a
 * new entry does not redraw the old lines.
 */
export const createLog = (
  history: History,
  ui: AnyUi,
  nameOf: (seat: Seat) => string,
): (() => readonly LoggedLine[]) => {
  const owner = getOwner()
  const write = () => {
    const told = mapArray(history.entries, ({ seq }, index) =>
      createMemo(() => {
        const lines: LoggedLine[] = []
        let fact = 0
        history.visit(untrack(index) + 1, (event, before) => {
          const line = ui.describe(event, before, nameOf)
          const both = line?.after?.(lines.at(-1))
          // It stands where the last of its facts is shown: nothing is told before it is seen.
          if (both) lines.pop()
          if (line) lines.push({ ...(both ?? line), seq, fact })
          fact++
        })
        return lines
      }),
    )
    return createMemo(() => told().flatMap((lines) => lines()))
  }
  let lines: (() => readonly LoggedLine[]) | undefined
  return () => (lines ??= runWithOwner(owner, write) ?? (() => []))()
}
