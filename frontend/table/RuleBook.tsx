import { createEffect, createResource, For, on, onMount, Show } from 'solid-js'
import type { RuleId } from '../../shared/engine/ids.ts'
import { language, t } from '../kit/language.ts'
import { w } from './words.ts'
import type { AnyPlug } from './gameUi.ts'

/** The rules for players, opened at one of them. */
export const RuleBook = (props: { plug: AnyPlug; open: RuleId | 'all'; onClose(): void }) => {
  let dialog: HTMLDialogElement | undefined
  const [rules] = createResource(language, (spoken) => props.plug.rulebook(spoken))
  onMount(() => dialog?.showModal())
  createEffect(
    on([() => props.open, rules], ([open, loaded]) => {
      if (loaded === undefined || open === 'all') return
      const paragraph = dialog?.querySelector<HTMLElement>(`[id="${CSS.escape(`rule-${open}`)}"]`)
      paragraph?.scrollIntoView({ block: 'center' })
      paragraph?.focus()
    }),
  )
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
        <For each={rules()}>
          {(rule) => (
            <section id={`rule-${rule.id}`} tabindex="-1" classList={{ pointed: rule.id === props.open }}>
              <h3>
                {rule.title} <small>{rule.id}</small>
              </h3>
              <p>{rule.text}</p>
            </section>
          )}
        </For>
        <Show when={rules.loading}>
          <p>{t().link.loading}</p>
        </Show>
      </div>
    </dialog>
  )
}
