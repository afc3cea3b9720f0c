/** A socket of the bench. */
export class Wire {
  readonly socket: WebSocket
  #on: (frame: string) => void = () => undefined

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    // Node takes headers here, which browsers do not.
    this.socket = new WebSocket(url, { headers } as never)
    this.socket.onmessage = ({ data }) => {
      const frame = String(data)
      this.#on(frame)
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
    return new Promise((resolve) => {
      const before = this.#on
      this.#on = (frame) => {
        before(frame)
        if (!holds(frame)) return
        this.#on = before
        resolve(frame)
      }
    })
  }
}
