/** The dice of the turn within reach of the thumb, the size of the group, and the end of the turn. */
import { For, Show } from 'solid-js'
import { cellLimit } from '../../../shared/games/fortium/components.ts'
import { homeOf, nameOf, ownOn } from '../../../shared/games/fortium/position.ts'
import { Hat, Mark, WalkDie } from './art/pieces.tsx'
import type { HandProps } from './handProps.ts'
import { freeOn } from './walks.ts'

export const MainActs = (props: HandProps) => {
  const { choice } = props
  const state = () => choice.table.view()
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
  /** The first miner in the base who may put on the hat; null: no hat to put on. */
  const wearer = (): string | null => {
    const seat = choice.mine()
    if (seat === null || state().options.magicHats === 'no') return null
    const inBase = ownOn(state(), seat, homeOf(state(), seat)).toSorted(
      (a, b) => Number(state().moved.includes(a)) - Number(state().moved.includes(b)),
    )
    const [number] = inBase
    if (number === undefined) return null
    const minerId = nameOf(state(), { seat, number })
    return choice.table.whyNot({ type: 'putHat', minerId }) === null ? minerId : null
  }
  const hatCard = (): string => `seat:${state().active}:hat`
  return (
    <div class="ft-row">
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
      <Show when={choice.from() !== null && most() > 1}>
        <span class="ft-sizes" role="group" aria-label={t().group} data-card={choice.from() ?? undefined}>
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
      <Show when={choice.hat() !== null}>
        <button
          type="button"
          data-card={hatCard()}
          aria-pressed={choice.hat() === true}
          onClick={() => choice.setHat(choice.hat() !== true)}
        >
          <Mark size={24}>
            <Hat x={0} y={10} scale={0.8} />
          </Mark>
          {t().withHat}
        </button>
      </Show>
      <Show when={choice.from() === null && wearer()}>
        {(minerId) => (
          <button
            type="button"
            data-card={hatCard()}
            onClick={() => choice.stage({ type: 'putHat', minerId: minerId() })}
          >
            <Mark size={24}>
              <Hat x={0} y={10} scale={0.8} />
            </Mark>
            {t().putHat}
          </button>
        )}
      </Show>
      <button type="button" class="ft-end in-foot ft-seal" onClick={() => choice.stage({ type: 'endTurn' })}>
        {t().endTurn}
      </button>
    </div>
  )
}
