/** A seat's points out of seven, each with where it comes from: in its box, and in its chip on a narrow page. */
import { createMemo, For, type JSX, Show } from 'solid-js'
import { type Seat, seatsOf } from '../../../shared/engine/ids.ts'
import { pointsToWin, type SettlementKind } from '../../../shared/games/storming/components.ts'
import type { RegionId } from '../../../shared/games/storming/layout.ts'
import { playerAt, regionAt } from '../../../shared/games/storming/queries.ts'
import { createWide } from '../../kit/media.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { PieceMark } from './art/PieceMark.tsx'
import { NoPoint, PointMark } from './art/PointMark.tsx'
import type { StormingTable } from './choice.ts'
import {
  type InReach,
  lastSettlement,
  lastStands,
  mostlyFrom,
  oneStep,
  pointsIn,
  settlementsLeft,
  usually,
} from './points.ts'
import type { Texts } from './texts.es.ts'

export interface SeatProps {
  readonly table: StormingTable
  readonly seat: Seat
  readonly texts: Texts
}

/** One of a seat's signs, with a name where it says something by itself. */
export const Mark = (props: { label?: string; children: JSX.Element }) => (
  <svg
    viewBox="-20 -20 40 40"
    role={props.label === undefined ? undefined : 'img'}
    aria-label={props.label}
    aria-hidden={props.label === undefined ? 'true' : undefined}
  >
    {props.children}
  </svg>
)

/** How many settlements each seat has left: so near is the other end, from the first round on [ST-6.4]. */
const AllLeft = (props: Pick<SeatProps, 'table' | 'texts'>) => {
  const h = () => props.texts.seats.holdings
  const left = createMemo(() =>
    seatsOf(props.table.view().config.players).flatMap((seat) => {
      const count = settlementsLeft(props.table.view(), seat)
      return count === null ? [] : [{ seat, count }]
    }),
  )
  return (
    <Show when={left().length > 0}>
      <span data-card="score:settlements">
        {props.texts.seats.market.left}
        <For each={left()}>
          {({ seat, count }) => (
            <>
              {' '}
              <span
                role="img"
                aria-label={`${props.table.nameOf(seat)}: ${h().settlements(count)}`}
                classList={{ 'st-few': count === 1 }}
              >
                <Emblem seat={seat} />
                {count}
              </span>
            </>
          )}
        </For>
        .
      </span>{' '}
    </Show>
  )
}

/** How one wins, how near that is by conquest, and what gives points, each by the sign that it has in the row of seven. */
export const HowToWin = (props: Pick<SeatProps, 'table' | 'texts'>) => {
  const t = () => props.texts.seats.market
  /** Narrow, the chips say it. */
  const isWide = createWide()
  return (
    <p class="st-goal" data-card="score:won">
      {t().goal}{' '}
      <Show when={isWide()}>
        <AllLeft {...props} />
      </Show>
      {t().earns}{' '}
      <For each={mostlyFrom}>
        {(what) => (
          <>
            <span>
              <Mark>
                <PointMark what={what} fate={usually(what)} />
              </Mark>
              {t().sources[what]}
            </span>{' '}
          </>
        )}
      </For>
      {t().also}
    </p>
  )
}

/** How a seat could win with the next step, or that it has one settlement left, in few words beside its emblem or name. */
export const stepWords = (
  { short }: Texts['seats']['alarms'],
  table: Pick<SeatProps['table'], 'view' | 'me' | 'nameOf'>,
  seat: Seat,
): string | null => {
  const step = oneStep(table.view(), seat)
  const { point, conquest, left } = seat === table.me() ? short.own : short.other
  if (step === null) return lastStands(table.view(), seat) ? left : null
  if (step.by === 'points') return point
  return step.victim === table.me() ? short.onMe : conquest(table.nameOf(step.victim))
}

/** Which settlements are in reach, each with whose troop could take it. */
export const inReachWords = (
  { listed, seats }: Texts,
  { nameOf }: Pick<SeatProps['table'], 'nameOf'>,
  places: readonly InReach[],
): string =>
  seats.alarms.inReach(listed(places.map(({ region, by }) => `${region} (${listed(by.map(nameOf))})`)))

/** Seven places; each point says by its sign where it comes from, and by its rim whether it may be lost. */
export const Points = (props: SeatProps & { more?: JSX.Element }) => {
  const t = () => props.texts.seats.holdings
  const points = createMemo(() => pointsIn(props.table.view(), props.seat))
  const lasting = (): number => points().filter(({ fate }) => fate === 'lasting').length
  const missing = (): readonly number[] =>
    Array.from({ length: Math.max(0, pointsToWin - points().length) }, (_, nth) => nth)
  /** The point that is missing to win. */
  const isLast = (): boolean => missing().length === 1 && oneStep(props.table.view(), props.seat) !== null
  return (
    <ol class="st-vp" aria-label={t().points(points().length, pointsToWin, lasting())}>
      <For each={[...points().keys()]}>
        {(nth) => (
          <Show when={points()[nth]}>
            {(point) => (
              <li data-card={`point:${props.seat}:${point().what}`}>
                <Mark
                  label={t().point(props.texts.scores[point().what] ?? point().what, t().fates[point().fate])}
                >
                  <PointMark what={point().what} fate={point().fate} />
                </Mark>
              </li>
            )}
          </Show>
        )}
      </For>
      <For each={missing()}>
        {(nth) => (
          <li aria-hidden="true" data-card="score:won">
            <Mark>
              {/* How far it is to the end stands where the row ends. */}
              <NoPoint
                isLast={isLast()}
                nth={!isLast() && nth === missing().length - 1 ? pointsToWin : undefined}
              />
            </Mark>
          </li>
        )}
      </For>
      {props.more}
    </ol>
  )
}

/** As it stands there, threatened, and in a word: who loses it is out. */
export const Last = (props: SeatProps & { region: RegionId }) => {
  const kind = (): SettlementKind => {
    const { structure } = regionAt(props.table.view(), props.region)
    return structure !== null && 'wall' in structure ? structure.kind : 'village'
  }
  return (
    <li class="st-bad" data-card={props.region}>
      <Mark label={props.texts.seats.holdings.last}>
        <PieceMark piece={kind()} seat={props.seat} />
        <circle class="st-siege" r="18.5" />
      </Mark>
      <small class="st-only" aria-hidden="true">
        {props.texts.seats.holdings.lastBriefly}
      </small>
    </li>
  )
}

/** How many it has, while there are others: the last one has a mark of its own. */
const Left = (props: SeatProps) => {
  const count = (): number => settlementsLeft(props.table.view(), props.seat) ?? 0
  return (
    <Show when={count() > 1}>
      <li class="st-holds" data-card="score:settlements">
        <Mark label={props.texts.seats.holdings.settlements(count())}>
          <PieceMark piece="village" seat={props.seat} />
        </Mark>
        <small class="st-only" aria-hidden="true">
          {count()}
        </small>
      </li>
    </Show>
  )
}

/**
 * What nobody may overlook where a seat's box is behind its chip: its points, that it could win with its next step, that
 * its next card is lost, and how many settlements it has left.
 */
export const Glance = (props: SeatProps) => {
  const isNear = createMemo(() => oneStep(props.table.view(), props.seat) !== null)
  const last = createMemo(() => lastSettlement(props.table.view(), props.seat))
  const skips = (): number => playerAt(props.table.view(), props.seat).skipNext
  return (
    <div class="st-glance" classList={{ 'st-alarming': isNear() }}>
      <Points
        {...props}
        more={
          <>
            <Left {...props} />
            <Show when={last()}>{(region) => <Last {...props} region={region()} />}</Show>
            <Show when={skips() > 0}>
              <li class="st-bad" data-card={`seat:${props.seat}:skips`}>
                <Mark label={props.texts.seats.holdings.skips(skips())}>
                  <PieceMark piece="skips" seat={props.seat} />
                </Mark>
              </li>
            </Show>
          </>
        }
      />
    </div>
  )
}
