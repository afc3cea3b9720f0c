/** Sockets: what goes from one end to the other, and what becomes of it on the way. */
import type { Time } from './time.ts'

/** Of a hundred frames so many. */
export interface Weather {
  /** Gone; the connection breaks soon after, as one does that loses frames. */
  readonly dropped: number
  readonly doubled: number
  /** Overtaken by later ones. */
  readonly late: number
  /** Milliseconds that a frame takes at most. */
  readonly slow: number
}

type Listener = (event: { readonly data?: string; readonly code?: number }) => void

/** One connection between a page and an object. */
export class Line {
  static readonly all = new Set<Line>()
  readonly #time: Time
  readonly #weather: () => Weather
  readonly page: PageSocket
  /** What the object keeps with it. */
  attachment: unknown = null
  /** 1: open, 2: closing, 3: closed, as the object sees it. */
  state: 1 | 2 | 3 = 1
  /** Taken in by the object, and heard there. */
  isAccepted = false
  heard: (frame: string) => void = () => undefined
  closed: () => void = () => undefined
  #arrival = { up: 0, down: 0 }
  /**
   * Numbers of messages that are refused, from when that is said: no page sends those again over the line on which it
   * hears so, but what could not be stored.
   */
  readonly #refused = new Set<string>()

  constructor(time: Time, weather: () => Weather, page: PageSocket) {
    this.#time = time
    this.#weather = weather
    this.page = page
    Line.all.add(this)
  }

  /** Brings a frame over, in order but for bad luck. A connection's first words are not doubled: no network does that. */
  #carry(way: 'up' | 'down', frame: string, arrive: () => void): void {
    const { dropped, doubled, late, slow } = this.#weather()
    const time = this.#time
    if (time.happens(dropped)) return void time.after(time.between(1, 5000), () => this.cut(), null)
    const isLate = time.happens(late)
    const takes = time.now + time.between(1, slow + 2) + (isLate ? time.between(1, 800) : 0)
    const at = isLate ? takes : Math.max(takes, this.#arrival[way])
    if (!isLate) this.#arrival[way] = at
    time.after(at - time.now, arrive, null)
    const isNumbered = !/^\{"t":"(hello|receipt|bye)"|^p[io]ng$/.test(frame)
    const again = (): void => {
      const number = way === 'up' ? /"cid":(\d+)/.exec(frame)?.[1] : undefined
      if (number === undefined || !this.#refused.has(number)) arrive()
    }
    if (isNumbered && time.happens(doubled)) time.after(at - time.now + time.between(0, 300), again, null)
  }

  /** From the page to the object. */
  up(frame: string): void {
    this.#carry('up', frame, () => {
      if (this.state === 1) this.heard(frame)
    })
  }

  /** From the object to the page. */
  down(frame: string): void {
    const number = /^\{"t":"refused","re":(\d+),"why":"(?!storage)/.exec(frame)?.[1]
    if (number !== undefined) this.#refused.add(number)
    this.#carry('down', frame, () => this.page.hear(frame))
  }

  /** The object closes it: behind all that was said. */
  closeFromObject(code: number): void {
    const wait = Math.max(this.#arrival.down - this.#time.now, this.#time.between(1, 100))
    this.#time.after(
      wait,
      () => {
        this.page.end(code)
        this.#end()
      },
      null,
    )
  }

  /** The page closes it. */
  closeFromPage(): void {
    this.page.end(1000)
    this.#time.after(
      Math.max(this.#arrival.up - this.#time.now, this.#time.between(1, 100)),
      () => this.#end(),
      null,
    )
  }

  /** It breaks; each end hears of it some time. */
  cut(): void {
    this.#time.after(this.#time.between(0, 3000), () => this.page.end(1006), null)
    this.#time.after(this.#time.between(0, 3000), () => this.#end(), null)
  }

  #end(): void {
    if (this.state === 3) return
    this.state = 3
    Line.all.delete(this)
    this.closed()
  }
}

/** The page's end, as browsers have it. */
export class PageSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  /** Who brings it to its object. */
  static connect: (socket: PageSocket, url: string) => void = () => undefined
  static heard: (url: string) => void = () => undefined
  readonly url: string
  readyState = 0
  line: Line | null = null
  onopen: Listener | null = null
  onmessage: Listener | null = null
  onclose: Listener | null = null

  constructor(url: string) {
    this.url = url
    PageSocket.connect(this, url)
  }

  opened(line: Line): void {
    if (this.readyState !== 0) return line.closeFromPage()
    this.line = line
    this.readyState = 1
    this.onopen?.({})
  }

  hear(frame: string): void {
    if (this.readyState !== 1) return
    this.onmessage?.({ data: frame })
    PageSocket.heard(this.url)
  }

  end(code: number): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.({ code })
  }

  send(frame: string): void {
    if (this.readyState === 1) this.line?.up(frame)
  }

  close(): void {
    if (this.line === null) this.readyState = 3
    else this.line.closeFromPage()
  }
}
