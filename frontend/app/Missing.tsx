import { Show } from 'solid-js'
import { createWords } from '../kit/language.ts'
import type { MissingTexts } from '../texts/missing.es.ts'
import { Vista } from '../kit/pieces/Vista.tsx'
import { SiteBar } from '../kit/SiteBar.tsx'

/** Where a link leads nowhere, or not for everybody: says so, and offers a way on. */
export default function Missing(props: { what: 'table' | 'page' | 'private' }) {
  const words = createWords<MissingTexts>({
    es: async () => (await import('../texts/missing.es.ts')).missing,
    en: async () => (await import('../texts/missing.en.ts')).missing,
  })
  const said = (loaded: MissingTexts) =>
    ({
      table: { title: loaded.title, text: loaded.text },
      page: { title: loaded.page, text: '' },
      private: { title: loaded.private, text: loaded.players },
    })[props.what]
  return (
    <Show when={words()}>
      {(loaded) => (
        <>
          <SiteBar title={said(loaded()).title} />
          <main class="page prose">
            <Vista of={props.what === 'private' ? 'gate' : 'ruin'} />
            <h1>{said(loaded()).title}</h1>
            <Show when={said(loaded()).text}>{(text) => <p>{text()}</p>}</Show>
            <p>
              <a class="button main" href="/">
                {loaded().open}
              </a>
            </p>
          </main>
        </>
      )}
    </Show>
  )
}
