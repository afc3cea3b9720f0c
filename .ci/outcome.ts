/** What a part of the tests came to, as its reporter leaves it in a file; and how all of it is told in the end. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Outcome {
  readonly passed: number
  /** Names of what failed. */
  readonly failed: readonly string[]
  /** Names of what failed and passed when it was tried again: they are among the passed. */
  readonly flaky: readonly string[]
}

export const nothing: Outcome = { passed: 0, failed: [], flaky: [] }

export const writeOutcome = (file: string, outcome: Outcome): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(outcome))
}

/** What the file says; nothing where there is none, as the runner died before its report. */
export const readOutcome = (file: string): Outcome => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Outcome
  } catch {
    return nothing
  }
}

/** So many names at most: what went wrong is to be read in the last lines of a log. */
const most = 12

const listed = (title: string, names: readonly string[]): readonly string[] => {
  if (names.length === 0) return []
  const more = names.length > most ? [`  and ${names.length - most} more`] : []
  return ['', title, ...names.slice(0, most).map((name) => `  ${name}`), ...more]
}

/** The last lines: what was flaky, what failed, and how many passed and failed. */
export const summary = ({ passed, failed, flaky }: Outcome): string =>
  [
    ...listed('flaky: failed, and passed when tried again', flaky),
    ...listed('failed', failed),
    '',
    `${passed} passed, ${failed.length} failed`,
  ].join('\n')

/** The last lines of what a command said: why it ended is among them, and only the end of a long run may be kept. */
export const lastOf = (said: string): string =>
  said
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-6)
    .join('\n    ')
