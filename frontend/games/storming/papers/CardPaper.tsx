/** Cards to look through: what lies face up with each player, what is gone, and all that the game has. */
import { createMemo, createSignal, For, Show } from 'solid-js'
import { same } from '../../../../shared/engine/copy.ts'
import {
  actionTypes,
  cardsOf,
  colourOf,
  invention,
  type MarketKind,
  markets,
} from '../../../../shared/games/storming/components.ts'
import { copies, designs, directedId, generalEventIds } from '../../../../shared/games/storming/events.ts'
import { startCardsFor } from '../../../../shared/games/storming/layout.ts'
import { turnOrder } from '../../../../shared/games/storming/queries.ts'
import type { State } from '../../../../shared/games/storming/state.ts'
import type { Seat } from '../../../../shared/engine/ids.ts'
import { CardFace } from '../art/cards/Card.tsx'
import type { CardSort } from '../art/cards/sorts.ts'
import { kindOf } from '../cardKinds.ts'
import type { StormingTable } from '../choice.ts'
import { enlarge } from '../enlarge.ts'
import type { Texts } from '../texts.es.ts'

interface Section {
  readonly title: string
  readonly cards: readonly string[]
}

const views = ['table', 'discards', 'all'] as const

/** What a player has for all to see. */
const publicCards = (state: State, seat: Seat): readonly string[] => {
  const player = state.players[seat]
  if (player === undefined) return []
  return [
    ...player.civilians,
    ...player.improvements,
    ...state.pacts.filter(({ signers }) => signers.includes(seat)).map(({ id }) => id),
    ...player.revolts.map(({ id }) => id),
  ]
}

/** One of each kind that the game has, in the colour of whoever looks where there is a choice. */
const every = (state: State, me: Seat): readonly (readonly [CardSort, readonly string[]])[] => {
  const rival = turnOrder(state).find((seat) => seat !== me) ?? me
  return [
    ['action', actionTypes.map((type) => `${type === 'military' ? 'military1' : type}-${colourOf(me)}`)],
    ['revolt', ['revolt1', invention]],
    ['event', [...generalEventIds, ...designs.map((one) => directedId(one, colourOf(rival), copies[0]))]],
    ['civilian', cardsOf.civilian],
    ['improvement', cardsOf.improvement],
    ['pact', cardsOf.pact],
    ['startCard', startCardsFor(state.config.players).map(({ id }) => id)],
  ]
}

export const CardPaper = (props: { table: StormingTable; texts: Texts }) => {
  const [view, show] = createSignal<(typeof views)[number]>('table')
  const t = () => props.texts.planning
  const sortNames: Readonly<Record<MarketKind, CardSort>> = {
    civilian: 'civilian',
    improvement: 'improvement',
    pact: 'pact',
  }
  const sections = createMemo(
    (): readonly Section[] => {
      const state = props.table.view()
      if (view() === 'all')
        return every(state, props.table.me() ?? (0 as Seat)).map(([sort, cards]) => ({
          title: t().sorts[sort],
          cards,
        }))
      if (view() === 'discards')
        return markets.map((kind) => ({
          title: t().sorts[sortNames[kind]],
          cards: state.discards[kind].toReversed(),
        }))
      return [
        ...turnOrder(state).map((seat) => ({
          title: t().papers.of(props.table.nameOf(seat)),
          cards: publicCards(state, seat),
        })),
        { title: t().papers.display, cards: markets.flatMap((kind) => state.display[kind]) },
      ]
    },
    [],
    { equals: same },
  )
  const all = (): readonly string[] => sections().flatMap(({ cards }) => cards)
  return (
    <div class="st-paper">
      <div class="st-views" role="group" aria-label={t().papers.cards}>
        <For each={views}>
          {(one) => (
            <button type="button" aria-pressed={view() === one} onClick={() => show(one)}>
              {t().papers[one]}
            </button>
          )}
        </For>
      </div>
      <div class="st-sections" tabindex="0" role="group" aria-label={t().papers[view()]}>
        <For each={sections()}>
          {({ title, cards }) => (
            <section>
              <h3>
                {title} <Show when={cards.length > 0}>({cards.length})</Show>
              </h3>
              <Show when={cards.length > 0} fallback={<p>{t().papers.none}</p>}>
                <ul>
                  <For each={cards}>
                    {(card) => (
                      <li>
                        <button
                          type="button"
                          aria-label={`${props.texts.cards[kindOf(card)].name}. ${props.texts.cards[kindOf(card)].line}`}
                          onClick={() => enlarge(() => props.texts, props.table.nameOf, card, all())}
                        >
                          <CardFace card={card} texts={props.texts} />
                        </button>
                      </li>
                    )}
                  </For>
                </ul>
              </Show>
            </section>
          )}
        </For>
        <Show when={view() === 'discards' && props.table.view().eventDiscards.length > 0}>
          <section>
            <h3>{t().sorts.event}</h3>
            <p>{t().papers.hidden(props.table.view().eventDiscards.length)}</p>
          </section>
        </Show>
      </div>
    </div>
  )
}
