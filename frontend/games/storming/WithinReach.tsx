/** What lies elsewhere and can be used now, again within reach of the thumb: own civilians that act, open cards. On a wide page those lie beside the map. */
import { createMemo, For, Show } from 'solid-js'
import { type MarketKind, markets } from '../../../shared/games/storming/components.ts'
import { playerAt } from '../../../shared/games/storming/queries.ts'
import { SmallCard } from './art/cards/Card.tsx'
import { kindOf } from './cardKinds.ts'
import { breakOf, civilDeeds, type Deed, deedsWith } from './deeds.ts'
import { Brings } from './Brings.tsx'
import type { HandProps } from './handProps.ts'

interface Usable {
  readonly card: string
  readonly label: string
  readonly deed: Deed | { readonly what: 'act' | 'break' }
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
      .map((card) => ({ card, label: t().answers.civil(name(card)), deed: { what: 'act' } }))
  }
  const open = (kind: MarketKind): readonly Usable[] =>
    choice.table.view().display[kind].flatMap((card) => {
      const deed = deedsWith(choice, kind, card)
      return deed === null ? [] : [{ card, label: t().market.can(name(card), t().market.acts[kind]), deed }]
    })
  const breakable = (): readonly Usable[] =>
    choice.table
      .view()
      .pacts.filter(({ id }) => breakOf(choice, id) !== null)
      .map(({ id }) => ({ card: id, label: `${t().market.break}: ${name(id)}`, deed: { what: 'break' } }))
  const usable = createMemo((): readonly Usable[] => [...actors(), ...markets.flatMap(open), ...breakable()])
  const use = ({ card, deed }: Usable): void => {
    if (deed.what === 'stage') choice.stage(deed.move)
    else choice.take({ what: 'card', card })
  }
  return (
    <Show when={usable().length > 0}>
      <ul class="st-reach">
        <For each={usable()}>
          {(one) => (
            <li classList={{ 'st-actor': one.deed.what === 'act', 'st-breaker': one.deed.what === 'break' }}>
              <button
                type="button"
                data-card={`card:${one.card}`}
                aria-label={one.label}
                onClick={() => use(one)}
              >
                <SmallCard card={one.card} texts={props.texts} />
                <span>{one.deed.what === 'break' ? one.label : name(one.card)}</span>
                <Brings {...props} move={one.deed.what === 'stage' ? one.deed.move : null} />
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}
