import { Show } from 'solid-js'
import { t } from '../kit/language.ts'
import { SiteBar } from './SiteBar.tsx'

/** Where a link leads nowhere, or not for everybody: says so, and offers a way on. */
export default function Missing(props: { what: 'table' | 'page' | 'private' }) {
  const said = () =>
    ({
      table: { title: t().missing.title, text: t().missing.text },
      page: { title: t().missing.page, text: '' },
      private: { title: t().missing.private, text: t().link.private },
    })[props.what]
  return (
    <>
      <SiteBar title={said().title} />
      <main class="page prose">
        <h1>{said().title}</h1>
        <Show when={said().text}>{(text) => <p>{text()}</p>}</Show>
        <p>
          <a class="button main" href="/">
            {t().missing.open}
          </a>
        </p>
      </main>
    </>
  )
}
