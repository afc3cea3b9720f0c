/** What lies elsewhere and can be used now, again within reach of the thumb: own civilians that act, pacts to break. */
import { createMemo, For, Show } from 'solid-js'
import { playerAt } from '../../../shared/games/storming/queries.ts'
import { SmallCard } from './art/cards/Card.tsx'
import { kindOf } from './cardKinds.ts'
import { breakOf, civilDeeds } from './deeds.ts'
import type { HandProps } from './handProps.ts'

interface Usable {
  readonly card: string
  readonly label: string
  readonly isPact: boolean
}

export const WithinReach = (props: HandProps) => {
  const { choice } = props
  const t = () => props.texts.seats
  const name = (card: string): string => props.texts.cards[kindOf(card)].name
  const actors = (): readonly Usable[] => {
    const me = choice.mine()
    const step = choice.step()
    if (me === null || (step?.type === 'offer' && step.what === 'civilianRecruited')) return []
    return playerAt(choice.table.view(), me)
      .civilians.filter((civilian) => civilDeeds(choice, civilian).length > 0)
      .map((card) => ({ card, label: t().answers.civil(name(card)), isPact: false }))
  }
  const breakable = (): readonly Usable[] =>
    choice.table
      .view()
      .pacts.filter(({ id }) => breakOf(choice, id) !== null)
      .map(({ id }) => ({ card: id, label: `${t().market.break}: ${name(id)}`, isPact: true }))
  const usable = createMemo((): readonly Usable[] => [...actors(), ...breakable()])
  return (
    <Show when={usable().length > 0}>
      <ul class="st-reach">
        <For each={usable()}>
          {({ card, label, isPact }) => (
            <li classList={{ 'st-breaker': isPact }}>
              <button
                type="button"
                data-card={`card:${card}`}
                aria-label={label}
                onClick={() => choice.take({ what: 'card', card })}
              >
                <SmallCard card={card} texts={props.texts} />
                <span>{isPact ? label : name(card)}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}
