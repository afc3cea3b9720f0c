/** A die on the table, seen from in front and above: six faces with pips, lit from above on the left. */
import { For } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'

/** A seat's own dice have its colour. */
export type DieLook = 'ivory' | 'green' | Seat

interface Paint {
  readonly face: string
  readonly edge: string
  readonly pip: string
}

const paints = {
  ivory: { face: '#f4ead2', edge: '#cdbd97', pip: '#2f2822' },
  green: { face: '#3f8a45', edge: '#2b6430', pip: '#fdf7e6' },
} as const
const paintOf = (look: DieLook): Paint =>
  typeof look === 'string'
    ? paints[look]
    : {
        face: `var(--seat-${look})`,
        edge: `color-mix(in srgb, var(--seat-${look}) 70%, black)`,
        pip: 'var(--on-seat)',
      }

/** Where pips lie on a face, in its 100 units. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
}

/** How a face is turned out of the front, about x and y, in degrees: opposite faces are seven together. */
export const turns: Readonly<Record<number, readonly [number, number]>> = {
  1: [0, 0],
  6: [0, 180],
  3: [0, 90],
  4: [0, -90],
  2: [90, 0],
  5: [-90, 0],
}
const turnOf = (value: number): readonly [number, number] => turns[value] ?? [0, 0]

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180)
const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180)

type Vector = readonly [number, number, number]

const aboutX = ([x, y, z]: Vector, by: number): Vector => [
  x,
  y * cosine(by) - z * sine(by),
  y * sine(by) + z * cosine(by),
]
const aboutY = ([x, y, z]: Vector, by: number): Vector => [
  x * cosine(by) + z * sine(by),
  y,
  z * cosine(by) - x * sine(by),
]

/** Degrees from straight above to where the eye is. */
const eye = 34

/** From the left, above, in front. */
const light: Vector = [-0.36, -0.62, 0.7]

const aboutZ = ([x, y, z]: Vector, by: number): Vector => [
  x * cosine(by) - y * sine(by),
  x * sine(by) + y * cosine(by),
  z,
]

/** How bright a face is once the die lies with `value` on top, turned by `yaw`: 1 in full light. */
const brightness = (face: number, value: number, yaw: number): number => {
  const [x, y] = turnOf(face)
  const [restX, restY] = turnOf(value)
  const out = aboutY(aboutX([0, 0, 1], x), y)
  const lying = aboutX(aboutY(out, -restY), -restX)
  const seen = aboutX(aboutZ(lying, yaw), eye)
  const lit = seen[0] * light[0] + seen[1] * light[1] + seen[2] * light[2]
  return 0.62 + 0.46 * Math.max(0, lit)
}

/** The transform of a cube that lies with a value on top, turned on the table by `yaw` degrees, after whole rolls. */
export const lying = (value: number, yaw: number, rolls: readonly [number, number] = [0, 0]): string => {
  const [x, y] = turnOf(value)
  return `rotateX(${eye}deg) rotateZ(${yaw}deg) rotateX(${360 * rolls[0]}deg) rotateY(${360 * rolls[1]}deg) rotateX(${-x}deg) rotateY(${-y}deg)`
}

/** The cube alone, `value` on top; `size` in pixels, `yaw` in degrees. What moves it is set on `ref`. */
export const Die = (props: {
  value: number
  look: DieLook
  rim?: Seat | undefined
  size: number
  yaw: number
  ref: (cube: HTMLElement) => void
}) => {
  const paint = (): Paint => paintOf(props.look)
  /** Broad enough to tell whose colour it is. */
  const rim = (): number => (props.rim === undefined ? 3 : 8)
  const at = (face: number, out: number): string => {
    const [x, y] = turnOf(face)
    return `rotateY(${y}deg) rotateX(${x}deg) translateZ(${out}px)`
  }
  const faces = [1, 2, 3, 4, 5, 6]
  return (
    <div
      class="scene-die-cube"
      style={{ '--edge': paint().edge, transform: lying(props.value, props.yaw) }}
      ref={(cube) => props.ref(cube)}
    >
      <For each={faces}>
        {(face) => <div class="scene-die-core" style={{ transform: at(face, props.size * 0.465) }} />}
      </For>
      <For each={faces}>
        {(face) => (
          <div
            class="scene-die-face"
            style={{
              transform: at(face, props.size / 2),
              filter: `brightness(${brightness(face, props.value, props.yaw).toFixed(2)})`,
            }}
          >
            <svg viewBox="0 0 100 100">
              <rect
                width="100"
                height="100"
                rx="17"
                fill={props.rim === undefined ? paint().edge : `var(--seat-${props.rim})`}
              />
              <rect
                x={rim()}
                y={rim()}
                width={100 - 2 * rim()}
                height={100 - 2 * rim()}
                rx="22"
                fill={paint().face}
              />
              <path
                d="M15 37Q15 15 37 15H66"
                fill="none"
                stroke="#fff"
                stroke-opacity=".4"
                stroke-width="5"
                stroke-linecap="round"
              />
              <For each={pips[face]}>
                {([x, y]) => (
                  <>
                    <circle cx={x} cy={y} r="9.6" fill={paint().pip} />
                    <path
                      d={`M${x - 7} ${y - 4}A8.5 8.5 0 0 1 ${x + 7} ${y - 4}`}
                      fill="none"
                      stroke="#000"
                      stroke-opacity=".28"
                      stroke-width="2.4"
                      stroke-linecap="round"
                    />
                  </>
                )}
              </For>
            </svg>
          </div>
        )}
      </For>
    </div>
  )
}
