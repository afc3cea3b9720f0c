/** Tables of people over real sockets, with the very session that pages have: it comes back and asks again by itself. */
import { createSession, type Session } from '../../frontend/net/session.ts'
import { bots } from '../../shared/bots/bots.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { type Seat, seatOf, type Shown, type Tagged } from '../../shared/engine/ids.ts'
import { eventsOf } from '../../shared/engine/log.ts'
import type { Random } from '../../shared/engine/random.ts'
import { fold, followInto } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { ClockSetting } from '../../shared/protocol/clock.ts'
import type { TableAct } from '../../shared/protocol/messages.ts'

/** A move as it was sent, and what it was answered: null while it is not. */
export interface Sent {
  readonly move: Tagged
  answer: 'acknowledged' | 'refused' | null
}

export interface Setting {
  readonly game: AnyGame
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly clock: ClockSetting
  /** The last seat is a bot's. */
  readonly bot: boolean
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
  readonly sent = new Map<number, Sent>()
  view: Shown<object>
  readonly #setting: Setting
  #read = 0
  #isWaiting = false

  constructor(table: string, seat: number, setting: Setting, token: string) {
    this.token = token
    this.seat = seatOf(seat)
    this.#setting = setting
    this.view = this.#blank()
    this.session = createSession(table, token)
  }

  #blank(): Shown<object> {
    return conceal(this.#setting.game.blank(this.#setting), this.seat)
  }

  /** Not all that was asked for is answered. */
  get isWaiting(): boolean {
    return this.#isWaiting
  }

  /** Folds what the session has heard since. */
  catchUp(): void {
    const { game } = this.#setting
    const entries = this.session.entries()
    const news = entries.slice(this.#read)
    this.#read = entries.length
    if (news.some(({ kind }) => kind === 'rewound'))
      this.view = fold(game, this.#setting, entries as never) as Shown<object>
    else
      for (const entry of news)
        for (const event of eventsOf(entry))
          this.view = followInto(game, this.view, event as Shown<Tagged>, this.seat)
  }

  get isOver(): boolean {
    return this.#read > 0 && this.#setting.game.decisions(this.view).length === 0
  }

  /** Answers what this seat is asked, once the last answer has been heard of. */
  play(chance: Random, tally: Tally): void {
    if (this.#isWaiting || this.session.entries().length === 0) return
    this.catchUp()
    const { game } = this.#setting
    const asked = game.decisions(this.view).find(({ seat }) => seat === this.seat)
    if (asked === undefined) return
    const level = chance.below(10) === 0 ? 'random' : 'aprendiz'
    const move = bots[level](game, this.view, this.seat, chance)
    const cid = this.session.nextCid()
    const sent: Sent = { move, answer: null }
    this.sent.set(cid, sent)
    this.#isWaiting = true
    void this.session.play(cid, asked.key, [move]).then(({ ok }) => {
      this.#isWaiting = false
      sent.answer = ok ? 'acknowledged' : 'refused'
      tally[sent.answer]++
    })
  }
}

export interface CrashTable {
  readonly id: string
  readonly setting: Setting
  readonly people: readonly Person[]
}

const until = async (holds: () => boolean, what: string): Promise<void> => {
  for (const from = Date.now(); !holds();) {
    if (Date.now() - from > 120_000) throw new Error(`waited in vain: ${what}`)
    await new Promise((done) => setTimeout(done, 10))
  }
}

/** Opens a table and seats everybody; the game has begun. */
export const openTable = async (base: string, setting: Setting, number: number): Promise<CrashTable> => {
  const { game, seats, options, clock, bot } = setting
  const token = (seat: number): string => `crash-table-${number}-of-seat-${seat}-`
  const body = JSON.stringify({
    game: game.id,
    seats,
    options,
    host: { name: 'P0', token: token(0) },
    bots: null,
    // Nobody is played for: a move that comes late is a move all the same.
    house: { clock, onTimeout: 'wait' },
  })
  const headers = { 'content-type': 'application/json' }
  const opened = await fetch(`${base}/api/tables`, { method: 'POST', headers, body })
  const { id } = (await opened.json()) as { id: string }
  const people: Person[] = []
  const persons = bot ? seats - 1 : seats
  const act = async (one: Person | undefined, what: TableAct): Promise<void> => {
    const answer = await one?.session.act(what)
    if (answer?.ok !== true) throw new Error(`${what.act} was answered ${JSON.stringify(answer)}`)
  }
  for (let seat = 0; seat < persons; seat++) {
    const one = new Person(id, seat, setting, token(seat))
    people.push(one)
    await until(() => one.session.link() === 'open', 'a welcome')
    if (seat > 0) await act(one, { act: 'sit', seat, name: `P${seat}` })
  }
  if (bot) await act(people[0], { act: 'addBot', seat: persons, level: 'oficial' })
  await act(people[0], { act: 'start' })
  await until(() => people.every(({ session }) => session.entries().length > 0), 'the first entry')
  return { id, setting, people }
}

/** Everybody is back, has been answered, and has heard as much as the others. */
export const quiet = (tables: readonly CrashTable[], where: string): Promise<void> =>
  until(
    () =>
      tables.every(({ people }) =>
        people.every(
          ({ session, isWaiting }) =>
            session.link() === 'open' &&
            !isWaiting &&
            session.entries().length === people[0]?.session.entries().length,
        ),
      ),
    where,
  )
