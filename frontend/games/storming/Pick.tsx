/** Cards laid out to choose one of: a press stages what it stands for. */
import { For, type JSX, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import type { Move } from '../../../shared/games/storming/moves.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { TitledCard } from './art/cards/Card.tsx'
import { kindOf } from './cardKinds.ts'
import { enlarge } from './enlarge.ts'
import type { HandProps } from './handProps.ts'
import { cardName } from './names.ts'
import { Under } from './OwnHand.tsx'

export interface Option {
  readonly card: string
  readonly move: Move
  /** Whose the card is, where it is not one's own. */
  readonly of?: Seat
}

export const Pick = (
  props: HandProps & {
    title: string
    options: readonly Option[]
    /** Where nothing need be chosen. */
    pass?: JSX.Element
  },
) => {
  const cards = (): readonly string[] => props.options.map(({ card }) => card)
  return (
    <div class="st-pick" role="group" aria-label={props.title}>
      <p>
        <b>{props.title}</b>
        <Show when={cards()[0]}>
          {(first) => (
            <button
              type="button"
              class="quiet"
              onClick={() => enlarge(() => props.texts, props.choice.table.nameOf, first(), cards())}
            >
              {props.texts.planning.read}
            </button>
          )}
        </Show>
        {props.pass}
      </p>
      <ul>
        <For each={props.options}>
          {({ card, move, of }) => (
            <li>
              <button
                type="button"
                data-card={`card:${card}`}
                data-live={true}
                aria-label={`${cardName(props.texts, card, props.choice.table.nameOf)}. ${props.texts.cards[kindOf(card)].line}`}
                onClick={() => props.choice.stage(move)}
              >
                <TitledCard card={card} texts={props.texts} />
                <Under {...props} revolt={card} />
                <Show when={of !== undefined}>
                  <span class="st-of">
                    <Emblem seat={of ?? (0 as Seat)} />
                  </span>
                </Show>
              </button>
            </li>
          )}
        </For>
      </ul>
    </div>
  )
}
