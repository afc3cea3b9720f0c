/**
 * The legal moves by kind of action. There may be thousands: they are read in the page's idle moments, a slice at a
 * time, so that it answers meanwhile.
 */
import { type Accessor, createEffect, createSignal, onCleanup, untrack } from 'solid-js'
import type { Tagged } from '../../../shared/engine/ids.ts'

export interface MoveGroup<Move> {
  readonly type: string
  readonly moves: readonly Move[]
}

export interface MoveGroups<Move> {
  /** As far as they have been read, in the order in which the kinds first come. */
  groups: Accessor<readonly MoveGroup<Move>[]>
  count(): number
  /** All have been read. */
  isWhole: Accessor<boolean>
}

/** Milliseconds for one slice: half a frame. */
const slice = 8

export const createMoveGroups = <Move extends Tagged>(legal: () => Iterable<Move>): MoveGroups<Move> => {
  const [groups, setGroups] = createSignal<readonly MoveGroup<Move>[]>([])
  const [isWhole, setWhole] = createSignal(false)
  createEffect(() => {
    const moves = legal()[Symbol.iterator]()
    const found = new Map<string, Move[]>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = (): void => {
      const until = performance.now() + slice
      let next = moves.next()
      while (next.done !== true) {
        const group = found.get(next.value.type)
        if (group === undefined) found.set(next.value.type, [next.value])
        else group.push(next.value)
        if (performance.now() >= until) break
        next = moves.next()
      }
      setGroups([...found].map(([type, group]) => ({ type, moves: [...group] })))
      setWhole(next.done === true)
      if (next.done !== true) timer = setTimeout(read)
    }
    untrack(read)
    onCleanup(() => clearTimeout(timer))
  })
  return {
    groups,
    count: () => groups().reduce((sum, { moves }) => sum + moves.length, 0),
    isWhole,
  }
}
