/** How a turn begins: what was dug is collected and the dice are rolled, in one press where nothing is decided between. */
import { Show } from 'solid-js'
import { swallowAgain } from '../../kit/again.ts'
import type { HandProps } from './handProps.ts'
import { beginName } from './words.ts'

export const TurnStart = (props: HandProps) => (
  <div class="ft-row">
    <button
      type="button"
      class="main ft-goes"
      data-card="begin"
      data-does="collect"
      onClick={({ currentTarget }) => {
        // Prices of lost miners come up where this was.
        swallowAgain(currentTarget)
        props.choice.play({ type: 'collect' })
      }}
    >
      {beginName(props.texts, props.choice.table.view())}
    </button>
    <Show when={props.choice.plays().length > 0}>
      <button type="button" onClick={() => props.choice.openDrawer({ what: 'card' })}>
        {props.texts.cards.doubleProduction.name}
      </button>
    </Show>
  </div>
)
