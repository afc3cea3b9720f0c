/** What a card bears besides its picture: whose it is, whom it is aimed at, and what adorns its sort. */
import { For, Match, Switch } from 'solid-js'
import type { Seat } from '../../../../../shared/engine/ids.ts'
import { EmblemMark } from '../../../../kit/pieces/Emblem.tsx'
import { ink } from './colors.ts'
import type { CardSort } from './sorts.ts'

/** A pennant of the player that an event is aimed at. */
export const Pennant = (props: { seat: Seat }) => (
  <g>
    <path
      d="M12 2V40L24 32L36 40V2z"
      fill={`var(--seat-${props.seat})`}
      stroke="#fff"
      stroke-width="1.6"
      stroke-linejoin="round"
    />
    <EmblemMark seat={props.seat} x={24} y={17} size={19} />
  </g>
)

/** Whose action card it is, and how many actions it is worth: in coins, which are told as small as they may be. */
export const Owner = (props: { seat: Seat; actions: number }) => (
  <g stroke={ink} stroke-width="1.4">
    <path
      d="M2 2H30V20C30 30 22 35 16 37C10 35 2 30 2 20z"
      fill={`var(--seat-${props.seat})`}
      stroke="#fff"
      stroke-linejoin="round"
    />
    <EmblemMark seat={props.seat} x={16} y={17} size={21} />
    <For each={Array.from({ length: props.actions }, (_, nth) => nth)}>
      {(nth) => <circle cx={87 - 19 * nth} cy="13" r="10" fill="#f4d67d" stroke-width="2.5" />}
    </For>
  </g>
)

/** What a sort has besides its border: a keystone, a laurel, rods and seals, rivets. */
export const Trim = (props: { sort: CardSort; height: number }) => (
  <Switch>
    <Match when={props.sort === 'civilian'}>
      <g stroke={ink} stroke-width="1.2">
        <path d="M43 2Q50 1 57 2L55 15H45z" fill="#e9cf9a" stroke-linejoin="round" />
        <circle cx="50" cy="7" r="2.3" fill="#7a4a3a" stroke="none" />
        <path d="M46 13Q46 10 50 10T54 13z" fill="#7a4a3a" stroke="none" />
      </g>
    </Match>
    <Match when={props.sort === 'improvement'}>
      <g fill="none" stroke="#6f6558" stroke-width="1.2">
        <path d="M8 25.500L50 4L92 25.500z" fill="#cfc3a8" />
        <path
          d="M50 9l2.2 4.6 5 .6-3.7 3.4 1 5-4.5-2.5-4.5 2.5 1-5-3.7-3.4 5-.6z"
          fill="#e3b95e"
          stroke={ink}
          stroke-linejoin="round"
        />
        <path
          d={`M2 46H9M2 66H9M2 86H9M91 36H98M91 56H98M91 76H98M5.5 28V46M5.5 66V86M94.5 36V56M94.5 76V${props.height - 50}`}
        />
      </g>
    </Match>
    <Match when={props.sort === 'pact'}>
      <g stroke={ink} stroke-width="1.2">
        <path d="M8 14H92M8 14V17H92V14" fill="#c9ae76" />
        <path d={`M8 ${props.height - 14}H92`} />
        <path d="M6 5H94" stroke="#a98a55" />
        <path d={`M6 ${props.height - 5}H94`} stroke="#a98a55" />
        <g transform={`translate(22 ${props.height - 10})`}>
          <circle r="8.5" fill="#a3402c" />
          <circle r="5" fill="none" opacity=".6" />
        </g>
        <g transform={`translate(78 ${props.height - 10})`}>
          <circle r="8.5" fill="#3f6f8a" />
          <circle r="5" fill="none" opacity=".6" />
        </g>
      </g>
    </Match>
    <Match when={props.sort === 'event'}>
      <path d="M10 15L15 10M90 15L85 10" stroke="var(--card-line)" stroke-width="2" stroke-linecap="round" />
    </Match>
  </Switch>
)
