import { createResource, For, Show } from 'solid-js'
import type { RuleId } from '../../shared/engine/ids.ts'
import { language, t } from '../kit/language.ts'
import type { AnyPlug } from './gameUi.ts'

/** The rules for players, paragraph by paragraph; one of them may be pointed at. */
export const Rules = (props: { plug: AnyPlug; pointed: RuleId | null; onLoad?: () => void }) => {
  const [rules] = createResource(language, async (spoken) => {
    const loaded = await props.plug.rulebook(spoken)
    queueMicrotask(() => props.onLoad?.())
    return loaded
  })
  return (
    <>
      <For each={rules()}>
        {(rule) => (
          <section id={`rule-${rule.id}`} tabindex="-1" classList={{ pointed: rule.id === props.pointed }}>
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
    </>
  )
}
