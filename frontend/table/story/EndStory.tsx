/** The story of a game on its page of honour: asked for there, or shown where it has been told before. */
import { createEffect, createResource, type JSX, Show } from 'solid-js'
import type { Eyes } from '../model/onlooker.ts'
import type { LiveTable } from '../model/table.ts'
import { tellingOf } from '../model/telling.ts'
import { think } from '../thinking/thinker.ts'
import { Curve } from './Curve.tsx'
import { StoryTold } from './StoryTold.tsx'
import { TellingOf } from './Telling.tsx'

export { startStoryWords as startWords } from './storyWords.ts'

/** `children`: what is told of the turns that decided until the story is there. */
export const EndStory = (props: { table: LiveTable; eyes: Eyes; leave(): void; children: JSX.Element }) => {
  const [record] = createResource(() => props.eyes.record())
  const show = (moment: number): void => {
    props.leave()
    props.table.replay.go(moment)
  }
  return (
    <Show when={record()} fallback={props.children}>
      {(file) => {
        const telling = tellingOf(think, file())
        let [beginning, isAsked]: [HTMLElement | undefined, boolean] = [undefined, false]
        // Whoever has asked for it reads it from its beginning; of one told before, the page of honour comes first.
        createEffect(() => {
          const { stage } = telling.state()
          if (stage === 'told' && isAsked) beginning?.scrollIntoView()
          isAsked = stage === 'telling'
        })
        return (
          <>
            <Show when={telling.state().stage !== 'told'}>{props.children}</Show>
            <TellingOf telling={telling}>
              {(story) => (
                <div ref={(element) => (beginning = element)}>
                  <Curve chances={story.chances} at={null} nameOf={props.table.nameOf} go={show} />
                  <StoryTold story={story} record={file()} table={props.table} show={show} />
                </div>
              )}
            </TellingOf>
          </>
        )
      }}
    </Show>
  )
}
