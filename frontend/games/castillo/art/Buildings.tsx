/** The 23 buildings, the Market and the Forge: one drawing each, built in stone or only planned. */
import { For, Show } from 'solid-js'
import { ink } from './colors.ts'

type Fill =
  | 'stone'
  | 'shade'
  | 'plaster'
  | 'roof'
  | 'roofShade'
  | 'slate'
  | 'slateShade'
  | 'wood'
  | 'beam'
  | 'dark'
  | 'lit'
  | 'cloth'
  | 'hay'
  | 'none'
  | 'smoke'
  | 'iron'
  | 'ember'
type Shape = readonly [fill: Fill, path: string]

const fills: Readonly<Record<Fill, string>> = {
  stone: 'var(--ca-stone)',
  shade: 'var(--ca-stone-shade)',
  plaster: 'var(--ca-plaster)',
  roof: 'var(--ca-roof)',
  roofShade: 'var(--ca-roof-shade)',
  slate: 'var(--ca-slate)',
  slateShade: 'var(--ca-slate-shade)',
  wood: '#a5743f',
  beam: '#6b4826',
  dark: '#3a2f26',
  lit: 'var(--ca-lit)',
  cloth: '#f6ecd8',
  hay: '#dcb85a',
  smoke: '#d9d4ca',
  iron: '#4a4f57',
  ember: '#e8742c',
  none: 'none',
}

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`
/** An arched opening that stands on y. */
const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x - w / 2} ${y}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`
/** Merlons along the top of a wall, from x on, the wall's top at y. */
const crenels = (x: number, y: number, w: number, teeth: number, height = 9): string => {
  const step = w / (2 * teeth - 1)
  const tooth = `v${-height}h${step}v${height}`
  return `M${x} ${y}${Array.from({ length: teeth }, (_, n) => (n === 0 ? tooth : `h${step}${tooth}`)).join('')}z`
}
const gable = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}l${w / 2} ${-h}l${w / 2} ${h}z`
const hip = (x: number, y: number, w: number, h: number, inset: number): string =>
  `M${x} ${y}l${inset} ${-h}h${w - 2 * inset}l${inset} ${h}z`
const flag = (x: number, y: number): Shape[] => [
  ['none', `M${x} ${y}v-20`],
  ['roof', `M${x} ${y - 20}l16 4l-16 5z`],
]
const several = (fill: Fill, paths: readonly string[]): Shape => [fill, paths.join('')]

const turret = (x: number, top: number, w: number, foot: number): Shape[] => [
  ['stone', box(x, top, w, foot - top)],
  ['shade', box(x + w * 0.64, top, w * 0.36, foot - top)],
  ['stone', crenels(x - 3, top + 1, w + 6, 3)],
  ['dark', arch(x + w / 2, top + 26, 6, 13)],
]

const gate = (half: number, top: number, foot: number): Shape[] => [
  ['stone', box(-half + 20, top + 18, 2 * half - 40, foot - top - 18)],
  ['stone', crenels(-half + 20, top + 19, 2 * half - 40, 4, 7)],
  ['dark', arch(0, foot, half * 0.72, foot - top - 30)],
  [
    'none',
    `M${-half * 0.18} ${foot}V${top + 36}M${half * 0.18} ${foot}V${top + 36}M0 ${foot}V${top + 32}M${-half * 0.34} ${foot - 12}H${half * 0.34}M${-half * 0.34} ${foot - 26}H${half * 0.34}`,
  ],
  ...turret(-half, top, 26, foot),
  ...turret(half - 26, top, 26, foot),
]

const house = (number: number): Shape[] => {
  const mirror = number % 2 === 0 ? -1 : 1
  const roof: Fill = number % 3 === 0 ? 'slate' : 'roof'
  return [
    ['shade', box(mirror > 0 ? 12 : -22, -34, 10, 18)],
    ['plaster', box(-30, -8, 60, 44)],
    ['beam', `${box(-30, -8, 4, 44)}${box(26, -8, 4, 44)}${box(-30, 10, 60, 4)}`],
    ['none', `M${-26 * mirror} 10L${-8 * mirror} -8M${26 * mirror} 10L${8 * mirror} -8`],
    [roof, gable(-40, -6, 80, 34)],
    [roof === 'roof' ? 'roofShade' : 'slateShade', 'M0-40L40-6H14z'],
    ['dark', arch(12 * mirror, 36, 14, 20)],
    ['lit', box(-20 * mirror - 6, 17, 12, 11)],
    ['lit', box(-5, -18, 10, 9)],
  ]
}

const drawings: Readonly<Record<string, readonly Shape[]>> = {
  keep: [
    ['shade', box(-46, 30, 92, 42)],
    ['stone', box(-40, -44, 80, 116)],
    ['shade', box(16, -44, 24, 116)],
    ['stone', crenels(-45, -43, 90, 5, 12)],
    several('dark', [arch(-18, -8, 8, 20), arch(6, -8, 8, 20), arch(-18, 26, 8, 20), arch(6, 26, 8, 20)]),
    ['beam', arch(-6, 72, 22, 30)],
    ['none', 'M-40 2H40M-40 36H40'],
    ...flag(-6, -50),
  ],
  palace: [
    ['plaster', box(-54, -4, 108, 56)],
    ['roof', hip(-58, -4, 116, 34, 14)],
    ['roofShade', 'M30-38H44L58-4H22z'],
    ['plaster', box(-17, -24, 34, 76)],
    ['roof', gable(-23, -22, 46, 34)],
    ['roofShade', 'M0-56L23-22H8z'],
    several('lit', [
      arch(-40, 20, 10, 20),
      arch(-26, 20, 10, 20),
      arch(26, 20, 10, 20),
      arch(40, 20, 10, 20),
      arch(0, -2, 10, 18),
    ]),
    ['none', 'M-54 26H-17M17 26H54M-17 6H17'],
    ['beam', arch(0, 52, 18, 30)],
    ['stone', box(-62, -18, 12, 72)],
    ['stone', box(50, -18, 12, 72)],
    ['slate', gable(-66, -17, 20, 30)],
    ['slate', gable(46, -17, 20, 30)],
  ],
  servantsHouse: [
    ['shade', box(26, -50, 11, 20)],
    ['plaster', box(-54, -8, 108, 54)],
    several('beam', [
      box(-54, -8, 4, 54),
      box(-28, -8, 4, 54),
      box(-2, -8, 4, 54),
      box(24, -8, 4, 54),
      box(50, -8, 4, 54),
      box(-54, 18, 108, 4),
    ]),
    ['none', 'M-50 18L-28-4M50 18L28-4M-24 18L-2-4'],
    ['slate', hip(-60, -6, 120, 36, 12)],
    ['slateShade', 'M34-42H48L60-6H26z'],
    several('lit', [box(-45, 2, 12, 11), box(-19, 2, 12, 11), box(7, 2, 12, 11), box(33, 2, 12, 11)]),
    ['dark', arch(-13, 46, 15, 22)],
  ],
  tavern: [
    ['shade', box(-30, -52, 12, 22)],
    ['plaster', box(-44, -8, 84, 54)],
    ['beam', `${box(-44, -8, 4, 54)}${box(36, -8, 4, 54)}${box(-44, 12, 84, 4)}`],
    ['roof', gable(-54, -6, 104, 46)],
    ['roofShade', 'M-2-52L50-6H14z'],
    several('lit', [box(-32, -4, 14, 12), box(-9, -4, 14, 12), box(14, -4, 14, 12), box(14, 22, 14, 13)]),
    ['dark', arch(-18, 46, 18, 26)],
    ['none', 'M40-2H56M52-2V4'],
    ['wood', box(43, 4, 15, 18)],
    ['lit', box(47, 9, 7, 9)],
  ],
  stable: [
    ['wood', 'M-50 46V-12L-30-38H30L50-12V46z'],
    ['roof', 'M-56-8L-34-42H34L56-8L48-6L28-32H-28L-48-6z'],
    ['none', 'M-44-6V46M44-6V46M-34 2V46M34 2V46'],
    ['dark', box(-26, -4, 52, 50)],
    ['hay', 'M-26 46Q-20 30-8 34T12 32T26 46z'],
    ['beam', 'M-10 34Q-14 12 0 4L2-4L8 3Q20 8 22 18L16 22L8 18Q4 26 8 34z'],
    ['lit', arch(0, -14, 12, 14)],
  ],
  market: [
    ['wood', `${box(-52, 0, 4, 42)}${box(-6, 0, 4, 42)}${box(2, 6, 4, 38)}${box(48, 6, 4, 38)}`],
    ['cloth', 'M-56 2L-50-26H-6L0 2z'],
    ['roof', 'M-56 2L-50-26H-40L-42 2zM-28 2L-28-26H-17L-14 2z'],
    ['cloth', 'M-2 10L4-18H48L56 10z'],
    ['slate', 'M-2 10L4-18H15L13 10zM27 10V-18H38L41 10z'],
    ['beam', `${box(-54, 20, 52, 8)}${box(0, 26, 54, 8)}`],
    ['hay', 'M-44 20a6 6 0 0 1 12 0zM-28 20a6 6 0 0 1 12 0z'],
    ['ember', 'M10 26a6 6 0 0 1 12 0zM26 26a6 6 0 0 1 12 0z'],
  ],
  forge: [
    ['smoke', 'M28-44q-10-4-4-10q-6-8 4-10q8 0 6 8q8 4 2 10z'],
    ['shade', box(20, -44, 16, 40)],
    ['stone', box(-46, -8, 92, 50)],
    ['slate', hip(-52, -6, 104, 28, 16)],
    ['dark', arch(-10, 42, 46, 40)],
    ['ember', 'M-28 42Q-24 24-14 30Q-10 16-2 28Q8 26 8 42z'],
    ['lit', 'M-18 42Q-14 32-10 36Q-6 30-2 42z'],
    ['iron', 'M20 22H46V27Q38 28 38 34V38H44V42H24V38H30V34Q28 28 20 26z'],
  ],
  largeGate: gate(54, -38, 46),
  smallGate: gate(44, -28, 42),
  largeTower: [
    ['stone', 'M-28-24H28L34 66H-34z'],
    ['shade', 'M12-24H28L34 66H14z'],
    ['shade', box(-33, -30, 66, 10)],
    ['slate', gable(-40, -28, 80, 42)],
    ['slateShade', 'M0-70L40-28H14z'],
    several('dark', [arch(-10, 4, 8, 20), arch(4, 34, 8, 20)]),
    ['beam', arch(-4, 66, 18, 26)],
    ['none', 'M-30 8H30M-32 38H32'],
  ],
  smallTower: [
    ['stone', box(-26, -28, 52, 80)],
    ['shade', box(10, -28, 16, 80)],
    ['stone', crenels(-31, -27, 62, 4, 11)],
    several('dark', [arch(-8, 0, 8, 18), arch(-8, 28, 8, 18)]),
    ['none', 'M-26 4H26M-26 30H26'],
  ],
}

/** Snow on the upper edges of what is built. */
const snow: Readonly<Record<string, string>> = {
  keep: 'M-46-50H46V-44H-46z',
  palace: 'M-48-38H-20L0-58L20-38H48L52-30H24L0-48L-24-30H-52z',
  servantsHouse: 'M-50-42H50L54-32H-54z',
  tavern: 'M-2-54L22-32L14-30L-2-44L-20-30L-28-32z',
  stable: 'M-36-44H36L40-35H-40z',
  market: 'M-52-28H-5V-23H-52zM3-20H50V-15H3z',
  forge: 'M-38-36H38L43-27H-43z',
  largeGate: 'M-57-39H-25V-34H-57zM25-39H57V-34H25z',
  smallGate: 'M-47-29H-15V-24H-47zM15-29H47V-24H15z',
  largeTower: 'M0-72L18-52L8-48L0-58L-8-48L-18-52z',
  smallTower: 'M-32-30H32V-25H-32z',
  house: 'M0-42L22-24L14-20L0-32L-14-20L-22-24z',
}

/** 'largeTower3' is one of the large towers. */
export const kindOf = (id: string): string => id.replace(/\d$/, '')

const shapesOf = (id: string): readonly Shape[] =>
  kindOf(id) === 'house' ? house(Number(id.at(-1))) : (drawings[kindOf(id)] ?? [])

/** Half of a building's width and height. */
export const halfSizes: Readonly<Record<string, readonly [number, number]>> = {
  keep: [52, 74],
  palace: [66, 58],
  servantsHouse: [62, 52],
  tavern: [58, 54],
  stable: [58, 50],
  market: [58, 46],
  forge: [54, 48],
  largeGate: [60, 50],
  smallGate: [50, 44],
  largeTower: [44, 70],
  smallTower: [36, 54],
  house: [44, 42],
}

/** A building centred on 0, 0; a plan where it is not built. */
export const BuildingArt = (props: { id: string; built: boolean; winter: boolean }) => (
  <g class={props.built ? 'ca-built' : 'ca-plan'} stroke={ink} stroke-width="1.8" stroke-linejoin="round">
    <Show when={props.built}>
      <ellipse
        cx="4"
        cy={(halfSizes[kindOf(props.id)]?.[1] ?? 40) - 6}
        rx={(halfSizes[kindOf(props.id)]?.[0] ?? 40) - 2}
        ry="9"
        fill="#000"
        opacity=".18"
        stroke="none"
      />
    </Show>
    <For each={shapesOf(props.id)}>{([fill, path]) => <path d={path} fill={fills[fill]} />}</For>
    <Show when={props.built && props.winter}>
      <path d={snow[kindOf(props.id)]} fill="#fff" stroke="none" />
    </Show>
  </g>
)
