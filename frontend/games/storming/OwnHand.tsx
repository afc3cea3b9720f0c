/** What one holds: action cards and revolts, or events; large where a card is taken up, small where it is only seen. */
import { For, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { faces } from '../../../shared/engine/secret.ts'
import { isRevolt } from '../../../shared/games/storming/components.ts'
import { directedOf } from '../../../shared/games/storming/events.ts'
import { playerAt } from '../../../shared/games/storming/queries.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import { SmallCard, TitledCard } from './art/cards/Card.tsx'
import { seatOfCard } from './art/cards/sorts.ts'
import { enlarge } from './enlarge.ts'
import type { HandProps } from './handProps.ts'
import { cardName } from './names.ts'

/** Cards of a hand in its order: actions as they are printed, then revolts. */
export const actionHand = (state: State, seat: Seat): readonly string[] => [
  ...faces(playerAt(state, seat).hand),
  ...playerAt(state, seat).revolts.map(({ id }) => id),
]
export const eventHand = (state: State, seat: Seat): readonly string[] => faces(playerAt(state, seat).events)

/** The card under a revolt, as its owner knows it. */
export const Under = (props: HandProps & { revolt: string }) => {
  const under = () => {
    const seat = props.choice.table.me()
    if (seat === null || !isRevolt(props.revolt)) return null
    const [card] =
      playerAt(props.choice.table.view(), seat).revolts.find(({ id }) => id === props.revolt)?.under ?? []
    return card?.secret ?? null
  }
  return (
    <Show when={under()}>
      {(card) => (
        <span class="st-under">
          <SmallCard card={card()} texts={props.texts} />
        </span>
      )}
    </Show>
  )
}

/** Whom an event is aimed at: cards of one name differ by a small flag alone. */
export const Whom = (props: HandProps & { card: string }) => (
  <Show when={directedOf(props.card)}>
    <span class="st-whom" aria-hidden="true">
      {props.choice.table.nameOf(seatOfCard(props.card) ?? (0 as Seat))}
    </span>
  </Show>
)

/** Cards that are not to be taken up now: each can be read. */
const Row = (props: HandProps & { cards: readonly string[]; label: string }) => (
  <Show when={props.cards.length > 0}>
    <ul class="st-row" aria-label={props.label}>
      <For each={props.cards}>
        {(card) => (
          <li>
            <button
              type="button"
              data-card={`card:${card}`}
              data-idle=""
              aria-label={cardName(props.texts, card, props.choice.table.nameOf)}
              onClick={() => enlarge(() => props.texts, props.choice.table.nameOf, card, props.cards)}
            >
              <TitledCard card={card} texts={props.texts} isBelow />
              <Whom {...props} card={card} />
              <Under {...props} revolt={card} />
            </button>
          </li>
        )}
      </For>
    </ul>
  </Show>
)

/** One's hand while something else is asked, or somebody else. `without`: what is shown large beside it. */
export const OwnHand = (props: HandProps & { without?: 'actions' | 'events' | undefined }) => {
  const view = () => props.choice.table.view()
  const me = () => props.choice.table.me()
  return (
    <Show when={me() !== null}>
      <div class="st-own" data-anchor={props.without === undefined ? 'hand' : undefined}>
        <Show when={props.without !== 'actions'}>
          <Row {...props} cards={actionHand(view(), me() ?? (0 as Seat))} label={props.texts.planning.hand} />
        </Show>
        <Show when={props.without !== 'events'}>
          <Row
            {...props}
            cards={eventHand(view(), me() ?? (0 as Seat))}
            label={props.texts.planning.eventHand}
          />
        </Show>
      </div>
    </Show>
  )
}
