/** How a turn begins: what was dug is collected and the dice are rolled, in one press where nothing is decided between. */
import { Show } from 'solid-js'
import { minersEach } from '../../../shared/games/fortium/components.ts'
import { livingMiners, playerAt } from '../../../shared/games/fortium/position.ts'
import type { HandProps } from './handProps.ts'

export const TurnStart = (props: HandProps) => {
  const table = props.choice.table
  const isFirst = (): boolean => table.view().round === 1
  /** Before the roll lost miners can be bought back: then one looks at what was collected first [FT-4.4]. */
  const hasLost = (): boolean => {
    const me = table.me()
    return me !== null && livingMiners(playerAt(table.view(), me)) < minersEach
  }
  const collect = (): void => {
    props.choice.stage({ type: 'collect' })
    if (!table.sealed() && hasLost()) return
    if (!table.sealed()) table.stage({ type: 'rollDice' })
    table.commit()
  }
  return (
    <div class="ft-row">
      <button type="button" class="main" onClick={collect}>
        {isFirst()
          ? props.texts.hand.roll
          : hasLost()
            ? props.texts.hand.collect
            : props.texts.hand.collectAndRoll}
      </button>
      <Show when={props.choice.plays().length > 0}>
        <button type="button" onClick={() => props.choice.openDrawer({ what: 'card' })}>
          {props.texts.cards.doubleProduction.name}
        </button>
      </Show>
    </div>
  )
}
