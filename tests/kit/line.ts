/** The browser's socket, with the server's end in the test's hands. Time is the test's too: `vi.useFakeTimers`. */
import { vi } from 'vitest'
import type { Closing } from '../../shared/protocol/closing.ts'
import type { ServerMessage } from '../../shared/protocol/messages.ts'

export class Line {
  static readonly OPEN = 1
  static all: Line[] = []
  readyState = 0
  readonly at = Date.now()
  readonly sent: string[] = []
  onopen: (() => void) | undefined
  onmessage: ((event: { data: string }) => void) | undefined
  onclose: (() => void) | undefined

  constructor() {
    Line.all.push(this)
  }
  send(frame: string): void {
    this.sent.push(frame)
  }
  close(): void {
    this.readyState = 3
  }
  open(): void {
    this.readyState = Line.OPEN
    this.onopen?.()
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  part(why: Closing): void {
    this.open()
    this.hear({ t: 'bye', why })
    this.readyState = 3
    this.onclose?.()
  }
}

export const newestLine = (): Line => {
  const line = Line.all.at(-1)
  if (line === undefined) throw new Error('nobody has called')
  return line
}

/** Lets time go by until there is one more socket; how long that took, in milliseconds. */
export const untilNextLine = async (): Promise<number> => {
  const [count, from] = [Line.all.length, Date.now()]
  while (Line.all.length === count) await vi.advanceTimersByTimeAsync(50)
  return Date.now() - from
}

/** A browser whose sockets are lines, and whose clock stands still. Ended by `hangUp`. */
export const pickUp = (): void => {
  vi.useFakeTimers()
  Line.all = []
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('location', { origin: 'https://almena.test' })
  Object.assign(document, { removeEventListener: () => undefined })
}
export const hangUp = (): void => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
}
