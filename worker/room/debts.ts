/**
 * What each socket was sent and has not been seen to read. The platform cannot say (workerd's WebSocket has no
 * `bufferedAmount`), and who sends may still not read. So a socket is now and then asked for a receipt: a number that
 * only a reader can give back. Who owes too much without one is parted, and asks for what it missed when it is back.
 */
import { limits } from '../../shared/protocol/limits.ts'

export interface Debt {
  /** Letters sent since the last receipt. */
  readonly owed: number
  /** The receipt asked for: its number, and what had been sent before it. */
  readonly asked: { readonly code: number; readonly owed: number } | null
  /** As many of these are the welcome's, which is as long as the log. */
  readonly welcome?: number
}

export const noDebt: Debt = { owed: 0, asked: null }

/** A long log is nobody's fault: behind the welcome there is room for some more until it is read. */
export const isTooMuch = ({ owed, welcome = 0 }: Debt): boolean =>
  owed > Math.max(limits.owed, welcome + limits.receipt)

/** After a frame of so many letters. */
export const withSent = (debt: Debt, letters: number): Debt => ({ ...debt, owed: debt.owed + letters })

/** After the welcome, the first that a socket is sent. */
export const withWelcome = (debt: Debt, letters: number): Debt => ({
  ...withSent(debt, letters),
  welcome: letters,
})

/** It is time for a receipt, and none is under way. */
export const isDue = ({ owed, asked }: Debt): boolean => asked === null && owed >= limits.receipt

export const withAsked = (debt: Debt, code: number): Debt => ({ ...debt, asked: { code, owed: debt.owed } })

/** After a receipt: what was sent before it was asked for is read. Null where nobody asked for this one. */
export const withReceipt = ({ owed, asked }: Debt, code: number): Debt | null =>
  asked?.code === code ? { owed: owed - asked.owed, asked: null } : null
