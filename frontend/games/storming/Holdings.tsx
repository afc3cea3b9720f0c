/** What a seat has: its points out of seven with where each comes from, its cards, and the pieces it has left. */
import { createMemo, For, type JSX, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { pieces } from '../../../shared/games/storming/components.ts'
import { isSuppressed, playerAt, signs } from '../../../shared/games/storming/queries.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { CardBack, SmallCard } from './art/cards/Card.tsx'
import { PieceMark } from './art/PieceMark.tsx'
import { kindOf } from './cardKinds.ts'
import type { HandProps } from './handProps.ts'
import { lastSettlement, oneStep } from './points.ts'
import { HowToWin, Last, Mark, Points, type SeatProps, stepWords } from './Points.tsx'

/** Backs with how many there are, and what waits for this seat's next card. */
const Counts = (props: SeatProps) => {
  const t = () => props.texts.seats.holdings
  const state = (): State => props.table.view()
  const player = () => playerAt(state(), props.seat)
  const last = createMemo(() => lastSettlement(state(), props.seat))
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
      <Show when={last()}>{(region) => <Last {...props} region={region()} />}</Show>
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
const Cards = (props: SeatProps & { revolts?: true; fallback?: JSX.Element }) => {
  const t = () => props.texts.seats.holdings
  const state = (): State => props.table.view()
  const player = () => playerAt(state(), props.seat)
  const name = (card: string): string => props.texts.cards[kindOf(card)].name
  const pacts = () => state().pacts.filter((pact) => signs(pact, props.seat))
  const partner = (signers: readonly Seat[]): Seat =>
    signers.find((seat) => seat !== props.seat) ?? props.seat
  const own = (): readonly string[] => [
    ...player().civilians,
    ...player().improvements,
    ...(props.revolts ? player().revolts.map(({ id }) => id) : []),
  ]
  return (
    <Show when={own().length + pacts().length > 0} fallback={props.fallback}>
      <ul
        class="st-public"
        aria-label={props.revolts ? t().own : t().cards}
        classList={{ 'st-idle': isSuppressed(state(), props.seat) }}
      >
        <For each={own()}>
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

/** On a phone one's box is behind one's chip: what lies before oneself is seen beside it; before the first of it, how one wins. */
export const Own = (props: HandProps) => (
  <Show when={props.choice.table.me() !== null}>
    <div class="st-before">
      <Cards
        table={props.choice.table}
        seat={props.choice.table.me() ?? (0 as Seat)}
        texts={props.texts}
        revolts
        fallback={<HowToWin table={props.choice.table} texts={props.texts} />}
      />
    </div>
  </Show>
)

const Supply = (props: SeatProps) => {
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

export const Holdings = (props: SeatProps) => {
  const near = createMemo(() => stepWords(props.texts.seats.alarms, props.table, props.seat))
  const isNear = createMemo(() => oneStep(props.table.view(), props.seat) !== null)
  return (
    <div
      class="st-holdings"
      classList={{ 'st-mine': props.table.me() === props.seat, 'st-alarming': isNear() }}
    >
      <Show when={near()}>
        {(words) => (
          <p class="st-near">
            <b>{words()}</b>
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
