/** Scenes one after the other, as one: dice that are compared, then what came of it. */
import { createEffect, createSignal, Show, untrack } from 'solid-js'
import type { Scene, Stage } from '../../kit/stage.tsx'

const InTurn = (props: Stage & { scenes: readonly Scene[] }) => {
  const [at, go] = createSignal(0)
  const over = (): void => void (at() + 1 < props.scenes.length ? go(at() + 1) : props.over())
  return (
    <Show when={props.scenes[at()]} keyed>
      {(scene) => {
        // A tap in a scene before this one was meant for that.
        const wasHurried = untrack(props.hurried)
        const isHurried = (): boolean => !wasHurried && props.hurried()
        // What knows no faster pace is over then.
        createEffect(() => scene.isHurried !== true && isHurried() && over())
        return <scene.Play {...props} hurried={isHurried} over={over} />
      }}
    </Show>
  )
}

export const inTurn = (...scenes: readonly Scene[]): Scene => ({
  Play: (stage) => <InTurn {...stage} scenes={scenes} />,
  lasts: scenes.reduce((sum, { lasts }) => sum + lasts, 0),
  isHurried: scenes.some(({ isHurried }) => isHurried),
  isStill: scenes.some(({ isStill }) => isStill),
})
