/** Who sits where: acts at the table, as pure functions of what the room has stored. */
import type { Circumstances } from './circumstances.ts'
import { seatOf, type Viewer } from '../../shared/engine/ids.ts'
import type { GameMeta } from '../../shared/engine/meta.ts'
import { areOptions, optionsAt } from '../../shared/engine/options.ts'
import { err, ok, type Result } from '../../shared/engine/result.ts'
import type { TableAct, Why } from '../../shared/protocol/messages.ts'
import { paceSetter } from '../../shared/protocol/tableInfo.ts'
import { hostOf, mayFree, standInFrom } from './leases.ts'
import { mayChangeMind } from './logBounds.ts'
import { nameApart } from './names.ts'
import { withAct } from './numbers.ts'
import { isSameToken } from './tokens.ts'
import { answerUndo, askUndo } from './undo.ts'
import { houseOf, paceAt, type Seating, type SeatRecord } from './records.ts'

export interface Actor {
  readonly token: string | null
  readonly cid: number
  readonly now: number
}

export const seatOfToken = (seats: readonly SeatRecord[], token: string | null): number | null => {
  if (token === null) return null
  const index = seats.findIndex((seat) => seat.kind === 'person' && isSameToken(seat.token, token))
  return index < 0 ? null : index
}

/** The seat that a key opens; null: who shows it looks on. */
export const viewerWithKey = ({ seats }: Seating, token: string | null): Viewer => {
  const index = seatOfToken(seats, token)
  return index === null ? null : seatOf(index)
}

const replace = (seating: Seating, index: number, seat: SeatRecord): Result<Seating, Why> =>
  ok({ ...seating, seats: seating.seats.map((old, at) => (at === index ? seat : old)) })

/** What somebody in this seat would be called: told apart from all others at the table. */
export const nameFor = ({ seats }: Seating, index: number, wanted: string): string =>
  nameApart(
    wanted,
    seats.flatMap((seat, at) => (seat.kind === 'person' && at !== index ? [seat.name] : [])),
  )

const sit = (seating: Seating, by: Actor, act: Extract<TableAct, { act: 'sit' }>): Result<Seating, Why> => {
  if (by.token === null) return err('notSeated')
  if (seatOfToken(seating.seats, by.token) !== null) return err('alreadySeated')
  const seat = seating.seats[act.seat]
  if (seat === undefined) return err('noSuchSeat')
  if (seat.kind !== 'empty') return err('seatTaken')
  const { name, entropy } = act
  return replace(seating, act.seat, {
    kind: 'person',
    name: nameFor(seating, act.seat, name),
    token: by.token,
    standIn: false,
    leftAt: null,
    satAt: by.now,
    lastAct: 0,
    ...(entropy === undefined ? {} : { entropy }),
  })
}

/** Acts while the table waits: what anybody who sits may do, and what only who decides may. */
type WaitingAct = Extract<
  TableAct,
  {
    act: 'sit' | 'stand' | 'ready' | 'free' | 'addBot' | 'removeBot' | 'resize' | 'option' | 'agree' | 'start'
  }
>
type HostAct = Exclude<WaitingAct, { act: 'sit' | 'stand' | 'ready' | 'free' }>

/** What was agreed on and is not possible with so many is as it was at first. */
const resize = (seating: Seating, size: number, meta: GameMeta): Result<Seating, Why> => {
  const { seats } = meta
  const isPossible = size >= seats.min && size <= seats.max
  if (!isPossible || seating.seats.slice(size).some((seat) => seat.kind !== 'empty')) return err('badSize')
  const more = Array.from({ length: Math.max(0, size - seating.seats.length) }, () => ({
    kind: 'empty' as const,
  }))
  const setting = { ...seating.setting, options: optionsAt(meta, size, seating.setting.options) }
  return ok({ setting, seats: [...seating.seats.slice(0, size), ...more] })
}

const choose = (seating: Seating, id: string, value: string, meta: GameMeta): Result<Seating, Why> => {
  const { setting, seats } = seating
  const options = { ...setting.options, [id]: value }
  if (!areOptions(meta, seats.length, options)) return err('badOption')
  return ok({ ...seating, setting: { ...setting, options } })
}

/** Who was ready for another game than this is asked anew. */
const unready = (seating: Seating): Seating => ({
  ...seating,
  seats: seating.seats.map((seat) =>
    seat.kind === 'person' && seat.ready === true ? { ...seat, ready: false } : seat,
  ),
})

const decide = (seating: Seating, act: HostAct, { meta }: Circumstances): Result<Seating, Why> => {
  switch (act.act) {
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
      return resize(unready(seating), act.seats, meta)
    case 'option':
      return choose(unready(seating), act.id, act.value, meta)
    case 'agree': {
      const { setting } = seating
      return ok({ ...unready(seating), setting: { ...setting, house: { ...houseOf(setting), ...act.on } } })
    }
    case 'start':
      if (seating.seats.some((seat) => seat.kind === 'empty')) return err('tooFewSeats')
      return seating.seats.some((seat) => seat.kind === 'person' && seat.held !== undefined)
        ? err('notAllHere')
        : ok(seating)
  }
}

const actWhileWaiting = (
  seating: Seating,
  by: Actor,
  act: WaitingAct,
  at: Circumstances,
): Result<Seating, Why> => {
  if (act.act === 'sit') return sit(seating, by, act)
  const author = seatOfToken(seating.seats, by.token)
  const own = author === null ? undefined : seating.seats[author]
  // To stand up twice is to stand.
  if (author === null || own?.kind !== 'person') return act.act === 'stand' ? ok(seating) : err('notSeated')
  switch (act.act) {
    case 'stand':
      return replace(seating, author, { kind: 'empty' })
    case 'ready':
      return replace(seating, author, { ...own, ready: act.ready })
    case 'free': {
      const seat = seating.seats[act.seat]
      if (seat?.kind !== 'person') return err('noSuchSeat')
      return mayFree(seating, seatOf(author), seat, by.now)
        ? replace(seating, act.seat, { kind: 'empty' })
        : err('notAbsent')
    }
    default:
      return hostOf(seating, by.now) === author ? decide(seating, act, at) : err('notHost')
  }
}

const callStandIn = (seating: Seating, by: Actor, index: number, at: Circumstances): Result<Seating, Why> => {
  const seat = seating.seats[index]
  if (seat?.kind !== 'person') return err('noSuchSeat')
  const from = standInFrom(seat)
  const isAway = !at.isPresent(index) && from !== null && by.now >= from
  return isAway || at.isOverdue(index)
    ? replace(seating, index, { ...seat, standIn: true })
    : err('notAbsent')
}

const comeBack = (seating: Seating, by: Actor): Result<Seating, Why> => {
  const index = seatOfToken(seating.seats, by.token)
  const seat = index === null ? undefined : seating.seats[index]
  if (index === null || seat?.kind !== 'person') return err('notSeated')
  return seat.standIn ? replace(seating, index, { ...seat, standIn: false }) : err('notStoodIn')
}

const takeBack = (
  seating: Seating,
  by: Actor,
  act: Extract<TableAct, { act: 'askUndo' | 'answerUndo' }>,
  { hasStarted, isOver, played }: Circumstances,
): Result<Seating, Why> => {
  const index = seatOfToken(seating.seats, by.token)
  if (index === null) return err('notSeated')
  // What is over stands: it is on record.
  if (!hasStarted || isOver) return err('notLive')
  if (act.act === 'askUndo' && !mayChangeMind(played.log, index)) return err('tooManyChanges')
  const { undo: asked } = seating.setting
  const open = asked?.seq === played.log.at(-1)?.seq ? asked : undefined
  const answer =
    act.act === 'askUndo'
      ? askUndo(played, seating.seats, seatOf(index))
      : answerUndo(open, seatOf(index), act)
  if (!answer.ok) return answer
  return ok({ ...seating, setting: { ...seating.setting, undo: answer.value } })
}

/**
 * The seats after an act, or why not. `start` and `rematch` change no seat: the room deals, or opens the new table,
 * once this has said that it may.
 */
export const actOn = (
  seating: Seating,
  by: Actor,
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
  if (act.act === 'pace') {
    const index = seatOfToken(seating.seats, by.token)
    if (index === null) return err('notSeated')
    if (at.isOver) return err('notLive')
    if (paceSetter(seating.seats) !== index) return err('notYourPace')
    const { setting, seats } = seating
    // What stands need not be stored anew.
    if (paceAt(setting, seats) === act.pace) return ok(seating)
    return ok({ ...seating, setting: { ...setting, pace: act.pace } })
  }
  if (act.act === 'nudge') {
    const index = seatOfToken(seating.seats, by.token)
    const seat = index === null ? undefined : seating.seats[index]
    return index === null || seat?.kind !== 'person'
      ? err('notSeated')
      : replace(seating, index, { ...seat, nudge: act.nudge })
  }
  if (act.act === 'rename') {
    const index = seatOfToken(seating.seats, by.token)
    const seat = index === null ? undefined : seating.seats[index]
    if (index === null || seat?.kind !== 'person') return err('notSeated')
    // What is over is on record, under the names it was played with.
    if (at.isOver) return err('notLive')
    return replace(seating, index, { ...seat, name: nameFor(seating, index, act.name) })
  }
  return at.hasStarted ? err('alreadyStarted') : actWhileWaiting(seating, by, act, at)
}

/** The seats after an act of this number by the person in `seat`: a repeat of it is known by what is noted. */
export const withLastAct = (seating: Seating, seat: number | null, cid: number, act: TableAct): Seating => ({
  ...seating,
  seats: seating.seats.map((record, index) =>
    index === seat && record.kind === 'person' ? withAct(record, cid, act) : record,
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

/**
 * Whoever has no socket is away from now on, if it was not noted: after a crash nobody said good-bye, and on a full disk
 * it could not be written down. The very same seats where all is noted.
 */
export const withoutGhosts = (
  seats: readonly SeatRecord[],
  isPresent: (seat: number) => boolean,
  now: number,
): readonly SeatRecord[] => {
  const noted = seats.map((seat, index) =>
    seat.kind === 'person' && seat.leftAt === null && !isPresent(index) ? { ...seat, leftAt: now } : seat,
  )
  return noted.some((seat, index) => seat !== seats[index]) ? noted : seats
}
