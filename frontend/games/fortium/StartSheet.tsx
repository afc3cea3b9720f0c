/** How many miners begin at each of the three first camps; the rest waits in the base, which shows how many [FT-3.5]. */
import { For, Show } from 'solid-js'
import { Brick, Mark } from './art/pieces.tsx'
import type { HandProps } from './handProps.ts'
import { planFor } from './plan.ts'
import { inReadingOrder } from './readingOrder.ts'
import { createUpright } from './upright.ts'
import { sideOf, siteName } from './words.ts'

export const StartSheet = (props: HandProps) => {
  const { choice } = props
  const counts = () => choice.spread()
  const t = () => props.texts.start
  const isUpright = createUpright()
  /** As they lie on the board that is looked at, from the left to the right. */
  const quarries = () =>
    inReadingOrder(choice.quarries(), planFor(choice.table.view().players.length, isUpright()))
  return (
    <Show when={choice.mine() !== null} fallback={<p class="ft-sheet">{t().chosen}</p>}>
      <div class="ft-sheet ft-row">
        <For each={quarries()}>
          {(site) => (
            // Whichever of the quarries is in hand glows on the board.
            <span
              class="ft-sizes ft-quarry"
              role="group"
              aria-label={siteName(props.texts, choice.table.view(), site.id, choice.table.nameOf)}
              data-card={site.cell}
              onPointerEnter={() => choice.look(site.cell)}
              onPointerLeave={() => choice.look(null)}
              onFocusIn={() => choice.look(site.cell)}
              onFocusOut={() => choice.look(null)}
            >
              <b aria-hidden="true">
                <Mark size={20}>
                  <Brick kind={site.kind} x={0} y={0} size={34} />
                </Mark>
                {site.name === 'lime' ? t().limestone : t().granite(props.texts.arms[sideOf(site)])}
              </b>
              <For each={[1, 2, 3]}>
                {(count) => (
                  <button
                    type="button"
                    data-anchor={`${site.name}:${count}`}
                    aria-pressed={counts()[site.name] === count}
                    classList={{ chosen: counts()[site.name] === count }}
                    onClick={() => choice.setSpread(site.name, count)}
                  >
                    {count}
                  </button>
                )}
              </For>
            </span>
          )}
        </For>
        <button
          type="button"
          class="main in-foot ft-seal"
          onClick={() => choice.play({ type: 'chooseSetup', ...counts() })}
        >
          {t().done}
        </button>
      </div>
    </Show>
  )
}
