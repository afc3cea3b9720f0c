import { For, Show } from 'solid-js'
import { Beside } from '../../kit/Beside.tsx'
import { Pawn } from '../../kit/pieces/pieces.tsx'
import type { Choice } from './choice.ts'
import { GainLabel } from './Gain.tsx'
import type { Texts } from './texts.es.ts'

/** Several ways to place a helper in one building: which place, and where the helper comes from; beside it. */
export const WhichSpace = (props: { choice: Choice; texts: Texts }) => (
  <Show when={props.choice.asked()[0]?.space.replace(/-.$/, '')} keyed>
    {(building) => (
      <Beside
        anchor={building}
        class="ca-which"
        label={props.texts.tray.where}
        leave={() => props.choice.leave()}
      >
        <p>{props.texts.tray.where}</p>
        <For each={props.choice.asked()}>
          {(move) => (
            <button type="button" class="ca-act" onClick={() => props.choice.stage(move)}>
              <svg viewBox="-16 -24 32 44" width="22" height="30" aria-hidden="true">
                <Pawn x={0} y={0} size={38} seat={props.choice.player()?.seat ?? (0 as never)} />
              </svg>
              <span>
                {props.texts.effects[move.space as keyof Texts['effects']]}
                <small>
                  {' '}
                  {move.from === 'supply'
                    ? props.texts.tray.fromSupply
                    : props.texts.tray.from(props.texts.the(props.texts.spaces[move.from]))}
                </small>
              </span>
              <GainLabel
                points={props.choice.gain(move)}
                said={props.texts.places.ifScored(props.choice.gain(move))}
              />
            </button>
          )}
        </For>
        <button type="button" class="quiet" onClick={() => props.choice.leave()}>
          {props.texts.tray.cancel}
        </button>
      </Beside>
    )}
  </Show>
)
