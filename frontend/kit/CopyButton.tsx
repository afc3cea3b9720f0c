import { createSignal, onCleanup } from 'solid-js'
import { t } from './language.ts'

/** Milliseconds for which it says so. */
const said = 2500

/**
 * Puts something on the clipboard, and for a moment says so in the place of its own words. Both lie over each other, so
 * that it is always as wide as the longer one and nothing beside it moves.
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
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(props.text())
    setCopied(true)
    clearTimeout(soon)
    soon = setTimeout(() => setCopied(false), said)
  }
  const name = (): string | undefined => {
    if (props.of === undefined) return
    return `${copied() ? t().share.copied : props.label}: ${props.of}`
  }
  return (
    <button
      type="button"
      class="copies"
      classList={{ main: props.isMain, copied: copied() }}
      aria-label={name()}
      // What was not copied is not said to be.
      onClick={() => void copy().catch(() => undefined)}
    >
      <span>{props.label}</span>
      <span aria-live="polite">{t().share.copied}</span>
    </button>
  )
}
