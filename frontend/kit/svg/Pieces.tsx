/** A board drawn from the ground up, piece by piece, as fast as this machine can. Knows no game. */
import { createMemo, createSignal, For, type JSX, onCleanup } from 'solid-js'
import { isServer } from 'solid-js/web'

export type Piece = () => JSX.Element

/** Milliseconds of drawing in a row: half a frame, so that the page answers in between. */
const stint = 8

const gradually = (pieces: readonly Piece[]): (() => readonly Piece[]) => {
  // A picture is wanted whole.
  if (isServer) return () => pieces
  const [count, setCount] = createSignal(0)
  const drawOn = (): void => {
    const end = performance.now() + stint
    while (count() < pieces.length && performance.now() < end) setCount((drawn) => drawn + 1)
    if (count() < pieces.length) timer = setTimeout(drawOn)
  }
  let timer = setTimeout(drawOn)
  onCleanup(() => clearTimeout(timer))
  return createMemo(() => pieces.slice(0, count()))
}

/** All in one go, a castle of sixty places would hold up a small phone for a third of a second. */
export const Pieces = (props: { of: readonly Piece[] }) => {
  const drawn = gradually(props.of)
  return <For each={drawn()}>{(piece) => piece()}</For>
}
