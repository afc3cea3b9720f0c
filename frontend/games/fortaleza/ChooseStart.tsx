import { For } from 'solid-js'
import { seatsOf } from '../../../shared/engine/ids.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import type { Choice } from './choice.ts'
import type { Texts } from './texts.es.ts'

/** Who starts the second phase, asked of whoever is last. */
export const ChooseStart = (props: { choice: Choice; texts: Texts }) => (
  <div class="fz-develop" role="group" aria-label={props.texts.hand.choose}>
    <p>{props.texts.hand.choose}</p>
    <For each={seatsOf(props.choice.table.view().config.playerCount)}>
      {(seat) => (
        <button
          type="button"
          data-card={`seat:${seat}`}
          onClick={() => props.choice.table.stage({ type: 'chooseStartPlayer', seat })}
        >
          <Emblem seat={seat} /> {props.choice.table.nameOf(seat)}
        </button>
      )}
    </For>
  </div>
)
