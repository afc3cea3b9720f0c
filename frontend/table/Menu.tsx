import { createSignal, onCleanup, onMount, Show } from 'solid-js'
import { language, setLanguage, t } from '../kit/language.ts'
import { w } from './words.ts'
import { setTheme, theme } from '../kit/theme.ts'

/** What is not needed every turn. Closes by a press outside, by Escape, and when something in it is opened. */
export const Menu = (props: {
  seatLink: string | null
  onClose(): void
  showRules(): void
  showScores(): void
  showReplay(): void
  showFairness(): void
  showShare(): void
  askUndo: (() => void) | null
  /** Who does not sit, or is a guest in a page, is not told of turns. */
  showSignals: (() => void) | null
}) => {
  const [linkShown, showLink] = createSignal(false)
  let menu: HTMLDivElement | undefined
  onMount(() => menu?.querySelector('button')?.focus())
  const outside = (event: Event): void => {
    const { target } = event
    if (target instanceof Element && target.closest('.menu, .menu-button') === null) props.onClose()
  }
  const escape = (event: KeyboardEvent): void => void (event.key === 'Escape' && props.onClose())
  document.addEventListener('pointerdown', outside)
  document.addEventListener('keydown', escape)
  onCleanup(() => {
    document.removeEventListener('pointerdown', outside)
    document.removeEventListener('keydown', escape)
  })
  const open = (what: () => void): void => {
    props.onClose()
    what()
  }
  return (
    <div class="menu" ref={(element) => (menu = element)}>
      <button type="button" onClick={() => open(props.showRules)}>
        {w().rules}
      </button>
      <button type="button" onClick={() => open(props.showScores)}>
        {w().scores}
      </button>
      <button type="button" onClick={() => open(props.showReplay)}>
        {w().replay.open}
      </button>
      <Show when={props.askUndo}>
        {(ask) => (
          <button type="button" onClick={() => open(ask())}>
            {w().replay.askUndo}
          </button>
        )}
      </Show>
      <Show when={props.showSignals}>
        {(show) => (
          <button type="button" onClick={() => open(show())}>
            {w().signals}
          </button>
        )}
      </Show>
      <button type="button" onClick={() => open(props.showShare)}>
        {t().share.title}
      </button>
      <button type="button" onClick={() => open(props.showFairness)}>
        {w().replay.fair}
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
              {w().otherDevice}
            </button>
            <Show when={linkShown()}>
              <p>{w().otherDeviceHint}</p>
              <input
                readonly
                value={link()}
                aria-label={w().otherDevice}
                onFocus={(event) => event.currentTarget.select()}
              />
            </Show>
          </>
        )}
      </Show>
      <a href="/">{t().site.home}</a>
    </div>
  )
}
