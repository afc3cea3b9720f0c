import { createSignal, onCleanup, Show } from 'solid-js'
import { t } from './language.ts'

/** Milliseconds for which it says so. */
const said = 2500

/**
 * Puts something on the clipboard, and for a moment says so in the place of its own words. Both lie over each other, so
 * that it is always as wide as the longer one and nothing beside it moves. Where the browser does not let it, that is said,
 * with what was to be copied chosen for it.
 */
export const CopyButton = (props: {
  /** What is copied, as it is when it is pressed. */
  text(): string
  label: string
  /** What is told of it where several buttons have the same label. */
  of?: string
  isMain?: boolean
}) => {
  const [copied, setCopied] = createSignal(false)
  let soon: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(soon))
  const [byHand, copyByHand] = createSignal<string | null>(null)
  const copy = async (): Promise<void> => {
    const text = props.text()
    copyByHand(null)
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return void copyByHand(text)
    }
    setCopied(true)
    clearTimeout(soon)
    soon = setTimeout(() => setCopied(false), said)
  }
  const name = (): string | undefined => {
    if (props.of === undefined) return
    return `${copied() ? t().share.copied : props.label}: ${props.of}`
  }
  return (
    <>
      <button
        type="button"
        class="copies"
        classList={{ main: props.isMain, copied: copied() }}
        aria-label={name()}
        onClick={() => void copy()}
      >
        <span>{props.label}</span>
        <span aria-live="polite">{t().share.copied}</span>
      </button>
      <Show when={byHand()}>
        {(text) => (
          <label
            class="by-hand"
            popover
            ref={(slip) =>
              queueMicrotask(() => {
                slip.showPopover()
                const input = slip.querySelector('input')
                input?.focus()
                input?.select()
              })
            }
            onToggle={(event) => event.newState === 'closed' && copyByHand(null)}
          >
            {t().share.byHand}
            <input readonly value={text()} />
          </label>
        )}
      </Show>
    </>
  )
}
