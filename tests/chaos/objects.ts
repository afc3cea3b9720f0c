/**
 * What the platform does for an object: wakes it, hands it what comes in, holds back what it says until what it has
 * written is stored, lets it sleep, and takes it away in the midst of its work.
 */
import { Disk } from './disk.ts'
import type { Line } from './line.ts'
import type { Owner, Time } from './time.ts'

/** As much of an object as the platform knows. */
export interface PlatformObject {
  /** A promise is kept by a room whose game has begun elsewhere. */
  fetch(request: Request): { readonly webSocket?: PageEnd } | Promise<Response>
  webSocketMessage(socket: ObjectEnd, frame: string): void
  webSocketClose?(socket: ObjectEnd): void
  alarm(): Promise<void>
}
export type ObjectClass<One extends PlatformObject> = new (context: object, env: object) => One

/** The object's end of a socket, as one instance has it. */
export class ObjectEnd {
  readonly #life: Life
  line: Line | null = null
  #attachment: unknown = null

  constructor(life: Life, line: Line | null) {
    this.#life = life
    this.line = line
  }

  get readyState(): number {
    return this.line?.state ?? 1
  }
  accept(): void {
    // Not the platform's to keep: this one only says why not.
  }
  send(frame: string): void {
    if (this.readyState !== 1) throw new TypeError("Can't call WebSocket send() after close().")
    this.#life.say(() => this.line?.down(frame))
  }
  close(code: number): void {
    if (this.line === null) return this.#life.say(() => this.line?.closeFromObject(code))
    if (this.line.state !== 1) return
    this.line.state = 2
    this.#life.say(() => this.line?.closeFromObject(code))
  }
  serializeAttachment(value: unknown): void {
    this.#attachment = structuredClone(value)
    if (this.line !== null) this.line.attachment = this.#attachment
  }
  deserializeAttachment(): unknown {
    return structuredClone(this.line?.attachment ?? this.#attachment)
  }
  /** The page's end has been handed out. */
  join(line: Line): void {
    this.line = line
    line.attachment = this.#attachment
  }
}

/** What an object hands to who asked for a socket. */
export class PageEnd {
  readonly other: ObjectEnd
  constructor(other: ObjectEnd) {
    this.other = other
  }
}

/** One instance of an object. */
export class Life implements Owner {
  isGone = false
  isReady = false
  readonly ends = new Map<Line, ObjectEnd>()
  readonly accepted = new Set<ObjectEnd>()
  /** What came in before it was ready. */
  readonly waiting: (() => void)[] = []
  /** Who waits for an answer of it. */
  readonly callers = new Set<(failure: Error) => void>()
  #said: (() => void)[] = []

  say(frame: () => void): void {
    if (!this.isGone) this.#said.push(frame)
  }
  takeSaid(): readonly (() => void)[] {
    return this.#said.splice(0)
  }
}

/** What goes wrong with an object, of a hundred times so often. */
export interface Harm {
  /** It dies after something has happened, and what was written then is not stored; or it is. */
  readonly crashBefore: number
  readonly crashAfter: number
  /** It sleeps as soon as it may. */
  readonly evicted: number
  /** An alarm goes off that was not set, or once more. */
  readonly alarms: number
  /** An alarm that it sets is not taken. */
  readonly unarmed: number
}

export class Host<One extends PlatformObject> {
  readonly disk = new Disk()
  readonly lines = new Set<Line>()
  life: Life | null = null
  object: One | null = null
  /** What nobody has caught. */
  readonly escaped: unknown[] = []
  /** Why it could not wake. */
  readonly asleep: unknown[] = []
  readonly #time: Time
  readonly #make: ObjectClass<One>
  readonly #env: object
  readonly #harm: () => Harm
  /** When an alarm was last not stored, as long as none has been since: the object tries again by itself. */
  unarmedAt: number | null = null
  #isTaken = true
  #isTouched = false
  #ringing: number | null = null
  #armed: { readonly due: number; readonly event: unknown } | null = null

  constructor(time: Time, make: ObjectClass<One>, env: object, harm: () => Harm) {
    this.#time = time
    this.#make = make
    this.#env = env
    this.#harm = harm
  }

  #context(life: Life): object {
    const alive = <T>(work: () => T): T => {
      if (life.isGone) throw new Error('this object has gone')
      this.#isTouched = true
      return work()
    }
    const endOf = (line: Line): ObjectEnd => {
      const end = life.ends.get(line) ?? new ObjectEnd(life, line)
      life.ends.set(line, end)
      return end
    }
    return {
      storage: {
        sql: {
          exec: (query: string, ...bound: never[]) => alive(() => this.disk.exec(query, bound)),
        },
        transactionSync: <T>(work: () => T): T => alive(() => this.disk.transaction(work)),
        getAlarm: () => Promise.resolve(this.disk.alarm),
        // A write like any other: it is refused where all are, and stored with the others, or none of them is.
        setAlarm: async (due: number) => {
          this.unarmedAt = this.disk.isFull ? this.#time.now : null
          if (this.disk.isFull) throw new Error('the disk is full')
          alive(() => (this.disk.alarm = due))
          if (this.#time.happens(this.#harm().unarmed)) this.#isTaken = false
        },
        deleteAll: async () => alive(() => this.disk.deleteAll()),
      },
      blockConcurrencyWhile: <T>(work: () => Promise<T>): Promise<T> => {
        const done = work()
        done.catch(() => undefined)
        return done
      },
      getWebSockets: () => [
        ...[...this.lines].filter(({ state }) => state !== 3).map(endOf),
        ...[...life.accepted].filter(({ line }) => line === null),
      ],
      acceptWebSocket: (end: ObjectEnd) => void life.accepted.add(end),
      setWebSocketAutoResponse: () => undefined,
      waitUntil: (work: Promise<unknown>) =>
        void work.catch((failure: unknown) => this.escaped.push(failure)),
    }
  }

  #wake(): Life {
    const life = new Life()
    this.life = life
    const time = this.#time
    const context = this.#context(life) as {
      blockConcurrencyWhile(work: () => Promise<unknown>): Promise<unknown>
    }
    const { blockConcurrencyWhile } = context
    const gates: Promise<unknown>[] = []
    context.blockConcurrencyWhile = (work) => {
      const gate = blockConcurrencyWhile(work)
      gates.push(gate)
      return gate
    }
    try {
      this.object = time.as(life, () => new this.#make(context, this.#env))
    } catch {
      // Whoever made it be woken hears that it has died.
      time.after(1, () => (this.life === life ? this.crash('lost') : undefined), null)
      return life
    }
    time.isBusy++
    void Promise.all(gates)
      .then(
        () => {
          life.isReady = true
          for (const work of life.waiting.splice(0)) this.#run(life, work)
        },
        (failure: unknown) => {
          this.asleep.push(failure)
          if (this.life === life) this.crash('lost')
        },
      )
      .finally(() => time.isBusy--)
    return life
  }

  #run(life: Life, work: () => unknown): void {
    if (life.isGone) return
    this.#isTouched = true
    this.#time.as(life, () => {
      try {
        const done = work()
        if (done instanceof Promise) done.catch((failure: unknown) => this.escaped.push(failure))
      } catch (failure) {
        this.escaped.push(failure)
      }
    })
  }

  /** Something comes in: the object is woken for it. */
  do(work: (object: One) => unknown): void {
    const life = this.life ?? this.#wake()
    const run = (): unknown => (this.object === null ? undefined : work(this.object))
    if (life.isReady) this.#run(life, run)
    else life.waiting.push(() => run())
  }

  /** Somebody asks it something; fails where it dies over it. */
  call<T>(work: (object: One) => T | Promise<T>): Promise<T> {
    return new Promise((done, fail) => {
      this.do((object) =>
        Promise.resolve()
          .then(() => work(object))
          // As with frames: nobody hears of what is not stored.
          .then((answer) => life?.say(() => (life.callers.delete(fail), done(answer))))
          .catch((failure: unknown) => (life?.callers.delete(fail), fail(failure))),
      )
      // It may die before it is ready, too.
      const { life } = this
      life?.callers.add(fail)
    })
  }

  /** A page's socket has arrived; `elsewhere` hears what an object answers that has no socket for it, null where it fails. */
  admit(
    request: Request,
    join: (end: ObjectEnd) => Line,
    elsewhere: (answer: Response | null) => void,
  ): void {
    this.do((object) => {
      const answer = object.fetch(request)
      if (answer instanceof Promise) {
        const { life } = this
        const tell = (words: Response | null): void => {
          this.#isTouched = true
          life?.say(() => elsewhere(words))
        }
        return void answer.then(tell, () => tell(null))
      }
      const end = answer.webSocket?.other
      if (end === undefined) return
      const line = join(end)
      const { life } = this
      if (life?.accepted.delete(end) !== true) return
      this.lines.add(line)
      life.ends.set(line, end)
      line.heard = (frame) => {
        // Answered by the platform, without waking anybody.
        if (frame === 'ping') return line.down('pong')
        this.do((one) => {
          const at = this.#endOf(line)
          if (at !== null) one.webSocketMessage(at, frame)
        })
      }
      line.closed = () => {
        if (!this.lines.delete(line)) return
        this.do((one) => {
          const at = this.life?.ends.get(line) ?? (this.life === null ? null : new ObjectEnd(this.life, line))
          if (at !== null) one.webSocketClose?.(at)
        })
      }
    })
  }

  #endOf(line: Line): ObjectEnd | null {
    const { life } = this
    if (life === null || !this.lines.has(line)) return null
    const end = life.ends.get(line) ?? new ObjectEnd(life, line)
    life.ends.set(line, end)
    return end
  }

  /** It is gone in the midst of its work, with all its sockets. */
  crash(how: 'lost' | 'stored'): void {
    const { life } = this
    if (life === null) return
    life.isGone = true
    const said = life.takeSaid()
    if (how === 'lost') this.disk.lose()
    else {
      this.disk.commit()
      for (const frame of said) if (this.#time.happens(50)) frame()
    }
    for (const fail of life.callers) fail(new Error('the object has died'))
    for (const line of this.lines) {
      line.closed = () => undefined
      line.heard = () => undefined
      line.cut()
    }
    this.lines.clear()
    this.life = null
    this.object = null
    if (this.#ringing !== null) this.#ringAgain()
    this.disk.commit()
  }

  /**
   * An alarm whose work has not ended goes off again after a pause, or when its work has said before it ended. workerd
   * takes an alarm out of the store after its handler, with what that has written (`DeferredAlarmDeleter`,
   * src/workerd/io/actor-sqlite.h); it is done once all that is stored, and is else tried again (`runAlarm` waits for the
   * output locks, src/workerd/api/global-scope.c++), unless one that was set meanwhile is stored, which takes its place
   * (`queuedAlarm`, src/workerd/server/alarm-scheduler.c++).
   */
  #ringAgain(): void {
    const { now } = this.#time
    this.#ringing = null
    this.disk.ringAgain(now, now + 2000)
  }

  /** It leaves memory, its sockets stay. */
  evict(): void {
    const { life } = this
    if (life === null || !life.isReady || life.callers.size > 0 || this.#ringing !== null) return
    if (this.#time.hasWork(life)) return
    life.isGone = true
    this.life = null
    this.object = null
  }

  ring(): void {
    if (this.#ringing !== null) return
    const at = this.#time.now
    this.#ringing = at
    if (this.disk.alarm !== null && this.disk.alarm <= at) this.disk.alarm = null
    this.do(async (object) => {
      const { life } = this
      try {
        await object.alarm()
        // Its work is over when what it wrote is stored (see #ringAgain).
        const done = (): void => void (this.#ringing = null)
        if (life?.isGone !== false) return
        // To take it out is a write as well.
        if (this.disk.isFull) this.#ringAgain()
        else if (this.#isTouched) life.say(done)
        else done()
      } catch (failure) {
        this.escaped.push(failure)
        if (life?.isGone === false) this.#ringAgain()
      }
    })
  }

  get isRinging(): boolean {
    return this.#ringing !== null
  }

  /** After each event: what was written is stored, and then what was said goes out; or it comes to harm. */
  afterwards(): void {
    const { life } = this
    const time = this.#time
    const harm = this.#harm()
    if (life !== null && this.#isTouched) {
      this.#isTouched = false
      // workerd has the alarm scheduled before it stores what was written with it; where that fails the object is broken
      // (`commitImpl` and `taskFailed`, src/workerd/io/actor-sqlite.c++).
      const isTaken = this.#isTaken
      this.#isTaken = true
      if (!isTaken || time.happens(harm.crashBefore)) this.crash('lost')
      else if (time.happens(harm.crashAfter)) this.crash('stored')
      else {
        this.disk.commit()
        for (const frame of life.takeSaid()) frame()
        if (time.happens(harm.evicted)) this.evict()
        if (time.happens(harm.alarms)) time.after(time.between(0, 3000), () => this.ring(), null)
      }
    }
    const { alarm } = this.disk
    if (this.#armed?.due === alarm) return
    if (this.#armed !== null) time.cancel(this.#armed.event)
    this.#armed =
      alarm === null
        ? null
        : { due: alarm, event: time.after(alarm - time.now + time.between(0, 30), () => this.#goOff(), null) }
  }

  #goOff(): void {
    const again = this.#ringing !== null
    this.#armed = null
    if (!again) return this.ring()
    // One at a time.
    this.#armed = { due: this.disk.alarm ?? 0, event: this.#time.after(100, () => this.#goOff(), null) }
  }
}
