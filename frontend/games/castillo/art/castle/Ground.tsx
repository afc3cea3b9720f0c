/** What never changes: hill, moat, curtain wall, courtyard and the road in front. Drawn once, under everything. */
import { For } from 'solid-js'
import { box, crenels, ink, oval, parapet, poly, type Shape, Shapes } from './shapes.tsx'

const moat =
  'M90 26Q500 8 910 26Q970 30 974 90Q984 340 974 610Q968 662 906 667Q500 682 94 667Q32 662 26 610Q16 340 26 90Q30 30 90 26z'
const yard = poly(136, 128, 864, 128, 864, 560, 136, 560)
const lanes =
  'M330 560V410M670 560V410M160 404Q500 412 840 404M500 240V404M240 404V380M760 404V380M430 404V385M570 404V385M360 262Q500 300 640 262M232 262Q250 285 360 275M768 262Q750 285 640 275M300 512Q500 530 700 512'

/** x, y, size of the round trees and of the firs outside the wall. */
const trees = [
  [162, 196, 0.8],
  [162, 268, 0.6],
  [838, 196, 0.7],
  [842, 272, 0.8],
  [170, 444, 1],
  [206, 420, 0.75],
  [838, 440, 0.9],
  [158, 520, 0.7],
  [338, 322, 0.7],
  [662, 322, 0.7],
  [18, 735, 0.9],
  [252, 700, 0.7],
  [430, 706, 0.8],
  [566, 702, 0.65],
  [760, 704, 0.9],
  [982, 726, 1],
  [205, 850, 0.8],
  [640, 850, 0.7],
  [930, 848, 0.9],
] as const
const firs = [
  [66, 222, 0.9],
  [72, 450, 0.8],
  [930, 240, 0.9],
  [936, 452, 0.8],
  [226, 66, 0.7],
  [252, 60, 0.55],
  [500, 62, 0.7],
  [752, 62, 0.75],
  [224, 638, 0.6],
  [778, 636, 0.7],
  [90, 706, 0.9],
  [118, 712, 0.7],
  [890, 706, 0.8],
  [60, 850, 0.8],
  [420, 852, 0.7],
] as const

const rocks = [
  [180, 70],
  [450, 58],
  [700, 66],
  [72, 290],
  [928, 300],
  [72, 510],
  [930, 520],
  [250, 632],
  [420, 632],
  [590, 634],
  [740, 634],
] as const

const wallStones = (x: number, y: number, w: number, h: number): readonly Shape[] => [
  [box(x, y, w, h), 'stone'],
  [box(x, y, w, h), 'blocks', 1],
]

/** The far wall: we look at its inner face. */
const backWall: readonly Shape[] = [
  ...parapet(104, 92, 792, 40, 8),
  [box(104, 92, 792, 14), 'stone-light'],
  ...wallStones(104, 106, 792, 28),
  [box(104, 106, 792, 4), '#000', 0.2],
  [box(136, 134, 728, 8), '#000', 0.14],
  [[150, 280, 440, 560, 720, 850].map((x) => `M${x - 8} 134v-9a8 8 0 0 1 16 0v9z`).join(''), 'dark'],
]

/** A side wall from above: walk, merlons on the outer edge, the face towards the east in shade. */
const sideWall = (x: number, outer: number): readonly Shape[] => [
  [box(x + 28, 106, 9, 460), 'stone-shade'],
  [box(x + 37, 110, 9, 452), '#000', 0.14],
  [box(x, 92, 28, 474), 'stone-light'],
  [box(x, 92, 28, 474), 'blocks', 1],
  ...Array.from({ length: 23 }, (_, at): readonly Shape[] => [
    [box(outer, 98 + at * 20, 9, 12), 'stone'],
    [box(outer, 106 + at * 20, 9, 4), 'stone-shade'],
    [box(outer, 97 + at * 20, 9, 8), 'snow', 1],
  ]).flat(),
]

/** The near wall: we look at its outer face. */
const frontWall: readonly Shape[] = [
  [box(104, 606, 800, 7), '#000', 0.2],
  [box(104, 550, 792, 14), 'stone-light'],
  ...wallStones(104, 564, 792, 42),
  [box(104, 596, 792, 10), 'stone-shade', 0.7],
  ...parapet(104, 564, 792, 40, 9),
  [box(104, 569, 792, 4), '#000', 0.2],
  [[190, 250, 420, 580, 750, 810].map((x) => box(x - 1.5, 578, 3, 12)).join(''), ink, 1],
  [box(104, 564, 792, 42), 'none'],
]

const well: readonly Shape[] = [[oval(508, 424 - 90, 0, 0), 'none', 1]]

const bridge = (x: number, half: number): readonly Shape[] => [
  [poly(x - half, 606, x + half, 606, x + half + 6, 720, x - half - 6, 720), 'lane', 1],
  [poly(x - half - 2, 645, x + half + 4, 645, x + half + 10, 700, x - half, 700), '#000', 0.2],
  [poly(x - half - 2, 642, x + half + 2, 642, x + half + 5, 694, x - half - 5, 694), 'wood'],
  [[652, 662, 672, 682].map((y) => `M${x - half - 3} ${y}h${2 * half + 6}`).join(''), 'none'],
  [`M${x - half - 2} 632v14l-4 46v-14zM${x + half + 2} 632v14l4 46v-14z`, 'wood-shade'],
]

const barrel = (x: number, y: number): readonly Shape[] => [
  [oval(x + 9, y + 14, 8, 3), '#000', 0.2],
  [`M${x} ${y}q-3 8 0 15h11q3-7 0-15z`, 'wood'],
  [oval(x + 5.5, y, 5.5, 2.5), 'straw-shade'],
  [`M${x - 1} ${y + 6}h13M${x - 1} ${y + 11}h13`, 'none'],
]

const Stamps = () => (
  <defs>
    <clipPath id="ca-edge">
      <rect width="1000" height="860" rx="16" />
    </clipPath>
    <pattern id="ca-shingle" width="12" height="8" patternUnits="userSpaceOnUse">
      <path d="M0 1Q3 5 6 1T12 1M6 1V8" fill="none" stroke={ink} opacity=".22" />
    </pattern>
    <pattern id="ca-blocks" width="26" height="16" patternUnits="userSpaceOnUse">
      <path
        d="M2 4h9M15 4h7M7 12h10M11 4v3M20 12v-3"
        fill="none"
        stroke={ink}
        stroke-width="1.2"
        opacity=".18"
      />
    </pattern>
    <pattern id="ca-cobbles" width="34" height="26" patternUnits="userSpaceOnUse">
      <path d="M3 6h9M20 4h6M10 18h7M26 20h6M1 22h4" stroke={ink} stroke-width="1.5" opacity=".12" />
    </pattern>
    <pattern id="ca-grass" width="46" height="38" patternUnits="userSpaceOnUse">
      <path d="M8 12l2-5 2 5M30 30l2-5 2 5 2-4M38 8l1-3" fill="none" stroke={ink} opacity=".2" />
    </pattern>
  </defs>
)

const tree: readonly Shape[] = [
  [oval(5, 15, 16, 6), '#000', 0.2],
  ['M-3 6h6v9h-6z', 'wood-shade'],
  ['M-14 3A9 9 0 0 1-11-11A11 11 0 0 1 9-13A10 10 0 0 1 13 3A10 10 0 0 1 3 9A11 11 0 0 1-14 3z', 'bush'],
  ['M13 3A10 10 0 0 1 3 9A11 11 0 0 1-14 3Q3 8 11-10Q17-4 13 3z', 'bush-deep', 0.8],
  [oval(-5, -9, 4, 3), '#fff', 0.25],
  ['M-12-7A9 9 0 0 1-9-12A11 11 0 0 1 9-13Q14-10 14-4Q8-9 4-5T-4-6T-12-7z', 'snow', 1],
]
const fir: readonly Shape[] = [
  [oval(6, 19, 14, 5), '#000', 0.2],
  ['M-2 14h5v6h-5z', 'wood-shade'],
  ['M0-26L9-9H5L13 4H8L15 16H-15L-8 4H-13L-5-9H-9z', 'bush'],
  ['M0-26L9-9H5L13 4H8L15 16H3z', 'bush-deep', 0.8],
  ['M0-27L8-11Q3-14 0-11T-8-11zM-6-5L-11 3Q-3-1 0 2T10 3L5-6zM-9 7L-14 15Q-5 11 0 14T14 15L9 7z', 'snow', 1],
]

const Stand = (props: {
  at: readonly (readonly [number, number, number])[]
  of: readonly Shape[]
  winter: boolean
}) => (
  <For each={props.at}>
    {([x, y, size]) => (
      <g transform={`translate(${x} ${y})scale(${size})`}>
        <Shapes of={props.of} winter={props.winter} />
      </g>
    )}
  </For>
)

/** The land of a board of 1000 x 860; the carts stand on the road at the bottom. */
export const Ground = (props: { winter: boolean }) => {
  const grass = () => (props.winter ? 'var(--ca-snow)' : 'var(--ca-meadow)')
  const deep = () => (props.winter ? 'var(--ca-snow-shade)' : 'var(--ca-meadow-deep)')
  const All = (each: { of: readonly Shape[] }) => <Shapes of={each.of} winter={props.winter} />
  return (
    <g clip-path="url(#ca-edge)" stroke-linejoin="round" stroke-linecap="round">
      <Stamps />
      <path d={box(0, 0, 1000, 860)} fill={grass()} />
      <path d="M0 700Q200 690 420 706T1000 694V730H0zM0 838Q300 822 620 838T1000 830V860H0z" fill={deep()} />
      <path d={box(0, 0, 1000, 860)} fill="url(#ca-grass)" />
      {/* Moat and the bank within. */}
      <path d={moat} fill="none" stroke={ink} stroke-width="35" />
      <path d={moat} fill="none" stroke="var(--ca-water)" stroke-width="32" />
      <path
        d={moat}
        fill="none"
        stroke="var(--ca-water-deep)"
        stroke-width="32"
        stroke-dasharray="0 60"
        opacity=".35"
      />
      <path d={moat} fill={deep()} transform="translate(25 18)scale(.95)" />
      <path d={moat} fill={grass()} transform="translate(35 26)scale(.93 .915)" />
      {/* Courtyard. */}
      <path d={yard} fill="var(--ca-yard)" />
      <path d={lanes} fill="none" stroke="var(--ca-lane)" stroke-width="26" />
      <path d={yard} fill="url(#ca-cobbles)" />
      {/* Road. */}
      <path
        d="M0 722Q250 712 500 722T1000 716V830Q700 842 450 830T0 834z"
        fill="var(--ca-road)"
        stroke={ink}
        stroke-width="1.5"
      />
      <path
        d="M0 748Q250 738 500 748T1000 744M0 806Q250 814 500 804T1000 808"
        fill="none"
        stroke="var(--ca-road-deep)"
        stroke-width="9"
      />
      <All of={[...backWall, ...sideWall(104, 104), ...sideWall(868, 887), ...frontWall]} />
      <All of={[...bridge(330, 22), ...bridge(670, 18)]} />
      <All of={[...barrel(170, 372), ...barrel(184, 376), ...barrel(690, 330)]} />
      <Stand at={trees} of={tree} winter={props.winter} />
      <Stand at={firs} of={fir} winter={props.winter} />
    </g>
  )
}
void rocks
void well
void crenels
