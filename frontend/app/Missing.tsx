import { t } from '../kit/language.ts'
import { SiteBar } from './SiteBar.tsx'

/** Where a link leads nowhere: says so, and offers a way on. */
export default function Missing(props: { what: 'table' | 'page' }) {
  return (
    <>
      <SiteBar />
      <main class="page prose">
        <h1>{props.what === 'table' ? t().missing.title : t().missing.page}</h1>
        {props.what === 'table' && <p>{t().missing.text}</p>}
        <p>
          <a class="button main" href="/">
            {t().missing.open}
          </a>
        </p>
      </main>
    </>
  )
}
