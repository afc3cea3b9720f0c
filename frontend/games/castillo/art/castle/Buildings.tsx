/** The buildings of the castle, built or still a plan, centred on 0, 0. */
import { Show } from 'solid-js'
import {
  arch,
  box,
  gable,
  ink,
  long,
  oval,
  parapet,
  Plan,
  poly,
  round,
  type Shape,
  Shapes,
  slope,
  square,
} from './shapes.tsx'

/** What a building looks like; several of the same kind share it. */
export type Kind =
  | 'keep'
  | 'palace'
  | 'servantsHouse'
  | 'tavern'
  | 'stable'
  | 'market'
  | 'forge'
  | 'largeGate'
  | 'smallGate'
  | 'largeTower'
  | 'smallTower'
  | 'house'

/** Half the width and half the height of each kind. */
export const halfSizes: Readonly<Record<Kind, readonly [number, number]>> = {
  keep: [62, 78],
  palace: [62, 62],
  servantsHouse: [62, 56],
  tavern: [58, 56],
  stable: [58, 56],
  market: [56, 52],
  forge: [56, 52],
  largeGate: [58, 50],
  smallGate: [50, 46],
  largeTower: [52, 70],
  smallTower: [40, 56],
  house: [44, 42],
}

const isKind = (name: string): name is Kind => name in halfSizes

/** The kind of a building: 'largeTower3' is a 'largeTower'. */
export const kindOf = (id: string): Kind => {
  const name = id.replace(/\d+$/, '')
  return isKind(name) ? name : 'house'
}

const window = (x: number, y: number, fill = 'dark', w = 6, h = 9): Shape => [box(x, y, w, h), fill]
const slit = (x: number, y: number): Shape => [box(x - 1.5, y, 3, 10), ink, 1]
const timber = (d: string): Shape => [d, 'none', 1, 'wood']
const smoke = (x: number, y: number): Shape => [
  `${oval(x, y, 4)}${oval(x + 5, y - 8, 5)}${oval(x + 12, y - 14, 5, 4)}`,
  'smoke',
  0.75,
]
const banner = (x: number, y: number, h: number, fill = 'banner'): readonly Shape[] => [
  [`M${x} ${y}v${-h}`, 'none'],
  [`M${x} ${y - h}l15 3-4 4 4 5-15 2z`, fill],
]
const chimney = (x: number, y: number, h: number, w = 8): readonly Shape[] => [
  [box(x, y - h, w, h), 'stone'],
  [box(x + w / 2, y - h, w / 2, h), 'stone-shade', 0.7],
  [box(x - 1.5, y - h - 3, w + 3, 4), 'stone'],
  [box(x - 1, y - h - 5, w + 2, 4), 'snow', 1],
]

const keep = (): readonly Shape[] => [
  ...square(-42, 54, 66, 82, 18, 5),
  ...slope([-12, -61, 6, -65], [-38, -39, 18, -39], 'slate'),
  [poly(6, -65, 36, -48, 18, -39), 'slate-shade'],
  ...banner(-2, -62, 15),
  ...parapet(-45, -36, 72, 5),
  [arch(-9, 54, 18, 26), 'dark'],
  [box(-45, -26, 72, 2), ink, 0.4],
  [arch(-26, 0, 8, 16), 'dark'],
  [arch(-9, 0, 8, 16), 'dark'],
  [arch(8, 0, 8, 16), 'dark'],
  slit(-28, 18),
  slit(10, 18),
]

const palace = (): readonly Shape[] => [
  ...chimney(-8, -34, 16),
  ...long([-34, 36, 62, 40, 26, 20, 12], 'plaster', 'tile'),
  ...gable([-58, 38, 30, 46, 26, 8, 5], 'plaster', 'tile'),
  ...gable([14, 38, 30, 46, 26, 12, 8], 'plaster', 'tile'),
  [`${arch(-49, 8, 7, 15)}${arch(-37, 8, 7, 15)}${arch(23, 8, 7, 15)}${arch(35, 8, 7, 15)}`, 'blue'],
  [`${arch(-43, 33, 12, 17)}${arch(29, 33, 12, 17)}`, 'blue'],
  [`${oval(-43, -19, 4)}${oval(29, -19, 4)}`, 'lit'],
  [arch(-4, 38, 17, 25), 'wood'],
  [`M-4 38V14`, 'none'],
  [`${arch(-14, 9, 6, 9)}${arch(-4, 9, 6, 9)}${arch(6, 9, 6, 9)}`, 'blue'],
  ...banner(-43, -36, 20, 'blue'),
  ...banner(29, -36, 20, 'blue'),
]

const servantsHouse = (): readonly Shape[] => [
  ...chimney(-30, -20, 18),
  smoke(-24, -44),
  ...long([-56, 32, 92, 30, 24, 20, 14], 'plaster', 'tile'),
  timber(
    'M-55 17H35M-40 3V32M-24 3V32M-8 3V32M8 3V32M22 3V32M-55 31L-40 18M22 18L35 31M-40 17L-24 4M-8 4L8 17',
  ),
  ...[-44, -14, 16].flatMap((x) => [
    ...gable([x, -3, 14, 8, 8, 8, 5], 'plaster', 'tile'),
    window(x + 4, -9, 'lit', 6, 6),
  ]),
  [`${box(-36, 21, 7, 8)}${box(-4, 21, 7, 8)}${box(12, 21, 7, 8)}`, 'dark'],
  [box(-21, 16, 11, 16), 'wood-shade'],
]

const tavern = (): readonly Shape[] => [
  ...chimney(18, -24, 22),
  smoke(24, -48),
  ...long([-4, 30, 38, 28, 22, 20, 14], 'plaster', 'tile'),
  ...gable([-32, 32, 42, 38, 28, 12, 8], 'plaster', 'tile'),
  timber('M-31 14H9M-31-6H9M-11-6V-26M-31-6L-18 14M9-6L-4 14M-24-10L-11-22 2-10'),
  [`${box(-16, -4, 11, 13)}${box(-27, 18, 9, 9)}${box(16, 8, 8, 10)}`, 'lit'],
  ['M-10.500-4v13M-16 2h11M-22.500 18v9M20 8v10', 'none', 0.9, 'wood-shade'],
  [arch(-6, 32, 12, 17), 'wood-shade'],
  // The sign.
  ['M-32-2H-54M-50-2v4M-38-2v4', 'none'],
  [box(-55, 2, 21, 23), 'wood'],
  [box(-50, 8, 10, 13), 'lit'],
  ['M-40 11q5 0 5 4t-5 4', 'none'],
  [`${oval(-49, 8, 3)}${oval(-45, 7, 3)}${oval(-41, 8, 3)}`, 'cloth'],
  // A barrel.
  ['M40 18q-3 7 0 14h10q3-7 0-14z', 'wood'],
  ['M39 22h12M39 28h12', 'none'],
]

const stable = (): readonly Shape[] => [
  ...gable([-44, 32, 66, 30, 30, 28, 18], 'wood', 'straw'),
  [poly(-40, 3, -11, -23, 18, 3), 'wood-shade'],
  [box(-38, 4, 54, 28), 'dark'],
  [`${box(-40, 2, 4, 30)}${box(-13, 2, 4, 30)}${box(14, 2, 4, 30)}`, 'wood'],
  [box(-17, -18, 12, 12), 'dark'],
  ['M-17-7q6-6 12 0v3h-12z', 'straw'],
  // A horse looks out.
  ['M-36 32C-36 20-34 12-27 9L-25 4L-22 9C-16 12-13 18-13 21Q-15 26-19 23L-24 21Q-23 27-22 32z', 'soil'],
  ['M-36 30C-36 20-33 12-26 9L-28 7C-37 10-40 22-38 30z', 'wood-shade'],
  [oval(-22.5, 14, 1.5), ink, 1],
  ['M-9 32V24q11-8 23 0v8z', 'straw'],
  ['M-4 30l4-7M3 30l1-8M9 30l-2-7', 'none', 0.8, 'straw-shade'],
  [box(-38, 27, 26, 3), 'wood'],
]

const stall = (x: number, y: number, w: number, cloth: string, fruit: string): readonly Shape[] => {
  const step = w / 6
  const strips = [0, 2, 4].map((at) =>
    poly(
      x + 6 + at * (step - 2),
      y,
      x + 6 + (at + 1) * (step - 2),
      y,
      x + (at + 1) * step,
      y + 17,
      x + at * step,
      y + 17,
    ),
  )
  return [
    [poly(x + 2, y + 46, x + w, y + 46, x + w + 8, y + 50, x + 8, y + 50), '#000', 0.2],
    [`M${x + 3} ${y + 14}v32M${x + w - 3} ${y + 14}v32`, 'none', 1, 'wood-shade'],
    [box(x + 3, y + 14, w - 6, 18), '#000', 0.35],
    [box(x + 1, y + 31, w - 2, 14), 'wood'],
    [[0.14, 0.32, 0.5, 0.68, 0.86].map((at) => oval(x + w * at, y + 29, 4)).join(''), fruit],
    [`M${x + 1} ${y + 38}h${w - 2}`, 'none'],
    [poly(x + 6, y, x + w - 6, y, x + w, y + 17, x, y + 17), 'cloth'],
    [strips.join(''), cloth, 1],
    [`M${x} ${y + 17}${`q${step / 2} 8 ${step} 0`.repeat(6)}z`, cloth],
    [poly(x + 5, y + 1, x + w - 5, y + 1, x + w - 3, y + 10, x + 30, y + 6, x + 3, y + 10), 'snow', 1],
    [poly(x + 6, y, x + w - 6, y, x + w, y + 17, x, y + 17), 'none'],
  ]
}

const market = (): readonly Shape[] => [
  ...stall(2, -48, 46, 'blue', 'straw'),
  ...stall(-54, -36, 50, 'banner', 'bush'),
  ...stall(4, -20, 48, 'straw', 'banner'),
  ['M-50 14q-4 8 0 14h12q4-6 0-14z', 'straw'],
  [oval(-44, 14, 7, 3), 'soil'],
  [box(-32, 15, 20, 13), 'wood'],
  ['M-32 21h20', 'none'],
]

const forge = (): readonly Shape[] => [
  smoke(-24, -32),
  ...long([-46, 28, 70, 32, 20, 22, 14], 'stone', 'slate'),
  [box(-46, 0, 70, 28), 'blocks', 1],
  ...chimney(-36, 6, 36, 16),
  [box(-40, 2, 24, 26), 'stone'],
  [arch(-28, 26, 16, 18), 'fire'],
  ['M-34 26q0-8 5-12 0 5 3 6 3-3 2-6 6 5 4 12z', 'lit', 1],
  [box(-10, 2, 30, 26), 'dark'],
  [`M-10 28L-10 10Q8 14 20 28z`, 'fire', 0.55],
  ['M-6 13H17Q14 18 8 18V21L12 25H-1L3 21V18Q-4 18-6 13z', 'iron'],
  ['M-4 14h18', 'none', 0.7, 'stone-light'],
  [box(-1, 25, 13, 3), 'wood'],
  ['M32 28V14q6-5 12 0V28z', 'wood'],
  ['M32 19h12M32 24h12', 'none'],
]

const portcullis = (y: number, w: number, h: number): readonly Shape[] => {
  const bars = [-0.3, -0.1, 0.1, 0.3]
    .map((at) => `M${(w * at).toFixed(1)} ${y - h + 3}V${y - h * 0.3}`)
    .join('')
  return [
    [arch(0, y, w + 8, h + 4), 'stone-light'],
    [arch(0, y, w, h), 'dark'],
    [`${bars}M${-w / 2} ${y - h * 0.62}h${w}M${-w / 2} ${y - h * 0.4}h${w}`, 'none', 1, 'straw-shade'],
  ]
}

const largeGate = (): readonly Shape[] => [
  [box(-30, -12, 60, 38), 'stone'],
  [box(-30, -12, 60, 38), 'blocks', 1],
  ...parapet(-24, -12, 48, 5),
  ...portcullis(26, 30, 32),
  ...round(-40, 20, 12, 36, 32, 'slate'),
  ...round(40, 20, 12, 36, 32, 'slate'),
  slit(-41, -2),
  slit(39, -2),
  [poly(-4, -20, 4, -20, 4, -9, 0, -6, -4, -9), 'banner'],
]

const smallGate = (): readonly Shape[] => [
  [box(-24, -4, 46, 26), 'stone'],
  [box(-24, -4, 46, 26), 'blocks', 1],
  ...portcullis(22, 20, 22),
  ...slope([-16, -24, 14, -24], [-22, -6, 20, -6], 'tile'),
  ...square(-44, 24, 20, 42, 6, 3),
  ...square(19, 24, 20, 42, 6, 3),
  slit(-34, -6),
  slit(29, -6),
]

const largeTower = (): readonly Shape[] => [
  ...round(0, 54, 34, 66, 52, 'tile'),
  [`${arch(-16, 14, 8, 14)}${arch(2, 18, 8, 14)}`, 'dark'],
  slit(-8, 32),
  ...banner(0, -62, 7),
]

const smallTower = (): readonly Shape[] => [
  ...square(-30, 50, 44, 72, 16, 4),
  [`${arch(-8, 8, 9, 15)}`, 'dark'],
  slit(-18, 22),
  slit(2, 22),
]

const roofs = ['tile', 'slate', 'straw'] as const

const house = (number: number): readonly Shape[] => {
  const roof = roofs[number === 7 ? 2 : number % 3 === 0 ? 1 : 0] ?? 'tile'
  if (number % 2 === 0) {
    return [
      ...(number === 4 ? [] : [...chimney(-18, -14, 16), smoke(-13, -34)]),
      ...long([-38, 34, 50, 26, 22, 20, 13], 'plaster', roof),
      timber('M-37 20H11M-22 8V34M-4 8V34M-37 33L-22 20M-4 8L11 20'),
      [`${box(-34, 11, 8, 7)}${box(0, 23, 7, 8)}`, 'lit'],
      [box(-18, 17, 10, 17), 'wood-shade'],
    ]
  }
  return [
    ...(number === 3 ? [] : chimney(12, -12, 16)),
    ...gable([-34, 34, 40, 28, 26, 26, 16], 'plaster', roof),
    timber('M-33 20H5M-33 7H5M-14-16V7M-33 20L-24 7M5 20L-4 7'),
    [`${box(-18, -6, 8, 8)}${box(-30, 23, 8, 8)}`, number === 5 ? 'dark' : 'lit'],
    [arch(-6, 34, 11, 16), 'wood-shade'],
  ]
}

const drawings: Readonly<Record<Kind, (number: number) => readonly Shape[]>> = {
  keep,
  palace,
  servantsHouse,
  tavern,
  stable,
  market,
  forge,
  largeGate,
  smallGate,
  largeTower,
  smallTower,
  house,
}

/** A sheet of drawing paper with a pin in each upper corner, a little smaller than the place. */
const Sheet = (props: { half: readonly [number, number] }) => {
  const w = () => props.half[0] - 2
  const h = () => props.half[1] - 2
  return (
    <>
      <path d={poly(-w() + 4, -h() + 3, w(), -h() + 4, w(), h(), -w() + 3, h())} opacity=".18" />
      <path
        d={poly(-w(), -h(), w() - 3, -h() + 2, w() - 1, h() - 10, w() - 11, h() - 2, -w() + 2, h() - 3)}
        fill="var(--ca-paper)"
        stroke="var(--ca-plan-ink)"
        stroke-width="1.2"
        opacity=".82"
      />
      <path
        d={poly(w() - 1, h() - 10, w() - 12, h() - 11, w() - 11, h() - 2)}
        fill="var(--ca-plaster-shade)"
      />
      <path d={`${oval(-w() + 6, -h() + 6, 2.5)}${oval(w() - 8, -h() + 8, 2.5)}`} fill="var(--ca-banner)" />
    </>
  )
}

/** A building as it stands, or the plan of it pinned to the ground. */
export const BuildingArt = (props: { id: string; built: boolean; winter: boolean }) => {
  const kind = () => kindOf(props.id)
  const shapes = () => drawings[kind()](Number(/\d+$/.exec(props.id)?.[0] ?? 0))
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <Show
        when={props.built}
        fallback={
          <>
            <Sheet half={halfSizes[kind()]} />
            <g opacity=".75">
              <Plan of={shapes()} />
            </g>
          </>
        }
      >
        <Shapes of={shapes()} winter={props.winter} />
      </Show>
    </g>
  )
}
