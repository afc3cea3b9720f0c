import { For, Show } from 'solid-js'
import type { Action } from '../../../shared/games/fortaleza/steps/actions.ts'
import { Beside } from '../../kit/Beside.tsx'
import { othersName } from './brief.ts'
import type { Choice } from './choice.ts'
import type { Texts } from './texts.es.ts'
import { Worth } from './Worth.tsx'
import { cardsName } from './words.ts'

/** A place where several things could be meant: what they are, beside it, and what each would bring others. */
export const WhichAction = (props: { choice: Choice; texts: Texts }) => {
  const { table } = props.choice
  const said = (action: Action): string =>
    action.type === 'buildGuild'
      ? props.texts.hand[table.view().board.guilds[action.zone]?.length ? 'overbuild' : 'guild']
      : action.type === 'placeCollector'
        ? props.texts.hand.collector
        : props.texts.hand.using(cardsName(props.texts, action.cards))
  const others = (action: Action): string => {
    const me = table.me()
    return me === null ? '' : othersName(props.texts, props.choice.changes(action), me, table.nameOf)
  }
  /** On an empty lot a collector scores nothing yet. */
  const later = (action: Action): string =>
    action.type === 'placeCollector' && !table.view().board.guilds[action.zone]?.length
      ? props.texts.hand.noGuild
      : ''
  return (
    <Show when={props.choice.asked()} keyed>
      {(asked) => (
        <Beside
          anchor={asked.place}
          class="fz-develop"
          label={props.texts.hand.which}
          leave={() => props.choice.clear()}
        >
          <p>{props.texts.hand.which}</p>
          <For each={asked.actions}>
            {(action) => (
              <button
                type="button"
                data-card={action.type === 'placeCollector' ? 'act:collector' : asked.place}
                onClick={() => props.choice.stage(action)}
              >
                {said(action)} <Worth {...props} action={action} />
                <Show when={others(action) || later(action)}>{(told) => <small>{told()}</small>}</Show>
              </button>
            )}
          </For>
          <button type="button" class="quiet" onClick={() => props.choice.clear()}>
            {props.texts.hand.cancel}
          </button>
        </Beside>
      )}
    </Show>
  )
}
