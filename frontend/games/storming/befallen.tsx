/** What an event is about to change, framed once its card has been read: else it is gone before anybody has seen it. */
import { For, onMount } from 'solid-js'
import { findGeneral } from '../../../shared/games/storming/events.ts'
import { turnOrder } from '../../../shared/games/storming/queries.ts'
import type { State } from '../../../shared/games/storming/state.ts'
import { hitBy } from '../../../shared/games/storming/steps/events.ts'
import type { Box, Scene, Stage } from '../../kit/stage.tsx'

/** Anchors of what it takes something from or turns round; of what it only offers whoever is asked is told by the bar. */
export const befallen = (state: State, card: string): readonly string[] => {
  const { regions, holders } = hitBy(state, card)
  const does = findGeneral(card)?.effect.does
  const [, second] = turnOrder(state)
  const seats =
    does === 'fairWinds'
      ? turnOrder(state)
      : does === 'secondIsFirst' && second !== undefined
        ? [second]
        : holders
  return [
    ...new Set(regions),
    ...seats.map((seat) => `seat:${seat}`),
    ...(does === 'breakPacts' ? state.pacts.map(({ id }) => `card:${id}`) : []),
    ...(does === 'shuffleFuture' ? ['future'] : []),
  ]
}

const lasts = 1000
/** Pixels around what is framed. */
const around = 4

const Frame = (props: { box: Box }) => {
  let frame: HTMLElement | undefined
  onMount(() => {
    frame?.animate(
      [
        { opacity: 0, scale: 1.25 },
        { opacity: 1, scale: 1, offset: 0.3 },
        { opacity: 1, scale: 1, offset: 0.8 },
        { opacity: 0, scale: 1 },
      ],
      { duration: lasts, fill: 'both', easing: 'ease-out' },
    )
  })
  return (
    <span
      class="scene-ring"
      ref={(element) => (frame = element)}
      style={{
        left: `${props.box.x - around}px`,
        top: `${props.box.y - around}px`,
        width: `${props.box.width + 2 * around}px`,
        height: `${props.box.height + 2 * around}px`,
        'border-radius': '16px',
        'box-sizing': 'border-box',
      }}
    />
  )
}

const Framed = (props: Stage & { anchors: readonly string[] }) => {
  props.after(lasts, props.over)
  return (
    <For each={props.anchors.flatMap((anchor) => props.place(anchor) ?? [])}>
      {(box) => <Frame box={box} />}
    </For>
  )
}

export const changesShown = (anchors: readonly string[]): Scene => ({
  Play: (stage) => <Framed {...stage} anchors={anchors} />,
  lasts: lasts + 200,
})
