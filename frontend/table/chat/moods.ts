/**
 * Bots say a word now and then of what is done, as people do: made by this page alone, from facts that all see, and never
 * sent. Who plays fast, or has nothing move, is not held up by it.
 */
import { createEffect, on, onCleanup } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import type { Reaction } from '../../../shared/protocol/reactions.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { prefersStill } from '../../kit/media.ts'
import { speed } from '../../kit/motion.ts'
import { loadMoods, type Moods } from '../../plug/moods.ts'
import type { LiveTable } from '../model/table.ts'

/** Milliseconds between two such words, so that each is one. */
const quiet = 14_000
/** Of more at once than this nothing is said: they were not looked at one by one. */
const few = 2

const isLively = (): boolean => !prefersStill() && (speed() === 'normal' || speed() === 'slow')

export const createMoods = (
  table: LiveTable,
  info: () => Pick<TableInfo, 'seats' | 'stage'>,
  say: (seat: Seat, reaction: Reaction) => void,
): void => {
  let moods: Moods | null = null
  let last = -Infinity
  let isGone = false
  onCleanup(() => (isGone = true))
  const isBot = (seat: Seat): boolean => info().seats[seat]?.kind === 'bot'
  /** The newest entry of which all is seen: nobody takes a fight before its dice lie still. */
  const seen = (): number => (table.replay.busy() ? table.shownAt() - 1 : table.shownAt())
  let newest: number | null = null
  createEffect(
    on(seen, (now) => {
      const before = newest ?? now
      // What moves next is of a later entry: nothing is seen twice.
      newest = Math.max(before, now)
      const isNews = now > before && now - before <= few
      if (!isNews || table.past() || info().stage !== 'live' || !isLively()) return
      if (Date.now() - last < quiet || !info().seats.some(({ kind }) => kind === 'bot')) return
      void (async () => {
        moods ??= await loadMoods(table.rules.id)
        const told = table.entries().filter(({ seq }) => seq > before && seq <= now)
        for (const entry of told)
          for (const fact of entry.kind === 'played' ? entry.events : [])
            for (const [seat, reaction] of moods(fact, table.view())) {
              if (isGone || !isBot(seat)) continue
              last = Date.now()
              return say(seat, reaction)
            }
      })()
    }),
  )
}
