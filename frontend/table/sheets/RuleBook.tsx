import { createEffect, on } from 'solid-js'
import type { RuleId } from '../../../shared/engine/ids.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { w } from '../words.ts'
import type { AnyPlug, AnyTableModel } from '../../plug/gameUi.ts'
import { Rules } from './Rules.tsx'

/** What of the rules is opened: the paragraph that tells one of them, all, or the player aid. */
export type OpenRules = RuleId | 'all' | 'aid'

export const RuleBook = (props: {
  plug: AnyPlug
  table: AnyTableModel
  open: OpenRules
  onClose(): void
}) => {
  let dialog: HTMLDialogElement | undefined
  const pointed = (): RuleId | null => (props.open === 'all' || props.open === 'aid' ? null : props.open)
  const show = (): void => {
    if (pointed() === null) return
    const paragraph = dialog?.querySelector<HTMLElement>('section.pointed')
    paragraph?.scrollIntoView({ block: 'center' })
    paragraph?.focus()
  }
  createEffect(on(() => props.open, show))
  return (
    <Sheet
      ref={(element) => (dialog = element)}
      class="rulebook"
      label={props.open === 'aid' ? w().aid : w().rules}
      onClose={() => props.onClose()}
    >
      <Rules
        plug={props.plug}
        table={props.table}
        pointed={pointed()}
        isAid={props.open === 'aid'}
        onLoad={show}
      />
    </Sheet>
  )
}
