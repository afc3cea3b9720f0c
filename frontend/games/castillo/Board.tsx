/** The castle: plans and buildings, helpers in them, carts on the road. Every place is a button. */
import { createMemo, For, type JSX, Show, Suspense } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import {
  type BuildingId,
  buildings,
  findBuilding,
  findHelperSpace,
  type HelperSpaceId,
  type Resource,
  resources,
} from '../../../shared/games/castillo/components.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import { isInnOpen } from '../../../shared/games/castillo/steps/winter.ts'
import { Coin, Pawn } from '../../kit/pieces/pieces.tsx'
import { Glow } from '../../kit/svg/Glow.tsx'
import { type Piece, Pieces } from '../../kit/svg/Pieces.tsx'
import { createRoving, type Point } from '../../kit/svg/roving.ts'
import { Spot } from '../../kit/svg/Spot.tsx'
import { BuildingArt, halfSizes, kindOf } from './art/castle/Buildings.tsx'
import { ink } from './art/colors.ts'
import { ground } from './art/castle/Ground.tsx'
import { PlanTag } from './art/castle/PlanTag.tsx'
import { Snow } from './art/castle/Snow.tsx'
import { ResourceMark, TraderSpaceArt } from './art/pieces.tsx'
import type { Choice } from './choice.ts'
import { lazily } from './lazily.ts'
import { buildingPoints, canvas, inn, spacePoints, store, tower, traderPoints, unsure } from './places.ts'
import { RoundTrack } from './RoundTrack.tsx'
import type { Texts } from './texts.es.ts'
import { describePlace, pileName } from './words.ts'

// Nobody scores before a helper can be placed.
const Gain = lazily((later) => later.Gain)

interface Said {
  readonly choice: Choice
  readonly texts: Texts
}

const frame = (w: number, h: number): string => {
  const [x, y] = [w - 10, h - 10]
  return `M${-x} ${-h}H${x}Q${w} ${-h} ${w} ${-y}V${y}Q${w} ${h} ${x} ${h}H${-x}Q${-w} ${h} ${-w} ${y}V${-y}Q${-w} ${-h} ${-x} ${-h}z`
}

const HelperPlace = (props: { owner: Seat | null; price: number }) => (
  <>
    <circle r="18" class="ca-socket" />
    {props.owner === null ? (
      <Coin x={0} y={0} size={29} figure={props.price} />
    ) : (
      <Pawn x={0} y={-9} size={46} seat={props.owner} />
    )}
  </>
)

/** Piles with their figures, in rows. */
const Piles = (props: {
  pile: Readonly<Record<string, number>>
  columns: number
  take?(kind: Resource): void
}) => (
  <For each={resources}>
    {(kind, index) => {
      const x = (): number => (index() % props.columns) * 64 - (props.columns - 1) * 32
      const y = (): number => Math.floor(index() / props.columns) * 35
      return (
        <g
          transform={`translate(${x()} ${y()})`}
          opacity={(props.pile[kind] ?? 0) > 0 ? 1 : 0.35}
          data-card={`resource:${kind}`}
          onClick={(event) => {
            if (props.take === undefined || (props.pile[kind] ?? 0) === 0) return
            event.stopPropagation()
            props.take(kind)
          }}
        >
          <rect x="-32" y="-17" width="64" height="35" fill="transparent" />
          <ResourceMark kind={kind} x={-16} y={0} size={30} />
          <text class="ca-count" x="15" y="12">
            {props.pile[kind] ?? 0}
          </text>
        </g>
      )
    }}
  </For>
)

export const Board = (props: Said) => {
  const table = props.choice.table
  let svg: SVGSVGElement | undefined
  const state = (): State => table.view()
  const hasInn = createMemo(() => isInnOpen(state()))
  const isWinter = table.view().config.winter === 'yes'
  const points = (): readonly Point[] => [
    ...buildingPoints,
    ...(hasInn() ? [inn] : []),
    ...spacePoints.filter(({ id }) => isInSight(id)),
    ...traderPoints,
    tower,
  ]
  const find = (id: string): Element | null => svg?.querySelector(`[data-anchor="${id}"]`) ?? null
  const roving = createRoving(points, find)

  const isBuilt = (id: string): boolean => {
    const tile = findBuilding(id)
    return tile === undefined || state().buildings[tile.id as BuildingId] !== undefined
  }
  const isInSight = (space: string): boolean => {
    const building = findHelperSpace(space)?.building ?? ''
    return building === 'winterInn' ? hasInn() : isBuilt(building)
  }
  const label = (id: string): string => {
    const t = props.texts
    if (id === tower.id) return t.places.tower(pileName(t, state().defenceTower))
    const said = describePlace(t, state(), id, table.nameOf)
    if (!props.choice.open().has(id)) return said
    const worth = props.choice.worthOf(id)
    const how = props.choice.needsSilver(id) ? t.places.bySilver : t.places.payable
    const talers = worth?.talers ?? 0
    const points = worth?.points ?? props.choice.gainAt(id)
    return [
      said,
      worth === null ? t.places.open : how,
      talers > 0 && t.pay.reward.talers(talers),
      points !== 0 && t.places.ifScored(points),
    ]
      .filter(Boolean)
      .join(', ')
  }
  const states = (id: string): Record<string, boolean> => ({
    open: props.choice.open().has(id),
    converted: props.choice.needsSilver(id),
    lit: table.lit().includes(id) || props.choice.weighed().includes(id),
    asked: props.choice.building() === id || props.choice.askedAt() === id,
    // While it is asked about one place the others stand back.
    faint: props.choice.open().has(id) && ![null, id, id.replace(/-.$/, '')].includes(props.choice.askedAt()),
  })
  const Place = (place: {
    id: string
    at: { readonly x: number; readonly y: number }
    /** Half its breadth and height, of what has a frame of its own; a space for a helper is a circle. */
    half?: readonly [number, number]
    children: JSX.Element
  }) => (
    <Spot
      id={place.id}
      x={place.at.x}
      y={place.at.y}
      class={place.half ? 'ca-place' : 'ca-place ca-space'}
      states={states(place.id)}
      // A press on a building is one on its spaces, though they alone are framed.
      live={[...props.choice.open()].some((id) => id === place.id || id.replace(/-.$/, '') === place.id)}
      label={label(place.id)}
      roving={roving}
      point={props.choice.point}
      leave={props.choice.leave}
    >
      {place.half && <path class="ca-hit" d={frame(...place.half)} />}
      {place.children}
      {place.half && <Glow d={frame(place.half[0] + 2, place.half[1] + 2)} />}
    </Spot>
  )
  /** From the ground up. */
  const pieces: readonly Piece[] = [
    ...ground(isWinter),
    () => <RoundTrack state={state()} texts={props.texts} />,
    ...buildingPoints.map((place) => () => {
      const { id } = place
      const built = createMemo(() => isBuilt(id))
      return (
        <Place id={id} at={place} half={halfSizes[kindOf(id)]}>
          <BuildingArt id={id} built={built()} winter={isWinter} />
          <Show when={id === 'forge' && state().forgeSilver > 0}>
            <g data-anchor="forge-silver">
              <ResourceMark kind="silver" x={-34} y={-40} size={28} />
              <text class="ca-count" x="-10" y="-30">
                {state().forgeSilver}
              </text>
            </g>
          </Show>
        </Place>
      )
    }),
    () => (
      <Show when={hasInn()}>
        <Place id={inn.id} at={inn} half={[50, 44]}>
          <g transform="scale(.85)">
            <BuildingArt id="tavern" built winter />
          </g>
        </Place>
      </Show>
    ),
    // Which of them one goes to is weighed against the others: what a card says of one lies over none.
    ...traderPoints.map((place) => () => (
      <g data-apart="yes">
        <Place id={place.id} at={place} half={[66, 54]}>
          <TraderSpaceArt space={place.id} />
          {seatPawn(state().traderSpaces[place.id])}
        </Place>
      </g>
    )),
    () => (
      <Place id={tower.id} at={tower} half={[82, 76]}>
        <path
          d="M-76 74V-36H-80V-66H-60V-54H-42V-66H-22V-54H-10V-66H10V-54H22V-66H42V-54H60V-66H80V-36H76V74z"
          fill="var(--ca-stone)"
          stroke={ink}
          stroke-width="2"
        />
        <path d="M-76-30H76M-76 70H76" stroke={ink} stroke-opacity=".4" stroke-width="1.5" />
        <g transform="translate(0 -14)">
          <Piles pile={state().defenceTower} columns={2} take={props.choice.takePile} />
        </g>
      </Place>
    ),
    () => (
      <g
        transform={`translate(${store.x} ${store.y})`}
        role="img"
        aria-label={`${props.texts.places.stock(pileName(props.texts, state().stock))}. ${props.texts.places.bank(state().bank)}`}
        data-anchor="stock"
      >
        <path d="M-68-40H68V62H-68z" fill="#a87a48" stroke={ink} stroke-width="2" />
        <path d="M-68-12H68M-68 26H68" stroke="#6b4826" stroke-width="2" />
        <g transform="translate(0 -22)">
          <Piles pile={state().stock} columns={2} />
        </g>
        <g data-anchor="bank">
          <Coin x={16} y={48} size={28} figure="" />
          <text class="ca-count" x="47" y="60">
            {state().bank}
          </text>
        </g>
      </g>
    ),
  ]
  /** Figures stand over the frames of all that is below them, lit or ringed. */
  const figures: readonly Piece[] = [
    ...buildings.map(({ id, x, y, value, vp }) => () => (
      <Show when={!isBuilt(id)}>
        <PlanTag
          value={value}
          vp={vp}
          worth={props.choice.worthOf(id)}
          x={x}
          y={y + halfSizes[kindOf(id)][1] - 16}
        />
      </Show>
    )),
    ...spacePoints.map((place) => () => (
      <Show when={isInSight(place.id)}>
        <Place id={place.id} at={place}>
          <circle class="ca-hit" r="21" />
          <rect class="ca-hit ca-touch" x={place.touch} />
          <Show when={place.id.endsWith('-b')}>
            <rect
              class="ca-hit ca-touch ca-between"
              x={place.touch - unsure}
              onClick={(event) => {
                event.stopPropagation()
                props.choice.point(place.id.slice(0, -2))
              }}
            />
          </Show>
          <Glow d="M-21 0a21 21 0 1 0 42 0a21 21 0 1 0-42 0z" />
          <HelperPlace
            owner={state().castleSpaces[place.id as HelperSpaceId]}
            price={findHelperSpace(place.id)?.price ?? 0}
          />
          <Suspense>
            <Gain points={props.choice.gainAt(place.id)} />
          </Suspense>
        </Place>
      </Show>
    )),
    () => (
      <Show when={isWinter}>
        <Snow />
      </Show>
    ),
  ]
  return (
    <svg
      ref={(element) => (svg = element)}
      class="ca-board"
      viewBox={`${canvas.left} ${canvas.top} ${canvas.width} ${canvas.height}`}
      role="group"
      aria-label={props.texts.board}
    >
      <Pieces of={pieces} />
      <g class="rings-place" />
      <Pieces of={figures} />
    </svg>
  )
}

const seatPawn = (seat: Seat | null) => seat !== null && <Pawn x={0} y={-26} size={54} seat={seat} />
