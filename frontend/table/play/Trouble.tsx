import { createEffect, on, onCleanup, onMount, Show } from 'solid-js'
import type { RuleId } from '../../../shared/engine/ids.ts'
import { t } from '../../kit/language.ts'
import { refusalWords, startRefusals } from '../refusals.ts'
import { w } from '../words.ts'
import type { LiveTable } from '../model/table.ts'
import './Trouble.css'

export { startRefusals as startWords }

/** Milliseconds that a refusal stays, and for each of its letters. */
const stays = 4000
const perLetter = 60

/**
 * Says in the bar, where nothing is played, why something is not allowed, with the rule one tap away. It goes by itself
 * when it has been read, and with the next thing that is done.
 */
export const Trouble = (props: { table: LiveTable; showRule(rule: RuleId): void }) => {
  let message: HTMLDivElement | undefined
  const said = (): string => {
    const why = props.table.trouble()
    if (why === null) return ''
    return typeof why === 'string' ? refusalWords(why) : props.table.ui.refusal(why)
  }
  const isHeld = (): boolean => message?.matches(':hover, :focus-within') === true
  createEffect(() => {
    if (props.table.trouble() === null) return
    const leave = (): void => {
      if (isHeld()) timer = setTimeout(leave, perLetter)
      else props.table.forgive()
    }
    let timer = setTimeout(leave, stays + perLetter * said().length)
    onCleanup(() => clearTimeout(timer))
  })
  /** What was refused to the question before is no answer to this one. */
  createEffect(
    on(
      () =>
        props.table
          .decisions()
          .map(({ key }) => key)
          .join(' '),
      () => typeof props.table.trouble() !== 'string' && props.table.forgive(),
      { defer: true },
    ),
  )
  /** Before what is pressed answers: if it is refused too, it says so anew. */
  const act = (event: Event): void => {
    if (event instanceof KeyboardEvent && !/^(Enter|Escape| )$/.test(event.key)) return
    if (!(event.target instanceof Node && message?.contains(event.target))) props.table.forgive()
  }
  onMount(() => {
    document.addEventListener('pointerdown', act, true)
    document.addEventListener('keydown', act, true)
  })
  onCleanup(() => {
    document.removeEventListener('pointerdown', act, true)
    document.removeEventListener('keydown', act, true)
  })
  return (
    <div class="trouble" role="alert" ref={(element) => (message = element)}>
      <Show when={props.table.trouble()} keyed>
        {(why) => (
          <>
            <p>{said()}</p>
            {typeof why !== 'string' && (
              <button
                type="button"
                class="rule"
                aria-label={w().showRule(why.rule)}
                onClick={() => props.showRule(why.rule)}
              >
                {why.rule}
              </button>
            )}
            <button
              type="button"
              class="quiet"
              aria-label={t().site.close}
              onClick={() => props.table.forgive()}
            >
              ×
            </button>
          </>
        )}
      </Show>
    </div>
  )
}
