/** The story of a record as it is told: made once beside the page, kept in the browser, the same for the same record. */
import { createSignal } from 'solid-js'
import type { Story, Told } from '../../../shared/bots/story.ts'
import type { RecordFile } from '../../../shared/protocol/record.ts'
import type { Think } from '../thinking/thinker.ts'

export type TellingState =
  | { readonly stage: 'looking' | 'untold' | 'failed' }
  | {
      readonly stage: 'telling'
      readonly done: number
      readonly of: number
      /** Seconds that are still to come, by what was done until now; null while too little of it is. */
      readonly left: number | null
    }
  | { readonly stage: 'told'; readonly story: Story }

export interface Telling {
  state(): TellingState
  /** Shows the one that is kept, as soon as that has been looked for, or else tells it. */
  start(): void
  cancel(): void
}

/** Stories told otherwise are kept apart. */
const version = 10
/** So many are kept: of more, the oldest goes. */
const most = 40
const shelf = 'stories'

/** Where a story is kept: under a digest of all that it is made of. */
const addressOf = async ({ game, options, seats, entries }: RecordFile): Promise<string> => {
  const words = JSON.stringify([version, game, options, seats.length, entries])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words))
  return `/story/${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Null where there is none, or where nothing is kept: in a sandboxed frame, or without a safe connection. */
const recallStory = async (record: RecordFile): Promise<Story | null> => {
  try {
    const kept = await (await caches.open(shelf)).match(await addressOf(record))
    return kept === undefined ? null : ((await kept.json()) as Story)
  } catch {
    return null
  }
}

const keepStory = async (record: RecordFile, story: Story): Promise<void> => {
  try {
    const kept = await caches.open(shelf)
    await kept.put(await addressOf(record), Response.json(story))
    const all = await kept.keys()
    for (const old of all.slice(0, Math.max(0, all.length - most))) await kept.delete(old)
  } catch {
    // It is told anew next time.
  }
}

/** How many figures after the point are kept of a chance. */
const digits = 4
const rounded = (story: Story): Story =>
  JSON.parse(
    JSON.stringify(story, (_, value: unknown) =>
      typeof value === 'number' ? Number(value.toFixed(digits)) : value,
    ),
  ) as Story

/** As much of a record as the thread that thinks is handed. */
export const toldOf = ({ seats, options, entries }: RecordFile): Told => ({
  seats: seats.length,
  options,
  entries,
})

/** Milliseconds of telling by which it can be said how long the rest takes. */
const toJudgeBy = 2000

/** In steps of five seconds: of one that goes on as it did, what is said grows less, and does not waver. */
const leftOf = (
  since: number,
  { done, of }: { readonly done: number; readonly of: number },
): number | null => {
  const spent = performance.now() - since
  return done === 0 || done === of || spent < toJudgeBy
    ? null
    : 5 * Math.ceil((spent * (of - done)) / done / 5000)
}

const createTelling = (think: Think, record: RecordFile): Telling => {
  const [state, setState] = createSignal<TellingState>({ stage: 'looking' })
  let asking: AbortController | null = null
  /** Asked for before it was known whether there is one. */
  let isWanted = false
  const look = async (): Promise<void> => {
    const kept = await recallStory(record)
    setState(kept === null ? { stage: 'untold' } : { stage: 'told', story: kept })
    if (isWanted) start()
  }
  const tell = async (signal: AbortSignal): Promise<void> => {
    const asked = { game: record.game, record: toldOf(record) }
    const since = performance.now()
    const progress = (at: { readonly done: number; readonly of: number }): void =>
      void setState({ stage: 'telling', ...at, left: leftOf(since, at) })
    try {
      const story = await think('story', asked, { signal, progress })
      if (story === null) return void setState({ stage: 'failed' })
      const told = rounded(story)
      setState({ stage: 'told', story: told })
      await keepStory(record, told)
    } catch {
      setState({ stage: signal.aborted ? 'untold' : 'failed' })
    }
  }
  const start = (): void => {
    isWanted = state().stage === 'looking'
    if (state().stage !== 'untold' && state().stage !== 'failed') return
    asking = new AbortController()
    setState({ stage: 'telling', done: 0, of: record.entries.length, left: null })
    void tell(asking.signal)
  }
  void look()
  return { state, start, cancel: () => asking?.abort() }
}

const tellings = new WeakMap<RecordFile, Telling>()

/** One for a record, wherever it is read: what was begun in one place is seen in the other. */
export const tellingOf = (think: Think, record: RecordFile): Telling => {
  const known = tellings.get(record)
  if (known !== undefined) return known
  const telling = createTelling(think, record)
  tellings.set(record, telling)
  return telling
}
