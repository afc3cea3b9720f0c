/** What is fetched when it is first needed, with all else that the first view of a table does not need. */
import { type Component, lazy } from 'solid-js'
import type * as Later from './later.ts'

export const lazily = <Props extends object>(
  pick: (later: typeof Later) => Component<Props>,
): Component<Props> => lazy(async () => ({ default: pick(await import('./later.ts')) }))
