/**
 * A game of one's own that goes on from a moment of another: the authority is this page, bots have the other seats,
 * and what is hidden at that moment is imagined anew.
 */
import { type Accessor, createSignal, onCleanup } from 'solid-js'
import { copy } from '../../../shared/engine/copy.ts'
import type { AnyRules } from '../../../shared/engine/game.ts'
import { type Seat, seqOf, type Shown } from '../../../shared/engine/ids.ts'
import type { AnyEntry } from '../../../shared/engine/log.ts'
import { seedOf } from '../../../shared/engine/random.ts'
import { openTable } from '../../../shared/engine/table.ts'
import { actOf, pauseOf } from '../../../shared/protocol/pace.ts'
import type { BotLevel } from '../../../shared/protocol/botLevels.ts'
import type { BotPace, TableInfo } from '../../../shared/protocol/tableInfo.ts'
import type { Think } from '../thinking/thinker.ts'
import type { TableFacts } from './history.ts'
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

const newSeed = () =>
  seedOf(
    [...crypto.getRandomValues(new Uint8Array(32))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join(''),
  )

/** How strong a seat plays on: a bot as it did before, a bot for a person as it would for who is away. */
export const levelAt = ({ seats }: Pick<TableInfo, 'seats'>, seat: number): BotLevel => {
  const sitting = seats[seat]
  return sitting?.kind === 'bot' ? sitting.level : 'oficial'
}

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
  { options, seats }: TableFacts,
  world: object,
  me: Seat,
  levelOf: (seat: Seat) => BotLevel,
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
    const level = levelOf(seat)
    const asked = { game: game.id, view: table.view(seat), seat, level, seed: botSeed, number: before + 1 }
    const move = await think('move', asked)
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
