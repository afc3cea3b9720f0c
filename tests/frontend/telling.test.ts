/** A story is told when it is asked for, once, and asked for before it is known whether one is kept it begins by itself. */
import './page.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('what was told is kept: asked again it is the same, and nobody thinks; of what has changed nothing is kept', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (address: string) => (kept.has(address) ? new Response(kept.get(address)) : undefined),
      put: async (address: string, answer: Response) => kept.set(address, await answer.text()),
      keys: async () => [...kept.keys()],
      delete: async (address: string) => kept.delete(address),
    }),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { think, asked } = thread()
  const telling = tellingOf(think, record())
  telling.start()
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.()
  await expect.poll(() => kept.size).toBe(1)
  const again = tellingOf(think, record())
  await expect.poll(() => again.state()).toEqual({ stage: 'told', story })
  const other = tellingOf(think, { ...record(), options: { rounds: '4' } })
  await expect.poll(() => other.state().stage).toBe('untold')
  expect(asked).toHaveLength(1)
})

test('once it can be judged by what was done it says how many seconds are to come', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let progress: ((at: { done: number; of: number }) => void) | undefined
  const think = ((_what: string, _asked: object, asking: { progress: typeof progress }) => {
    progress = asking.progress
    return new Promise(() => undefined)
  }) as unknown as Think
  const telling = tellingOf(think, record())
  telling.start()
  await expect.poll(() => progress).toBeDefined()
  const leftAt = (spent: number, done: number): unknown => {
    vi.advanceTimersByTime(spent)
    progress?.({ done, of: 100 })
    const now = telling.state()
    return now.stage === 'telling' ? now.left : undefined
  }
  expect([leftAt(1000, 10), leftAt(2000, 10), leftAt(27_000, 50), leftAt(1000, 100)]).toEqual([
    null,
    30,
    30,
    null,
  ])
})
