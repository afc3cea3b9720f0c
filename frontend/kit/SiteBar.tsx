import { createEffect, type JSX, onMount, Show } from 'solid-js'
import { language, setLanguage, t } from './language.ts'
import { endOpening } from './opening.ts'
import { setTheme, theme } from './theme.ts'
import './SiteBar.css'

/** The two switches that are on every page. */
export const Switches = () => (
  <>
    <button
      type="button"
      class="quiet"
      lang={language() === 'es' ? 'en' : 'es'}
      onClick={() => void setLanguage(language() === 'es' ? 'en' : 'es')}
    >
      {t().site.otherLanguage}
    </button>
    <button type="button" class="quiet" onClick={() => setTheme(theme() === 'dark' ? 'light' : 'dark')}>
      {theme() === 'dark' ? t().site.toLight : t().site.toDark}
    </button>
  </>
)

/** The bar of every page but the table's. Tabs and bookmarks are called by the page's title. */
export const SiteBar = (props: { title: string; children?: JSX.Element }) => {
  onMount(endOpening)
  createEffect(() => {
    document.title = props.title.includes('Almena') ? props.title : `${props.title} – Almena`
  })
  return (
    <header class="site-bar">
      <a class="brand" href="/">
        Almena
      </a>
      <Show when={props.children}>{props.children}</Show>
      <span class="grow" />
      <Switches />
    </header>
  )
}
