/** The display: two civilians, two improvements, two pacts. */
import { For } from 'solid-js'
import { markets } from '../../../shared/games/storming/components.ts'
import type { HandProps } from './handProps.ts'

export const Market = (props: HandProps) => (
  <div class="st-market">
    <For each={markets}>
      {(kind) => (
        <ul data-anchor={`deck:${kind}`}>
          <For each={props.choice.table.view().display[kind]}>
            {(card) => <li data-anchor={`card:${card}`}>{card}</li>}
          </For>
        </ul>
      )}
    </For>
  </div>
)
