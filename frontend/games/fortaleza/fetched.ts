/** Components of the part that the first view of a table does without: fetched when one of them first stands. */
import { type Component, lazy } from 'solid-js'

export const later = () => import('./later.ts')
type Later = Awaited<ReturnType<typeof later>>

export const fetched = <Props extends object>(of: (part: Later) => Component<Props>) =>
  lazy(async () => ({ default: of(await later()) }))
