import { createEffect, on, onMount } from 'solid-js'
import type { RuleId } from '../../shared/engine/ids.ts'
import { t } from '../kit/language.ts'
import { w } from './words.ts'
import type { AnyPlug } from './gameUi.ts'
import { Rules } from './Rules.tsx'

/** The rules for players, opened at one of them. */
export const RuleBook = (props: { plug: AnyPlug; open: RuleId | 'all'; onClose(): void }) => {
  let dialog: HTMLDialogElement | undefined
  onMount(() => dialog?.showModal())
  const show = (): void => {
    if (props.open === 'all') return
    const paragraph = dialog?.querySelector<HTMLElement>(`[id="${CSS.escape(`rule-${props.open}`)}"]`)
    paragraph?.scrollIntoView({ block: 'center' })
    paragraph?.focus()
  }
  createEffect(on(() => props.open, show))
  return (
    <dialog
      ref={(element) => (dialog = element)}
      class="sheet rulebook"
      aria-label={w().rules}
      onClose={() => props.onClose()}
      onClick={(event) => event.target === dialog && dialog?.close()}
    >
      <header>
        <h2>{w().rules}</h2>
        <button type="button" class="quiet" onClick={() => dialog?.close()}>
          {t().site.close}
        </button>
      </header>
      <div class="scroll" tabindex="0">
        <Rules plug={props.plug} pointed={props.open === 'all' ? null : props.open} onLoad={show} />
      </div>
    </dialog>
  )
}
