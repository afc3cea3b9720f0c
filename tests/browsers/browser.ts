/** A browser that is driven from outside: the little that playing takes, alike for all of them. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Of what is pressed with. */
export type Pointer = 'mouse' | 'touch'

export interface Size {
  readonly width: number
  readonly height: number
}

/** An action list of WebDriver, the same words in the classic protocol and in BiDi. */
export type Actions = readonly object[]

export interface Browser {
  open(url: string): Promise<void>
  resize(size: Size): Promise<void>
  /** Runs a function in the page, which takes and gives plain JSON. */
  run<Given, Found>(script: (given: Given) => Found, given: Given): Promise<Found>
  perform(actions: Actions): Promise<void>
  close(): Promise<void>
}

/** Where a program of one of these names is on this machine. */
export const findProgram = (...names: readonly string[]): string | null =>
  names
    .flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(existsSync) ?? null

/** A function as an expression that takes its argument as JSON and gives JSON. */
export const asExpression = (script: (given: never) => unknown): string =>
  `(given) => JSON.stringify((${script.toString()})(JSON.parse(given)) ?? null)`
