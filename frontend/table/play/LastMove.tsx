import { createMemo, For, Show } from 'solid-js'
import type { Seat, Seq } from '../../../shared/engine/ids.ts'
import { l } from '../logWords.ts'
import type { LiveTable } from '../model/table.ts'
import { sinceOwnTurn, summaryOf } from '../model/turns.ts'
import './Log.css'

/** What a seat did last, in words; of some of the log's lines alone, if they are said. */
export const lastMoveOf = (table: LiveTable, seat: Seat, lines = table.log()): string => {
  const { nameOf, me } = table
  const reader = me()
  const since = sinceOwnTurn(table.entries(), reader)
  return summaryOf(lines, since, seat, nameOf(seat), reader === null ? null : nameOf(reader))
}

/**
 * That in one line, which ends on a low page before what has no room beside the rest of it: its hint says all. Pressing it
 * plays what the others have done since one's own turn.
 */
export const LastMove = (props: { table: LiveTable; seat: Seat; showAgain(since: Seq): void }) => {
  const said = createMemo(() => lastMoveOf(props.table, props.seat))
  return (
    <Show when={said() !== ''}>
      <button
        type="button"
        data-hint={said()}
        aria-description={l().again}
        onClick={() => props.showAgain(sinceOwnTurn(props.table.entries(), props.table.me()))}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M3 8a5 5 0 1 0 1.6-3.7M3 2.5V5h2.6"
            fill="none"
            stroke="currentColor"
            stroke-width="1.6"
            stroke-linecap="round"
          />
        </svg>
        <span class="last-move">
          <For each={said().split(l().besides)}>{(part) => <span>{part}</span>}</For>
        </span>
      </button>
    </Show>
  )
}
