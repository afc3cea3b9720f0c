import { createEffect, createResource, For, on, onCleanup, onMount, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { language, worded } from '../../kit/language.ts'
import type { AnyPlug } from '../../plug/gameUi.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import type { Talk } from '../chat/Chat.tsx'
import type { LiveTable } from '../model/table.ts'

const MuteButton = worded(
  () => import('../chat/company.ts'),
  (part) => part.MuteButton,
)

/** What a seat has, in words beside the signs: the figures of its information card. */
export const SeatFigures = (props: {
  table: LiveTable
  plug: AnyPlug
  info: TableInfo
  talk: Talk | null
  seat: Seat
  /** Puts away what lies over the board, on a page that is too narrow to show both. */
  clear(): void
}) => {
  createEffect(
    on(
      () => props.table.lit()[0],
      (place) => place !== undefined && props.clear(),
      { defer: true },
    ),
  )
  // Whoever goes on at the board or in the hand has read it.
  const leave = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('.play') !== null) props.clear()
  }
  onMount(() => document.addEventListener('pointerdown', leave))
  onCleanup(() => document.removeEventListener('pointerdown', leave))
  const [cards] = createResource(language, (spoken) => props.plug.cards(spoken))
  const figures = () => cards.latest?.(`seat:${props.seat}`, props.table)?.figures ?? []
  const isHeard = (): boolean =>
    props.talk !== null && props.info.seats[props.seat]?.kind === 'person' && props.table.me() !== props.seat
  return (
    <>
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
      <Show when={isHeard()}>
        <MuteButton voice={{ seat: props.seat, name: props.table.nameOf(props.seat) }} />
      </Show>
    </>
  )
}
