import { For } from 'solid-js'
import { seatsOf } from '../../../shared/engine/ids.ts'
import type { Language } from '../../../shared/engine/meta.ts'
import { language } from '../../kit/language.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import type { Choice } from './choice.ts'
import type { Texts } from './texts.es.ts'

/** What it is worth, in both languages, as it is fetched with what the first view does not need [FZ-4.2, FZ-4.7]. */
const worth: Readonly<Record<Language, string>> = {
  es: 'Quien empieza elige sitio antes; quien juega en último lugar cierra la fase.',
  en: 'Whoever starts picks places first; whoever plays last has the last word of the phase.',
}

/** Who starts the second phase, asked of whoever is last. */
export const ChooseStart = (props: { choice: Choice; texts: Texts }) => (
  <div class="fz-develop" role="group" aria-label={props.texts.hand.choose}>
    <p>
      {props.texts.hand.choose} <small>{worth[language()]}</small>
    </p>
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
