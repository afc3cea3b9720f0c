/** People who sit at a table of the run: they play, take back, talk, close the page and come back. */
import type { SeatInfo } from '../../shared/protocol/tableInfo.ts'
import { Person, type Seated } from '../kit/person.ts'
import type { Random } from '../../shared/engine/random.ts'
import { createDeeds, type Deeds } from './deeds.ts'
import { PageSocket } from './line.ts'
import type { Time } from './time.ts'

export interface Players {
  readonly people: readonly Person[]
  readonly tally: { acknowledged: number; refused: number }
  /** From now on nobody does anything but listen. */
  rest(): void
  /** Everybody is there, and has been answered. */
  areHere(): boolean
  /** What they did beside moves. */
  readonly deeds: Deeds
  /** Everybody closes their page, for good. */
  go(): void
  /** The first of them opens it once more, for so long. */
  lookIn(milliseconds: number): void
}

export const seatPlayers = (
  time: Time,
  table: string,
  seated: Seated,
  persons: number,
  isRestless: boolean,
  /** Chance of those who do much beside moves; null: they do not. */
  busy: Random | null = null,
): Players => {
  const tally = { acknowledged: 0, refused: 0 }
  const token = (seat: number): string => `chaos-table-${table}-seat-${seat}`
  const people = Array.from({ length: persons }, (_, seat) => new Person(table, seat, seated, token(seat)))
  const thinking = new Set<number>()
  const away = new Set<number>()
  const deeds = createDeeds()
  let isResting = false
  let isGone = false

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
  /** Something else than a move, by who does much of that: true where it is done. */
  const bustle = (one: Person, chance: Random): boolean => {
    const info = one.session.info()
    if (deeds.isWaiting(one)) return true
    if (info?.stage === 'waiting') {
      const act = (['start', 'rename', 'stand'] as const)[chance.below(8)] ?? 'start'
      deeds.do(one, act === 'rename' ? { act, name: `R${deeds.all.length}` } : { act })
      return true
    }
    if (info?.stage === 'finished') {
      if (chance.below(4) === 0) deeds.do(one, { act: 'rematch' })
      return true
    }
    const draw = chance.below(100)
    if (draw < 6) deeds.do(one, { act: 'askUndo' })
    else if (draw < 9) deeds.do(one, { act: 'rename', name: `R${deeds.all.length}` })
    else if (draw < 11) {
      const webhook = `https://example.org/turn/${deeds.all.length}`
      deeds.do(one, { act: 'nudge', nudge: { push: null, webhook, language: 'es' } })
    } else if (draw === 11) leave(one.seat, 1 + chance.below(20_000))
    return draw < 12
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
      if (me?.kind === 'empty') deeds.do(one, { act: 'sit', seat, name: `P${seat}` })
      return
    }
    if (info.undo?.waiting.some((other) => other === seat) === true) {
      const { by, seq } = info.undo
      return deeds.do(one, { act: 'answerUndo', agree: time.happens(70), by, seq })
    }
    if (me?.kind === 'person' && me.standIn) return deeds.do(one, { act: 'back' })
    if (busy !== null && bustle(one, busy)) return
    if (isRestless) {
      if (time.happens(2)) return deeds.do(one, { act: 'askUndo' })
      if (time.happens(2)) return void session.say({ t: 'chat', name: `P${seat}`, text: `at ${time.now}` })
      if (time.happens(1)) return leave(seat, time.between(1, 60_000))
      if (time.happens(1)) {
        const webhook = 'https://example.org/turn'
        return deeds.do(one, { act: 'nudge', nudge: { push: null, webhook, language: 'es' } })
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
    if (!isGone) time.after(3000, lookUp)
  }
  lookUp()
  return {
    people,
    tally,
    deeds,
    rest: () => void (isResting = true),
    go() {
      isGone = true
      for (const { session } of people) session.end()
    },
    lookIn(milliseconds) {
      const [first] = people
      if (first === undefined) return
      const { session } = new Person(table, first.seat, seated, first.token)
      time.after(milliseconds, () => session.end())
    },
    areHere: () =>
      away.size === 0 && people.every(({ session, isWaiting }) => session.link() === 'open' && !isWaiting),
  }
}
