import { createResource, Show } from 'solid-js'
import { registry } from '../../shared/registry.ts'
import { language, t } from '../kit/language.ts'
import { Rules } from '../table/sheets/Rules.tsx'
import { h } from './homeWords.ts'
import Missing from './Missing.tsx'
import { loadPlug } from '../plug/plugs.ts'
import { SiteBar } from '../kit/SiteBar.tsx'

/** The browser looked for the paragraph that the address names before it was here. */
const showNamed = (): void => {
  const paragraph = location.hash === '' ? null : document.getElementById(location.hash.slice(1))
  paragraph?.scrollIntoView()
  paragraph?.focus({ preventScroll: true })
}

const Page = (props: { game: string }) => {
  const [plug] = createResource(() => loadPlug(props.game))
  const name = (): string => registry[props.game]?.meta.name[language()] ?? ''
  return (
    <>
      <SiteBar title={h().rulesOf(name())} />
      <main class="page prose rulebook">
        <h1>{name()}</h1>
        <h2>{h().rules}</h2>
        <Show when={plug()} fallback={<p role="status">{t().link.loading}</p>}>
          {(loaded) => <Rules plug={loaded()} pointed={null} onLoad={showNamed} />}
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
