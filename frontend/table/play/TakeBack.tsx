import { createComputed, createMemo, createSignal, on, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import type { TableAct } from '../../../shared/protocol/messages.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import type { Talk } from '../chat/Chat.tsx'
import { l } from '../logWords.ts'
import type { LiveTable } from '../model/table.ts'
import { isUndoFree } from './undoing.ts'

/**
 * Takes back what one has played, where nobody has to be asked; while a turn is in hand, that is undone beside it. Where
 * more than one's own goes with it, as alone among bots what they chose and what was revealed since, it asks first.
 */
export const TakeBack = (props: {
  table: LiveTable
  info: TableInfo
  seat: Seat
  talk: Talk | null
  act(what: TableAct): void
}) => {
  const { table } = props
  const mayBack = createMemo(
    () =>
      props.seat === table.me() &&
      props.talk !== null &&
      !table.past() &&
      !table.finished() &&
      !table.pending() &&
      table.staged().length === 0 &&
      table.entries().some((entry) => entry.kind === 'played' && entry.seat === table.me()) &&
      isUndoFree(table, props.info),
  )
  const [isAsking, ask] = createSignal(false)
  createComputed(on(table.entries, () => ask(false), { defer: true }))
  const press = (): void => {
    if (!isAsking() && !table.isNewestFree()) return void ask(true)
    ask(false)
    props.act({ act: 'askUndo' })
  }
  return (
    <Show when={mayBack()}>
      <button
        type="button"
        class="take-back"
        data-hint={table.isNewestFree() ? undefined : l().takesMore}
        onClick={press}
        onFocusOut={() => ask(false)}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path
            d="M6 3L2.5 6.5 6 10M3 6.5h6.5a3.5 3.5 0 0 1 0 7H7"
            fill="none"
            stroke="currentColor"
            stroke-width="1.6"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </svg>
        <span aria-live="polite">{isAsking() ? l().takeMore : l().takeBack}</span>
      </button>
    </Show>
  )
}
