/** Where a camp can be pitched now; and which own ones can be taken away, once that is asked for or nothing else can be done. */
import { createSignal, For, Show } from 'solid-js'
import { price } from '../../../shared/games/fortium/components.ts'
import { boardOf, covers, hasCamp, playerAt } from '../../../shared/games/fortium/position.ts'
import { Cost } from './Prices.tsx'
import type { HandProps } from './handProps.ts'
import { siteName } from './words.ts'

export const CampSheet = (props: HandProps) => {
  const table = props.choice.table
  const state = () => table.view()
  const sites = () =>
    boardOf(state()).sites.filter(({ id }) => table.whyNot({ type: 'buyCamp', site: id }) === null)
  const own = () => {
    const seat = table.me()
    return seat === null ? [] : boardOf(state()).sites.filter(({ id }) => hasCamp(state(), seat, id))
  }
  const pays = (): boolean => {
    const seat = table.me()
    return seat !== null && covers(playerAt(state(), seat).stock, price)
  }
  const [isRemoving, remove] = createSignal(sites().length === 0)
  return (
    <div class="ft-sheet ft-row" role="group" aria-label={props.texts.hand.camp}>
      <For each={sites()}>
        {({ id }) => (
          <button
            type="button"
            class="main"
            onClick={() => props.choice.stage({ type: 'buyCamp', site: id })}
          >
            {props.texts.hand.campAt(siteName(props.texts, state(), id, table.nameOf))}{' '}
            <Show when={pays()} fallback={props.texts.hand.free}>
              <Cost bundle={price} />
            </Show>
          </button>
        )}
      </For>
      <Show
        when={isRemoving()}
        fallback={
          <Show when={own().length > 0}>
            <button type="button" class="quiet" onClick={() => remove(true)}>
              {props.texts.hand.removeOne}
            </button>
          </Show>
        }
      >
        <For each={own()}>
          {({ id }) => (
            <button type="button" onClick={() => props.choice.stage({ type: 'removeCamp', site: id })}>
              {props.texts.hand.removeCamp(siteName(props.texts, state(), id, table.nameOf))}
            </button>
          )}
        </For>
      </Show>
      <button type="button" class="quiet" onClick={() => props.choice.clear()}>
        {props.texts.hand.cancel}
      </button>
    </div>
  )
}
