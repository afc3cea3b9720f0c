/** The ten kingdom improvements, each a building of its own. */
import { For, type JSX } from 'solid-js'
import type { Improvement } from '../../../../../shared/games/storming/components.ts'
import { ink } from './colors.ts'
import { Coins, Banner, On, Pike, Pine, Quill, Scutcheon } from './things.tsx'

const Street = (props: { fill?: string }) => (
  <path d="M-43 28H43V41H-43z" fill={props.fill ?? '#b9a888'} stroke={ink} stroke-width="1.2" />
)
/** Everything on it is inked alike. */
const Inked = (props: { children: JSX.Element }) => (
  <g stroke={ink} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
    {props.children}
  </g>
)
const stone = '#d9ccb0'
const shade = '#bfb092'
const tile = '#b5532f'
const dark = '#3d3026'

export const improvementPictures: Readonly<Record<Improvement, () => JSX.Element>> = {
  embassy: () => (
    <>
      <Street />
      <Inked>
        <path d="M-28 30V-12H28V30z" fill={stone} />
        <path d="M12 30V-12H28V30z" stroke="none" opacity=".12" />
        <path d="M-33-11L0-29L33-11z" fill="#3f7f96" />
        <path d="M-7 30V10Q0 2 7 10V30z" fill={dark} />
        <path d="M-22-4h8v10h-8zM14-4h8v10h-8zM-22 14h8v8h-8zM14 14h8v8h-8z" fill="#4f6470" />
        <circle cy="-16" r="5" fill="#e3b95e" />
      </Inked>
      <Banner x={-33} y={12} s={1.25} fill="#a3402c" />
      <g transform="translate(33 0) scale(-1 1)">
        <Banner x={0} y={12} s={1.25} fill="#7d9a4a" />
      </g>
    </>
  ),
  barracks: () => (
    <>
      <Street fill="#a98f68" />
      <Inked>
        <path d="M-36 30V-6H36V30z" fill={shade} />
        <path d="M-40-5L-34-22H34L40-5z" fill="#6f6558" />
        <path d="M-10 30V8H10V30z" fill={dark} />
        <path d="M0 8V30M-10 14H10" stroke-width="1" stroke="#7a6248" />
        <path d="M-30 4h9v7h-9zM21 4h9v7h-9z" fill="#20252b" />
      </Inked>
      <Scutcheon x={0} y={-9} s={0.72} fill="#a3402c">
        <path d="M0-18V22" stroke="#f0e2c0" stroke-width="4" />
      </Scutcheon>
      <Pike x={-26} y={38} h={34} />
      <Pike x={-19} y={38} h={38} />
      <Pike x={22} y={38} h={38} />
      <Pike x={29} y={38} h={34} />
    </>
  ),
  customsHouse: () => (
    <>
      <Street fill="#c9ae80" />
      <Inked>
        <path d="M-34 30V-22H-12V30z" fill={stone} />
        <path d="M-38-21L-23-36L-8-21z" fill={tile} />
        <path d="M-29 30V14H-17V30z" fill={dark} />
        <path d="M-28-12h10v10h-10z" fill="#4f6470" />
        <path d="M-12 15L38 7V13L-12 21z" fill="#f3ecd9" />
        <path d="M-4 13.7L6 12V18L-4 19.7zM16 10.5L26 8.9V14.9L16 16.5z" fill="#a3402c" />
        <path d="M36 34V4" stroke-width="3" />
      </Inked>
      <On x={16} y={-12} s={1.05}>
        <path d="M0-16V14M-16-10H16" stroke-width="2.4" stroke="#8a6218" />
        <path d="M-16-10L-22 4H-10zM16-10L10 4H22z" fill="none" stroke-width="1.1" />
        <path d="M-23 4H-9Q-16 12-23 4zM9 4H23Q16 12 9 4z" fill="#e3b95e" />
        <circle cy="-17" r="3" fill="#e3b95e" />
      </On>
      <Coins x={8} y={37} n={2} />
    </>
  ),
  palace: () => (
    <>
      <Street fill="#a9bd78" />
      <Inked>
        <path d="M-38 30V0H38V30z" fill={stone} />
        <path d="M-38 0V-12H-24V0M38 0V-12H24V0" fill={stone} />
        <path d="M-40-11Q-31-26-22-11zM40-11Q31-26 22-11z" fill="#3f7f96" />
        <path d="M-16 30V-12H16V30z" fill="#e9dfc6" />
        <path d="M-18-11Q-18-34 0-35T18-11z" fill="#e3b95e" />
        <path d="M0-35V-40M-7-12Q-8-30 0-35M7-12Q8-30 0-35" fill="none" stroke-width="1" />
        <path d="M-6 30V14Q0 6 6 14V30z" fill={dark} />
        <path
          d="M-12-6h6v9h-6zM6-6h6v9h-6zM-33 8h6v9h-6zM-24 8h6v9h-6zM27 8h6v9h-6zM18 8h6v9h-6z"
          fill="#4f6470"
          stroke-width="1"
        />
      </Inked>
      <Pine x={-36} y={38} s={0.5} />
      <Pine x={36} y={38} s={0.5} />
      <path d="M-8 41L-5 30H5L8 41z" fill="#e9d2a0" stroke={ink} stroke-width="1" />
    </>
  ),
  cathedral: () => (
    <>
      <Street />
      <Inked>
        <path d="M-30 30V-12H-12V30zM30 30V-12H12V30z" fill={stone} />
        <path d="M-32-11L-21-39L-10-11zM32-11L21-39L10-11z" fill="#6f7f8c" />
        <path d="M-12 30V-6L0-20L12-6V30z" fill="#e9dfc6" />
        <path d="M22 30V-12H30V30z" stroke="none" opacity=".14" />
        <circle cy="-1" r="7" fill="#2f6a8a" />
        <path d="M0-8V6M-7-1H7M-5-6L5 4M5-6L-5 4" stroke="#f4d67d" stroke-width="1.1" />
        <path d="M-7 30V18Q0 8 7 18V30z" fill={dark} />
        <path d="M-24 12V2Q-21-3-18 2V12zM24 12V2Q21-3 18 2V12z" fill="#4f6470" />
        <path d="M0-20V-30M-3-27H3" stroke="#b8862b" stroke-width="2" />
        <path d="M-21-39V-40M21-39V-40" />
      </Inked>
    </>
  ),
  market: () => (
    <>
      <Street fill="#c9ae80" />
      <Inked>
        <path d="M-37 32V-4M-5 32V-4M5 34V0M38 34V0" stroke="#6b4526" stroke-width="2.8" />
        <path d="M-34 12H-8V32H-34z" fill="#8a5a30" />
        <path d="M8 14H35V34H8z" fill="#8a5a30" />
        <path d="M-41-4L-35-22H-7L-1-4Q-6 2-11-4Q-16 2-21-4Q-26 2-31-4Q-36 2-41-4z" fill="#f3ecd9" />
        <path d="M-31-4L-28-22H-21V-4Q-26 2-31-4zM-11-4L-14-22H-7L-1-4Q-6 2-11-4z" fill="#3f7f96" />
        <path d="M1 0L7-18H36L42 0Q37 6 32 0Q27 6 22 0Q17 6 12 0Q7 6 1 0z" fill="#f3ecd9" />
        <path d="M12 0L15-18H22V0Q17 6 12 0zM32 0L29-18H36L42 0Q37 6 32 0z" fill="#a3402c" />
        <path d="M-32 12a4 4 0 0 1 8 0zM-26 12a4 4 0 0 1 8 0zM-29 8a4 4 0 0 1 8 0z" fill="#c8502e" />
        <path d="M-16 12V5h6v7z" fill="#d9a92e" />
        <path d="M11 14V6Q16 2 20 6V14zM24 14q4-8 8 0z" fill="#7d9a4a" />
      </Inked>
      <Coins x={0} y={38} n={2} />
    </>
  ),
  postOffice: () => (
    <>
      <Street fill="#a9bd78" />
      <Inked>
        <path d="M-36 30V-8H2V30z" fill="#e9dfc6" />
        <path d="M-41-7L-17-28L7-7z" fill={tile} />
        <path d="M-26 30V12H-14V30z" fill={dark} />
        <path d="M-10 2h8v8h-8zM-32-2h8v8h-8z" fill="#4f6470" />
        <path d="M8 12Q4-6 18-8Q34-8 33 6T18 19L38 24" fill="none" stroke="#8a6218" stroke-width="7" />
        <path d="M8 12Q4-6 18-8Q34-8 33 6T18 19L36 23" fill="none" stroke="#e3b95e" stroke-width="4" />
        <path d="M3 10L13 14" stroke-width="2" />
        <path d="M-4 25H20V39H-4z" fill="#fbf4df" />
        <path d="M-4 25L8 34L20 25" fill="none" />
        <circle cx="8" cy="34" r="3" fill="#a3402c" />
      </Inked>
    </>
  ),
  theatre: () => (
    <Inked>
      <path d="M-43-40H43V-28Q33-20 22-28Q11-20 0-28Q-11-20-22-28Q-33-20-43-28z" fill="#a3402c" />
      <path d="M-43-30Q-28-8-36 41H-43zM43-30Q28-8 36 41H43z" fill="#8a2f2b" />
      <path d="M-43 30H43V41H-43z" fill="#8a5a36" />
      <g transform="translate(-11 0) rotate(-10)">
        <path d="M-15-16Q0-22 15-16V2Q14 18 0 21Q-14 18-15 2z" fill="#f3e6c6" />
        <path d="M-10-6Q-6-11-2-6M2-6Q6-11 10-6" fill="none" stroke-width="2.4" />
        <path d="M-9 4Q0 8 9 4Q6 15 0 15T-9 4z" fill={dark} />
      </g>
      <g transform="translate(14 10) rotate(12)">
        <path d="M-14-15Q0-20 14-15V2Q13 17 0 20Q-13 17-14 2z" fill="#9fb7c4" />
        <path d="M-10-7Q-6-3-2-6M2-6Q6-3 10-7" fill="none" stroke-width="2.4" />
        <path d="M-8 12Q0 2 8 12Q0 8-8 12z" fill={dark} />
      </g>
    </Inked>
  ),
  university: () => (
    <>
      <Street />
      <g transform="translate(0 8) scale(.84)">
        <Inked>
          <path d="M-38 30V24H38V30z" fill="#e9dfc6" />
          <path d="M-34 24V-8H34V24z" fill={shade} />
          <For each={[-29, -17, -5, 7, 19]}>{(x) => <path d={`M${x} 24V-8h8V24z`} fill="#f3ecd9" />}</For>
          <path d="M-39-7L0-27L39-7z" fill="#e9dfc6" />
          <path d="M-8-13Q-4-16 0-12Q4-16 8-13V-7Q4-10 0-6Q-4-10-8-7z" fill="#a3402c" />
          <path d="M0-40L18-34L0-28L-18-34z" fill={dark} />
          <path d="M-9-31V-26Q0-22 9-26V-31" fill={dark} />
          <path d="M18-34V-24" stroke="#e3b95e" stroke-width="2" />
        </Inked>
      </g>
    </>
  ),
  library: () => (
    <>
      <Inked>
        <path d="M-40-38H40V40H-40z" fill="#6b4526" />
        <path d="M-36-34H36V-12H-36zM-36-7H36V15H-36zM-36 20H36V40H-36z" fill="#3d2a1c" />
        <For
          each={[
            [-34, 6, '#a3402c', 18],
            [-27, 5, '#3f7f96', 20],
            [-21, 7, '#d9a92e', 16],
            [-13, 5, '#5d8a3c', 19],
            [16, 7, '#8a5a7a', 18],
            [24, 5, '#f3e6c6', 20],
            [30, 5, '#a3402c', 17],
          ]}
        >
          {([x, w, fill, h]) => (
            <path d={`M${x}-12V${-12 - Number(h)}h${w}V-12z`} fill={String(fill)} stroke-width="1.1" />
          )}
        </For>
        <For
          each={[
            [-34, 7, '#5d8a3c', 18],
            [-26, 5, '#f3e6c6', 19],
            [13, 5, '#3f7f96', 20],
            [19, 7, '#a3402c', 17],
            [27, 6, '#d9a92e', 19],
          ]}
        >
          {([x, w, fill, h]) => (
            <path d={`M${x} 15V${15 - Number(h)}h${w}V15z`} fill={String(fill)} stroke-width="1.1" />
          )}
        </For>
        <path d="M-30 33Q-16 25 0 33Q16 25 30 33V40H-30z" fill="#fbf4df" />
        <path d="M0 33V40M-22 34Q-12 31-5 35M22 34Q12 31 5 35" fill="none" stroke-width="1" />
        <path d="M-4 2V10H4V2Q8-2 4-8L0-14L-4-8Q-8-2-4 2z" fill="#f6cf5f" />
        <path d="M-8 11H8V15H-8z" fill="#b8862b" />
      </Inked>
      <Quill x={24} y={22} s={0.7} r={20} />
    </>
  ),
}
