/** The end, drawn: what doubles in the countdown, and what all is worth. */
import { For } from 'solid-js'
import { seatOf } from '../../../../shared/engine/ids.ts'
import { Laurel } from '../../../kit/pieces/pieces.tsx'
import { Fort } from '../art/Fort.tsx'
import { Brick, Miner, Tent } from '../art/pieces.tsx'
import { SiteArt } from '../art/Sites.tsx'

const blue = seatOf(0)

/** The first diamond is placed: a miner in granite or limestone brings two. */
const Countdown = () => (
  <svg class="ft-picture" viewBox="-88 -208 430 222" width="380" height="196">
    <g data-card="fort:0">
      <Fort seat={blue} built={4} diamonds={1} />
    </g>
    <For each={['granite', 'limestone'] as const}>
      {(kind, nth) => (
        <g transform={`translate(150 ${-150 + nth() * 104})`}>
          <g data-card={nth() === 0 ? '2,8' : '4,10'}>
            <SiteArt kind={kind} />
            <Tent x={21} y={-17} seat={blue} />
            <Miner x={-8} y={17} seat={blue} lamp={true} />
          </g>
          <path d="M44 0H74M66-7L75 0L66 7" fill="none" stroke="var(--ink)" stroke-width="2.5" />
          <g data-card={`stock:0:${kind}`}>
            <Brick kind={kind} x={106} y={0} size={40} />
            <Brick kind={kind} x={152} y={0} size={40} />
          </g>
        </g>
      )}
    </For>
  </svg>
)

/** Two floors, and what lies in stock, with what each counts. */
const Worth = () => (
  <svg class="ft-picture" viewBox="-88 -208 480 222" width="420" height="194">
    <g data-card="fort:0">
      <Fort seat={blue} built={2} diamonds={0} />
    </g>
    <Laurel x={100} y={-14} size={32} figure={15} />
    <Laurel x={100} y={-52} size={32} figure={30} />
    <For
      each={
        [
          ['granite', 4, 4],
          ['limestone', 3, 6],
          ['turquoise', 1, 3],
        ] as const
      }
    >
      {([kind, count, points], nth) => (
        <g transform={`translate(176 ${-166 + nth() * 62})`} data-card={`stock:0:${kind}`}>
          <For each={Array.from({ length: count }, (_, index) => index)}>
            {(index) => <Brick kind={kind} x={index * 38} y={0} size={34} />}
          </For>
          <Laurel x={172} y={0} size={42} figure={points} />
        </g>
      )}
    </For>
  </svg>
)

export const scored = { countdown: Countdown, worth: Worth }
