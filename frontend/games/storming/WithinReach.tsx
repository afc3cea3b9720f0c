/** What lies elsewhere and can be used now, again within reach of the thumb: own civilians that act, pacts to break. */
import { createMemo, For, Show } from 'solid-js'
import { playerAt } from '../../../shared/games/storming/queries.ts'
import { SmallCard } from './art/cards/Card.tsx'
import { kindOf } from './cardKinds.ts'
import { breakOf, civilDeeds } from './deeds.ts'
import type { HandProps } from './handProps.ts'

/** `isAsked`: before one plans they belong to the action of a pact, and stand where that was opened [ST-4.10]. */
export const WithinReach = (props: HandProps & { isAsked?: boolean }) => {
  const { choice } = props
  const t = () => props.texts.seats
  const name = (card: string): string => props.texts.cards[kindOf(card)].name
  const isHere = (): boolean => (choice.step()?.type === 'startOfTurn') === (props.isAsked === true)
  const actors = createMemo((): readonly string[] => {
    const me = choice.mine()
    const step = choice.step()
    if (me === null || (step?.type === 'offer' && step.what === 'civilianRecruited')) return []
    return playerAt(choice.table.view(), me).civilians.filter(
      (civilian) => civilDeeds(choice, civilian).length > 0,
    )
  })
  const breakable = createMemo((): readonly string[] =>
    choice.table
      .view()
      .pacts.map(({ id }) => id)
      .filter((id) => breakOf(choice, id) !== null),
  )
  const Chips = (chips: { cards: readonly string[]; label(card: string): string }) => (
    <For each={chips.cards}>
      {(card) => (
        <li>
          <button
            type="button"
            data-card={`card:${card}`}
            aria-label={chips.label(card)}
            onClick={() => choice.take({ what: 'card', card })}
          >
            <SmallCard card={card} texts={props.texts} />
            <span>{name(card)}</span>
          </button>
        </li>
      )}
    </For>
  )
  return (
    <Show when={isHere()}>
      <Show when={actors().length > 0}>
        <ul class="st-reach">
          <Chips cards={actors()} label={(card) => t().answers.civil(name(card))} />
        </ul>
      </Show>
      {/* In one row, however many they are, with what is done to them said once. */}
      <Show when={breakable().length > 0}>
        <ul class="st-reach st-breaker">
          <li aria-hidden="true">{t().market.break}</li>
          <Chips cards={breakable()} label={(card) => `${t().market.break}: ${name(card)}`} />
        </ul>
      </Show>
    </Show>
  )
}
