/** The fortress from above. Every place is a button: it glows where the selected cards could be used. */
import { createMemo, For, type JSX, Show, Suspense } from 'solid-js'
import { isServer } from 'solid-js/web'
import { same } from '../../../shared/engine/copy.ts'
import { scoreTrackCells } from '../../../shared/games/fortaleza/components.ts'
import {
  isInPlay,
  type Space,
  type SpaceId,
  spaces,
  temple,
  type ZoneId,
  zones,
} from '../../../shared/games/fortaleza/layout.ts'
import type { State, Tile } from '../../../shared/games/fortaleza/state.ts'
import { Coin, Pawn } from '../../kit/pieces/pieces.tsx'
import { Glow } from '../../kit/svg/Glow.tsx'
import { type Piece, Pieces } from '../../kit/svg/Pieces.tsx'
import { createRoving, type Point } from '../../kit/svg/roving.ts'
import { Spot } from '../../kit/svg/Spot.tsx'
import { Ground, TempleRuin, trackCell } from './art/Ground.tsx'
import { Marker } from './art/Marker.tsx'
import { Overgrown, Quarter } from './art/Quarter.tsx'
import { GateTile, TowerPlan, TowerTile, WallPlan, WallTile } from './art/tiles.tsx'
import type { Choice } from './choice.ts'
import { fetched } from './fetched.ts'
import { type Place, sumOf } from './proposals.ts'
import type { Texts } from './texts.es.ts'
import { trackCellOf } from './track.ts'
import { describePlace, offerName } from './words.ts'

// Fetched when the board stands, when somebody first takes up a card, and when they first point at a place.
const Tally = fetched((part) => part.Tally)
const Balance = fetched((part) => part.Balance)
const Foresight = fetched((part) => part.Foresight)

const turns = { north: 0, east: 90, south: 180, west: 270 } as const
/** How far the outer side of a place is turned from north, in degrees. */
export const turnOf = ({ sides: [side] }: Space): number => turns[side ?? 'north']

interface Said {
  readonly choice: Choice
  readonly texts: Texts
}

const BuiltOn = (props: { space: Space; pile: readonly Tile[] }): JSX.Element => {
  const top = (): Tile | undefined => props.pile.at(-1)
  const covered = (): number => props.pile.length - 1
  const big = props.space.sides.length > 1
  return (
    <Show
      when={top()}
      fallback={
        <>
          {props.space.kind === 'tower' ? (
            <TowerPlan big={big} />
          ) : (
            <WallPlan turn={turnOf(props.space)} gate={props.space.kind === 'gate'} />
          )}
          <Coin x={0} y={0} size={44} figure={props.space.price} />
        </>
      }
    >
      {(tile) => {
        const turn = turnOf(props.space)
        if (props.space.kind === 'tower') return <TowerTile tile={tile()} covered={covered()} big={big} />
        if (props.space.kind === 'gate') return <GateTile tile={tile()} covered={covered()} turn={turn} />
        return <WallTile tile={tile()} covered={covered()} turn={turn} />
      }}
    </Show>
  )
}

/** Pawns round the ruin, those of a seat together with their number. */
const TemplePawns = (props: { state: State }) => (
  <For each={props.state.players}>
    {(player, index) => {
      const angle = ((index() - (props.state.players.length - 1) / 2) * 62 * Math.PI) / 180
      return (
        <Show when={player.templePawns > 0}>
          <g transform={`translate(${500 + 54 * Math.sin(angle)} ${506 - 54 * Math.cos(angle)})`}>
            <Pawn x={0} y={0} size={46} seat={player.seat} />
            <text class="fz-count" x="17" y="18" font-size="26">
              {player.templePawns}
            </text>
          </g>
        </Show>
      )
    }}
  </For>
)

/**
 * Where a marker's laps are written: below it, or above it where the board ends below, as on its lower edge; at a side
 * moved as far inwards as it takes to stay whole: further in stand tiles.
 */
const lapAt = (score: number): { readonly x: number; readonly y: number } => {
  const { x, y } = trackCell(score)
  return { x: Math.min(Math.max(x, 27), 973), y: y + (y + 40 > 1000 ? -22 : 35) }
}
const lapOf = (score: number): number => score - trackCellOf(score)

const Markers = (props: { state: State }) => {
  const shared = (index: number): number => {
    const cell = (score: number): string => JSON.stringify(trackCell(score))
    const mine = cell(props.state.players[index]?.score ?? 0)
    return props.state.players.slice(0, index).filter((player) => cell(player.score) === mine).length
  }
  /**
   * Markers for which it would stand in one place, as of one score and round a lower corner, say it once, at the last of
   * them: twice, one over the other, it could not be read.
   */
  const isLastAt = (score: number, index: number): boolean =>
    props.state.players.findLastIndex(
      (player) =>
        lapOf(player.score) === lapOf(score) &&
        Math.hypot(lapAt(player.score).x - lapAt(score).x, lapAt(player.score).y - lapAt(score).y) < 40,
    ) === index
  return (
    <For each={props.state.players}>
      {(player, index) => (
        <g
          class="fz-marker"
          data-anchor={`marker:${player.seat}`}
          style={{
            transform: `translate(${trackCell(player.score).x + shared(index()) * 9}px, ${trackCell(player.score).y + shared(index()) * 7}px)`,
          }}
        >
          <Marker seat={player.seat} />
          <Show when={player.score >= scoreTrackCells && isLastAt(player.score, index())}>
            <text
              class="fz-lap"
              x={lapAt(player.score).x - trackCell(player.score).x}
              y={lapAt(player.score).y - trackCell(player.score).y}
              text-anchor="middle"
            >
              +{lapOf(player.score)}
            </text>
          </Show>
        </g>
      )}
    </For>
  )
}

const roundedSquare = (half: number): string => {
  const side = 2 * half - 20
  return `M${10 - half}-${half}h${side}q10 0 10 10v${side}q0 10-10 10h-${side}q-10 0-10-10v-${side}q0-10 10-10z`
}

export const Board = (props: Said) => {
  const table = props.choice.table
  let svg: SVGSVGElement | undefined
  const state = (): State => table.view()
  const players = table.view().config.playerCount
  const inPlay = (place: { readonly hidden3p: boolean }): boolean => isInPlay(place, players)
  const points: readonly Point[] = [
    ...spaces.filter(inPlay),
    ...zones.filter(inPlay),
    { id: 'temple', ...temple },
  ]
  const find = (id: string): Element | null => svg?.querySelector(`[data-anchor="${id}"]`) ?? null
  const roving = createRoving(() => points, find)

  const label = (id: Place): string => {
    const offer = props.choice.offer(id)
    const said = describePlace(props.texts, state(), id, table.nameOf)
    return offer === null ? said : `${said}, ${offerName(props.texts, offer)}`
  }
  const isConverted = (id: Place): boolean => props.choice.offer(id)?.converts === true
  const PlaceAt = (spot: {
    id: Place
    x: number
    y: number
    glow: string
    /** Where it can be touched, if that is more than what glows. */
    hit: string
    children: JSX.Element
  }) => (
    <Spot
      id={spot.id}
      x={spot.x}
      y={spot.y}
      class="fz-place"
      states={{
        open: props.choice.open().has(spot.id),
        converted: isConverted(spot.id),
        faint: props.choice.faint(spot.id),
        priced: shown(spot.id) !== null,
        lit: table.lit().includes(spot.id),
        asked: props.choice.asked()?.place === spot.id,
      }}
      label={label(spot.id)}
      roving={roving}
      point={() => props.choice.point(spot.id)}
      // The choice hears Escape itself, from wherever the focus is: twice it would go back by two steps.
      leave={() => {}}
      aim={(id) => props.choice.aim(id === null ? null : spot.id)}
    >
      <g data-card={isConverted(spot.id) ? `${spot.id}:converted` : undefined}>
        <path class="fz-hit" d={spot.hit} />
        {spot.children}
      </g>
      <Glow d={spot.glow} />
    </Spot>
  )
  /**
   * The fee of wild cards is owed wherever they go [FZ-5.6]: it is told apart from the price where one points, and else one
   * sum of both is to be read. That of a card turned into another is owed here and not there, and stays apart.
   */
  const shown = (id: Place) => {
    const offer = props.choice.offer(id)
    if (offer === null || props.choice.mute(id)) return null
    if (props.choice.aimed() === id) return offer
    const fee = offer.converts ? offer.coins.slice(-1) : []
    const price = sumOf(offer.coins) - sumOf(fee)
    return { ...offer, coins: price === 0 ? fee : [price, ...fee] }
  }
  /** What an act at a place would cost and bring: over all places, as a neighbour's frame would cut it. */
  const balanceAt = ({ id, x, y }: Point) => {
    const [right, down] = aside(id)
    return (
      <Balance
        offer={shown(id as Place)}
        isFaint={props.choice.faint(id as Place)}
        x={x + right}
        y={y + down}
        beside={right === 0}
        seat={table.me()}
      />
    )
  }
  /** Off the pawns of the temple; in a quarter below its trades, and off a guild, or else off a collector. */
  const aside = (id: string): readonly [right: number, down: number] => {
    const { guilds, collectors } = state().board
    if (id === 'temple') return [0, -100]
    if (guilds[id as ZoneId]?.length) return [44, 34]
    return collectors[id as ZoneId] === undefined ? [0, 53] : [-27, 34]
  }
  const balanceOn = (space: Space) => (
    <Balance
      offer={shown(space.id)}
      isFaint={props.choice.faint(space.id)}
      x={space.x}
      y={space.y}
      over={state().board.spaces[space.id]?.length ? space.kind : undefined}
    />
  )
  const pile = (id: SpaceId): (() => readonly Tile[]) =>
    createMemo(() => state().board.spaces[id] ?? [], [], { equals: same })
  /** A finger's reach: as wide as the neighbours leave, and out towards the track and in towards the yard. */
  const reach = ({ sides: of, kind }: Space): string => {
    const isCorner = kind === 'tower' && of.length > 1
    if (isCorner) return 'M-64-64H64V64H-64z'
    return of[0] === 'north' || of[0] === 'south' ? 'M-50-64H50V64H-50z' : 'M-64-50H64V50H-64z'
  }
  const outline = ({ kind }: Space): string =>
    kind === 'tower' ? 'M-49 0a49 49 0 0 0 98 0a49 49 0 0 0-98 0z' : roundedSquare(47)
  /** From the ground up. */
  const pieces: readonly Piece[] = [
    () => <Ground />,
    ...spaces.map((space) => () => {
      const built = pile(space.id)
      return (
        <Show
          when={inPlay(space)}
          fallback={
            <g transform={`translate(${space.x} ${space.y})`}>
              <Overgrown big={false} />
            </g>
          }
        >
          <PlaceAt id={space.id} x={space.x} y={space.y} glow={outline(space)} hit={reach(space)}>
            <BuiltOn space={space} pile={built()} />
          </PlaceAt>
        </Show>
      )
    }),
    ...zones.map((zone) => () => {
      const built = createMemo(() => state().board.guilds[zone.id] ?? [], [], { equals: same })
      return (
        <Show
          when={inPlay(zone)}
          fallback={
            <g transform={`translate(${zone.x} ${zone.y})`}>
              <Overgrown big />
            </g>
          }
        >
          <PlaceAt id={zone.id} x={zone.x} y={zone.y} glow={roundedSquare(78)} hit="M-79-79H79V79H-79z">
            <Quarter zone={zone} pile={built()} collector={state().board.collectors[zone.id]} />
          </PlaceAt>
        </Show>
      )
    }),
    () => <TempleRuin />,
    // Not in a picture that is drawn without a page: what is fetched is missing in the first and there in the next.
    () =>
      isServer ? null : (
        <Suspense>
          <Tally table={table} texts={props.texts} />
        </Suspense>
      ),
    () => (
      <PlaceAt
        id="temple"
        x={temple.x}
        y={temple.y}
        glow="M-114 0a114 114 0 0 0 228 0a114 114 0 0 0-228 0z"
        hit="M-114 0a114 114 0 0 0 228 0a114 114 0 0 0-228 0z"
      >
        <g transform="translate(-500 -500)">
          <TemplePawns state={state()} />
        </g>
      </PlaceAt>
    ),
    () => <Markers state={state()} />,
    () => (
      <Show when={props.choice.selected().length > 0}>
        <Suspense>
          {[...zones, { id: 'temple', ...temple }].map(balanceAt)}
          {spaces.map(balanceOn)}
        </Suspense>
      </Show>
    ),
    () => (
      <Show when={props.choice.aimed()}>
        <Suspense>
          <Foresight choice={props.choice} points={points} />
        </Suspense>
      </Show>
    ),
  ]
  return (
    <svg
      ref={(element) => (svg = element)}
      class="fz-board"
      viewBox="0 0 1000 1000"
      role="group"
      aria-label={props.texts.places.board}
    >
      <Pieces of={pieces} />
    </svg>
  )
}
