/** How many miners begin at each of the three first camps; the rest waits in the base [FT-3.5]. */
import { createSignal, For, Show } from 'solid-js'
import { minersEach } from '../../../shared/games/fortium/components.ts'
import { Brick, Mark } from './art/pieces.tsx'
import type { HandProps } from './handProps.ts'

const sites = [
  { name: 'granA', kind: 'granite' },
  { name: 'granB', kind: 'granite' },
  { name: 'lime', kind: 'limestone' },
] as const

export const StartSheet = (props: HandProps) => {
  const [counts, setCounts] = createSignal({ granA: 3, granB: 3, lime: 3 })
  const left = (): number => minersEach - counts().granA - counts().granB - counts().lime
  return (
    <Show when={props.choice.mine() !== null} fallback={<p class="ft-sheet">{props.texts.start.chosen}</p>}>
      <div class="ft-sheet ft-row">
        <For each={sites}>
          {({ name, kind }) => (
            <span class="ft-sizes" role="group" aria-label={props.texts.start[name]}>
              <Mark size={26}>
                <Brick kind={kind} x={0} y={0} size={34} />
              </Mark>
              <For each={[1, 2, 3]}>
                {(count) => (
                  <button
                    type="button"
                    aria-pressed={counts()[name] === count}
                    classList={{ chosen: counts()[name] === count }}
                    onClick={() => setCounts({ ...counts(), [name]: count })}
                  >
                    {count}
                  </button>
                )}
              </For>
            </span>
          )}
        </For>
        <span class="ft-note">{props.texts.start.base(left())}</span>
        <button
          type="button"
          class="main"
          onClick={() => props.choice.play({ type: 'chooseSetup', ...counts() })}
        >
          {props.texts.start.done}
        </button>
      </div>
    </Show>
  )
}
