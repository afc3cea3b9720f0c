/** The land from above, at dusk. Every place where something stands or could go is a button. */
import { createEffect, createMemo, For, lazy, on, Show, Suspense } from 'solid-js'
import { isServer } from 'solid-js/web'
import { same } from '../../../shared/engine/copy.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import {
  type Arm,
  baseOf,
  boardFor,
  diamondMine,
  isBase,
  type NodeId,
} from '../../../shared/games/fortium/layout.ts'
import { campsOn, minersOn, nameOf, playerAt, rivalsOn } from '../../../shared/games/fortium/position.ts'
import { outcome } from '../../../shared/games/fortium/scoring.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import { Glow } from '../../kit/svg/Glow.tsx'
import { type Piece, Pieces } from '../../kit/svg/Pieces.tsx'
import { tellPixel } from '../../kit/svg/pixel.ts'
import { createRoving, type Point } from '../../kit/svg/roving.ts'
import { Spot } from '../../kit/svg/Spot.tsx'
import { ground } from './art/Ground.tsx'
import { Miner, Tent } from './art/pieces.tsx'
import { away, setAway } from './away.ts'
import { fortOf } from './cards.ts'
import type { Choice } from './choice.ts'
import { later } from './late.ts'
import { finalLeft } from './nearEnd.ts'
import { armsOf, cell, type Plan, planFor } from './plan.ts'
import type { Texts } from './texts.es.ts'
import { createUpright } from './upright.ts'
import { describeFort, describeNode } from './words.ts'
import { Yard, yardSize } from './Yard.tsx'

// Nobody walks before the dice are thrown.
const MineHeld = lazy(async () => ({ default: (await later()).MineHeld }))
const Spent = lazy(async () => ({ default: (await later()).Spent }))
const Way = lazy(async () => ({ default: (await later()).Way }))

interface Said {
  readonly choice: Choice
  readonly texts: Texts
}

/** Where one, two or three stand on a cell. */
const stances: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 17]],
  [
    [-11, 12],
    [11, 18],
  ],
  [
    [0, 5],
    [-13, 17],
    [13, 18],
  ],
]

interface Standing {
  readonly seat: Seat
  readonly lamp: boolean
  readonly hat: boolean
}

const standingOn = (state: State, node: NodeId): readonly Standing[] =>
  minersOn(state, node)
    .filter((one) => !away().includes(nameOf(state, one)))
    .map(({ seat, number }) => ({
      seat,
      lamp: seat !== state.active || !state.moved.includes(number),
      hat: playerAt(state, seat).hat === number,
    }))

/** Figures on a cell, all of them to be seen; in a base up to three beside the fire, and how many there are. */
const Figures = (props: { state: State; node: NodeId }) => {
  const here = createMemo(() => standingOn(props.state, props.node), [], { equals: same })
  return (
    <Show
      when={isBase(props.node)}
      fallback={
        <For each={here()}>
          {(one, index) => {
            const at = () => stances[here().length]?.[index()] ?? [0, 16]
            return (
              <Miner x={at()[0]} y={at()[1]} seat={one.seat} lamp={one.lamp} hat={one.hat} scale={0.92} />
            )
          }}
        </For>
      }
    >
      <use href="#ft-fire" transform="translate(-1 4)" />
      <For each={here().slice(0, 3)}>
        {(one, index) => (
          <Miner
            x={[-27, 27, -50][index()] ?? 0}
            y={16}
            seat={one.seat}
            lamp={one.lamp}
            hat={one.hat}
            scale={0.92}
          />
        )}
      </For>
      <Show when={here().length > 0}>
        <text class="ft-count" x="52" y="12">
          {here().length}
        </text>
      </Show>
    </Show>
  )
}

/** A box with round corners, so far to each side of its middle. */
const rounded = (w: number, h: number, most: number, x = 0, y = 0): string => {
  const r = Math.min(most, w, h)
  const turn = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r - w} ${y - h}h${2 * (w - r)}${turn(r, r)}v${2 * (h - r)}${turn(-r, r)}h${2 * (r - w)}${turn(-r, -r)}v${2 * (r - h)}${turn(r, -r)}z`
}

/** A node: what stands there, and how it glows. */
const NodeSpot = (
  props: Said & { state: State; plan: Plan; node: NodeId; roving: ReturnType<typeof createRoving> },
) => {
  const { x, y } = props.plan.at(props.node)
  const board = boardFor(props.state.players.length)
  const site = board.siteByCell.get(props.node)
  const isCamp = isBase(props.node)
  const across = isCamp && props.plan.isAcross(props.node.slice('base:'.length) as Arm)
  const box = (half: number, round: number): string => {
    const [w, h] = isCamp ? (across ? [half * 3, half] : [half, half * 3]) : [half, half]
    return rounded(w, h, round)
  }
  const camps = createMemo(() => (site === undefined ? [] : campsOn(props.state, site.id)), [], {
    equals: same,
  })
  const choice = props.choice
  const isFight = (): boolean => {
    const me = choice.table.me()
    return (
      me !== null &&
      choice.aiming() === null &&
      choice.open().has(props.node) &&
      rivalsOn(props.state, me, props.node).length > 0
    )
  }
  const price = createMemo((): readonly number[] => choice.priceOf(props.node), [], { equals: same })
  const isFree = (): boolean => choice.aiming() === null && choice.movable().has(props.node)
  /**
   * A glow runs round whatever stands there, so that it is seen beside it; where nothing does, it is a spot. Two that
   * stand side by side have one each: where these crossed, nobody saw which one is pressed.
   */
  const reach = createMemo((): number => {
    if (site !== undefined) return 27
    return isCamp || minersOn(props.state, props.node).length > 0 ? 21 : price().length > 1 ? 12 : 5
  })
  return (
    <Spot
      id={props.node}
      x={x}
      y={y}
      class="ft-place"
      states={{
        open: choice.open().has(props.node),
        converted: price().length > 1,
        bare: reach() < 20,
        fight: isFight(),
        // With miners in hand only where they can go is lit: who stands elsewhere is taken up by a tap all the same.
        free: isFree() && choice.from() === null && choice.pitching().size === 0,
        taken: choice.from() === props.node,
        lit: choice.table.lit().includes(props.node),
        asked: choice.meeting()?.walk.to === props.node || choice.looked() === props.node,
      }}
      // With miners in hand a tap is an answer, or is told why not: what the place is would lie over that.
      live={
        choice.open().has(props.node) || (choice.meeting() === null && (isFree() || choice.from() !== null))
      }
      label={[
        describeNode(props.texts, props.state, props.node, choice.table.nameOf),
        ...(price().length > 0 ? [props.texts.places.by(price().join(' + '))] : []),
      ].join(', ')}
      roving={props.roving}
      point={() => choice.point(props.node)}
      leave={() => choice.clear()}
      aim={(node) => choice.aim(node === null ? null : props.node)}
    >
      <path class="ft-hit" d={box(cell / 2, 4)} />
      <Glow d={box(reach(), 20)} />
      <For each={camps()}>{(seat, index) => <Tent x={index() === 0 ? 21 : -21} y={-17} seat={seat} />}</For>
      <Figures state={props.state} node={props.node} />
      <Show when={isFight()}>
        <g class="ft-size ft-foe">
          <circle r="12" />
          <path d="M-7-8L6 6M7-8L-6 6M2 7L7 2M-2 7L-7 2" />
        </g>
      </Show>
    </Spot>
  )
}

/** Round the one diamond: a quarter of light for each final round that is left [FT-6.4]. */
const Countdown = (props: { state: State; plan: Plan }) => {
  const left = (): number | null => finalLeft(props.state)
  const at = props.plan.at(diamondMine)
  const arc = 'M9-57.3A58 58 0 0 1 57.3-9'
  return (
    <Show when={left() !== null}>
      <g
        class="ft-countdown"
        transform={`translate(${at.x} ${at.y}) rotate(45)`}
        data-card="round"
        aria-hidden="true"
      >
        <For each={[0, 1, 2, 3]}>
          {(index) => (
            <g transform={`rotate(${index * 90})`}>
              <path d={arc} />
              <path d={arc} classList={{ left: index < (left() ?? 0) }} />
            </g>
          )}
        </For>
      </g>
    </Show>
  )
}

export const Board = (props: Said) => {
  const { me, view } = props.choice.table
  const players = view().players.length
  /** Where nobody looks, as in pictures of the end, the winner's fort is the large one; as it was at first: no board turns as its game ends. */
  const winner = outcome(view())?.ranking[0]?.[0] ?? null
  const isUpright = createUpright()
  // A board for four lies alike however a page is held, and is not drawn anew as that is turned.
  const plan = createMemo(() => planFor(players, players < 4 && isUpright(), me() ?? winner))
  return (
    <Show keyed when={plan()}>
      {(drawn) => <Land {...props} plan={drawn} />}
    </Show>
  )
}

const Land = (props: Said & { plan: Plan }) => {
  const table = props.choice.table
  const { plan } = props
  let svg: SVGSVGElement | undefined
  tellPixel(() => svg)
  const state = (): State => props.choice.shown()
  // What a scene has shown stands with the next view, or was taken back.
  createEffect(on(table.view, () => setAway([])))
  const players = state().players.length
  const board = boardFor(players)
  const yardOf = (index: number) => plan.yards[index] ?? { x: 0, y: 0, form: 'wide' as const }
  const fixed = [...board.sites.map((site) => site.cell), ...board.arms.map(baseOf)]
  /** From the back to the front, so that who stands nearer is drawn over who stands behind. */
  const nodes = createMemo(
    (): readonly NodeId[] => {
      const all = new Set<NodeId>(fixed)
      for (const { miners } of state().players) for (const node of miners) if (node !== 'lost') all.add(node)
      for (const node of [...props.choice.open(), ...table.lit()]) if (board.indexOf.has(node)) all.add(node)
      return [...all].toSorted((a, b) => plan.at(a).y - plan.at(b).y || plan.at(a).x - plan.at(b).x)
    },
    [],
    { equals: same },
  )
  const points = createMemo((): readonly Point[] => [
    ...nodes().map((id) => ({ id, ...plan.at(id) })),
    ...armsOf(players).map(([seat], index) => {
      const yard = yardOf(index)
      const size = yardSize(yard)
      return { id: fortOf(seat), x: yard.x + size.width / 2, y: yard.y + size.height / 2 }
    }),
  ])
  const find = (id: string): Element | null => svg?.querySelector(`[data-anchor="${id}"][role]`) ?? null
  const roving = createRoving(points, find)
  const pieces: readonly Piece[] = [
    ...ground(plan, players),
    // Every cell has its name on the page, so that whoever walks over it can be seen to; a base, which is broader, by its place.
    () => (
      <For each={board.nodes.filter((node) => !isBase(node))}>
        {(node) => (
          <rect
            data-anchor={node}
            x={plan.at(node).x - cell / 2}
            y={plan.at(node).y - cell / 2}
            width={cell}
            height={cell}
            fill="none"
          />
        )}
      </For>
    ),
    ...armsOf(players).map(([seat], index) => () => {
      const yard = yardOf(index)
      const size = yardSize(yard)
      return (
        <Spot
          id={fortOf(seat)}
          x={yard.x}
          y={yard.y}
          class="ft-place ft-yard"
          states={{
            open: props.choice.open().has(fortOf(seat)),
            lit: table.lit().includes(fortOf(seat)),
            own: table.me() === seat,
            turn: state().active === seat && state().phase !== 'setup' && state().phase !== 'finished',
          }}
          label={describeFort(props.texts, state(), seat, table.nameOf)}
          roving={roving}
          point={() => props.choice.point(fortOf(seat))}
          leave={() => props.choice.clear()}
        >
          <Yard choice={props.choice} seat={seat} place={yard} />
          <Glow d={rounded(size.width / 2 - 6, size.height / 2 - 6, 12, size.width / 2, size.height / 2)} />
        </Spot>
      )
    }),
    () => <Countdown state={state()} plan={plan} />,
    // Not in a picture that is drawn without a page: what is fetched is missing in the first and there in the next.
    () =>
      isServer ? null : (
        <Suspense>
          <MineHeld state={state()} plan={plan} />
        </Suspense>
      ),
    () => (
      <Suspense>
        <Way path={props.choice.path()} plan={plan} />
        <Way path={props.choice.toldPath()} plan={plan} />
      </Suspense>
    ),
    () => (
      <For each={nodes()}>
        {(node) => <NodeSpot {...props} state={state()} plan={plan} node={node} roving={roving} />}
      </For>
    ),
    () => (
      <Suspense>
        <Spent choice={props.choice} plan={plan} />
      </Suspense>
    ),
  ]
  return (
    <svg
      ref={(element) => (svg = element)}
      class="ft-board"
      data-cell={cell}
      // Strip and T are broader than high.
      data-wide={players < 4 ? '' : undefined}
      data-tall={plan.height > plan.width ? '' : undefined}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      style={{ '--ft-shape': `${plan.width} / ${plan.height}` }}
      role="group"
      aria-label={props.texts.places.board}
    >
      <Pieces of={pieces} />
    </svg>
  )
}
