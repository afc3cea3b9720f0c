/** What a card shows, fetched when the first card is seen. */
import { createSignal, type JSX, Show } from 'solid-js'
import type { CardKind } from '../../cardKinds.ts'

type Drawn = (kind: CardKind) => (() => JSX.Element) | undefined

const [drawn, setDrawn] = createSignal<Drawn | null>(null)
let isAsked = false
const fetchAll = (): void => {
  if (isAsked || import.meta.env.SSR) return
  isAsked = true
  import('./pictures.tsx').then(
    ({ pictureOf }) => setDrawn(() => pictureOf),
    () => (isAsked = false),
  )
}

/** On 84 × 78 around 0, 0. */
export const Picture = (props: { kind: CardKind }) => {
  fetchAll()
  return (
    <Show when={drawn()?.(props.kind)} keyed>
      {(draw) => draw()}
    </Show>
  )
}
