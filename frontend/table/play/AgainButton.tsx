import { createSignal } from 'solid-js'
import { e } from '../endingWords.ts'

/** Once more: says that the next table is on its way until it stands or is refused, and is not pressed twice meanwhile. */
export const AgainButton = (props: { isMain?: boolean; playAgain(): Promise<void> | void }) => {
  const [isComing, wait] = createSignal(false)
  const press = async (): Promise<void> => {
    if (isComing()) return
    wait(true)
    try {
      await props.playAgain()
    } finally {
      wait(false)
    }
  }
  return (
    <button
      type="button"
      classList={{ main: props.isMain }}
      aria-disabled={isComing() ? 'true' : undefined}
      aria-busy={isComing()}
      onClick={() => void press()}
    >
      {isComing() ? e().comesAgain : e().playAgain}
    </button>
  )
}
