/** Under the replay bar: the curve of a finished game, and the way to all of its story. */
import { createEffect, createResource, createSignal, on, Show } from 'solid-js'
import { Sheet } from '../../kit/Sheet.tsx'
import type { Eyes } from '../model/onlooker.ts'
import type { LiveTable } from '../model/table.ts'
import { tellingOf } from '../model/telling.ts'
import { think } from '../thinking/thinker.ts'
import { Curve } from './Curve.tsx'
import { StoryTold } from './StoryTold.tsx'
import { s } from './storyWords.ts'
import { TellingOf } from './Telling.tsx'
import './StoryBar.css'

export { startToldWords as startWords } from './storyWords.ts'

/** `begins`: it is told at once, as that is what was asked for; it can be stopped. */
export const StoryBar = (props: {
  table: LiveTable
  eyes: Eyes
  begins: boolean
  go(moment: number): void
}) => {
  const { begins } = props
  const [record] = createResource(() => props.eyes.record())
  createEffect(
    on(record, (file) => {
      if (begins && file) tellingOf(think, file).start()
    }),
  )
  const [isWhole, showWhole] = createSignal(false)
  return (
    <Show
      when={record()}
      fallback={
        <Show when={!record.loading}>
          <p class="story-bar" role="alert">
            {s().missing}
          </p>
        </Show>
      }
    >
      {(file) => (
        <section class="story-bar" aria-label={s().title} style={{ '--seats': file().seats.length }}>
          <TellingOf telling={tellingOf(think, file())}>
            {(story) => (
              <>
                <Curve
                  chances={story.chances}
                  at={props.table.replay.at()}
                  nameOf={props.table.nameOf}
                  go={props.go}
                />
                <button type="button" onClick={() => showWhole(true)}>
                  {s().more}
                </button>
                <Show when={isWhole()}>
                  <Sheet class="story-sheet" label={s().title} onClose={() => showWhole(false)}>
                    <StoryTold
                      story={story}
                      record={file()}
                      table={props.table}
                      show={(moment) => {
                        showWhole(false)
                        props.go(moment)
                      }}
                    />
                  </Sheet>
                </Show>
              </>
            )}
          </TellingOf>
        </section>
      )}
    </Show>
  )
}
