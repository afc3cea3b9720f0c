/** The tray while a card is acted out: what can be built, recruited and led, taken up here and put on the map. */
import { For, Show } from 'solid-js'
import { troopKinds } from '../../../shared/games/storming/components.ts'
import type { HandProps } from './handProps.ts'
import { buildMoves, built } from './places.ts'

export const Acts = (props: HandProps) => {
  const t = () => props.texts.board
  const bare = ['claimFirstPlayer', 'endCard', 'pass'] as const
  return (
    <div class="st-acts">
      <For each={props.choice.asked()}>
        {(move) => (
          <button type="button" onClick={() => props.choice.stage(move)}>
            {props.texts.acts[move.type]}
          </button>
        )}
      </For>
      <For each={built}>
        {(kind) => (
          <Show when={props.choice.moves(buildMoves[kind]).length > 0}>
            <button type="button" onClick={() => props.choice.take({ what: 'build', kind })}>
              {t().built[kind]}
            </button>
          </Show>
        )}
      </For>
      <For each={troopKinds}>
        {(kind) => (
          <Show
            when={[...props.choice.moves('recruitTroop'), ...props.choice.moves('placeReinforcement')].some(
              (move) => move.kind === kind,
            )}
          >
            <button type="button" onClick={() => props.choice.take({ what: 'recruit', kind })}>
              {t().troops[kind]}
            </button>
          </Show>
        )}
      </For>
      <For each={bare.flatMap((type) => props.choice.moves(type))}>
        {(move) => (
          <button type="button" onClick={() => props.choice.stage(move)}>
            {props.texts.acts[move.type]}
          </button>
        )}
      </For>
    </div>
  )
}
