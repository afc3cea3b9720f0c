/** What the others have done since one's own turn, ringed on the board in their colours. Loaded once the table stands. */
import { createEffect, createMemo, createSignal, For, onCleanup } from 'solid-js'
import { render } from 'solid-js/web'
import { type Seat, seqOf } from '../../../shared/engine/ids.ts'
import { EmblemMark } from '../../kit/pieces/Emblem.tsx'
import type { LiveTable } from '../model/table.ts'
import { lossesOf, marksOf, sinceOwnTurn } from '../model/turns.ts'

interface Around {
  /** In the units of the drawing. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** A pixel of the screen in these units. */
  readonly pixel: number
  /** All of the drawing: beyond it a sign would be cut. */
  readonly whole: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>
  /** The place's own outline, where it has one. */
  readonly outline: Outline | null
}
/** In measures of its own; its corner, where a sign lies over no name that stands below or above, in the drawing's. */
interface Outline {
  readonly d: string
  readonly transform: string
  readonly corner: DOMPoint
}
interface Ring extends Around {
  readonly seat: Seat
}
interface Loss extends Around {
  /** Whose pieces, one for each that was lost. */
  readonly lost: readonly Seat[]
}

const steps = 48
/** The upper end, or of an upper edge its left end: names stand at lower ends, beside that of a region between two others. */
const height = ({ x, y }: DOMPoint): number => y + x / 5

/** What a shape's own rim runs along, by what draws it: measured once, as a browser walks it anew for each of its points. */
const rims = new Map<string, readonly DOMPoint[]>()
const rimOf = (path: SVGPathElement): readonly DOMPoint[] => {
  const shape = path.getAttribute('d') ?? ''
  const known = rims.get(shape)
  if (known) return known
  const length = path.getTotalLength() / steps
  const points = Array.from({ length: steps }, (_, n) => path.getPointAtLength(n * length))
  rims.set(shape, points)
  return points
}

/** By which it is seen what can be pressed; the corner is where the board says, if its own is beside what is to be read. */
const outlineOf = (place: Element | null, toDrawing: DOMMatrix): Outline | null => {
  const path = place?.querySelector<SVGPathElement>('.glow path')
  const own = path?.getScreenCTM()
  if (!place || !path || !own) return null
  const to = toDrawing.multiply(own)
  const { a, b, c, d, e, f } = to
  const rim = rimOf(place.querySelector<SVGPathElement>('.ring-at') ?? path)
  const along = rim.map((point) => point.matrixTransform(to))
  const corner = along.reduce((best, one) => (height(one) < height(best) ? one : best))
  return { d: path.getAttribute('d') ?? '', transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})`, corner }
}

/** Around the place, in the drawing that it is part of: so it moves with it, however close the board is brought. */
const around = (svg: SVGSVGElement, place: string): readonly Around[] => {
  const found = svg.querySelector(`[data-anchor="${CSS.escape(place)}"]`)
  const box = found?.getBoundingClientRect()
  const toScreen = svg.getScreenCTM()
  if (box === undefined || box.width === 0 || toScreen === null) return []
  const toDrawing = toScreen.inverse()
  const { x, y } = new DOMPoint(box.x, box.y).matrixTransform(toDrawing)
  const pixel = 1 / toScreen.a
  const [whole, outline] = [svg.viewBox.baseVal, outlineOf(found, toDrawing)]
  return [{ x, y, width: box.width * pixel, height: box.height * pixel, pixel, whole, outline }]
}

/** Where a sign that reaches so far to both sides stands whole between two edges. */
const within = (at: number, reach: number, from: number, length: number): number =>
  Math.max(from + reach, Math.min(at, from + length - reach))

const Frame = ({ ring, isGround }: { ring: Ring; isGround?: boolean }) => {
  const { x, y, width, height, pixel, outline } = ring
  const name = isGround ? 'ring-ground' : 'ring-line'
  return outline === null ? (
    <rect class={name} x={x} y={y} width={width} height={height} rx={8 * pixel} />
  ) : (
    <path class={name} d={outline.d} transform={outline.transform} />
  )
}

const Mark = (props: { ring: Ring }) => {
  const { seat, width, height, pixel, whole, outline } = props.ring
  const corner = outline?.corner ?? props.ring
  /** Smaller where places are. */
  const sign = Math.min(9 * pixel, 0.14 * Math.min(width, height))
  // A little further out than the corner of what has one: what is drawn there, as a trade's sign, is still to be read.
  const out = outline ? 0.4 * sign : 0
  const x = within(corner.x - out, sign + pixel, whole.x, whole.width)
  const y = within(corner.y - out, sign + pixel, whole.y, whole.height)
  return (
    <g class="ring" style={{ '--who': `var(--seat-${seat})` }}>
      <Frame ring={props.ring} isGround />
      <Frame ring={props.ring} />
      <circle cx={x} cy={y} r={sign} />
      <EmblemMark seat={seat} x={x} y={y} size={1.4 * sign} />
    </g>
  )
}

/** At the lower edge of a place how many pieces each has lost there: as large on the screen as can be read. */
const Losses = (props: { loss: Loss }) => {
  const { x, y, width, height, pixel, lost, whole } = props.loss
  const seats = [...new Set(lost)]
  const middle = within(x + width / 2, (18 * seats.length + 1) * pixel, whole.x, whole.width)
  const foot = within(y + height, 14 * pixel, whole.y, whole.height)
  return (
    <g class="ring" transform={`translate(${middle} ${foot}) scale(${pixel})`}>
      <For each={seats}>
        {(seat, index) => (
          <g
            style={{ '--who': `var(--seat-${seat})` }}
            transform={`translate(${36 * (index() - (seats.length - 1) / 2)} 4)`}
          >
            <rect class="ring-lost" x="-17" y="-9" width="34" height="18" rx="9" />
            <EmblemMark seat={seat} x={-7} y={0} size={13} />
            <text x="7" y="5">
              −{lost.filter((one) => one === seat).length}
            </text>
          </g>
        )}
      </For>
    </g>
  )
}

/** The board's drawing: the largest one, where it has several. */
const drawing = (): SVGSVGElement | null =>
  [...document.querySelectorAll<SVGSVGElement>('.board svg')]
    .filter((svg) => svg.querySelector('[data-anchor]') !== null)
    .toSorted((one, other) => other.clientWidth - one.clientWidth)[0] ?? null

export const Rings = (props: { table: LiveTable }) => {
  const told = createMemo(() => {
    const { table } = props
    const isPast = table.replay.at() !== null
    const since = isPast ? seqOf(table.shownAt() - 1) : sinceOwnTurn(table.entries(), table.me())
    const of = [table.log(), since, isPast ? null : table.me()] as const
    return { marks: marksOf(...of), losses: lossesOf(...of) }
  })
  const [board, setBoard] = createSignal<SVGSVGElement | null>(null)
  const [rings, setRings] = createSignal<readonly Ring[]>([])
  const [losses, setLosses] = createSignal<readonly Loss[]>([])
  createEffect(() => {
    const [{ marks, losses: lostAt }, svg] = [told(), drawing()]
    props.table.view()
    setBoard(svg)
    // Once the board has drawn what it was told, in a task of its own: its places are measured.
    const task = setTimeout(() => {
      const at = (place: string): readonly Around[] => (svg === null ? [] : around(svg, place))
      setRings([...marks].flatMap(([place, seat]) => at(place).map((box) => ({ ...box, seat }))))
      setLosses([...lostAt].flatMap(([place, lost]) => at(place).map((box) => ({ ...box, lost }))))
    })
    onCleanup(() => clearTimeout(task))
  })
  const Layer = () => (
    <>
      <For each={rings()}>{(ring) => <Mark ring={ring} />}</For>
      <For each={losses()}>{(loss) => <Losses loss={loss} />}</For>
    </>
  )
  createEffect(() => {
    const svg = board()
    if (svg === null) return
    const layer = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    layer.setAttribute('aria-hidden', 'true')
    // Below its figures, where the board says that they stand over all frames.
    const place = svg.querySelector('.rings-place') ?? svg
    place.append(layer)
    const dispose = render(Layer, layer as unknown as HTMLElement)
    onCleanup(() => (dispose(), layer.remove()))
  })
  return null
}
