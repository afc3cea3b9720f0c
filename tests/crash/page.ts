/** What of a browser a page's session asks for, in a program. */
const waking = new Set<() => void>()

/** Where people are, as the platform tells it of a request: by the path of their table. */
const places = new Map<string, Readonly<Record<string, string>>>()

/** Tables whose pages were sent on to a second object (1012), which no killed worker says. */
export const sentOn = new Set<string>()

/** Headers of a request from a far place, as miniflare takes them; `household` tells its people from others. */
export const headersFrom = (place: 'madrid' | 'sydney', household: number): Record<string, string> => {
  const cf =
    place === 'madrid' ? { continent: 'EU', longitude: '-3.7' } : { continent: 'OC', longitude: '151.2' }
  const address = `203.0.${113 + (household >> 8)}.${household & 255}`
  return { 'mf-cf-blob': JSON.stringify(cf), 'cf-connecting-ip': address }
}

/** From now on the pages of this table are in Sydney. */
export const moveAway = (table: string, household: number): void =>
  void places.set(table, headersFrom('sydney', household))

/** Where the page is: sessions open their sockets there. `heard` is told after each frame, by which address it came. */
export const visit = (base: string, heard: (address: string) => void): void => {
  const Socket = globalThis.WebSocket
  Object.assign(globalThis, {
    location: new URL(base),
    document: {
      visibilityState: 'visible',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
    addEventListener: (type: string, wake: () => void) => void (type === 'online' && waking.add(wake)),
    removeEventListener: (_type: string, wake: () => void) => void waking.delete(wake),
    WebSocket: class extends Socket {
      constructor(url: string) {
        const table = /tables\/(\w+)\/socket/.exec(url)?.[1] ?? ''
        // Node takes headers here, which browsers do not.
        super(url, { headers: places.get(table) ?? {} } as never)
        this.addEventListener('close', ({ code }) => code === 1012 && sentOn.add(table))
        // After the session's own ear, which is put there later.
        this.addEventListener('message', () => queueMicrotask(() => heard(url)))
      }
    },
  })
}

/** All sessions hear that there is a network again: none waits for its next try. */
export const comeOnline = (): void => {
  for (const wake of waking) wake()
}
