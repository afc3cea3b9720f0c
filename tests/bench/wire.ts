/** A socket of the bench. */
export class Wire {
  readonly socket: WebSocket
  #on: (frame: string) => void = () => undefined
  /** Who waits for a frame, and is told where none comes any more. */
  readonly #waiting = new Set<(failure: Error) => void>()

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    // Node takes headers here, which browsers do not.
    this.socket = new WebSocket(url, { headers } as never)
    this.socket.onmessage = ({ data }) => {
      const frame = String(data)
      this.#on(frame)
    }
    this.socket.onclose = ({ code, reason }) => {
      for (const fail of this.#waiting) fail(new Error(`closed while somebody waited: ${code} ${reason}`))
      this.#waiting.clear()
    }
  }

  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.socket.readyState === WebSocket.OPEN) return resolve()
      this.socket.onopen = () => resolve()
      this.socket.onerror = () => reject(new Error('no connection'))
    })
  }

  hear(on: (frame: string) => void): void {
    this.#on = on
  }

  /** Also hears every frame. */
  also(on: (frame: string) => void): void {
    const before = this.#on
    this.#on = (frame) => {
      before(frame)
      on(frame)
    }
  }

  /** Resolves with the next frame for which this holds. */
  next(holds: (frame: string) => boolean): Promise<string> {
    return this.wait((done) => {
      const before = this.#on
      this.#on = (frame) => {
        before(frame)
        if (!holds(frame)) return
        this.#on = before
        done(frame)
      }
    })
  }

  /** Resolves when what is begun here says so; fails where the socket is closed before that. */
  wait<T>(begin: (done: (value: T) => void, fail: (failure: Error) => void) => void): Promise<T> {
    const waited = new Promise<T>((resolve, reject) => {
      if (this.socket.readyState > WebSocket.OPEN) return reject(new Error('closed before anybody waited'))
      this.#waiting.add(reject)
      const done = (value: T): void => {
        this.#waiting.delete(reject)
        resolve(value)
      }
      begin(done, reject)
    })
    // Whoever has gone on meanwhile need not hear of it.
    waited.catch(() => undefined)
    return waited
  }
}
