/** A person at a table, with the very session that pages have: it comes back and asks again by itself. */
import { createSession, type Session } from '../../frontend/net/session.ts'
import { bots } from '../../shared/bots/bots.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { type Seat, seatOf, type Shown, type Tagged } from '../../shared/engine/ids.ts'
import { eventsOf, live } from '../../shared/engine/log.ts'
import type { Random } from '../../shared/engine/random.ts'
import { followInto } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { Why } from '../../shared/protocol/messages.ts'

/** A move as it was sent, and what it was answered: why not, or null while it is not. */
export interface Sent {
  readonly move: Tagged
  answer: 'acknowledged' | Why | null
}

/** What a person sits down to. */
export interface Seated {
  readonly game: AnyGame
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
}

/** What has happened, for who counts. */
export interface Tally {
  acknowledged: number
  refused: number
}

export class Person {
  readonly session: Session
  readonly token: string
  readonly seat: Seat
  readonly sent: Map<number, Sent>
  view: Shown<object>
  readonly #seated: Seated
  #read = 0
  #isWaiting = false

  /** `sent`: what this person has sent before, from a page that is closed. */
  constructor(
    table: string,
    seat: number,
    seated: Seated,
    token: string,
    sent: ReadonlyMap<number, Sent> = new Map(),
  ) {
    this.sent = new Map(sent)
    this.token = token
    this.seat = seatOf(seat)
    this.#seated = seated
    this.view = this.#blank()
    this.session = createSession(table, token)
  }

  #blank(): Shown<object> {
    return conceal(this.#seated.game.blank(this.#seated), this.seat)
  }

  /** Not all that was asked for is answered. */
  get isWaiting(): boolean {
    return this.#isWaiting
  }

  /** Folds what the session has heard since. */
  catchUp(): void {
    const { game } = this.#seated
    const entries = this.session.entries()
    const news = entries.slice(this.#read)
    this.#read = entries.length
    const isBack = news.some(({ kind }) => kind === 'rewound')
    if (isBack) this.view = this.#blank()
    for (const entry of isBack ? live(entries) : news)
      for (const event of eventsOf(entry))
        this.view = followInto(game, this.view, event as Shown<Tagged>, this.seat)
  }

  get isOver(): boolean {
    return this.#read > 0 && this.#seated.game.decisions(this.view).length === 0
  }

  /** Answers what this seat is asked, once the last answer has been heard of. */
  play(chance: Random, tally: Tally): void {
    if (this.#isWaiting || this.session.entries().length === 0) return
    this.catchUp()
    const { game } = this.#seated
    const asked = game.decisions(this.view).find(({ seat }) => seat === this.seat)
    if (asked === undefined) return
    const level = chance.below(10) === 0 ? 'random' : 'aprendiz'
    const move = bots[level](game, this.view, this.seat, chance)
    const cid = this.session.nextCid()
    const sent: Sent = { move, answer: null }
    this.sent.set(cid, sent)
    this.#isWaiting = true
    void this.session.play(cid, asked.key, [move]).then((answer) => {
      this.#isWaiting = false
      sent.answer = answer.ok ? 'acknowledged' : answer.why
      tally[answer.ok ? 'acknowledged' : 'refused']++
    })
  }
}
