import { lazy, Show, Suspense } from 'solid-js'
import { mayHint } from '../../../shared/protocol/hints.ts'
import type { GameProps } from './gameProps.ts'
import { Rings } from './Rings.tsx'

const Heard = lazy(async () => {
  const part = await import('../chat/company.ts')
  await part.startCompanyWords()
  return { default: part.Heard }
})
const Hints = lazy(async () => {
  const part = await import('./Hints.tsx')
  await part.startWords()
  return { default: part.Hints }
})

/** What lies over the table once it stands: marks of the last moves, what people say, and what one might do. */
export const Overlays = (props: Pick<GameProps, 'table' | 'info' | 'eyes' | 'talk'>) => (
  <>
    <Rings table={props.table} />
    <Suspense>
      <Show when={props.talk}>{(talk) => <Heard table={props.table} talk={talk()} />}</Show>
      <Show when={mayHint(props.info)}>
        <Hints table={props.table} eyes={props.eyes} />
      </Show>
    </Suspense>
  </>
)
