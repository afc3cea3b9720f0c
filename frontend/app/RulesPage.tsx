import { createResource, createSignal, lazy, Show, Suspense } from 'solid-js'
import type { RuleId } from '../../shared/engine/ids.ts'
import { registry } from '../../shared/registry.ts'
import { language, t } from '../kit/language.ts'
import { Rules } from '../table/sheets/Rules.tsx'
import { h } from './homeWords.ts'
import Missing from './Missing.tsx'
import { loadPlug } from '../plug/plugs.ts'
import { SiteBar } from '../kit/SiteBar.tsx'

const RuleCards = lazy(async () => ({ default: (await import('../table/sheets/RuleCards.tsx')).RuleCards }))

/** The browser looked for the paragraph that the address names before it was here. */
const showNamed = (): void => {
  const paragraph = location.hash === '' ? null : document.getElementById(location.hash.slice(1))
  paragraph?.scrollIntoView()
  paragraph?.focus({ preventScroll: true })
}

const Page = (props: { game: string }) => {
  const [plug] = createResource(() => loadPlug(props.game))
  const [pointed, point] = createSignal<RuleId | null>(null)
  const show = (rule: RuleId): void => {
    point(rule)
    const paragraph = document.querySelector<HTMLElement>('section.pointed')
    paragraph?.scrollIntoView({ block: 'center' })
    paragraph?.focus({ preventScroll: true })
  }
  const name = (): string => registry[props.game]?.meta.name[language()] ?? ''
  return (
    <>
      <SiteBar title={h().rulesOf(name())} />
      <main class="page prose rulebook">
        <h1>{name()}</h1>
        <h2>{h().rules}</h2>
        <Show when={plug()} fallback={<p role="status">{t().link.loading}</p>}>
          {(loaded) => (
            <>
              <Rules plug={loaded()} pointed={pointed()} onLoad={showNamed} />
              <Suspense>
                <RuleCards plug={loaded()} showRule={show} />
              </Suspense>
            </>
          )}
        </Show>
      </main>
    </>
  )
}

/** The rules of a game as a page of its own, to read before one sits down, and to link to. */
export default function RulesPage(props: { game: string }) {
  return (
    <Show when={registry[props.game]} fallback={<Missing what="page" />}>
      <Page game={props.game} />
    </Show>
  )
}
