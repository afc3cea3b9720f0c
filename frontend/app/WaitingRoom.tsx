import { type ComponentProps, Show } from 'solid-js'
import { registry } from '../../shared/registry.ts'
import { Waiting } from '../table/Waiting.tsx'
import { language } from '../kit/language.ts'
import Missing from './Missing.tsx'
import { SiteBar } from './SiteBar.tsx'

/** A table before its game begins: what there is to know of the game comes from the registry. */
export const WaitingRoom = (props: Omit<ComponentProps<typeof Waiting>, 'meta'>) => (
  <Show when={registry[props.info.game]?.meta} fallback={<Missing what="table" />}>
    {(meta) => (
      <>
        <SiteBar title={meta().name[language()]} />
        <Waiting {...props} meta={meta()} />
      </>
    )}
  </Show>
)
