/** What a table that waits may choose of clocks: one in play needs none of it. */
import type { ClockSetting } from './clock.ts'

/** A seat whose time is up is played by the stand-in until its person is back, or the table waits and may call it. */
export const timeouts = ['standIn', 'wait'] as const
export type Timeout = (typeof timeouts)[number]

/** The clocks that the waiting table offers; others may be asked for over the wire. */
export const clockPresets = [
  { kind: 'none' },
  { kind: 'live', bank: 300, increment: 15 },
  { kind: 'live', bank: 900, increment: 30 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
] as const satisfies readonly ClockSetting[]
