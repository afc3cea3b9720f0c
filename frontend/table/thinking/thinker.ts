/** The page's side of the thread that thinks: one for all that is asked, started by the first question. */
import type { Progressed } from '../../../shared/bots/story.ts'
import { ownScript } from './ownScript.ts'
import type { Thought, Asked, Question, Said, Thoughts, Wanted } from './questions.ts'

/** What may be said with a question. */
interface Asking {
  /** Called now and then where an answer takes long. */
  progress?(progress: Progressed): void
  /** Ends the question: it is never answered then, and its promise is refused. */
  readonly signal?: AbortSignal
}

/** Asks whoever thinks; tests think on the spot. */
export type Think = <Want extends Wanted>(
  want: Want,
  asked: Thoughts[Want]['asked'],
  asking?: Asking,
) => Promise<Thought<Want>>

interface Waiting {
  readonly hear: (said: Said) => void
}

const waiting = new Map<number, Waiting>()
let lastId = 0
let thread: Worker | null = null

/** Whatever waits hears that there is no answer; the next question starts the thread anew. */
const fail = (why: string): void => {
  thread?.terminate()
  thread = null
  for (const [id, { hear }] of waiting) hear({ id, what: 'failed', why })
}

/** Where the thread's script was put by the build. */
const scripts = import.meta.glob<string>('./thread.ts', {
  query: '?worker&url',
  import: 'default',
  eager: true,
})

const start = (): Worker => {
  const { href } = new URL(scripts['./thread.ts'] ?? '', location.href)
  // The browser's own name for an opaque origin.
  const started = origin === 'null' ? new Worker(ownScript(href)) : new Worker(href, { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Said>) => waiting.get(data.id)?.hear(data))
  started.addEventListener('error', ({ message }) => fail(message))
  return started
}

const tell = (asked: Asked): void => (thread ??= start()).postMessage(asked)

/** Starts the thread, and fetches a game there, before the first question: its answer is there the sooner. */
export const prepareThread = (game: string): void => {
  try {
    tell({ what: 'prepare', game })
  } catch {
    // Whoever asks will hear of it.
  }
}

export const think: Think = (want, asked, { progress, signal } = {}) =>
  new Promise((resolve, reject) => {
    const id = ++lastId
    const end = (): void => void waiting.delete(id)
    const hear = (said: Said): void => {
      if (said.what === 'progress') return progress?.(said.progress)
      end()
      if (said.what === 'answer') resolve(said.answer as Thought<typeof want>)
      else reject(new Error(said.why))
    }
    waiting.set(id, { hear })
    signal?.addEventListener('abort', () => {
      if (!waiting.has(id)) return
      end()
      tell({ id, what: 'cancel' })
      reject(new Error('cancelled'))
    })
    try {
      // A browser may refuse to start one: who asked hears of it.
      tell({ id, what: 'ask', question: { want, ...asked } as Question })
    } catch (thrown) {
      end()
      reject(thrown instanceof Error ? thrown : new Error(String(thrown)))
    }
  })
