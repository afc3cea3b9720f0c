/** People who sit at a table of the run: they play, take back, talk, close the page and come back. */
import type { SeatInfo } from '../../shared/protocol/tableInfo.ts'
import { Person, type Seated } from '../kit/person.ts'
import { PageSocket } from './line.ts'
import type { Time } from './time.ts'

export interface Players {
  readonly people: readonly Person[]
  readonly tally: { acknowledged: number; refused: number }
  /** From now on nobody does anything but listen. */
  rest(): void
  /** Everybody is there, and has been answered. */
  areHere(): boolean
}

export const seatPlayers = (
  time: Time,
  table: string,
  seated: Seated,
  persons: number,
  isRestless: boolean,
): Players => {
  const tally = { acknowledged: 0, refused: 0 }
  const token = (seat: number): string => `chaos-table-${table}-seat-${seat}`
  const people = Array.from({ length: persons }, (_, seat) => new Person(table, seat, seated, token(seat)))
  const thinking = new Set<number>()
  const away = new Set<number>()
  let isResting = false

  const come = (seat: number): void => {
    away.delete(seat)
    const before = people[seat]
    people[seat] = new Person(table, seat, seated, token(seat), before?.sent)
  }
  const leave = (seat: number, milliseconds: number): void => {
    people[seat]?.session.end()
    away.add(seat)
    time.after(milliseconds, () => come(seat))
  }
  const think = (seat: number): void => {
    const one = people[seat]
    if (isResting || one === undefined || away.has(seat)) return
    const { session } = one
    const info = session.info()
    if (info === null || session.link() !== 'open') return
    const me: SeatInfo | undefined = info.seats[seat]
    if (session.you() === null) {
      // A table that waits begins by itself when the last has sat down.
      if (me?.kind === 'empty') void session.act({ act: 'sit', seat, name: `P${seat}` })
      return
    }
    if (info.undo?.waiting.some((other) => other === seat) === true) {
      const { by, seq } = info.undo
      return void session.act({ act: 'answerUndo', agree: time.happens(70), by, seq })
    }
    if (me?.kind === 'person' && me.standIn) return void session.act({ act: 'back' })
    if (isRestless) {
      if (time.happens(2)) return void session.act({ act: 'askUndo' })
      if (time.happens(2)) return void session.say({ t: 'chat', name: `P${seat}`, text: `at ${time.now}` })
      if (time.happens(1)) return leave(seat, time.between(1, 60_000))
      if (time.happens(1)) {
        const webhook = 'https://example.org/turn'
        return void session.act({ act: 'nudge', nudge: { push: null, webhook, language: 'es' } })
      }
    }
    one.play(time.random, tally)
  }
  /** Each thinks for a while before they do anything. */
  const consider = (seat: number): void => {
    if (thinking.has(seat)) return
    thinking.add(seat)
    time.after(time.between(10, 900), () => {
      thinking.delete(seat)
      think(seat)
    })
  }
  PageSocket.heard = () => people.forEach((_, seat) => consider(seat))
  // Who hears nothing looks up now and then.
  const lookUp = (): void => {
    people.forEach((_, seat) => consider(seat))
    time.after(3000, lookUp)
  }
  lookUp()
  return {
    people,
    tally,
    rest: () => void (isResting = true),
    areHere: () =>
      away.size === 0 && people.every(({ session, isWaiting }) => session.link() === 'open' && !isWaiting),
  }
}
