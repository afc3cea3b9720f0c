/** Scenes one after the other, as one: dice that are compared, then what came of it. */
import { createSignal, Show } from 'solid-js'
import type { Scene, Stage } from '../../kit/stage.tsx'

const InTurn = (props: Stage & { scenes: readonly Scene[] }) => {
  const [at, go] = createSignal(0)
  const over = (): void => void (at() + 1 < props.scenes.length ? go(at() + 1) : props.over())
  return (
    <Show when={props.scenes[at()]} keyed>
      {(scene) => <scene.Play {...props} over={over} />}
    </Show>
  )
}

export const inTurn = (...scenes: readonly Scene[]): Scene => ({
  Play: (stage) => <InTurn {...stage} scenes={scenes} />,
  lasts: scenes.reduce((sum, { lasts }) => sum + lasts, 0),
})
