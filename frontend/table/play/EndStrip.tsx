import { createMemo, Show } from 'solid-js'
import type { Rematch } from '../../../shared/protocol/tableInfo.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { e, figuresOf, startEndingWords, verdictFor } from '../endingWords.ts'
import { placesAt } from '../model/places.ts'
import type { LiveTable } from '../model/table.ts'
import { AgainButton } from './AgainButton.tsx'
import { RematchAsked } from './RematchAsked.tsx'
import './EndStrip.css'

export { startEndingWords as startWords }

/** A game that is over, in one line below its board: who has won, and the way back to all of it. */
export const EndStrip = (props: {
  table: LiveTable
  rematch: Rematch | null
  playAgain(): Promise<void> | void
  open(): void
}) => {
  const places = createMemo(() => placesAt(props.table.rules, props.table.view()))
  const first = () => places().filter(({ place }) => place === 1)
  const said = () =>
    verdictFor(
      first().map(({ seat }) => seat),
      props.table,
    )
  return (
    <>
      <div class="end-strip">
        <Show when={first()[0]}>{(winner) => <Emblem seat={winner().seat} />}</Show>
        <p>
          <b>{said()}</b> <span>{figuresOf(props.table, places())}</span>
        </p>
        <div class="choices">
          <button type="button" onClick={() => props.open()}>
            {e().seeEnd}
          </button>
          <Show when={props.rematch === null}>
            <AgainButton playAgain={props.playAgain} />
          </Show>
        </div>
      </div>
      <Show when={props.rematch}>
        {(asked) => (
          <RematchAsked
            asked={asked()}
            me={props.table.me()}
            nameOf={props.table.nameOf}
            come={props.playAgain}
          />
        )}
      </Show>
    </>
  )
}
