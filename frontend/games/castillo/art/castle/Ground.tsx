/** What never changes: hill, moat, curtain wall, courtyard and the road in front. Drawn under everything. */
import { For, type JSX, Show } from 'solid-js'
import type { Piece } from '../../../../kit/svg/Pieces.tsx'
import { ink } from '../colors.ts'
import { box, oval, parapet, poly, type Shape, Shapes } from './shapes.tsx'

/** x, y, size of the round trees and of the firs outside the wall. */
const trees = [
  [162, 196, 0.8],
  [162, 268, 0.6],
  [838, 196, 0.7],
  [842, 272, 0.8],
  [176, 466, 1],
  [212, 450, 0.7],
  [806, 534, 0.75],
  [196, 530, 0.85],
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
  [184, 66, 0.8],
  [452, 66, 1],
  [716, 60, 0.7],
  [62, 404, 0.9],
  [940, 408, 0.8],
  [84, 268, 0.6],
  [926, 198, 0.8],
  [250, 636, 0.8],
  [416, 634, 1],
  [596, 636, 0.8],
  [478, 710, 0.9],
  [714, 712, 0.7],
  [330, 846, 0.9],
  [800, 848, 0.8],
] as const

const wallStones = (x: number, y: number, w: number, h: number): readonly Shape[] => [
  [box(x, y, w, h), 'stone'],
  [box(x, y, w, h), 'blocks', 1],
]

/** The far wall: we look at its inner face. */
const backWall: readonly Shape[] = [
  ...parapet(104, 92, 792, 40, 8),
  [box(104, 92, 792, 14), 'stone-light'],
  [box(105, 97, 790, 8), 'snow', 1],
  ...wallStones(104, 106, 792, 28),
  [box(104, 106, 792, 4), '#000', 0.2],
  [box(136, 134, 728, 8), '#000', 0.14],
  [[210, 290, 710, 790].map((x) => `M${x - 8} 134v-9a8 8 0 0 1 16 0v9z`).join(''), 'dark'],
]

/** A side wall from above: walk, merlons on the outer edge, the face towards the east in shade. */
const sideWall = (x: number, outer: number): readonly Shape[] => [
  [box(x + 28, 106, 9, 460), 'stone-shade'],
  [box(x + 37, 110, 9, 452), '#000', 0.14],
  [box(x, 92, 28, 474), 'stone-light'],
  [box(x, 92, 28, 474), 'blocks', 1],
  [box(x + (outer > 500 ? 3 : 13), 100, 12, 460), 'snow', 1],
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
  [box(105, 551, 790, 8), 'snow', 1],
  ...wallStones(104, 564, 792, 42),
  [box(104, 596, 792, 10), 'stone-shade', 0.7],
  ...parapet(104, 564, 792, 40, 9),
  [box(104, 569, 792, 4), '#000', 0.2],
  [[190, 250, 420, 580, 750, 810].map((x) => box(x - 1.5, 578, 3, 12)).join(''), ink, 1],
  [box(104, 564, 792, 42), 'none'],
]

const well: readonly Shape[] = [
  [oval(508, 415, 18, 6), '#000', 0.2],
  ['M486 402v9a14 5 0 0 0 28 0v-9z', 'stone'],
  [oval(500, 402, 14, 5), 'stone-light'],
  [oval(500, 403, 10, 3.5), 'water-deep'],
  ['M488 400v-18M512 400v-18', 'none', 1, 'wood'],
  [poly(484, 384, 492, 374, 508, 374, 516, 384), 'tile'],
  [poly(492, 374, 508, 374, 512, 379, 504, 381, 496, 378, 488, 380), 'snow', 1],
]

const rows = [460, 475, 490]
const garden: readonly Shape[] = [
  [poly(774, 452, 832, 452, 839, 500, 781, 500), 'soil'],
  [rows.map((y) => `M${780 + (y - 460) / 7} ${y + 3}h48`).join(''), 'none', 0.35, 'wood-shade'],
  [rows.flatMap((y) => [0, 13, 26, 39].map((x) => oval(785 + x + (y - 460) / 7, y, 4, 3))).join(''), 'bush'],
  [
    rows.flatMap((y) => [0, 13, 26, 39].map((x) => oval(784 + x + (y - 460) / 7, y - 1, 4, 2))).join(''),
    'snow',
    1,
  ],
  ['M770 452v-6h64M773 452v-9M792 452v-9M811 452v-9M831 452v-9', 'none', 1, 'wood'],
]

const logs = (r: number): string =>
  [152, 164, 176].map((x) => oval(x, 347, r)).join('') + [158, 170].map((x) => oval(x, 337, r)).join('')

/** Logs by the western wall, ducks on the moat. */
const trifles: readonly Shape[] = [
  [poly(150, 350, 188, 350, 198, 358, 156, 358), '#000', 0.2],
  [logs(6), 'wood'],
  [logs(3), 'straw', 0.9],
  ...[440, 414].flatMap((x): readonly Shape[] => [
    [`M${x} 672q-1-6 5-6q3-6 7-3q2 2 1 5q8 2 11-2q0 9-8 10h-10q-5 0-6-4z`, 'cloth'],
    [`M${x + 5} 666l-5-1 4-2z`, 'fire'],
  ]),
]

const rock: readonly Shape[] = [
  [oval(3, 6, 13, 4), '#000', 0.2],
  ['M-12 6l3-9 8-5 9 4 4 10z', 'stone-shade'],
  ['M-12 6l3-9 8-5 2 7-5 7z', 'stone'],
  ['M-9-3l8-5 9 4 1 3-7-1-4 3z', 'snow', 1],
]

const bridge = (x: number, half: number, road: number): readonly Shape[] => {
  const edge = x - half
  const far = x + half
  return [
    [
      `M${edge} 606L${edge - 5} 694Q${edge - 6} ${road - 2} ${edge - 36} ${road}v4H${far + 36}v-4Q${far + 6} ${road - 2} ${far + 5} 694L${far} 606z`,
      'road',
      1,
    ],
    [
      `M${edge} 611L${edge - 5} 694Q${edge - 6} ${road - 2} ${edge - 36} ${road}M${far + 36} ${road}Q${far + 6} ${road - 2} ${far + 5} 694L${far} 611`,
      'none',
    ],
    [poly(edge, 648, far + 8, 648, far + 16, 704, edge, 704), '#000', 0.2],
    [poly(edge - 2, 642, far + 2, 642, far + 5, 698, edge - 5, 698), 'wood'],
    [[651, 660, 669, 678, 688].map((y) => `M${edge - 3} ${y}h${2 * half + 6}`).join(''), 'none'],
    [`M${edge - 2} 634v12l-4 58v-12zM${far + 2} 634v12l4 58v-12z`, 'straw-shade'],
  ]
}

const barrel = (x: number, y: number): readonly Shape[] => [
  [oval(x + 9, y + 14, 8, 3), '#000', 0.2],
  [`M${x} ${y}q-3 8 0 15h11q3-7 0-15z`, 'wood'],
  [oval(x + 5.5, y, 5.5, 2.5), 'straw-shade'],
  [`M${x - 1} ${y + 6}h13M${x - 1} ${y + 11}h13`, 'none'],
]

const Stamps = () => (
  <defs>
    <pattern id="ca-shingle" width="12" height="8" patternUnits="userSpaceOnUse">
      <path d="M0 1Q3 5 6 1T12 1M6 1V8" fill="none" stroke="currentColor" opacity=".22" />
    </pattern>
    <pattern id="ca-blocks" width="26" height="16" patternUnits="userSpaceOnUse">
      <path
        d="M2 4h9M15 4h7M7 12h10M11 4v3M20 12v-3"
        fill="none"
        stroke="currentColor"
        stroke-width="1.2"
        opacity=".18"
      />
    </pattern>
    <pattern id="ca-cobbles" width="94" height="74" patternUnits="userSpaceOnUse">
      <path
        d="M8 10q5-6 10 0t10-1M62 22q5-6 10 0M34 46q5-6 10 0t9 1M6 60q4-5 9 0M76 62q5-5 9 0M50 8l4-1M20 36l4 1M70 42l3 1"
        fill="none"
        stroke="currentColor"
        stroke-width="1.4"
        opacity=".16"
      />
    </pattern>
    <pattern id="ca-grass" width="46" height="38" patternUnits="userSpaceOnUse">
      <path d="M8 12l2-5 2 5M30 30l2-5 2 5 2-4M38 8l1-3" fill="none" stroke="currentColor" opacity=".2" />
    </pattern>
    <path
      id="ca-moat"
      d="M90 26Q500 8 910 26Q970 30 974 90Q984 340 974 610Q968 662 906 667Q500 682 94 667Q32 662 26 610Q16 340 26 90Q30 30 90 26z"
    />
    <path id="ca-yard" d="M136 128h734v432h-734z" />
    <path
      id="ca-lanes"
      d="M176 404Q500 414 824 404M500 240V400M360 270Q430 300 500 290T640 270M232 262Q280 290 360 274M768 262Q720 290 640 274M240 396V404M760 396V404M246 404Q222 470 246 504Q290 534 400 518Q450 510 500 512T600 518Q710 534 750 504Q768 470 750 404M330 524V560M670 524V560"
    />
    {/* Open ground in front of the larger buildings. */}
    <path
      id="ca-aprons"
      d="M450 236a50 18 0 1 0 100 0a50 18 0 1 0 -100 0zM304 262a56 18 0 1 0 112 0a56 18 0 1 0 -112 0zM584 262a56 18 0 1 0 112 0a56 18 0 1 0 -112 0zM186 384a54 18 0 1 0 108 0a54 18 0 1 0 -108 0zM706 384a54 18 0 1 0 108 0a54 18 0 1 0 -108 0zM374 382a56 18 0 1 0 112 0a56 18 0 1 0 -112 0zM514 382a56 18 0 1 0 112 0a56 18 0 1 0 -112 0z"
    />
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

const Layer = (props: { children: JSX.Element }) => (
  <g color={ink} stroke-linejoin="round" stroke-linecap="round">
    {props.children}
  </g>
)

const Land = (props: { winter: boolean }) => {
  const grass = () => (props.winter ? 'var(--ca-art-snow)' : 'var(--ca-art-meadow)')
  const deep = () => (props.winter ? 'var(--ca-art-snow-shade)' : 'var(--ca-art-meadow-deep)')
  return (
    <>
      <Stamps />
      <path d="M-900-300h2800v1500H-900z" fill={grass()} />
      <path
        d="M-900 700H0Q200 690 420 706T1000 694H1900V730H-900zM-900 838H0Q300 822 620 838T1000 830H1900V1200H-900z"
        fill={deep()}
      />
      <path d="M-900-300h2800v1500H-900z" fill="url(#ca-grass)" />
      {/* Moat, and the hill within with its hachures. */}
      <use href="#ca-moat" fill={deep()} />
      <g transform="translate(35 24)scale(.93 .92)">
        <use href="#ca-moat" fill={grass()} />
        <use
          href="#ca-moat"
          fill="none"
          stroke="currentColor"
          stroke-width="12"
          stroke-dasharray="1.5 13"
          stroke-linecap="butt"
          opacity=".3"
        />
      </g>
      <use href="#ca-moat" fill="none" stroke="currentColor" stroke-width="35" />
      <use href="#ca-moat" fill="none" stroke="var(--ca-art-water-deep)" stroke-width="32" />
      <use
        href="#ca-moat"
        fill="none"
        stroke="var(--ca-art-water)"
        stroke-width="23"
        transform="translate(2 3)"
      />
      <g fill="none" stroke="var(--ca-art-cloth)" stroke-width="1.8" opacity=".55">
        <use href="#ca-moat" stroke-dasharray="16 42 7 61" transform="translate(9 5)scale(.983 .985)" />
        <use href="#ca-moat" stroke-dasharray="8 73 19 38" transform="translate(-4 -1)scale(1.01 1.008)" />
      </g>
      {/* Courtyard. */}
      <use href="#ca-yard" fill="var(--ca-art-yard)" />
      <Show when={props.winter}>
        <use href="#ca-yard" fill="var(--ca-art-snow)" opacity=".62" />
        <path
          d="M140 140q60 24 130 8t150 6q-20 16-90 8t-120 10-70-6zM580 142q70 20 150 6t132-2v40q-40-20-110-14t-172-30zM140 520q40-20 70 8t120 20q-80 14-190 8zM690 552q50-24 100-4t70 10h-170zM300 420q30-10 60 0t-10 12-50-12zM600 424q30-10 54 0t-10 10-44-10z"
          fill="var(--ca-art-snow)"
          opacity=".8"
        />
      </Show>
      <use href="#ca-lanes" fill="none" stroke="var(--ca-art-path-edge)" stroke-width="29" />
      <use href="#ca-aprons" fill="var(--ca-art-lane)" stroke="var(--ca-art-path-edge)" stroke-width="3" />
      <use href="#ca-lanes" fill="none" stroke="var(--ca-art-lane)" stroke-width="26" />
      <use href="#ca-aprons" fill="var(--ca-art-lane)" />
      <use href="#ca-yard" fill="url(#ca-cobbles)" />
      {/* Road. */}
      <path
        d="M-900 722H-5Q250 712 500 722T1005 716H1900V830H1005Q700 842 450 830T-5 834H-900z"
        fill="var(--ca-art-road)"
        stroke="currentColor"
        stroke-width="1.5"
      />
      <path
        d="M-900 750H-5Q250 740 500 750T1005 746H1900M-900 808H-5Q250 816 500 806T1005 810H1900"
        fill="none"
        stroke="var(--ca-art-road-deep)"
        stroke-width="6"
        opacity=".7"
      />
      <Show when={props.winter}>
        <path
          d="M-5 722Q250 712 500 722T1005 716V732Q920 722 840 736T640 734 470 726 300 738 120 728-5 738zM-5 834Q300 826 450 830T1005 830V822Q900 830 800 826T560 820 380 824 200 820-5 826z"
          fill="var(--ca-art-snow)"
          opacity=".8"
        />
      </Show>
      <path
        d="M60 738h5M190 826h6M356 740h4M520 822h7M612 738h5M742 824h6M905 736h5M840 740h3M40 822h4M452 736h3M290 822h3"
        fill="none"
        stroke="currentColor"
        stroke-width="3"
        opacity=".25"
      />
    </>
  )
}

const stands = [
  [rock, rocks],
  [tree, trees],
  [fir, firs],
] as const

/** The land of a board of 1000 x 860, and beyond it; the carts stand on the road at the bottom. Lowest first. */
export const ground = (winter: boolean): readonly Piece[] => {
  const layers: readonly Piece[] = [
    () => <Land winter={winter} />,
    ...[
      () => [...backWall, ...sideWall(104, 104), ...sideWall(868, 887), ...frontWall],
      () => [...bridge(330, 22, 717.5), ...bridge(670, 18, 726), ...well, ...garden, ...trifles],
      () => [...barrel(670, 352), ...barrel(684, 356)],
    ].map((shapes) => () => <Shapes of={shapes()} winter={winter} />),
    ...stands.map(([shapes, places]) => () => <Stand at={places} of={shapes} winter={winter} />),
  ]
  return layers.map((layer) => () => <Layer>{layer()}</Layer>)
}
