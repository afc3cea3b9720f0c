/**
 * A game of one's own that goes on from a moment of another: the authority is this page, bots have the other seats,
 * and what is hidden at that moment is imagined anew.
 */
import { type Accessor, createSignal, onCleanup } from 'solid-js'
import { journeymanBot } from '../../../shared/bots/thinking.ts'
import { copy } from '../../../shared/engine/copy.ts'
import type { AnyGame } from '../../../shared/engine/game.ts'
import { type Seat, seqOf, type Shown } from '../../../shared/engine/ids.ts'
import type { AnyEntry } from '../../../shared/engine/log.ts'
import { randomAt, seedOf } from '../../../shared/engine/random.ts'
import { openTable } from '../../../shared/engine/table.ts'
import { pauseOf } from '../../../shared/protocol/pace.ts'
import type { BotPace } from '../../../shared/protocol/tableInfo.ts'
import type { TableFacts } from './history.ts'
import type { TableSource } from './table.ts'

export interface LocalGame {
  /** The same rules, with that moment as their beginning. */
  readonly rules: AnyGame
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

export const createLocalGame = (
  game: AnyGame,
  { options, seats }: TableFacts,
  view: Shown<object>,
  me: Seat,
  before: BotPace,
): LocalGame => {
  const [seed, botSeed] = [newSeed(), newSeed()]
  const world = game.imagine(view, me, randomAt(seed, seqOf(0)))
  const rules: AnyGame = { ...game, blank: () => copy(world) }
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
  const callBots = (): void => {
    clearTimeout(timer)
    const asked = table.decisions().find(({ seat }) => seat !== me)
    if (asked === undefined) return
    const newest = table.log.at(-1)
    const isFurther = newest?.kind === 'played' && newest.seat === asked.seat
    const pause = pauseOf(botPace, pace(), isFurther, Math.random())
    timer = setTimeout(() => {
      const before = table.seq
      const random = randomAt(botSeed, seqOf(before + 1))
      const moves = [journeymanBot(rules, table.view(asked.seat), asked.seat, random, asked.seat)]
      const played = table.play(asked.seat, { cid: before + 1, decision: asked.key, moves }, Date.now())
      if (!played.ok) throw new Error('a bot was refused')
      tell(before)
    }, pause)
  }
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
