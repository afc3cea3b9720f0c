import { createEffect, on } from 'solid-js'
import type { RuleId } from '../../../shared/engine/ids.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { w } from '../words.ts'
import type { AnyPlug } from '../../plug/gameUi.ts'
import { Rules } from './Rules.tsx'

/** The rules for players, opened at the paragraph that tells one of them. */
export const RuleBook = (props: { plug: AnyPlug; open: RuleId | 'all'; onClose(): void }) => {
  let dialog: HTMLDialogElement | undefined
  const show = (): void => {
    if (props.open === 'all') return
    const paragraph = dialog?.querySelector<HTMLElement>('section.pointed')
    paragraph?.scrollIntoView({ block: 'center' })
    paragraph?.focus()
  }
  createEffect(on(() => props.open, show))
  return (
    <Sheet
      ref={(element) => (dialog = element)}
      class="rulebook"
      label={w().rules}
      onClose={() => props.onClose()}
    >
      <Rules plug={props.plug} pointed={props.open === 'all' ? null : props.open} onLoad={show} />
    </Sheet>
  )
}
