import { createEffect, For, Show } from 'solid-js'
import { w } from '../words.ts'
import type { LiveTable } from '../model/table.ts'
import './Actions.css'

/** The turn in hand: what is staged, undo on the left, confirm on the right, both near the thumb. */
export const Actions = (props: { table: LiveTable }) => {
  let confirm: HTMLButtonElement | undefined
  createEffect(() => {
    // What was pressed to stage the turn is gone from the page: the keyboard goes on at the next thing to press.
    if (props.table.sealed() && document.hasFocus() && document.activeElement === document.body)
      confirm?.focus()
  })
  return (
    <Show when={props.table.staged().length > 0}>
      <div class="actions" role="group" aria-label={w().staged}>
        {/* Pressed, or come to by key, it is read whole where it is cut. */}
        <div tabindex="0">
          <ol>
            <For each={props.table.turn()}>
              {({ move, before }) => {
                const { ui, nameOf } = props.table
                const said = ui.nameMove(move, before, nameOf)
                return <li aria-label={said}>{ui.briefMove?.(move, before, nameOf) ?? said}</li>
              }}
            </For>
          </ol>
        </div>
        <button type="button" onClick={() => props.table.unstage()} disabled={props.table.pending()}>
          {w().undo}
        </button>
        <Show when={props.table.ready()}>
          <button
            class="confirm"
            ref={(element) => (confirm = element)}
            type="button"
            classList={{ main: props.table.sealed(), ready: props.table.sealed() }}
            onClick={() => props.table.commit()}
            disabled={props.table.pending()}
          >
            {props.table.pending() ? w().sending : w().confirm}
          </button>
        </Show>
      </div>
    </Show>
  )
}
