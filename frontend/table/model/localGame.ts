/**
 * A game of one's own that goes on from a moment of another: the authority is this page, bots have the other seats,
 * and what is hidden at that moment is imagined anew.
 */
import { type Accessor, createSignal, onCleanup } from 'solid-js'
import { copy } from '../../../shared/engine/copy.ts'
import { type AnyRules, someLegalMoves } from '../../../shared/engine/game.ts'
import { type Seat, seatOf, seqOf, type Shown } from '../../../shared/engine/ids.ts'
import type { AnyEntry } from '../../../shared/engine/log.ts'
import { randomAt, seedOf } from '../../../shared/engine/random.ts'
import { openTable } from '../../../shared/engine/table.ts'
import { actOf, pauseOf } from '../../../shared/protocol/pace.ts'
import { characterAt } from '../../../shared/protocol/names.ts'
import type { BotPace, SeatInfo, TableInfo } from '../../../shared/protocol/tableInfo.ts'
import type { Think } from '../thinking/thinker.ts'
import type { TableSource } from './table.ts'

export interface LocalGame {
  /** The same rules, with that moment as their beginning. */
  readonly rules: AnyRules
  readonly source: TableSource
  readonly pace: Accessor<BotPace>
  setPace(pace: BotPace): void
}

/** Milliseconds a bot takes for a turn at its usual pace. */
const botPace = 700

type BotSeat = Extract<SeatInfo, { kind: 'bot' }>
type Person = Extract<SeatInfo, { kind: 'person' }>

const alone = {
  kind: 'person',
  present: true,
  standIn: false,
  held: false,
  ready: false,
  freeAt: null,
  lag: null,
} as const

const newSeed = () =>
  seedOf(
    [...crypto.getRandomValues(new Uint8Array(32))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join(''),
  )

/**
 * Who sits where when a table is played on from: `me` in person, its bots as they were, who they are and how strong,
 * whoever else has gone from it; for a person a bot as strong as for who is away.
 */
export const seatsFrom = (
  table: Pick<TableInfo, 'seats'>,
  me: Seat,
  name: string,
): readonly (Person | BotSeat)[] =>
  table.seats.map((sitting, index) => {
    const seat = seatOf(index)
    if (seat === me) return { ...alone, name }
    const character = characterAt(table, seat)
    const level = sitting.kind === 'bot' ? sitting.level : 'oficial'
    return { kind: 'bot', level, ...(character === null ? {} : { character }) }
  })

/** A whole position that agrees with what a seat saw. */
export const imagineWorld = (
  think: Think,
  game: AnyRules,
  view: Shown<object>,
  seat: Seat,
): Promise<object> => think('world', { game: game.id, view, seat, seed: newSeed() })

export const createLocalGame = (
  think: Think,
  game: AnyRules,
  { options, seats }: Pick<TableInfo, 'options' | 'seats'>,
  world: object,
  me: Seat,
  before: BotPace,
): LocalGame => {
  const [seed, botSeed] = [newSeed(), newSeed()]
  const rules: AnyRules = { ...game, blank: () => copy(world) }
  const begun: AnyEntry = { seq: seqOf(1), at: Date.now(), kind: 'setup', events: [] }
  const table = openTable(rules, { seats: seats.length, options, seed }, [begun])
  const [entries, setEntries] = createSignal(table.news(me, seqOf(0)))
  const [pace, setPace] = createSignal(before)
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastCid = 0

  const tell = (since: number): void => {
    setEntries([...entries(), ...table.news(me, seqOf(since))])
    callBots()
  }
  const playFor = async (seat: Seat): Promise<void> => {
    const before = table.seq
    const sitting = seats[seat]
    if (sitting?.kind !== 'bot') throw new Error('nobody plays there')
    const who = { level: sitting.level, character: characterAt({ seats }, seat) }
    const view = table.view(seat)
    const asked = { game: game.id, view, seat, ...who, seed: botSeed, number: before + 1 }
    // Where there is no thought, as once a part of the page has gone, the game goes on with any move.
    const anyMove = () => someLegalMoves(rules, view, seat, 1, randomAt(botSeed, seqOf(before + 1)))[0]
    const move = await think('move', asked).catch(anyMove)
    if (move === undefined) throw new Error('a bot is asked without a legal move')
    // Who plays again while a bot thinks, or has left, is not answered any more.
    const question = table.decisions().find((one) => one.seat === seat)
    if (hasLeft || table.seq !== before || question === undefined) return
    const played = table.play(seat, { cid: before + 1, decision: question.key, moves: [move] }, Date.now())
    if (!played.ok) throw new Error('a bot was refused')
    tell(before)
  }
  const callBots = (): void => {
    clearTimeout(timer)
    const asked = table.decisions().find(({ seat }) => seat !== me)
    if (asked === undefined) return
    const pause = pauseOf(botPace, pace(), actOf(rules, table, asked.seat), Math.random())
    timer = setTimeout(() => void playFor(asked.seat), pause)
  }
  let hasLeft = false
  onCleanup(() => (hasLeft = true))
  onCleanup(() => clearTimeout(timer))
  callBots()

  return {
    rules,
    pace,
    setPace(wanted) {
      setPace(wanted)
      callBots()
    },
    source: {
      eyes: () => me,
      entries,
      nextCid: () => ++lastCid,
      play(cid, decision, moves) {
        const before = table.seq
        const played = table.play(me, { cid, decision, moves }, Date.now())
        if (!played.ok) return Promise.resolve({ ok: false, why: played.error })
        tell(before)
        return Promise.resolve({ ok: true })
      },
    },
  }
}
