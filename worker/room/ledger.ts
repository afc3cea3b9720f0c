/** The debts of all sockets of an object: how a frame is sent, and what becomes of who reads none of them. */
import {
  type Debt,
  isDue,
  isTooMuch,
  noDebt,
  withAsked,
  withReceipt,
  withSent,
  withWelcome,
} from './debts.ts'
import { limits } from '../../shared/protocol/limits.ts'

export interface Ledger {
  /** Sends a frame; the first, which may be long, is the welcome. */
  send(socket: WebSocket, frame: string, isWelcome?: boolean): void
  /** It has read what it was sent before this receipt was asked for; false where nobody asked. */
  receive(socket: WebSocket, code: number): boolean
}

interface Keeper {
  /** What is kept with the socket, through hibernation. */
  noted(socket: WebSocket): Debt | undefined
  note(socket: WebSocket, debt: Debt): void
  /** Sends it as it is, where the socket is open. */
  say(socket: WebSocket, frame: string): void
  /** Closes a socket that owes too much. */
  part(socket: WebSocket): void
}

export const createLedger = ({ noted, note, say, part }: Keeper): Ledger => {
  const debts = new WeakMap<WebSocket, Debt>()
  const debtOf = (socket: WebSocket): Debt => debts.get(socket) ?? noted(socket) ?? noDebt
  const owe = (socket: WebSocket, debt: Debt): void => {
    const before = noted(socket) ?? noDebt
    debts.set(socket, debt)
    // What hibernation forgets is little.
    if (debt.asked !== before.asked || debt.owed - before.owed > limits.receipt / 4) note(socket, debt)
  }
  return {
    send(socket, frame, isWelcome = false) {
      say(socket, frame)
      const debt = (isWelcome ? withWelcome : withSent)(debtOf(socket), frame.length)
      if (isTooMuch(debt)) return part(socket)
      if (!isDue(debt)) return owe(socket, debt)
      const [code = 0] = crypto.getRandomValues(new Uint32Array(1))
      say(socket, JSON.stringify({ t: 'receipt', code }))
      owe(socket, withAsked(debt, code))
    },
    receive(socket, code) {
      const debt = withReceipt(debtOf(socket), code)
      if (debt !== null) owe(socket, debt)
      return debt !== null
    },
  }
}
