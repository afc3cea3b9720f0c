/** What people did at a table beside moves, what each was answered, and whether the table is as these answers say. */
import type { AnyEntry } from '../../shared/engine/log.ts'
import type { TableAct, Why } from '../../shared/protocol/messages.ts'
import type { SeatRecord, Setting } from '../../worker/room/records.ts'
import type { Person } from '../kit/person.ts'
import type { Host } from './objects.ts'
import type { Platform, RoomObject } from './platform.ts'

/** An act as it was sent, and what it was answered; null where it never was. */
interface Deed {
  readonly seat: number
  readonly act: TableAct
  answer: 'acknowledged' | Why | null
  /** In the order of all that was asked and answered; null where it never was answered. */
  readonly asked: number
  answered: number | null
}

export interface Deeds {
  readonly all: readonly Deed[]
  /** Has somebody do it, and notes what comes of it. */
  do(one: Person, act: TableAct): void
  /** Somebody still waits for an answer. */
  isWaiting(one: Person): boolean
}

export const createDeeds = (): Deeds => {
  const all: Deed[] = []
  const waiting = new Set<Person>()
  let steps = 0
  return {
    all,
    isWaiting: (one) => waiting.has(one),
    do(one, act) {
      const deed: Deed = { seat: one.seat, act, answer: null, asked: ++steps, answered: null }
      all.push(deed)
      waiting.add(one)
      void one.session.act(act).then((answer) => {
        waiting.delete(one)
        deed.answered = ++steps
        deed.answer = answer.ok ? 'acknowledged' : answer.why
      })
    },
  }
}

/** May have been done or not: it was never answered, or not stored and may have come again. */
const isUncertain = ({ answer }: Deed): boolean =>
  answer === null || answer === 'storage' || answer === 'usedNumber'
const isDone = ({ answer }: Deed): boolean => answer === 'acknowledged'
const mayBeDone = (deed: Deed): boolean => isDone(deed) || isUncertain(deed)

type PersonRecord = Extract<SeatRecord, { kind: 'person' }>

/** What is said anew replaces what was said before: the last that was acknowledged stands, or one that may have been done. */
const isOneOf = (
  deeds: readonly Deed[],
  found: string | null,
  first: string | null,
  words: (act: TableAct) => string | null,
): boolean => {
  const last = deeds.findLast(isDone)
  const may = deeds.filter(isUncertain).map(({ act }) => words(act))
  return [last === undefined ? first : words(last.act), ...may].includes(found)
}

const seatFaults = (mine: readonly Deed[], seat: number, record: PersonRecord): string[] => {
  const faults: string[] = []
  const of = (act: TableAct['act']): readonly Deed[] => mine.filter((deed) => deed.act.act === act)
  const namedBy = (act: TableAct): string | null =>
    act.act === 'rename' || act.act === 'sit' ? act.name : null
  // Whoever sits down says their name, too.
  const named = mine.filter(({ act }) => namedBy(act) !== null)
  if (!isOneOf(named, record.name, `P${seat}`, namedBy)) faults.push(`seat ${seat} is called ${record.name}`)
  const calledBy = (act: TableAct): string | null => (act.act === 'nudge' ? act.nudge.webhook : null)
  const webhook = record.nudge?.webhook ?? null
  if (!isOneOf(of('nudge'), webhook, null, calledBy)) faults.push(`seat ${seat} is told at ${webhook}`)
  const stood = of('stand').findLast(isDone)
  // On their way wishes and answers overtake one another: what was not answered before may have been done after it.
  const mayHaveSatSince = of('sit').some(
    (deed) => mayBeDone(deed) && (deed.answered ?? Infinity) > (stood?.asked ?? 0),
  )
  if (stood !== undefined && !mayHaveSatSince) faults.push(`seat ${seat} has stood up, and sits`)
  return faults
}

/** Each rewind was asked for once, and agreed to by those who are said to have agreed. */
const rewindFaults = (all: readonly Deed[], log: readonly AnyEntry[]): string[] => {
  const faults: string[] = []
  const rewound = log.filter((entry) => entry.kind === 'rewound')
  for (const by of new Set(rewound.map((entry) => entry.by))) {
    const its = rewound.filter((entry) => entry.by === by)
    const asked = all.filter((deed) => deed.seat === by && deed.act.act === 'askUndo' && mayBeDone(deed))
    if (its.length > asked.length)
      faults.push(`seat ${by} has taken back ${its.length} times, and asked ${asked.length} times`)
    for (const seat of new Set(its.flatMap(({ agreed = [] }) => agreed))) {
      const agreed = all.filter(
        (deed) =>
          deed.seat === seat &&
          deed.act.act === 'answerUndo' &&
          deed.act.agree &&
          deed.act.by === by &&
          mayBeDone(deed),
      )
      const noted = its.filter((entry) => entry.agreed?.includes(seat) === true)
      if (noted.length > agreed.length)
        faults.push(
          `seat ${seat} is said to have agreed ${noted.length} times, and did ${agreed.length} times`,
        )
    }
  }
  return faults
}

const rematchFaults = (
  { rooms }: Platform,
  all: readonly Deed[],
  setting: Setting,
  keys: readonly string[],
) => {
  const wanted = all.filter(({ act }) => act.act === 'rematch')
  const { rematch } = setting
  const faults: string[] = []
  if (rematch === undefined)
    return wanted.some(isDone) ? ['a rematch was acknowledged, and there is none'] : faults
  if (typeof rematch === 'string') return ['a rematch has nothing but an address']
  for (const seat of new Set(wanted.filter(isDone).map((deed) => deed.seat)))
    if (!(rematch.wants ?? []).some((other) => other === seat))
      faults.push(`seat ${seat} wants a rematch, and it is not noted`)
  for (const seat of rematch.wants ?? [])
    if (!wanted.some((deed) => deed.seat === seat && mayBeDone(deed)))
      faults.push(`seat ${seat} is said to want a rematch`)
  const next = rooms.get(rematch.id)
  const held = next?.disk.has('facts') === true ? seatsOn(next) : []
  const tokens = held.flatMap((record) => (record.kind === 'person' ? [record.token] : []))
  // Who does not come in time loses the seat: nobody comes in these runs.
  if (tokens.some((token) => !keys.includes(token))) faults.push('somebody else has a seat in the rematch')
  if (next === undefined) faults.push('the table of the rematch was never opened')
  return faults
}

const factOf = ({ disk }: Host<RoomObject>, name: string): unknown =>
  JSON.parse(String(disk.rows(`SELECT body FROM facts WHERE name = '${name}'`)[0]?.['body']))
const seatsOn = (room: Host<RoomObject>): readonly SeatRecord[] =>
  factOf(room, 'seats') as readonly SeatRecord[]

/** All that is otherwise than people were told. */
export const deedFaults = (
  platform: Platform,
  room: Host<RoomObject>,
  { all }: Deeds,
  people: readonly Person[],
  log: readonly AnyEntry[],
): string[] => {
  const faults: string[] = []
  const seats = seatsOn(room)
  for (const { seat, token } of people) {
    const record = seats[seat]
    if (record?.kind !== 'person' || record.token !== token)
      faults.push(`seat ${seat} is not theirs who sat there`)
    else
      faults.push(
        ...seatFaults(
          all.filter((deed) => deed.seat === seat),
          seat,
          record,
        ),
      )
  }
  if (log.filter(({ kind }) => kind === 'setup').length !== 1) faults.push('the game has not begun once')
  faults.push(...rewindFaults(all, log))
  const keys = people.map(({ token }) => token)
  faults.push(...rematchFaults(platform, all, factOf(room, 'setting') as Setting, keys))
  return faults
}
