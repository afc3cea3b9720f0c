/** A story is told when it is asked for, once, and asked for before it is known whether one is kept it begins by itself. */
import './page.ts'
import { expect, test } from 'vitest'
import { tellingOf } from '../../frontend/table/model/telling.ts'
import type { Think } from '../../frontend/table/thinking/thinker.ts'
import type { Story } from '../../shared/bots/story.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'

const record = (): RecordFile =>
  ({ game: 'raid', options: {}, seats: [{}, {}], entries: [{}] }) as unknown as RecordFile
const story = { chances: [[0.5, 0.5]], deciding: [], parts: [] } as unknown as Story

/** A thread that is told when to answer. */
const thread = () => {
  const asked: (() => void)[] = []
  const think = ((_what: string, _asked: object, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      asked.push(() => resolve(story))
      signal.addEventListener('abort', () => reject(new Error('cancelled')))
    })) as unknown as Think
  return { think, asked }
}

test('what is asked for at once begins as soon as none is found, can be stopped, and is told anew when asked', async () => {
  const { think, asked } = thread()
  const telling = tellingOf(think, record())
  expect(telling.state().stage).toBe('looking')
  telling.start()
  await expect.poll(() => telling.state().stage).toBe('telling')
  telling.cancel()
  await expect.poll(() => telling.state().stage).toBe('untold')
  expect(asked).toHaveLength(1)
  telling.start()
  asked[1]?.()
  await expect.poll(() => telling.state()).toEqual({ stage: 'told', story })
})

test('one that nobody asks for is looked for, and not told', async () => {
  const { think, asked } = thread()
  const telling = tellingOf(think, record())
  await expect.poll(() => telling.state().stage).toBe('untold')
  expect(asked).toHaveLength(0)
})
