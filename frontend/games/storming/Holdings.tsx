/** What a seat has: its points out of seven with where each comes from, its cards, and the pieces it has left. */
import { createMemo, For, Index, type JSX, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { pieces, pointsToWin } from '../../../shared/games/storming/components.ts'
import { isSuppressed, playerAt, signs } from '../../../shared/games/storming/queries.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { CardBack, SmallCard } from './art/cards/Card.tsx'
import { PieceMark } from './art/PieceMark.tsx'
import { NoPoint, PointMark } from './art/PointMark.tsx'
import { kindOf } from './cardKinds.ts'
import type { StormingTable } from './choice.ts'
import { lastSettlement, oneStep, pointsIn } from './points.ts'
import type { Texts } from './texts.es.ts'

interface HoldingsProps {
  readonly table: StormingTable
  readonly seat: Seat
  readonly texts: Texts
}

const Mark = (props: { label?: string; children: JSX.Element }) => (
  <svg
    viewBox="-20 -20 40 40"
    role={props.label === undefined ? undefined : 'img'}
    aria-label={props.label}
    aria-hidden={props.label === undefined ? 'true' : undefined}
  >
    {props.children}
  </svg>
)

/** Who could win with the next step, in words; null: this seat could not. */
export const stepWords = (
  t: Texts['seats']['holdings'],
  state: State,
  seat: Seat,
  nameOf: (seat: Seat) => string,
): string | null => {
  const step = oneStep(state, seat)
  if (step === null) return null
  return step.by === 'points' ? t.onePoint : t.conquest(nameOf(step.victim))
}

/** Seven places; each point says by its sign where it comes from, and by its rim whether it may be lost. */
const Points = (props: HoldingsProps) => {
  const t = () => props.texts.seats.holdings
  const points = createMemo(() => pointsIn(props.table.view(), props.seat))
  const lasting = (): number => points().filter(({ fate }) => fate === 'lasting').length
  const missing = (): readonly number[] =>
    Array.from({ length: Math.max(0, pointsToWin - points().length) }, (_, nth) => nth)
  return (
    <ol class="st-vp" aria-label={t().points(points().length, pointsToWin, lasting())}>
      <Index each={points()}>
        {(point) => (
          <li data-card={`point:${props.seat}:${point().what}`}>
            <Mark
              label={t().point(props.texts.scores[point().what] ?? point().what, t().fates[point().fate])}
            >
              <PointMark what={point().what} fate={point().fate} />
            </Mark>
          </li>
        )}
      </Index>
      <For each={missing()}>
        {() => (
          <li aria-hidden="true">
            <Mark>
              <NoPoint />
            </Mark>
          </li>
        )}
      </For>
    </ol>
  )
}

/** Backs with how many there are, and what waits for this seat's next card. */
const Counts = (props: HoldingsProps) => {
  const t = () => props.texts.seats.holdings
  const state = (): State => props.table.view()
  const player = () => playerAt(state(), props.seat)
  const isFirst = (): boolean => state().firstPlayer === props.seat && state().winner === null
  const about = (what: string): string => `seat:${props.seat}:${what}`
  return (
    <ul class="st-counts">
      <li data-card={about('hand')} aria-label={t().hand(player().hand.bag.length)}>
        <span aria-hidden="true">
          <CardBack sort="action" seat={props.seat} />
        </span>
        <b aria-hidden="true">{player().hand.bag.length}</b>
      </li>
      <li data-card={about('events')} aria-label={t().events(player().events.bag.length)}>
        <span aria-hidden="true">
          <CardBack sort="event" />
        </span>
        <b aria-hidden="true">{player().events.bag.length}</b>
      </li>
      <Show when={player().revolts.length > 0}>
        <li class="st-revolts" data-card={about('revolts')} aria-label={t().revolts(player().revolts.length)}>
          <span aria-hidden="true">
            <SmallCard card="revolt1" texts={props.texts} />
          </span>
          <b aria-hidden="true">{player().revolts.length}</b>
        </li>
      </Show>
      <Show when={isFirst()}>
        <li data-card={about('first')} aria-label={t().first}>
          <Mark>
            <PieceMark piece="first" seat={props.seat} />
          </Mark>
        </li>
      </Show>
      <Show when={player().skipNext > 0}>
        <li class="st-bad" data-card={about('skips')} aria-label={t().skips(player().skipNext)}>
          <Mark>
            <PieceMark piece="skips" seat={props.seat} />
          </Mark>
        </li>
      </Show>
      <Show when={player().fairWinds}>
        <li data-card={about('fairWinds')} aria-label={t().fairWinds}>
          <Mark>
            <PieceMark piece="winds" seat={props.seat} />
          </Mark>
        </li>
      </Show>
    </ul>
  )
}

/** Civilians and improvements, and each pact with who signed it too; every one of them has its card. */
const Cards = (props: HoldingsProps) => {
  const t = () => props.texts.seats.holdings
  const state = (): State => props.table.view()
  const player = () => playerAt(state(), props.seat)
  const name = (card: string): string => props.texts.cards[kindOf(card)].name
  const pacts = () => state().pacts.filter((pact) => signs(pact, props.seat))
  const partner = (signers: readonly Seat[]): Seat =>
    signers.find((seat) => seat !== props.seat) ?? props.seat
  const isEmpty = (): boolean =>
    player().civilians.length + player().improvements.length + pacts().length === 0
  return (
    <Show when={!isEmpty()}>
      <ul
        class="st-public"
        aria-label={t().cards}
        classList={{ 'st-idle': isSuppressed(state(), props.seat) }}
      >
        <For each={[...player().civilians, ...player().improvements]}>
          {(card) => (
            <li data-anchor={`card:${card}`}>
              <span role="img" aria-label={name(card)}>
                <SmallCard card={card} texts={props.texts} />
              </span>
            </li>
          )}
        </For>
        <For each={pacts()}>
          {(pact) => (
            <li data-card={`card:${pact.id}`}>
              <span
                role="img"
                class="st-pact-of"
                aria-label={t().pactWith(name(pact.id), props.table.nameOf(partner(pact.signers)))}
              >
                <SmallCard card={pact.id} texts={props.texts} />
                <Emblem seat={partner(pact.signers)} />
              </span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}

const Supply = (props: HoldingsProps) => {
  const t = () => props.texts.seats.holdings
  const supply = () => playerAt(props.table.view(), props.seat).supply
  return (
    <ul class="st-supply" data-card={`seat:${props.seat}:supply`} aria-label={t().supply}>
      <For each={pieces}>
        {(piece) => (
          <li
            classList={{ 'st-none': supply()[piece] === 0 }}
            aria-label={t().pieces[piece](supply()[piece])}
          >
            <Mark>
              <PieceMark piece={piece} seat={props.seat} />
            </Mark>
            <span aria-hidden="true">{supply()[piece]}</span>
          </li>
        )}
      </For>
    </ul>
  )
}

export const Holdings = (props: HoldingsProps) => {
  const t = () => props.texts.seats.holdings
  const state = (): State => props.table.view()
  const near = createMemo(() => stepWords(t(), state(), props.seat, props.table.nameOf))
  const last = createMemo(() => lastSettlement(state(), props.seat))
  return (
    <div class="st-holdings" classList={{ 'st-mine': props.table.me() === props.seat }}>
      <Show when={near()}>
        {(words) => (
          <p class="st-near">
            <b>{words()}</b>
          </p>
        )}
      </Show>
      <Show when={last()}>
        {(region) => (
          <p class="st-last" data-card={region()}>
            {t().last}
          </p>
        )}
      </Show>
      <div class="st-has">
        <Points {...props} />
        <Counts {...props} />
        <Cards {...props} />
      </div>
      <Supply {...props} />
    </div>
  )
}
