import { For, Show } from 'solid-js'
import { w } from './words.ts'
import type { LiveTable } from './createTable.ts'

/** The board as a list: every legal move in words, for keyboards and screen readers, and for the curious. */
export const LegalMoves = (props: { table: LiveTable }) => (
  <div class="legal">
    <Show when={props.table.legal().length > 0} fallback={<p>{w().noMoves}</p>}>
      <p>{w().movesHint(props.table.legal().length)}</p>
      <ul>
        <For each={props.table.legal()}>
          {(move) => (
            <li>
              <button type="button" onClick={() => props.table.stage(move)}>
                {props.table.ui.nameMove(move, props.table.view(), props.table.nameOf)}
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  </div>
)
