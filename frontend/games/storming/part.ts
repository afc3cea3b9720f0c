/** What of the screen is fetched beside it, asked for in one place: each way of its own to it costs the first load of a table. */
import { lazy } from 'solid-js'

export const later = () => import('./later.ts')
type Later = Awaited<ReturnType<typeof later>>
/** Those of it that are no part of the screen. */
type Told = 'briefly' | 'makeCards' | 'motions' | 'pictures' | 'saidInHand' | 'scene' | 'showCard'

export const partOf = <Name extends Exclude<keyof Later, Told>>(name: Name) =>
  lazy<Later[Name]>(async () => ({ default: (await later())[name] }))
