/** What the card does that is taken from the display in the turn in hand: there it stands by its name alone. */
import { createMemo, Show } from 'solid-js'
import type { Move } from '../../../shared/games/storming/moves.ts'
import { SmallCard } from './art/cards/Card.tsx'
import { kindOf } from './cardKinds.ts'
import type { HandProps } from './handProps.ts'

const takenBy = (move: Move | undefined): string | null => {
  if (move?.type === 'recruitCivilian') return move.civilian
  return move?.type === 'buildImprovement' ? move.improvement : null
}

export const Taking = (props: HandProps) => {
  const card = createMemo(() => takenBy(props.choice.table.staged().at(-1)))
  return (
    <Show when={card()} keyed>
      {(taken) => (
        <p class="st-note st-taking" role="status" data-card={`card:${taken}`}>
          <SmallCard card={taken} texts={props.texts} />
          <span>
            <b>{props.texts.cards[kindOf(taken)].name}</b> {props.texts.cards[kindOf(taken)].line}
          </span>
        </p>
      )}
    </Show>
  )
}
