import { lazy, Show, Suspense } from 'solid-js'
import type { GameProps } from './gameProps.ts'
import { Rings } from './Rings.tsx'

const Heard = lazy(async () => {
  const part = await import('../chat/company.ts')
  await part.startCompanyWords()
  return { default: part.Heard }
})

/** What lies over the table and takes no press: marks of the last moves, and what people say. */
export const Overlays = (props: Pick<GameProps, 'table' | 'talk'>) => (
  <>
    <Rings table={props.table} />
    <Suspense>
      <Show when={props.talk}>{(talk) => <Heard table={props.table} talk={talk()} />}</Show>
    </Suspense>
  </>
)
