import { createResource, For } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { language } from '../../kit/language.ts'
import type { AnyPlug } from '../../plug/gameUi.ts'
import type { LiveTable } from '../model/table.ts'

/** What a seat has, in words beside the signs: the figures of its information card. */
export const SeatFigures = (props: { table: LiveTable; plug: AnyPlug; seat: Seat }) => {
  const [cards] = createResource(language, (spoken) => props.plug.cards(spoken))
  const figures = () => cards.latest?.(`seat:${props.seat}`, props.table)?.figures ?? []
  return (
    <ul class="seat-figures">
      <For each={figures()}>
        {({ mark, text }) => (
          <li>
            <svg viewBox="-22 -22 44 44" width="22" height="22" aria-hidden="true">
              {mark()}
            </svg>
            <span>{text}</span>
          </li>
        )}
      </For>
    </ul>
  )
}
