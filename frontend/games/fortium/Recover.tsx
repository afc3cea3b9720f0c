/** Lost miners are bought back before the dice are thrown [FT-4.4]. */
import { For, onMount, Show } from 'solid-js'
import { minersEach, recoveryPrices, type Stored, stored } from '../../../shared/games/fortium/components.ts'
import { livingMiners, playerAt } from '../../../shared/games/fortium/position.ts'
import { Brick, Mark } from './art/pieces.tsx'
import type { HandProps } from './handProps.ts'

export const Recover = (props: HandProps) => {
  const lost = (): number => {
    const me = props.choice.table.me()
    return me === null ? 0 : minersEach - livingMiners(playerAt(props.choice.table.view(), me))
  }
  const roll = (): void => props.choice.stage({ type: 'rollDice' })
  const recover = (pay: Stored): void => {
    const move = { type: 'recoverMiner', pay } as const
    const refused = props.choice.table.whyNot(move)
    if (refused === null) props.choice.stage(move)
    else props.choice.table.explain(refused)
  }
  // Collecting is said to roll as well, in the tray as by a hint and in the list of moves: nothing is decided between.
  onMount(() => {
    const last = props.choice.table.staged().at(-1)
    if (last?.type === 'collect' && lost() === 0) roll()
  })
  return (
    <div class="ft-row" classList={{ 'ft-lost': lost() > 0 }}>
      <Show when={lost() > 0}>
        <span class="ft-note">{props.texts.hand.lost(lost())}</span>
        <For each={stored}>
          {(kind) => (
            <button
              type="button"
              class="ft-price"
              data-card={`recover:${kind}`}
              data-does={`recoverMiner:${kind}`}
              classList={{ dim: props.choice.table.whyNot({ type: 'recoverMiner', pay: kind }) !== null }}
              aria-label={props.texts.hand.recover(props.texts.unit(kind, recoveryPrices[kind]))}
              onClick={() => recover(kind)}
            >
              {recoveryPrices[kind]}
              <Mark size={24}>
                <Brick kind={kind} x={0} y={0} size={34} />
              </Mark>
            </button>
          )}
        </For>
      </Show>
      <button type="button" class="main ft-goes" data-does="rollDice" onClick={roll}>
        {props.texts.acts.rollDice}
      </button>
    </div>
  )
}
