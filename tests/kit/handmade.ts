/** The page's model over a log that a test writes by hand: it says what the table answers, and when. */
import { batch, createRoot, createSignal } from 'solid-js'
import type { AnyUi } from '../../frontend/plug/gameUi.ts'
import type { ShownEntry } from '../../frontend/table/model/folds.ts'
import type { Onlooker } from '../../frontend/table/model/onlooker.ts'
import { farBehind, type Theatre } from '../../frontend/table/model/reel.ts'
import { createTable, type LiveTable } from '../../frontend/table/model/table.ts'
import { copy } from '../../shared/engine/copy.ts'
import type { AnyRules } from '../../shared/engine/game.ts'
import { seqOf, type Seat, type Tagged } from '../../shared/engine/ids.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { Answer } from '../../frontend/net/session.ts'

interface Sent {
  readonly cid: number
  readonly decision: string
  readonly moves: readonly Tagged[]
  answer(answer: Answer): Promise<void>
}

/** All of an entry but its number and time. */
export type Line = AnyEntry extends infer Entry
  ? Entry extends AnyEntry
    ? Omit<Entry, 'seq' | 'at'>
    : never
  : never

export interface Handmade {
  readonly page: LiveTable
  /** Turns that the page has sent, the newest last. */
  readonly sent: readonly Sent[]
  /** New entries come, as one frame. */
  tell(...lines: readonly Line[]): Promise<void>
  /** An entry that answers the newest turn that was sent. */
  mine<Event extends Tagged>(...events: readonly Event[]): Line
  /** Others look, or all faces go up. */
  look(eyes: Onlooker): void
}

/** What follows by itself has followed. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Moves nothing: everything is there at once, in order. */
export const stillTheatre: Theatre = {
  isUnseen: () => false,
  isSkipped: () => false,
  patience: () => farBehind,
  isAwaited: () => false,
  isStill: () => false,
  hear: () => undefined,
  fly: async () => undefined,
  play: async () => undefined,
  wait: async () => undefined,
}

/** A page over a game that is under way at this state. */
export const handmade = (
  rules: AnyRules,
  ui: AnyUi,
  { seats, options, state, me }: { seats: number; options: object; state: object; me: Seat },
  theatre: Theatre = stillTheatre,
): Handmade =>
  createRoot(() => {
    const begun: AnyEntry = { seq: seqOf(1), at: 0, kind: 'setup', events: [] }
    const [log, setLog] = createSignal<readonly AnyEntry[]>([begun])
    const [eyes, setEyes] = createSignal<Onlooker>(me)
    const [entries, setEntries] = createSignal<readonly ShownEntry[]>([conceal(begun, me)])
    const sent: Sent[] = []
    const told = (entry: AnyEntry): ShownEntry =>
      conceal(entry, eyes() === 'open' ? null : (eyes() as Seat | null))
    const page = createTable(
      { ...rules, blank: () => copy(state) },
      ui,
      {
        eyes,
        entries,
        nextCid: () => sent.length + 1,
        play: (cid, decision, moves) =>
          new Promise((resolve) => {
            sent.push({ cid, decision, moves, answer: (answer) => (resolve(answer), settled()) })
          }),
      },
      { seats: { length: seats }, options: options as Record<string, string> },
      (seat) => 'ABCDEFGH'[seat] ?? '',
      theatre,
    )
    return {
      page,
      sent,
      tell(...lines) {
        const from = log().length
        const news = lines.map(
          (line, index) => ({ ...line, seq: seqOf(from + index + 1), at: 0 }) as AnyEntry,
        )
        batch(() => (setLog([...log(), ...news]), setEntries([...entries(), ...news.map(told)])))
        return settled()
      },
      mine: (...events) => ({ kind: 'played', seat: me, cid: sent.at(-1)?.cid ?? 0, moves: null, events }),
      look(other) {
        batch(() => (setEyes(other), setEntries(log().map(told))))
      },
    }
  })
