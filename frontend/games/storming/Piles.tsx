/** PRESENT, FUTURE and EVENTS at the board's upper edge. */
import { Show } from 'solid-js'
import type { HandProps } from './handProps.ts'

export const Piles = (props: HandProps) => {
  const state = () => props.choice.table.view()
  return (
    <div class="st-piles">
      <span data-anchor="present">
        {props.texts.planning.present}: {state().present.length}
      </span>
      <Show when={state().resolving}>{(now) => <b>{now().card}</b>}</Show>
      <span data-anchor="eventSlot">
        {props.texts.planning.events}: {state().eventSlot.length}
      </span>
      <span data-anchor="future">
        {props.texts.planning.future}: {state().future.length}
      </span>
    </div>
  )
}
