/** What never changes: hill, moat, curtain wall, courtyard, road; and the snow of winter. Drawn once, under everything. */
import { For } from 'solid-js'
import { ink } from './colors.ts'

/** Small things by the side: x, y, size. */
const trees: readonly (readonly [number, number, number])[] = [
  [24, 150, 17],
  [40, 182, 13],
  [18, 420, 16],
  [36, 470, 13],
  [978, 180, 17],
  [962, 220, 13],
  [982, 440, 16],
  [966, 480, 12],
  [30, 660, 15],
  [968, 668, 15],
  [250, 690, 11],
  [744, 694, 11],
  [60, 700, 12],
  [420, 700, 10],
]
const insideTrees: readonly (readonly [number, number, number])[] = [
  [170, 290, 11],
  [838, 284, 11],
  [172, 420, 12],
  [832, 424, 12],
  [186, 450, 9],
  [500, 285, 9],
  [566, 250, 8],
  [436, 250, 8],
]

const Tree = (props: { at: readonly [number, number, number] }) => (
  <g transform={`translate(${props.at[0]} ${props.at[1]}) scale(${props.at[2] / 16})`}>
    <ellipse cx="3" cy="18" rx="14" ry="4" fill="#000" opacity=".16" />
    <path d="M-2 8H3V19H-2z" fill="#6b4826" />
    <path
      d="M0 12C-12 14-20 4-15-5C-18-16-4-22 2-17C12-20 20-10 15-1C20 8 8 15 0 12z"
      fill="var(--ca-bush)"
      stroke={ink}
      stroke-width="1.6"
    />
    <path
      d="M-9-4Q-6-13 3-12"
      fill="none"
      stroke="var(--ca-bush-light)"
      stroke-width="3"
      stroke-linecap="round"
    />
  </g>
)

const merlons = (x: number, y: number, w: number, teeth: number): string => {
  const step = w / (2 * teeth - 1)
  return Array.from({ length: teeth }, (_, n) => `M${x + 2 * n * step} ${y}v-11h${step}v11z`).join('')
}
const courses = (x: number, y: number, w: number, rows: number, height: number): string =>
  Array.from({ length: rows }, (_, row) => {
    const at = y + row * height
    const joints = Array.from({ length: Math.floor(w / 44) }, (_, n) => {
      const along = x + 22 + n * 44 + (row % 2) * 22
      return along < x + w - 6 ? `M${along} ${at}v${height}` : ''
    }).join('')
    return `M${x} ${at}h${w}${joints}`
  }).join('')

export const Ground = () => (
  <g aria-hidden="true">
    <rect x="-900" y="-300" width="2800" height="1600" fill="var(--ca-meadow)" />
    <path
      d="M-900 640Q-400 560 0 610Q180 560 320 650T700 640T1000 600Q1500 560 1900 640V1300H-900z"
      fill="var(--ca-meadow-deep)"
    />
    <path
      d="M-900 90Q-400 30 0 60Q120 20 300 34T640 22T1000 66Q1500 20 1900 90V-300H-900z"
      fill="var(--ca-meadow-deep)"
    />
    <path
      d="M86 62Q60 62 56 90L30 610Q28 664 84 664H916Q972 664 970 610L944 90Q940 62 914 62z"
      fill="var(--ca-moat)"
      stroke={ink}
      stroke-opacity=".45"
      stroke-width="2"
    />
    <path
      d="M86 62Q60 62 56 90L30 610Q28 664 84 664H916Q972 664 970 610L944 90Q940 62 914 62z"
      fill="none"
      stroke="var(--ca-moat-light)"
      stroke-width="7"
      stroke-dasharray="60 34 22 40"
      transform="translate(25 18) scale(.95)"
    />
    <path d="M118 96H882L908 640H92z" fill="var(--ca-hill)" />
    <path
      d="M138 128H862L884 568H116z"
      fill="var(--ca-yard)"
      stroke={ink}
      stroke-opacity=".35"
      stroke-width="2"
    />
    <path
      d="M330 566Q340 470 470 410T500 250M670 566Q660 470 540 410M250 400Q380 420 500 405T750 400"
      fill="none"
      stroke="var(--ca-lane)"
      stroke-width="34"
      stroke-linecap="round"
    />
    <path
      d="M200 180h16M232 300h14M410 300h16M690 300h14M770 520h16M240 520h16M470 530h14M560 540h16M600 300h12M820 360h14M160 360h14M330 380h12M690 380h12"
      stroke="var(--ca-cobble)"
      stroke-width="5"
      stroke-linecap="round"
    />
    <g stroke={ink} stroke-width="1.8" stroke-linejoin="round">
      <path d="M120 88H880V132H120z" fill="var(--ca-stone)" />
      <path d={merlons(120, 89, 760, 26)} fill="var(--ca-stone)" />
      <path d={courses(120, 98, 760, 3, 11)} fill="none" stroke-opacity=".3" />
      <path d="M120 132H880V140H120z" fill="#000" opacity=".14" stroke="none" />
      <path d="M108 92H140L124 600H82z" fill="var(--ca-stone)" />
      <path d="M128 92H140L124 600H108z" fill="var(--ca-stone-shade)" />
      <path d="M860 92H892L918 600H876z" fill="var(--ca-stone)" />
      <path d="M860 92H872L892 600H876z" fill="var(--ca-stone-shade)" />
      <path d="M86 560H914V632H86z" fill="var(--ca-stone)" />
      <path d="M86 608H914V632H86z" fill="var(--ca-stone-shade)" stroke="none" />
      <path d={merlons(86, 561, 828, 28)} fill="var(--ca-stone)" />
      <path d={courses(86, 572, 828, 5, 12)} fill="none" stroke-opacity=".3" />
    </g>
    <path
      d="M300 626H360L372 742H288zM644 626H696L706 742H634z"
      fill="#b98850"
      stroke={ink}
      stroke-width="1.8"
    />
    <path
      d="M298 646H362M296 668H366M292 690H368M290 712H370M642 646H698M640 668H700M638 690H702M636 712H704"
      stroke="#6b4826"
      stroke-width="2"
    />
    <path
      d="M-900 760Q-300 720 0 742Q240 722 500 734T1000 728Q1400 744 1900 720V850Q1400 868 1000 858Q760 846 500 854T0 852Q-400 868 -900 880z"
      fill="var(--ca-lane)"
      stroke={ink}
      stroke-opacity=".35"
      stroke-width="2"
    />
    <path
      d="M0 770Q300 756 620 766T1000 760M0 824Q300 812 620 820T1000 816"
      fill="none"
      stroke="var(--ca-cobble)"
      stroke-width="4"
      stroke-dasharray="70 26 30 40"
    />
    <For each={[...trees, ...insideTrees]}>{(at) => <Tree at={at} />}</For>
  </g>
)

/** Flakes that fall over the picture: where, how large, how fast. */
const flakes = Array.from({ length: 36 }, (_, n) => ({
  x: (n * 277) % 1000,
  size: 3 + ((n * 7) % 4),
  lasts: 7 + ((n * 5) % 8),
  late: -((n * 37) % 15),
}))

export const Snow = () => (
  <g class="ca-snow" aria-hidden="true">
    <For each={flakes}>
      {({ x, size, lasts, late }) => (
        <circle
          class="ca-flake"
          cx={x}
          cy="-10"
          r={size}
          style={{ 'animation-duration': `${lasts}s`, 'animation-delay': `${late}s` }}
        />
      )}
    </For>
  </g>
)
