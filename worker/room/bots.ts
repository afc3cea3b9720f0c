/** Who plays by itself: bots, and the stand-in for a person who is away. Each sees its seat's view and no more. */
import { bots } from '../../shared/bots/bots.ts'
import type { Decision } from '../../shared/engine/game.ts'
import { type Seat, seqOf, type Tagged } from '../../shared/engine/ids.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import { randomAt, seedOf } from '../../shared/engine/random.ts'
import type { Result } from '../../shared/engine/result.ts'
import type { Play } from '../../shared/engine/table.ts'
import { playedByTable } from '../../shared/engine/playedByTable.ts'
import type { Why } from '../../shared/protocol/messages.ts'
import { characterAt } from '../../shared/protocol/names.ts'
import { actOf, pauseOf } from '../../shared/protocol/pace.ts'
import { isResting } from '../../shared/protocol/resting.ts'
import type { BotPace } from '../../shared/protocol/tableInfo.ts'
import type { Deadlines } from './deadlines.ts'
import { type OpenTable, questionsOf } from './table.ts'
import { paceAt, type SeatRecord } from './records.ts'

/** Milliseconds that bots pause where they play too much: the platform counts by the minute. */
const breather = 60_000

/** Judges and stores a turn; throws where it cannot be stored, or where the rules throw. */
type Commit = (seat: Seat, play: Play<Tagged>) => Result<AnyEntry, Why>

export interface Bots {
  /**
   * Sets the deadline for the next move of an automatic seat that is asked. Each takes its time from when it was asked,
   * so that those who are asked together do not wait for one another; what follows in a turn follows quickly. Where
   * the table rests there is no such deadline.
   */
  call(open: OpenTable, now: number): void
  /** Plays for an automatic seat that is asked, if there is one. Throws where nothing at all can be played. */
  play(open: OpenTable, commit: Commit): void
  /** Nothing is played now: an automatic seat that is asked waits a while. False where there is none. */
  pause(open: OpenTable, now: number): boolean
}

export const isAutomatic = (seat: SeatRecord | undefined): boolean =>
  seat?.kind === 'bot' || (seat?.kind === 'person' && seat.standIn)

/** What an automatic seat is about to answer, and when. */
interface Thinking extends Decision {
  readonly pace: BotPace
  readonly due: number
}

/** A way to find a move; each is tried only where those before it have found none that can be played. */
type Way = () => Tagged

const waysFor = (open: OpenTable, { seat }: Decision): readonly Way[] => {
  const { rules, table, seating } = open
  const record = seating.seats[seat]
  // Its chance is its own: never a draw of the game's.
  const random = randomAt(seedOf(seating.setting.botSeed), seqOf(table.seq + 1))
  // The table is looked up anew by each way: after a throw it has been read again from storage.
  const standIn: Way = () => rules.standIn(open.table.view(seat), seat, random)
  const anyMove: Way = () => bots.random(rules, open.table.view(seat), seat, random)
  // Who is away is played for by a sensible bot, which does nothing rash; in a game without one by the rules' stand-in.
  const level = record?.kind === 'bot' ? record.level : rules.policy === undefined ? null : 'oficial'
  const own: readonly Way[] =
    level === null
      ? []
      : [() => bots[level](rules, open.table.view(seat), seat, random, characterAt(seating, seat))]
  return [...own, standIn, anyMove, anyMove, anyMove]
}

/** `isPresent`: whether whoever sits there has a socket. */
export const createBots = (
  deadlines: Deadlines,
  usual: number,
  isPresent: (seat: number) => boolean,
): Bots => {
  // In memory alone: after a restart each takes its time anew.
  let thinking: readonly Thinking[] = []

  const askedOf = ({ table, seating }: OpenTable): readonly Decision[] =>
    isResting(seating.seats.map((record, seat) => ({ ...record, present: isPresent(seat) })))
      ? []
      : questionsOf({ table }).filter(({ seat }) => isAutomatic(seating.seats[seat]))

  /** Whose answer is due first. */
  const next = (open: OpenTable): Decision | undefined => {
    const dueOf = ({ seat }: Decision): number => thinking.find((one) => one.seat === seat)?.due ?? 0
    return askedOf(open).toSorted((a, b) => dueOf(a) - dueOf(b))[0]
  }
  return {
    call(open, now) {
      const { rules, table, seating } = open
      const pace = paceAt(seating.setting, seating.seats)
      thinking = askedOf(open).map((asked) => {
        const known = thinking.find(({ seat, key }) => seat === asked.seat && key === asked.key)
        if (known?.pace === pace) return known
        const act = actOf(rules, table, asked.seat)
        return { ...asked, pace, due: now + pauseOf(usual, pace, act, Math.random()) }
      })
      deadlines.reschedule('bots', thinking.length === 0 ? null : Math.min(...thinking.map(({ due }) => due)))
    },
    play(open, commit) {
      const asked = next(open)
      if (asked === undefined) return
      const { seat, key: decision } = asked
      for (const find of waysFor(open, asked))
        try {
          // Numbered as no message is: the person it stands in for may use any other number.
          const played = commit(seat, { cid: playedByTable, decision, moves: [find()] })
          if (played.ok) return
          console.error(`a move for seat ${seat} was refused: ${JSON.stringify(played.error)}`)
        } catch (failure) {
          console.error(`no move for seat ${seat}:`, failure)
        }
      throw new Error(`seat ${seat} cannot be played for at ${decision}`)
    },
    pause(open, now) {
      if (askedOf(open).length === 0) return false
      deadlines.schedule('bots', now + breather)
      return true
    },
  }
}
