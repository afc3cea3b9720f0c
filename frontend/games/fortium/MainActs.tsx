/** The dice of the turn within reach of the thumb, the size of the group, and the end of the turn. */
import { createEffect, For, lazy, Show, Suspense } from 'solid-js'
import { cellLimit } from '../../../shared/games/fortium/components.ts'
import { nameOf } from '../../../shared/games/fortium/position.ts'
import { Mark, WalkDie } from './art/pieces.tsx'
import type { HandProps } from './handProps.ts'
import { later } from './late.ts'
import { freeOn } from './walks.ts'

// Most games are played without.
const Hats = lazy(async () => ({ default: (await later()).Hats }))

export const MainActs = (props: HandProps) => {
  const { choice } = props
  const state = () => choice.table.truth()
  const t = () => props.texts.hand
  const addable = (index: number): boolean => {
    const chosen = choice.die()
    const die = state().moveDice[index]
    return chosen !== null && chosen !== index && die?.used === false && die.value === 1
  }
  const most = (): number => {
    const [seat, node] = [choice.mine(), choice.from()]
    return seat === null || node === null ? 0 : Math.min(cellLimit, freeOn(state(), seat, node).length)
  }
  // As many as a hint names: who takes up the group that it rings would else lead all of them there.
  createEffect(() => {
    const [seat, node, lit] = [choice.mine(), choice.from(), choice.table.lit()]
    if (seat === null || node === null) return
    const named = freeOn(state(), seat, node).filter((number) =>
      lit.includes(nameOf(state(), { seat, number })),
    )
    if (named.length > 0) choice.setSize(named.length)
  })
  return (
    <div class="ft-row ft-acts">
      <span class="ft-dice" role="group" aria-label={t().dice}>
        <For each={state().moveDice}>
          {(die, index) => (
            <button
              type="button"
              class="ft-tray-die"
              data-card={`die:${index()}`}
              classList={{
                chosen: choice.isTaken(index()),
                added: choice.isAdded(index()),
              }}
              aria-pressed={choice.die() === index() || choice.ones().includes(index())}
              aria-label={die.used ? t().usedDie(die.value, choice.ledBy(index())) : t().die(die.value)}
              disabled={die.used}
              onClick={() => choice.tapDie(index())}
            >
              <Mark size={40}>
                <g transform="translate(-2 -2)">
                  <WalkDie
                    size={30}
                    value={die.value}
                    used={die.used}
                    seat={state().active}
                    leads={choice.ledBy(index())}
                  />
                </g>
              </Mark>
              <Show when={addable(index())}>
                <small>{t().addOne}</small>
              </Show>
            </button>
          )}
        </For>
      </span>
      <Show when={choice.steps()}>
        {(steps) => (
          <b class="ft-note ft-steps">
            {choice.ones().length > 0
              ? `${[steps() - choice.ones().length, ...choice.ones().map(() => 1)].join(' + ')}: `
              : ''}
            {t().steps(steps())}
          </b>
        )}
      </Show>
      <span class="ft-more-acts">
        <Show when={choice.from() !== null && most() > 1}>
          <span class="ft-sizes" role="group" aria-label={t().group} data-card={choice.from() ?? undefined}>
            <small aria-hidden="true">{t().group}</small>
            <For each={[1, 2, 3].filter((count) => count <= most())}>
              {(count) => (
                <button
                  type="button"
                  aria-pressed={choice.size() === count}
                  classList={{ chosen: choice.size() === count }}
                  onClick={() => choice.setSize(count)}
                >
                  {count}
                </button>
              )}
            </For>
          </span>
        </Show>
        <Show when={state().options.magicHats === 'yes'}>
          <Suspense>
            <Hats {...props} />
          </Suspense>
        </Show>
        <button
          type="button"
          class="ft-end in-foot ft-seal"
          data-does="endTurn"
          onClick={() => choice.stage({ type: 'endTurn' })}
        >
          {props.texts.acts.endTurn}
        </button>
      </span>
    </div>
  )
}
