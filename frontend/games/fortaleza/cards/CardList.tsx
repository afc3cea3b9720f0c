/** The discard pile looked through: of each sort of card, how many have been played in this phase. */
import { createResource, For } from 'solid-js'
import { type CardId, cardOf, deckFor } from '../../../../shared/games/fortaleza/components.ts'
import { language } from '../../../kit/language.ts'
import { CardFace } from '../art/CardFace.tsx'
import type { FortalezaTable } from '../choice.ts'
import type { Texts } from '../texts.es.ts'
import { cardName } from '../words.ts'

const sortOf = (id: CardId): string => `${cardOf(id).kind} ${cardOf(id).color ?? ''}`

export const CardList = (props: { table: FortalezaTable; texts: Texts }) => {
  const [words] = createResource(language, async (spoken) =>
    spoken === 'es' ? (await import('./texts.es.ts')).cardTexts : (await import('./texts.en.ts')).cardTexts,
  )
  const state = () => props.table.view()
  const deck = deckFor(state().config.playerCount)
  const sorts = [...Map.groupBy(deck, ({ id }) => sortOf(id)).values()].map((alike) => ({
    first: alike[0]?.id ?? '',
    total: alike.length,
  }))
  const played = (id: CardId): number => state().discard.filter((card) => sortOf(card) === sortOf(id)).length
  return (
    <div class="fz-sorts" tabindex="0" role="group" aria-label={props.texts.paper}>
      <p>{words()?.paper.played(state().discard.length, deck.length)}</p>
      <ul>
        <For each={sorts}>
          {({ first, total }) => (
            <li
              data-card={`card:${first}`}
              classList={{ all: played(first) === total }}
              aria-label={`${cardName(props.texts, first)}: ${words()?.paper.of(played(first), total) ?? ''}`}
            >
              <CardFace id={first} name={cardName(props.texts, first)} />
              <b aria-hidden="true">
                {played(first)}
                <small>/{total}</small>
              </b>
            </li>
          )}
        </For>
      </ul>
      <p>{words()?.paper.rest}</p>
    </div>
  )
}
