import { For } from 'solid-js'
import { createWide } from '../../kit/media.ts'
import type { RuleText } from '../../plug/gameUi.ts'

/** The chapters of a rulebook, each a way to its first paragraph; folded up where the screen is small. */
export const Contents = (props: { rules: readonly RuleText[]; heading: string }) => {
  const isWide = createWide()
  /** An address of its own is for a page: in a dialog the page keeps the table's. */
  const follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    const dialog = event.currentTarget.closest('dialog')
    if (dialog === null) return
    event.preventDefault()
    const paragraph = dialog.querySelector<HTMLElement>(`#${CSS.escape(event.currentTarget.hash.slice(1))}`)
    paragraph?.scrollIntoView()
    paragraph?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label={props.heading}>
      <details class="contents" open={isWide()}>
        <summary>{props.heading}</summary>
        <ol>
          <For each={props.rules.filter(({ chapter }) => chapter !== undefined)}>
            {({ id, chapter }) => (
              <li>
                <a href={`#rule-${id}`} onClick={follow}>
                  {chapter}
                </a>
              </li>
            )}
          </For>
        </ol>
      </details>
    </nav>
  )
}
