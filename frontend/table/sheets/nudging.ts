/** How this device's player is told of their turn: chosen once, then told to each table they sit at. */
import { isPublicAddress } from '../../../shared/protocol/address.ts'
import type { Nudge } from '../../../shared/protocol/nudge.ts'
import { recall, remember } from '../../kit/storage.ts'

export const keptNudge = (): Nudge | null => {
  try {
    return JSON.parse(recall('nudge') ?? 'null') as Nudge | null
  } catch {
    return null
  }
}

export const keepNudge = (nudge: Nudge): void => remember('nudge', JSON.stringify(nudge))

/** What a table has been told of it; a table that has not been told yet is told as soon as one sits there. */
export const isTold = (table: string, nudge: Nudge): boolean =>
  recall(`nudged:${table}`) === JSON.stringify(nudge)
export const noteTold = (table: string, nudge: Nudge): void =>
  remember(`nudged:${table}`, JSON.stringify(nudge))

/** What the server would not even read ends the connection: an address is looked at here first. */
export const isSendable = ({ webhook }: Nudge): boolean => webhook === null || isPublicAddress(webhook)
