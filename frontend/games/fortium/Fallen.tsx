/** While it is told who has lost miners, the yard of each shows how many: told first and seen later, it read as somebody else's. */
import { For, onMount } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { signed } from '../../kit/sums.ts'
import type { Scene, Stage } from '../../kit/stage.tsx'
import { LostMiner, Mark } from './art/pieces.tsx'
import { fortOf } from './cards.ts'

const Fall = (props: Stage & { seat: Seat; count: number }) => {
  let sign: HTMLElement | undefined
  const yard = props.place(fortOf(props.seat)) ?? props.board
  onMount(() => {
    if (props.still) return
    sign?.animate(
      [
        { scale: 0.3, opacity: 0 },
        { scale: 1.3, opacity: 1, offset: 0.6 },
        { scale: 1, opacity: 1 },
      ],
      { duration: 420, easing: 'ease-out' },
    )
  })
  return (
    <b
      class="scene-label ft-fallen"
      ref={(element) => (sign = element)}
      style={{
        left: `${yard.x + yard.width / 2}px`,
        top: `${yard.y + yard.height / 2}px`,
        '--who': `var(--seat-${props.seat})`,
      }}
    >
      {signed(-props.count)}
      <Mark size={30}>
        <LostMiner seat={props.seat} />
      </Mark>
    </b>
  )
}

/** `fallen`: whose each of those is that were lost. */
export const withFallen = (fallen: readonly Seat[], { Play, ...scene }: Scene): Scene => ({
  ...scene,
  Play: (stage) => (
    <>
      <For each={[...new Set(fallen)]}>
        {(seat) => <Fall {...stage} seat={seat} count={fallen.filter((one) => one === seat).length} />}
      </For>
      <Play {...stage} />
    </>
  ),
})
