/** Any moment of the game so far, on the same board: which one is shown, and how to get to another. */
import { createSignal } from 'solid-js'
import { type Seq, seqOf } from '../../../shared/engine/ids.ts'
import type { AnyEntry } from '../../../shared/engine/log.ts'
import type { Frame, Reel } from './reel.ts'

/** Moments are numbers of entries that stand: from 0, before the first, to `length`, after the last. */
export interface Replay {
  /** Null while the present is shown. */
  at(): number | null
  length(): number
  /** A motion is under way. */
  busy(): boolean
  /**
   * Shows a moment: one step forward is played, everything else is there at once. `facts`: of an entry that goes on into
   * another round no more than so many, as the line that was pressed tells of a board from before that.
   */
  go(moment: number, facts?: number): void
  /** It goes on by itself, a move at a time; the bar of the past sees to it. */
  playing(): boolean
  play(on: boolean): void
  /** The end of the next turn, or of the one before: a turn is a run of entries by one seat. */
  turn(from: number, direction: 1 | -1): number
  /** Moments at which a round begins, as the game counts its rounds. */
  rounds(): readonly number[]
  /** Number of the newest entry at a moment, as permalinks have it; and back. */
  seqAt(moment: number): Seq
  momentOf(seq: number): number
  /** Shows the same moment anew, as after another seat's eyes were taken. */
  refresh(): void
  /** Back to the present. */
  leave(): void
}

interface Game<View> {
  length(): number
  entryAt(moment: number): Pick<AnyEntry, 'kind' | 'seq'> | undefined
  viewAt(moment: number): View
  /** Before each fact of the entry that leads to a moment, and after the last. */
  viewsOf(moment: number): readonly View[]
  /** What the game calls the time of a moment. */
  roundAt(moment: number): string
  framesOf(moment: number): readonly Frame<View>[]
  readonly reel: Reel<View>
  present(): void
}

export const createReplay = <View>(game: Game<View>): Replay => {
  const [at, setAt] = createSignal<number | null>(null)
  const [playing, play] = createSignal(false)
  const inRange = (moment: number): number => Math.max(0, Math.min(moment, game.length()))
  const seqAt = (moment: number): Seq => seqOf(game.entryAt(moment)?.seq ?? 0)
  const authorAt = (moment: number): number | null => {
    const entry = game.entryAt(moment) as AnyEntry | undefined
    return entry?.kind === 'played' ? entry.seat : null
  }
  const stand = (moment: number, facts?: number): void => {
    const part = facts && game.roundAt(moment) !== game.roundAt(moment + 1) && game.viewsOf(moment)[facts]
    game.reel.cut(part || game.viewAt(moment), seqAt(moment))
  }
  return {
    at,
    length: game.length,
    busy: game.reel.playing,
    playing,
    play,
    go(wanted, facts) {
      const [before, next] = [at(), inRange(wanted)]
      setAt(next)
      if (before === null || next !== before + 1) return stand(next, facts)
      stand(before)
      game.reel.show(game.framesOf(next))
    },
    turn(from, direction) {
      const last = game.length()
      let moment = inRange(from + direction)
      while (moment > 0 && moment < last && authorAt(moment) === authorAt(moment + 1)) moment += direction
      return moment
    },
    rounds() {
      const names = Array.from({ length: game.length() }, (_, before) => game.roundAt(before + 1))
      return names.flatMap((name, index) => (index > 0 && name !== names[index - 1] ? [index + 1] : []))
    },
    seqAt,
    momentOf(seq) {
      let moment = 0
      while (moment < game.length() && seqAt(moment + 1) <= seq) moment++
      return moment
    },
    refresh() {
      const moment = inRange(at() ?? 0)
      setAt(moment)
      stand(moment)
    },
    leave() {
      setAt(null)
      game.present()
    },
  }
}
