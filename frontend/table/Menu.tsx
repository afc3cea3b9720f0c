import { createSignal, Show } from 'solid-js'
import { language, setLanguage, t } from '../kit/language.ts'
import { setTheme, theme } from '../kit/theme.ts'

/** What is not needed every turn. */
export const Menu = (props: { seatLink: string | null; showRules(): void; showScores(): void }) => {
  const [linkShown, showLink] = createSignal(false)
  return (
    <>
      <button type="button" class="quiet menu-button" popovertarget="menu" aria-label={t().site.menu}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M4 6h16M4 12h16M4 18h16" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
        </svg>
      </button>
      <div id="menu" popover class="menu">
        <button type="button" popovertarget="menu" onClick={() => props.showRules()}>
          {t().table.rules}
        </button>
        <button type="button" popovertarget="menu" onClick={() => props.showScores()}>
          {t().table.scores}
        </button>
        <button
          type="button"
          lang={language() === 'es' ? 'en' : 'es'}
          onClick={() => void setLanguage(language() === 'es' ? 'en' : 'es')}
        >
          {t().site.otherLanguage}
        </button>
        <button type="button" onClick={() => setTheme(theme() === 'dark' ? 'light' : 'dark')}>
          {theme() === 'dark' ? t().site.toLight : t().site.toDark}
        </button>
        <Show when={props.seatLink}>
          {(link) => (
            <>
              <button type="button" aria-expanded={linkShown()} onClick={() => showLink(!linkShown())}>
                {t().table.otherDevice}
              </button>
              <Show when={linkShown()}>
                <p>{t().table.otherDeviceHint}</p>
                <input
                  readonly
                  value={link()}
                  aria-label={t().table.otherDevice}
                  onFocus={(event) => event.currentTarget.select()}
                />
              </Show>
            </>
          )}
        </Show>
        <a href="/">{t().site.home}</a>
      </div>
    </>
  )
}
