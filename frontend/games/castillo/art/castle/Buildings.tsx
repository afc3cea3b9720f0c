/** The buildings of the castle, built or still a plan, centred on 0, 0. */
import { Show } from 'solid-js'
import { ink } from '../colors.ts'
import {
  arch,
  box,
  gable,
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

const pane = (x: number, y: number, fill = 'dark', w = 6, h = 9): Shape => [box(x, y, w, h), fill]
const slit = (x: number, y: number): Shape => [box(x - 1.5, y, 3, 10), ink, 1]
const timber = (d: string): Shape => [d, 'none', 1, 'wood']
const smoke = (x: number, y: number): Shape => [
  `${oval(x, y, 3)}${oval(x + 6, y - 4, 4)}${oval(x + 13, y - 6, 4, 3)}`,
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
  slit(-30, 12),
  slit(12, 12),
  [poly(-15, 7, -3, 7, -3, 20, -9, 25, -15, 20), 'blue'],
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
  smoke(-25, -46),
  ...long([-56, 32, 92, 30, 24, 20, 14], 'plaster', 'tile'),
  timber(
    'M-55 17H35M-40 3V32M-24 3V32M-8 3V32M8 3V32M22 3V32M-55 31L-40 18M22 18L35 31M-40 17L-24 4M-8 4L8 17',
  ),
  ...[-44, -14, 16].flatMap((x) => [
    ...gable([x, -3, 14, 8, 8, 8, 5], 'plaster', 'tile'),
    pane(x + 4, -9, 'lit', 6, 6),
  ]),
  [`${box(-36, 21, 7, 8)}${box(-4, 21, 7, 8)}${box(12, 21, 7, 8)}`, 'dark'],
  [box(-21, 16, 11, 16), 'wood-shade'],
]

const tavern = (): readonly Shape[] => [
  ...chimney(18, -24, 15),
  smoke(24, -46),
  ...long([-4, 30, 38, 28, 22, 20, 14], 'plaster', 'tile'),
  ...gable([-32, 32, 42, 38, 28, 12, 8], 'plaster', 'tile'),
  timber('M-31 14H9M-31-6H9M-11-6V-26M-31-6L-18 14M9-6L-4 14M-24-10L-11-22 2-10'),
  [`${box(-16, -4, 11, 13)}${box(-27, 18, 9, 9)}${box(16, 8, 8, 10)}`, 'lit'],
  ['M-10.5-4v13M-16 2h11M-22.5 18v9M20 8v10', 'none', 0.9, 'wood-shade'],
  [arch(-6, 32, 12, 17), 'wood-shade'],
  // The sign.
  ['M-32-2H-54M-50-2v4M-38-2v4', 'none'],
  [box(-55, 2, 21, 23), 'wood'],
  [box(-50, 8, 10, 13), 'lit'],
  ['M-40 11q5 0 5 4t-5 4', 'none'],
  [`${oval(-49, 8, 3)}${oval(-45, 7, 3)}${oval(-41, 8, 3)}`, 'cloth'],
  [oval(-6, 34, 42, 8), 'glow', 0.16],
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
  smoke(-26, -38),
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
  [oval(-14, 31, 36, 7), 'glow', 0.2],
  ['M32 28V14q6-5 12 0V28z', 'wood'],
  ['M32 19h12M32 24h12', 'none'],
]

const portcullis = (y: number, w: number, h: number): readonly Shape[] => {
  const bars = [-0.3, -0.1, 0.1, 0.3]
    .map((at) => `M${(w * at).toFixed(1)} ${y - h + 3}V${y - h * 0.3}`)
    .join('')
  return [
    [arch(0, y, w + 7, h + 4), 'stone-light'],
    [arch(0, y, w, h), 'dark'],
    [`${bars}M${-w / 2} ${y - h * 0.62}h${w}M${-w / 2} ${y - h * 0.4}h${w}`, 'none', 1, 'straw-shade'],
  ]
}

const largeGate = (): readonly Shape[] => [
  [box(-32, -18, 64, 44), 'stone'],
  [box(-32, -18, 64, 44), 'blocks', 1],
  ...parapet(-27, -18, 54, 5),
  ...portcullis(26, 30, 34),
  ...round(-40, 23, 12, 40, 32, 'slate'),
  ...round(40, 23, 12, 40, 32, 'slate'),
  slit(-41, -2),
  slit(39, -2),
  [poly(-5, -25, 5, -25, 5, -13, 0, -9, -5, -13), 'banner'],
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

/** What differs between the seven houses: roof, wall, width, height, whether there is a chimney. */
const houses = [
  ['tile', 'plaster', 40, 28, true],
  ['tile', 'rose', 50, 26, true],
  ['slate', 'plaster', 36, 31, false],
  ['straw', 'plaster', 52, 22, false],
  ['tile', 'rose', 42, 26, true],
  ['slate', 'rose', 50, 27, true],
  ['straw', 'plaster', 44, 24, false],
] as const

const house = (number: number): readonly Shape[] => {
  const [roof, wall, w, h, hasChimney] = houses[(number + 6) % 7] ?? houses[0]
  const eave = 34 - h
  const left = number % 2 ? -34 : -38
  const right = left + w
  const beam = eave + Math.round(h * 0.5)
  const glow: Shape = [oval(-10, 35, 26, 6), 'glow', 0.12]
  if (number % 2 === 0) {
    return [
      ...(hasChimney ? [...chimney(-18, eave - 22, 13), smoke(-13, eave - 41)] : []),
      ...long([left, 34, w, h, 22, 20, 13], wall, roof),
      timber(
        `M-37 ${beam}H${right - 1}M-22 ${eave + 2}V34M-4 ${eave + 2}V34M-37 33L-22 ${beam}M-4 ${eave + 2}L${right - 1} ${beam}`,
      ),
      [`${box(-34, eave + 3, 8, 7)}${box(0, 23, 7, 8)}`, 'lit'],
      [box(-18, 17, 10, 17), 'wood-shade'],
      ...(number === 6
        ? [...gable([-14, eave - 6, 15, 8, 8, 9, 6], wall, roof), pane(-10, eave - 13, 'lit', 7, 6)]
        : []),
      glow,
    ]
  }
  const middle = left + w / 2
  return [
    ...gable([left, 34, w, h, 26, 24, 15], wall, roof),
    ...(hasChimney ? [...chimney(middle + 22, eave - 16, 14), smoke(middle + 25, eave - 37)] : []),
    timber(
      `M${left + 1} ${beam}H${right - 1}M${left + 1} ${eave + 1}H${right - 1}M${middle} ${eave - 22}V${eave}M${left + 1} ${beam}L${left + 10} ${eave + 1}M${right - 1} ${beam}L${right - 10} ${eave + 1}`,
    ),
    [`${box(middle - 4, eave - 12, 8, 8)}${box(left + 4, 23, 8, 8)}`, 'lit'],
    [arch(middle + 8, 34, 11, 16), 'wood-shade'],
    glow,
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
  const w = () => props.half[0] - 3
  const h = () => props.half[1] - 3
  return (
    <>
      <path d={poly(-w() + 4, -h() + 3, w(), -h() + 4, w(), h(), -w() + 3, h())} opacity=".18" />
      <path
        d={poly(-w(), -h(), w() - 3, -h() + 2, w() - 1, h() - 10, w() - 11, h() - 2, -w() + 2, h() - 3)}
        fill="var(--ca-art-paper)"
        stroke="var(--ca-art-plan-ink)"
        stroke-width="1.2"
        opacity=".82"
      />
      <path
        d={poly(w() - 1, h() - 10, w() - 12, h() - 11, w() - 11, h() - 2)}
        fill="var(--ca-art-plaster-shade)"
      />
      <path
        d={`${oval(-w() + 6, -h() + 6, 2.5)}${oval(w() - 8, -h() + 8, 2.5)}`}
        fill="var(--ca-art-banner)"
      />
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
            <g opacity=".8" transform="scale(.9)">
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
