/** Cards that everybody has seen go: events read, and what left the display. */
import { For } from 'solid-js'
import { markets } from '../../../../shared/games/storming/components.ts'
import type { StormingTable } from '../choice.ts'
import type { Texts } from '../texts.es.ts'

export const Discards = (props: { table: StormingTable; texts: Texts }) => (
  <ul class="st-discards">
    <For each={markets}>
      {(kind) => <For each={props.table.view().discards[kind]}>{(card) => <li>{card}</li>}</For>}
    </For>
  </ul>
)
