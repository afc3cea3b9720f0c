import { type ComponentProps, Show } from 'solid-js'
import { registry } from '../../shared/registry.ts'
import { Waiting } from '../table/Waiting.tsx'
import Missing from './Missing.tsx'

/** A table before its game begins: what there is to know of the game comes from the registry. */
export const WaitingRoom = (props: Omit<ComponentProps<typeof Waiting>, 'meta'>) => (
  <Show when={registry[props.info.game]?.meta} fallback={<Missing what="table" />}>
    {(meta) => <Waiting {...props} meta={meta()} />}
  </Show>
)
