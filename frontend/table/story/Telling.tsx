import { type JSX, Match, Switch } from 'solid-js'
import type { Story } from '../../../shared/bots/story.ts'
import type { Telling } from '../model/telling.ts'
import { s } from './storyWords.ts'
import './Telling.css'

/** Tells a story when asked, says how far it has come, and can be stopped; then what it is told for. */
export const TellingOf = (props: { telling: Telling; children: (story: Story) => JSX.Element }) => {
  const state = () => props.telling.state()
  const story = (): Story | null => {
    const now = state()
    return now.stage === 'told' ? now.story : null
  }
  const telling = () => {
    const now = state()
    return now.stage === 'telling' ? now : null
  }
  return (
    <Switch>
      <Match when={story()}>{(told) => props.children(told())}</Match>
      <Match when={telling()}>
        {(now) => (
          <div class="telling">
            <progress max={now().of} value={now().done} aria-label={s().title} />
            <p>{s().telling(now().done, now().of, now().left)}</p>
            <button type="button" onClick={() => props.telling.cancel()}>
              {s().cancel}
            </button>
          </div>
        )}
      </Match>
      <Match when={state().stage === 'untold' || state().stage === 'failed'}>
        <div class="telling">
          <p role="status">
            {state().stage === 'failed' ? (origin === 'null' ? s().sandboxed : s().failed) : s().lasts}
          </p>
          <button type="button" onClick={() => props.telling.start()}>
            {s().tell}
          </button>
        </div>
      </Match>
    </Switch>
  )
}
