/** The magic hat beside the dice: whether its wearer goes along, and who puts it on [FT-8.7]. */
import { Show } from 'solid-js'
import { homeOf, nameOf, ownOn } from '../../../shared/games/fortium/position.ts'
import { Hat, Mark } from './art/pieces.tsx'
import type { HandProps } from './handProps.ts'

const HatMark = () => (
  <Mark size={24}>
    <Hat x={0} y={10} scale={0.8} />
  </Mark>
)

export const Hats = (props: HandProps) => {
  const { choice } = props
  const state = () => choice.table.view()
  const t = () => props.texts.hand
  /** The first miner in the base who may put on the hat; null: no hat to put on. */
  const wearer = (): string | null => {
    const seat = choice.mine()
    if (seat === null) return null
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
    <>
      <Show when={choice.hat() !== null}>
        <button
          type="button"
          data-card={hatCard()}
          aria-pressed={choice.hat() === true}
          onClick={() => choice.setHat(choice.hat() !== true)}
        >
          <HatMark />
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
            <HatMark />
            {props.texts.acts.putHat}
          </button>
        )}
      </Show>
    </>
  )
}
