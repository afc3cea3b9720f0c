/** Who sits where: acts at the table, as pure functions of what the room has stored. */
import { seatOf } from '../shared/engine/ids.ts'
import type { AnyEntry } from '../shared/engine/log.ts'
import type { GameMeta } from '../shared/engine/meta.ts'
import { err, ok, type Result } from '../shared/engine/result.ts'
import { limits } from '../shared/protocol/limits.ts'
import type { TableAct, Why } from '../shared/protocol/messages.ts'
import type { SeatRecord, Setting } from './store.ts'
import { houseOf } from './opening.ts'
import { isSameToken } from './tokens.ts'
import { answerUndo, askUndo } from './undo.ts'

export interface Seating {
  readonly setting: Setting
  readonly seats: readonly SeatRecord[]
}

export interface Author {
  readonly token: string | null
  readonly cid: number
  readonly now: number
}

/** What the room knows and the seats do not. */
export interface Circumstances {
  readonly meta: GameMeta
  readonly hasStarted: boolean
  readonly isOver: boolean
  readonly log: readonly AnyEntry[]
  isPresent(seat: number): boolean
  /** The seat's time is up. */
  isOverdue(seat: number): boolean
}

export const seatOfToken = (seats: readonly SeatRecord[], token: string | null): number | null => {
  if (token === null) return null
  const index = seats.findIndex((seat) => seat.kind === 'person' && isSameToken(seat.token, token))
  return index < 0 ? null : index
}

/** What the person in a seat is called; undefined where there is none. */
export const nameIn = ({ seats }: Seating, seat: number | null): string | undefined => {
  const record = seat === null ? undefined : seats[seat]
  return record?.kind === 'person' ? record.name : undefined
}

const replace = (seating: Seating, index: number, seat: SeatRecord): Result<Seating, Why> =>
  ok({ ...seating, seats: seating.seats.map((old, at) => (at === index ? seat : old)) })

const sit = (seating: Seating, by: Author, act: Extract<TableAct, { act: 'sit' }>): Result<Seating, Why> => {
  if (by.token === null) return err('notSeated')
  if (seatOfToken(seating.seats, by.token) !== null) return err('alreadySeated')
  const seat = seating.seats[act.seat]
  if (seat === undefined) return err('noSuchSeat')
  if (seat.kind !== 'empty') return err('seatTaken')
  const { name, entropy } = act
  return replace(seating, act.seat, {
    kind: 'person',
    name,
    token: by.token,
    standIn: false,
    leftAt: null,
    lastAct: by.cid,
    ...(entropy === undefined ? {} : { entropy }),
  })
}

const resize = (seating: Seating, size: number, { seats }: GameMeta): Result<Seating, Why> => {
  const isPossible = size >= seats.min && size <= seats.max
  if (!isPossible || seating.seats.slice(size).some((seat) => seat.kind !== 'empty')) return err('badSize')
  const more = Array.from({ length: Math.max(0, size - seating.seats.length) }, () => ({
    kind: 'empty' as const,
  }))
  return ok({ ...seating, seats: [...seating.seats.slice(0, size), ...more] })
}

const choose = (seating: Seating, id: string, value: string, meta: GameMeta): Result<Seating, Why> => {
  const option = meta.options.find((one) => one.id === id)
  if (option?.values.some((one) => one.value === value) !== true) return err('badOption')
  const { setting } = seating
  return ok({ ...seating, setting: { ...setting, options: { ...setting.options, [id]: value } } })
}

const callStandIn = (
  seating: Seating,
  by: Author,
  index: number,
  at: Circumstances,
): Result<Seating, Why> => {
  const seat = seating.seats[index]
  if (seat?.kind !== 'person') return err('noSuchSeat')
  const isAway = !at.isPresent(index) && seat.leftAt !== null && by.now - seat.leftAt >= limits.absence
  return isAway || at.isOverdue(index)
    ? replace(seating, index, { ...seat, standIn: true })
    : err('notAbsent')
}

const comeBack = (seating: Seating, by: Author): Result<Seating, Why> => {
  const index = seatOfToken(seating.seats, by.token)
  const seat = index === null ? undefined : seating.seats[index]
  if (index === null || seat?.kind !== 'person') return err('notSeated')
  return seat.standIn ? replace(seating, index, { ...seat, standIn: false }) : err('notStoodIn')
}

const takeBack = (
  seating: Seating,
  by: Author,
  act: Extract<TableAct, { act: 'askUndo' | 'answerUndo' }>,
  { hasStarted, isOver, log }: Circumstances,
): Result<Seating, Why> => {
  const index = seatOfToken(seating.seats, by.token)
  if (index === null) return err('notSeated')
  // What is over stands: it is on record.
  if (!hasStarted || isOver) return err('notLive')
  const { undo: asked, ...setting } = seating.setting
  const open = asked?.seq === log.at(-1)?.seq ? asked : undefined
  const answer =
    act.act === 'askUndo'
      ? askUndo(log, seating.seats, seatOf(index))
      : answerUndo(open, seatOf(index), act.agree)
  if (!answer.ok) return answer
  return ok({ ...seating, setting: answer.value === null ? setting : { ...setting, undo: answer.value } })
}

/**
 * The seats after an act, or why not. `start` and `rematch` change no seat: the room deals, or opens the new table,
 * once this has said that it may.
 */
export const actOn = (
  seating: Seating,
  by: Author,
  act: TableAct,
  at: Circumstances,
): Result<Seating, Why> => {
  if (act.act === 'standIn') {
    if (!at.hasStarted) return err('notLive')
    return seatOfToken(seating.seats, by.token) === null
      ? err('notSeated')
      : callStandIn(seating, by, act.seat, at)
  }
  if (act.act === 'askUndo' || act.act === 'answerUndo') return takeBack(seating, by, act, at)
  if (act.act === 'rematch') {
    if (seatOfToken(seating.seats, by.token) === null) return err('notSeated')
    return at.isOver ? ok(seating) : err('notOver')
  }
  if (act.act === 'back') return comeBack(seating, by)
  if (act.act === 'nudge') {
    const index = seatOfToken(seating.seats, by.token)
    const seat = index === null ? undefined : seating.seats[index]
    return index === null || seat?.kind !== 'person'
      ? err('notSeated')
      : replace(seating, index, { ...seat, nudge: act.nudge })
  }
  if (at.hasStarted) return err('alreadyStarted')
  if (act.act === 'sit') return sit(seating, by, act)
  const author = seatOfToken(seating.seats, by.token)
  // To stand up twice is to stand.
  if (author === null) return act.act === 'stand' ? ok(seating) : err('notSeated')
  switch (act.act) {
    case 'stand':
      return replace(seating, author, { kind: 'empty' })
    case 'addBot': {
      const seat = seating.seats[act.seat]
      if (seat === undefined) return err('noSuchSeat')
      return seat.kind === 'empty'
        ? replace(seating, act.seat, { kind: 'bot', level: act.level })
        : err('seatTaken')
    }
    case 'removeBot':
      return seating.seats[act.seat]?.kind === 'bot'
        ? replace(seating, act.seat, { kind: 'empty' })
        : err('noBotThere')
    case 'resize':
      return resize(seating, act.seats, at.meta)
    case 'option':
      return choose(seating, act.id, act.value, at.meta)
    case 'agree': {
      const { setting } = seating
      return ok({ ...seating, setting: { ...setting, house: { ...houseOf(setting), ...act.on } } })
    }
    case 'start':
      return seating.seats.some((seat) => seat.kind === 'empty') ? err('tooFewSeats') : ok(seating)
  }
}

/** The seats after an act of this number by the person in `seat`: a repeat of it is known by it. */
export const withLastAct = (seating: Seating, seat: number | null, cid: number): Seating => ({
  ...seating,
  seats: seating.seats.map((record, index) =>
    index === seat && record.kind === 'person' ? { ...record, lastAct: cid } : record,
  ),
})

/** A person comes or goes. The very same seating where that changes nothing. */
export const withPresence = (
  seating: Seating,
  seat: number,
  change: { readonly leftAt?: number | null; readonly standIn?: boolean },
): Seating => {
  const record = seating.seats[seat]
  if (record?.kind !== 'person') return seating
  const next = { ...record, ...change }
  if (record.leftAt === next.leftAt && record.standIn === next.standIn) return seating
  const seats = seating.seats.map((old, index) => (index === seat ? next : old))
  return { ...seating, seats }
}

/** After a crash nobody said good-bye: whoever has no socket is away from now on. */
export const withoutGhosts = (
  seats: readonly SeatRecord[],
  isPresent: (seat: number) => boolean,
  now: number,
): readonly SeatRecord[] =>
  seats.map((seat, index) =>
    seat.kind === 'person' && seat.leftAt === null && !isPresent(index) ? { ...seat, leftAt: now } : seat,
  )
