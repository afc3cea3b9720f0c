import { createEffect, Show, Suspense } from 'solid-js'
import type { RuleId } from '../../../shared/engine/ids.ts'
import { mayHint } from '../../../shared/protocol/hints.ts'
import { worded } from '../../kit/language.ts'
import { createLastPress } from '../../kit/lastPress.ts'
import { createWide } from '../../kit/media.ts'
import { recall } from '../../kit/storage.ts'
import type { GameProps } from './gameProps.ts'
import { Lately } from './Lately.tsx'
import { Rings } from './Rings.tsx'

const Heard = worded(
  () => import('../chat/company.ts'),
  (part) => part.Heard,
)
const Hints = worded(
  () => import('./Hints.tsx'),
  (part) => part.Hints,
)
const Trouble = worded(
  () => import('./Trouble.tsx'),
  (part) => part.Trouble,
)

/** What lies over the table once it stands: marks of the last moves, what people say, what one might do, or may not. */
export const Overlays = (
  props: Pick<GameProps, 'table' | 'origin' | 'eyes' | 'talk'> & { showRule(rule: RuleId): void },
) => {
  const lastPress = createLastPress()
  const isWide = createWide()
  // A turn that is refused goes back in the frame that says why, however far the table is.
  createEffect(() => props.table.staged().length > 0 && void Trouble.preload())
  return (
    <>
      <Rings table={props.table} />
      <Show when={!isWide()}>
        <Lately table={props.table} talk={props.talk} />
      </Show>
      <Suspense>
        <Show when={props.talk}>
          {(talk) => <Heard table={props.table} talk={talk()} info={props.origin} />}
        </Show>
        {/* To play on alone is no way round a table where nobody is told. */}
        <Show when={mayHint(props.origin) || !recall('lamp')}>
          <Hints table={props.table} eyes={props.eyes} isAway={!mayHint(props.origin)} />
        </Show>
      </Suspense>
      <Suspense>
        <Show when={props.table.trouble() !== null}>
          <Trouble table={props.table} pressed={lastPress()} showRule={props.showRule} />
        </Show>
      </Suspense>
    </>
  )
}
