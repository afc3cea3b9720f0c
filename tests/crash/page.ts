/** What of a browser a page's session asks for, in a program. */
const waking = new Set<() => void>()

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
        super(url)
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
