import { createEffect, createMemo, createSignal, onCleanup, Show } from 'solid-js'
import { type BotPace, paceSetter, type TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { recall, remember } from '../../kit/storage.ts'
import { l } from '../logWords.ts'
import type { LiveTable } from '../model/table.ts'
import { keepPace } from './easing.ts'

/** Milliseconds after which somebody who waits is told that it can go faster. */
const patient = 3000
/** What each pace becomes; not without any time, by which nothing would be seen. */
const faster: Partial<Record<BotPace, BotPace>> = { slow: 'usual', usual: 'fast' }

/**
 * While others play, and for as long as one sees what they do: goes on to one's own turn at once, and has bots take less
 * time from now on, where they are one's own to set; after that, what others do is shown faster. It stands where a turn in hand lies, which there is none of.
 */
export const Hurry = (props: {
  table: LiveTable
  info: TableInfo
  setPace: ((pace: BotPace) => void) | null
}) => {
  /** The pace that bots would have from now on. */
  const next = (): BotPace | null => {
    const { setPace, info, table } = props
    return setPace === null || paceSetter(info.seats) !== table.me() ? null : (faster[info.pace] ?? null)
  }
  const isWaiting = createMemo(() => {
    const { table, info } = props
    const me = table.me()
    if (me === null || table.past() || table.finished() || info.stage !== 'live') return false
    const asked = table.decisions()
    if (asked.some(({ seat }) => seat === me)) return false
    // For a person one waits as long as they take.
    return (
      table.replay.busy() || (next() !== null && asked.some(({ seat }) => info.seats[seat]?.kind === 'bot'))
    )
  })
  /** What a press changes for good: once all is as fast as it gets, it goes on to one's own turn alone. */
  const label = (): string => {
    const pace = next()
    if (pace === 'usual') return l().hurry.first
    return pace === null && recall('speed') === 'fast' ? l().hurry.only : l().hurry.more
  }
  const [isLong, tell] = createSignal(false)
  createEffect(() => {
    tell(false)
    if (!isWaiting()) return
    const timer = setTimeout(() => tell(true), patient)
    onCleanup(() => clearTimeout(timer))
  })
  const hurry = (): void => {
    tell(false)
    props.table.hurry()
    const pace = next()
    // Bots that take no longer than to be seen, or are not one's own to set: what they do is shown in half the time.
    if (pace === null) return remember('speed', 'fast')
    keepPace(props.info)
    props.setPace?.(pace)
  }
  return (
    <Show when={isLong() && props.table.staged().length === 0}>
      <button type="button" class="hurry" onClick={hurry}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M3 5l9 7-9 7zM12 5l9 7-9 7z" />
        </svg>
        <span>{label()}</span>
      </button>
    </Show>
  )
}
