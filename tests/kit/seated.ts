/** A seat at a table of the engine, as the page has it: its model over a game that is played here, without a wire. */
import { createRoot, createSignal } from 'solid-js'
import { createTable, type LiveTable } from '../../frontend/table/model/table.ts'
import { browserTheatre, farBehind, type Theatre } from '../../frontend/table/model/reel.ts'
import type { AnyUi } from '../../frontend/plug/gameUi.ts'
import { copy } from '../../shared/engine/copy.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { type Seat, seqOf, type Tagged } from '../../shared/engine/ids.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import { seedFromNumber } from '../../shared/engine/random.ts'
import { openTable } from '../../shared/engine/table.ts'
import { keyOf } from './tables.ts'

export interface Seated {
  readonly page: LiveTable
  /** What the page says, as its bar does. */
  status(): string
  /** Lines of the log as far as they are shown. */
  lines(): readonly string[]
  /** Staged moves in words. */
  turn(): readonly string[]
  /** Stages a move, and waits until it is shown. */
  stage(move: Tagged): Promise<void>
  /** Another seat plays. */
  play(seat: Seat, ...moves: Tagged[]): void
  /** Sends the staged turn, and waits for its answer. */
  confirm(): Promise<void>
}

/** What moves is there at once, but not in the same breath. */
const shown = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

export const seatedAt = (
  game: AnyGame,
  createUi: () => AnyUi,
  { seats, options, state, me }: { seats: number; options: object; state: object; me: Seat },
  theatre: Theatre = browserTheatre(game.id, () => farBehind),
): Seated =>
  createRoot(() => {
    const rules: AnyGame = { ...game, blank: () => copy(state) }
    const begun: AnyEntry = { seq: seqOf(1), at: 0, kind: 'setup', events: [] }
    const table = openTable(rules, { seats, options, seed: seedFromNumber(1) }, [begun])
    const [entries, setEntries] = createSignal(table.news(me, seqOf(0)))
    let lastCid = 0
    const play = (seat: Seat, cid: number, decision: string, moves: readonly Tagged[]) => {
      const before = table.seq
      const played = table.play(seat, { cid, decision, moves }, 0)
      if (!played.ok) return played
      setEntries([...entries(), ...table.news(me, before)])
      return played
    }
    const names = 'ABCDEFGH'
    const page = createTable(
      rules,
      createUi(),
      {
        eyes: () => me,
        entries,
        nextCid: () => ++lastCid,
        async play(cid, decision, moves) {
          const played = play(me, cid, decision, moves)
          return played.ok ? { ok: true } : { ok: false, why: played.error }
        },
      },
      { seats: { length: seats }, options: options as Record<string, string> },
      (seat) => names[seat] ?? '',
      theatre,
    )
    return {
      page,
      status: () => page.ui.status(page),
      lines: () => page.log().map(({ text }) => text),
      turn: () => page.turn().map(({ move, before }) => page.ui.nameMove(move, before, page.nameOf)),
      play(seat, ...moves) {
        const played = play(seat, ++lastCid, keyOf(table, seat), moves)
        if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.error)}`)
      },
      stage(move) {
        page.stage(move)
        return shown()
      },
      confirm() {
        page.commit()
        return shown()
      },
    }
  })
