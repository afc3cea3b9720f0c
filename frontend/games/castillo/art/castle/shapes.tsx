/** The few strokes from which the castle is drawn: outlines as path data, and lists of coloured paths. */
import { For } from 'solid-js'
import { ink } from '../colors.ts'

/** Path, name of a colour, opacity (then without outline), colour of a line of its own. */
export type Shape = readonly [d: string, fill: string, opacity?: number, line?: string]

/** A straight-sided outline through pairs of coordinates. */
export const poly = (...at: readonly number[]): string => `M${at.map((n) => +n.toFixed(1)).join(' ')}z`
/** An upright rectangle. */
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`
/** An ellipse round a centre. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
/** A round-headed opening; x is its middle, y its sill. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x - w / 2} ${y}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}z`
/** A parapet with `count` merlons from x, y to the right. */
export const crenels = (x: number, y: number, w: number, count: number, h = 6): string => {
  const step = +(w / (2 * count - 1)).toFixed(2)
  return `M${x} ${y + 4}V${y}${`v${-h}h${step}v${h}h${step}`.repeat(count).slice(0, -`h${step}`.length)}v4z`
}
/** Snow lying on the merlons of `crenels`. */
const merlonSnow = (x: number, y: number, w: number, count: number, h = 6): Shape => {
  const step = w / (2 * count - 1)
  return [
    Array.from({ length: count }, (_, at) =>
      box(+(x + 2 * at * step).toFixed(1), y - h - 1, +step.toFixed(1), 4),
    ).join(''),
    'snow',
    1,
  ]
}

/** A parapet and the snow on it. */
export const parapet = (x: number, y: number, w: number, count: number, h = 6): readonly Shape[] => [
  [crenels(x, y, w, count, h), 'stone'],
  merlonSnow(x, y, w, count, h),
]

type Four = readonly [number, number, number, number]

/** A roof slope between its ridge and its eaves, with tiles, and snow down to a ragged edge. */
export const slope = (ridge: Four, eaves: Four, roof: string): readonly Shape[] => {
  const [ax, ay, bx, by] = ridge
  const [cx, cy, dx, dy] = eaves
  const outline = poly(ax, ay, bx, by, dx, dy, cx, cy)
  const ragged = [1, 0.8, 0.6, 0.4, 0.2, 0].flatMap((along, at) => {
    const down = at % 2 ? 0.62 : 0.85
    const x = ax + (bx - ax) * along
    const y = ay + (by - ay) * along
    return [x + (cx + (dx - cx) * along - x) * down, y + (cy + (dy - cy) * along - y) * down]
  })
  return [
    [outline, roof],
    [outline, 'shingle', 1],
    [poly(ax, ay, bx, by, ...ragged), roof.endsWith('shade') ? 'snow-shade' : 'snow', 1],
  ]
}

/** Where a house stands: left, foot, width, height of the wall, rise of the roof, depth to the right and up. */
type House = readonly [x: number, y: number, w: number, h: number, rise: number, dx: number, dy: number]

const cast = ([x, y, w, , , dx, dy]: House): Shape => [
  poly(x + 2, y, x + w, y, x + w + dx, y - dy, x + w + dx + 9, y - dy + 5, x + w + 8, y + 5, x + 9, y + 5),
  '#000',
  0.2,
]

/** A house that shows its gable. */
export const gable = (house: House, wall: string, roof: string): readonly Shape[] => {
  const [x, y, w, h, rise, dx, dy] = house
  const eave = y - h
  const middle = x + w / 2
  const top = eave - rise
  return [
    cast(house),
    [poly(x + w, y, x + w + dx, y - dy, x + w + dx, eave - dy, x + w, eave), `${wall}-shade`],
    [poly(x, y, x, eave, middle, top, x + w, eave, x + w, y), wall],
    ...slope(
      [middle, top - 3, middle + dx, top - dy - 3],
      [x + w + 4, eave + 3, x + w + 4 + dx, eave - dy + 3],
      `${roof}-shade`,
    ),
    [
      poly(
        x - 4,
        eave + 3,
        middle,
        top - 3,
        x + w + 4,
        eave + 3,
        x + w,
        eave + 4,
        middle,
        top + 3,
        x,
        eave + 4,
      ),
      roof,
    ],
  ]
}

/** A house that shows its long side. */
export const long = (house: House, wall: string, roof: string): readonly Shape[] => {
  const [x, y, w, h, rise, dx, dy] = house
  const eave = y - h
  const right = x + w
  const top = eave - dy / 2 - rise
  return [
    cast(house),
    [
      poly(right, y, right + dx, y - dy, right + dx, eave - dy, right + dx / 2, top, right, eave),
      `${wall}-shade`,
    ],
    [box(x, eave, w, h), wall],
    [box(x, eave, w, 4), '#000', 0.18],
    [
      poly(
        right + dx / 2,
        top - 2,
        right + dx + 3,
        eave - dy + 3,
        right + dx,
        eave - dy + 4,
        right + dx / 2,
        top + 3,
      ),
      `${roof}-shade`,
    ],
    ...slope(
      [x + dx / 2 - 3, top - 2, right + dx / 2, top - 2],
      [x - 4, eave + 3, right + 1, eave + 3],
      roof,
    ),
  ]
}

/** A square tower with merlons; its head juts out by 3. */
export const square = (
  x: number,
  y: number,
  w: number,
  h: number,
  d: number,
  count: number,
): readonly Shape[] => {
  const top = y - h
  const right = x + w
  return [
    cast([x, y, w, 0, 0, d, d * 0.7]),
    [poly(right, y, right + d, y - d * 0.7, right + d, top - d * 0.7, right, top), 'stone-shade'],
    [box(x, top, w, h), 'stone'],
    [box(x, top, w, h), 'blocks', 1],
    [box(x, top, 4, h), 'stone-light', 0.8],
    // Head: back parapet, floor, side, front.
    ...parapet(x - 3 + d, top - 10 - d * 0.7, w + 6, count),
    [
      poly(
        x - 3,
        top - 9,
        x - 3 + d,
        top - 9 - d * 0.7,
        right + 3 + d,
        top - 9 - d * 0.7,
        right + 3,
        top - 9,
      ),
      'stone-shade',
    ],
    [
      poly(x, top - 10, x - 2 + d, top - 8 - d * 0.7, right + d, top - 8 - d * 0.7, right, top - 10),
      'snow-shade',
      1,
    ],
    [
      poly(
        right + 3,
        top + 4,
        right + 3 + d,
        top + 4 - d * 0.7,
        right + 3 + d,
        top - 15 - d * 0.7,
        right + 3 + d * 0.6,
        top - 15 - d * 0.42,
        right + 3 + d * 0.6,
        top - 9 - d * 0.42,
        right + 3,
        top - 9,
      ),
      'stone-shade',
    ],
    [box(x - 3, top - 9, w + 6, 13), 'stone'],
    ...parapet(x - 3, top - 8, w + 6, count),
    [box(x - 2, top, w + 4, 3), '#000', 0.2],
  ]
}

/** A round tower with a pointed roof; x is its middle. */
export const round = (
  x: number,
  y: number,
  r: number,
  h: number,
  rise: number,
  roof: string,
): readonly Shape[] => {
  const top = y - h
  const q = r * 0.34
  const body = `M${x - r} ${top}V${y}a${r} ${q} 0 0 0 ${2 * r} 0V${top}z`
  const wide = r + 5
  return [
    [oval(x + r * 0.5, y + 2, r * 1.1, q + 2), '#000', 0.2],
    [body, 'stone'],
    [body, 'blocks', 1],
    [`M${x + r * 0.35} ${top}V${y + q}Q${x + r} ${y + q * 0.6} ${x + r} ${y}V${top}z`, 'stone-shade', 0.9],
    [`M${x - r + 1} ${top}h4V${y + 3}l-4-3z`, 'stone-light', 0.9],
    [`M${x - r - 3} ${top + 8}a${r + 3} ${q} 0 0 0 ${2 * r + 6} 0v-8h${-2 * r - 6}z`, 'stone'],
    [
      `M${x + r * 0.35} ${top}v${8 + q}Q${x + r + 3} ${top + 8 + q * 0.6} ${x + r + 3} ${top + 8}v-8z`,
      'stone-shade',
      0.9,
    ],
    [`M${x - wide} ${top}L${x} ${top - rise}L${x + wide} ${top}a${wide} ${q} 0 0 1 ${-2 * wide} 0z`, roof],
    [
      `M${x + r * 0.35} ${top + q}L${x} ${top - rise}L${x + wide} ${top}Q${x + r} ${top + q * 0.8} ${x + r * 0.35} ${top + q}z`,
      `${roof}-shade`,
      1,
    ],
    [
      `M${x - wide} ${top}L${x} ${top - rise}L${x + wide} ${top}a${wide} ${q} 0 0 1 ${-2 * wide} 0z`,
      'shingle',
      1,
    ],
    [
      `M${x} ${top - rise}L${x - wide * 0.7} ${top - rise * 0.3}Q${x - r * 0.4} ${top - rise * 0.05} ${x - r * 0.2} ${top - rise * 0.3}T${x + r * 0.2} ${top - rise * 0.25}T${x + wide * 0.6} ${top - rise * 0.4}z`,
      'snow',
      1,
    ],
    [`M${x - wide} ${top}L${x} ${top - rise}L${x + wide} ${top}a${wide} ${q} 0 0 1 ${-2 * wide} 0z`, 'none'],
  ]
}

const textures: Readonly<Record<string, string>> = { shingle: 'url(#ca-shingle)', blocks: 'url(#ca-blocks)' }

const paint = (fill: string): string =>
  fill === 'none' || fill.startsWith('#') ? fill : (textures[fill] ?? `var(--ca-art-${fill})`)

/** A list of shapes in colour. */
export const Shapes = (props: { of: readonly Shape[]; winter: boolean }) => (
  <For each={props.of.filter(([, fill]) => props.winter || !fill.startsWith('snow'))}>
    {([d, fill, opacity, line]) => (
      <path
        d={d}
        fill={paint(fill)}
        opacity={opacity}
        stroke={line ? paint(line) : opacity ? 'none' : ink}
        stroke-width={line ? 2.5 : 1.5}
      />
    )}
  </For>
)

/** The same list as a drawing not yet carried out: broken lines on paper. */
export const Plan = (props: { of: readonly Shape[] }) => (
  <For each={props.of.filter(([, , opacity]) => opacity === undefined)}>
    {([d, fill]) => (
      <path
        d={d}
        fill={fill === 'none' ? 'none' : 'var(--ca-art-paper)'}
        stroke="var(--ca-art-plan-ink)"
        stroke-width="1.6"
        stroke-dasharray="5 3.5"
      />
    )}
  </For>
)
