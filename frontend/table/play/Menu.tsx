import { createSignal, For, onCleanup, onMount, Show } from 'solid-js'
import { closeOnEscape } from '../../kit/escape.ts'
import { language, createDictionary, setLanguage, t } from '../../kit/language.ts'
import type { Viewer } from '../../../shared/engine/ids.ts'
import { type BotPace, botPaces, paceSetter, type TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { mayHint } from '../../../shared/protocol/hints.ts'
import type { TableAct } from '../../../shared/protocol/messages.ts'
import { NameField } from '../NameField.tsx'
import { loadLessons } from '../../plug/lessons.ts'
import type { LiveTable } from '../model/table.ts'
import { keepPace } from './easing.ts'
import { isUndoFree } from './undoing.ts'
import type { MenuTexts } from '../../texts/menu.es.ts'
import { setSpeed, speed, speeds } from '../../kit/motion.ts'
import { setVolume, volume, volumes } from '../../kit/sound.ts'
import { playSounds } from '../../kit/synth.ts'
import { w } from '../words.ts'
import { setTheme, theme } from '../../kit/theme.ts'
import './Menu.css'

const { words: m, start } = createDictionary<MenuTexts>({
  es: async () => (await import('../../texts/menu.es.ts')).menu,
  en: async () => (await import('../../texts/menu.en.ts')).menu,
})
export { start as startWords }

/** What is not needed every turn. Closes by a press outside, by Escape, and when something in it is opened. */
export const Menu = (props: {
  seatLink: string | null
  onClose(): void
  showRules(): void
  showScores(): void
  showReplay(): void
  showFairness(): void
  showShare(): void
  /** Says the first steps in the game again, and shows the list of legal moves. */
  table: LiveTable
  info: TableInfo
  me: Viewer
  /** Sets the pace of the bots; null where nobody can. */
  setPace: ((pace: BotPace) => void) | null
  /** Leaves the game for good, where its rules have that. */
  resign: (() => void) | null
  /** Of who sits at a game that is on: they may be called otherwise, and take their last move back. */
  act: ((what: TableAct) => void) | null
  /** Who does not sit, or is a guest in a page, is not told of turns. */
  showSignals: (() => void) | null
}) => {
  const [linkShown, showLink] = createSignal(false)
  const [nameShown, showName] = createSignal(false)
  const [resignShown, showResign] = createSignal(false)
  const [laterShown, showLater] = createSignal(false)
  /** The first steps again: at once where something is to be said, else when its moment comes. */
  const teach = async (): Promise<void> => {
    const { table } = props
    table.teach()
    const lessons = await loadLessons(props.info.game)
    if (table.staged().length === 0 && lessons.some((lesson) => lesson.at(table) !== null)) close()
    else showLater(true)
  }
  let menu: HTMLDivElement | undefined
  /** For the only person among bots, while they play. */
  const setPace = () =>
    props.me !== null && props.info.stage === 'live' && paceSetter(props.info.seats) === props.me
      ? props.setPace
      : null
  onMount(() => menu?.querySelector('button')?.focus())
  const outside = (event: Event): void => {
    const { target } = event
    if (target instanceof Element && target.closest('.menu, .menu-button') === null) props.onClose()
  }
  document.addEventListener('pointerdown', outside)
  onCleanup(() => document.removeEventListener('pointerdown', outside))
  /** The focus goes back to the button: what opens from here gives it back there too. */
  const close = (): void => {
    const button = menu?.parentElement?.querySelector<HTMLElement>('.menu-button')
    props.onClose()
    button?.focus()
  }
  closeOnEscape(close)
  /** Alone among bots nobody is asked, but what was revealed since goes too. */
  const undoWords = (): string => {
    if (!isUndoFree(props.table, props.info)) return m().askUndo
    return props.table.isNewestFree() ? m().undoFreely : m().undoMore
  }
  const open = (what: () => void): void => {
    close()
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
        {m().replay}
      </button>
      <Show when={props.me !== null && props.info.stage === 'live'}>
        <button type="button" onClick={() => open(props.table.openMoves)}>
          {w().moves}
        </button>
        <button type="button" onClick={() => void teach()}>
          {m().firstSteps}
        </button>
        <p role="status">{laterShown() ? m().stepsLater : ''}</p>
        {/* Who knows the lamp from playing alone looks for it here. */}
        <Show when={!mayHint(props.info)}>
          <p>{m().noHints}</p>
        </Show>
      </Show>
      <Show when={props.act}>
        {(act) => (
          <button type="button" onClick={() => open(() => act()({ act: 'askUndo' }))}>
            {undoWords()}
          </button>
        )}
      </Show>
      <Show when={setPace()}>
        {(set) => (
          <label>
            {m().pace}
            <select
              value={props.info.pace}
              onChange={(event) => {
                const chosen = botPaces[event.currentTarget.selectedIndex]
                if (chosen === undefined) return
                keepPace(props.info)
                set()(chosen)
              }}
            >
              <For each={botPaces}>{(one) => <option value={one}>{m().paces[one]}</option>}</For>
            </select>
          </label>
        )}
      </Show>
      <label>
        {m().speed}
        <select
          value={speed()}
          onChange={(event) => setSpeed(speeds[event.currentTarget.selectedIndex] ?? 'normal')}
        >
          <For each={speeds}>{(one) => <option value={one}>{m().speeds[one]}</option>}</For>
        </select>
      </label>
      <label>
        {m().sounds}
        <select
          value={volume()}
          onChange={(event) => {
            setVolume(volumes[event.currentTarget.selectedIndex] ?? 0)
            // So loud it is.
            void playSounds(['coin'])
          }}
        >
          <For each={volumes}>{(one) => <option value={one}>{m().volumes[one]}</option>}</For>
        </select>
      </label>
      <Show when={props.showSignals}>
        {(show) => (
          <button type="button" onClick={() => open(show())}>
            {m().signals}
          </button>
        )}
      </Show>
      <button type="button" onClick={() => open(props.showShare)}>
        {t().share.title}
      </button>
      <button type="button" onClick={() => open(props.showFairness)}>
        {m().fair}
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
      <Show when={props.act}>
        {(act) => (
          <>
            <button type="button" aria-expanded={nameShown()} onClick={() => showName(!nameShown())}>
              {m().rename}
            </button>
            <Show when={nameShown()}>
              <NameField
                ref={(input) => queueMicrotask(() => input.focus())}
                rename={(name) => act()({ act: 'rename', name })}
              />
            </Show>
          </>
        )}
      </Show>
      <Show when={props.seatLink}>
        {(link) => (
          <>
            <button type="button" aria-expanded={linkShown()} onClick={() => showLink(!linkShown())}>
              {m().otherDevice}
            </button>
            <Show when={linkShown()}>
              <p>{m().otherDeviceHint}</p>
              <input
                readonly
                value={link()}
                aria-label={m().otherDevice}
                onFocus={(event) => event.currentTarget.select()}
              />
            </Show>
          </>
        )}
      </Show>
      <Show when={props.resign}>
        {(resign) => (
          <>
            <button type="button" aria-expanded={resignShown()} onClick={() => showResign(!resignShown())}>
              {m().resign}
            </button>
            <Show when={resignShown()}>
              <p>{m().resignHint}</p>
              <button type="button" class="main" onClick={() => open(resign())}>
                {m().resignSurely}
              </button>
            </Show>
          </>
        )}
      </Show>
      <a href="/">{t().site.home}</a>
    </div>
  )
}
