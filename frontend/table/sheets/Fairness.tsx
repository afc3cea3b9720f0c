import { createSignal, For, Show } from 'solid-js'
import type { AnyRules } from '../../../shared/engine/game.ts'
import type { GameRecord } from '../../../shared/engine/log.ts'
import type { Tagged } from '../../../shared/engine/ids.ts'
import { seedOf } from '../../../shared/engine/random.ts'
import { audit, type Audited } from '../../../shared/engine/audit.ts'
import { parse } from '../../../shared/engine/result.ts'
import { committedText, mixedText, type RecordFile, recordSchema } from '../../../shared/protocol/record.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { shareAt, tokenFor } from '../../kit/identity.ts'
import { createWords } from '../../kit/language.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { fetchRecord, recordPath } from '../../net/http.ts'
import type { FairTexts } from '../../texts/fair.es.ts'
import './Fairness.css'

/** What playing a record again has shown. */
interface Finding {
  /** The seed is the one that was committed to before the first move. */
  readonly committed: boolean
  /** The share that this browser added is in it; null: it added none, or has forgotten. */
  readonly shared: boolean | null
  /** Entries that drew chance, or differ. */
  readonly rows: readonly Audited[]
  readonly moves: number
  /** Entries of an earlier version of the rules, taken as recorded. */
  readonly believed: number
  readonly difference: Audited | null
}

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const sha256 = async (text: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** The seed the game was dealt from: the committed one, mixed with what each seat had added. */
const dealtSeed = async ({ table, rulesVersion, seed, entropy }: RecordFile): Promise<string> => {
  const text = mixedText(table, rulesVersion, entropy ?? [])
  if (text === null) return seed
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), algorithm, false, ['sign'])
  return hexOf(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))
}

/** Runs the rules over a record in this browser: nothing is taken on trust but the rules themselves. */
const examine = async (rules: AnyRules, file: RecordFile, promised: string | null): Promise<Finding> => {
  const options = parse(rules.options, file.options)
  const record: GameRecord<Tagged, Tagged, object> = {
    game: file.game,
    rulesVersion: file.rulesVersion,
    seats: file.seats.length,
    options: options.ok ? options.value : {},
    seed: seedOf(await dealtSeed(file)),
    entries: file.entries,
  }
  const hash = await sha256(committedText(file.table, file.rulesVersion, file.seed))
  const kept = shareAt(file.table)
  const rows = [...audit(rules, record)]
  return {
    // What was promised when this browser drew its share counts, whatever the table says now.
    committed: [file.commitment, promised ?? hash, kept?.commitment || hash].every((one) => one === hash),
    shared: kept === null ? null : file.entropy?.includes(kept.share) === true,
    rows: rows.filter(({ draws, difference }) => draws > 0 || difference !== null),
    moves: rows.filter(({ judged }) => judged).length,
    believed: rows.filter(({ judged }) => !judged).length,
    difference: rows.find(({ difference }) => difference !== null) ?? null,
  }
}

interface Fair {
  readonly info: TableInfo
  readonly rules: AnyRules
  onClose(): void
}

/** What fair play rests on here, and the means to check it oneself. */
export const Fairness = (props: Fair) => {
  const words = createWords<FairTexts>({
    es: async () => (await import('../../texts/fair.es.ts')).fair,
    en: async () => (await import('../../texts/fair.en.ts')).fair,
  })
  return <Show when={words()}>{(loaded) => <FairSheet {...props} words={loaded()} />}</Show>
}

const FairSheet = (props: Fair & { words: FairTexts }) => {
  const words = (): FairTexts => props.words
  const [finding, setFinding] = createSignal<Finding | null>(null)
  const [trouble, setTrouble] = createSignal('')
  const show = async (file: RecordFile | null, promised: string | null): Promise<void> => {
    setFinding(null)
    setTrouble('')
    if (file === null || file.game !== props.rules.id) return void setTrouble(words().unreadable)
    setFinding(await examine(props.rules, file, promised))
  }
  const readFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    try {
      const read = parse(recordSchema, JSON.parse(await file.text()))
      await show(read.ok ? (read.value as unknown as RecordFile) : null, null)
    } catch {
      setTrouble(words().unreadable)
    }
  }
  const key = (): string => tokenFor(props.info.id)
  /** A private record is given to who shows the key of a seat, which a plain link cannot. */
  const download = async (event: MouseEvent & { currentTarget: HTMLAnchorElement }): Promise<void> => {
    if (props.info.visibility !== 'private' || event.currentTarget.href.startsWith('blob:')) return
    const link = event.currentTarget
    event.preventDefault()
    const file = await fetchRecord(props.info.id, key())
    if (file === null) return
    link.href = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }))
    link.click()
  }
  const isFinished = (): boolean => props.info.stage === 'finished'
  return (
    <Sheet class="fairness" label={words().title} onClose={() => props.onClose()}>
      <p>{words().how}</p>
      <p>
        {words().commitment} <code>{props.info.commitment}</code>
      </p>
      <p class="muted">{words().not}</p>
      <p>
        <Show when={isFinished()} fallback={words().notYet}>
          <button
            type="button"
            class="main"
            onClick={() =>
              void (async () => show(await fetchRecord(props.info.id, key()), props.info.commitment))()
            }
          >
            {words().check}
          </button>{' '}
          <a
            href={recordPath(props.info.id)}
            download={`almena-${props.info.game}-${props.info.id}.json`}
            onClick={(event) => void download(event)}
          >
            {words().download}
          </a>
        </Show>
      </p>
      <p>
        <a href="/record">{words().watch}</a>
      </p>
      <label class="file">
        {words().other}
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => void readFile(event.currentTarget.files?.[0])}
        />
      </label>
      <p role="status" class="notice">
        {trouble()}
      </p>
      <Show when={finding()}>
        {(found) => (
          <div class="finding">
            <p classList={{ good: found().committed, bad: !found().committed }}>
              {found().committed ? words().committed : words().otherSeed}
            </p>
            <Show when={found().shared !== null}>
              <p classList={{ good: found().shared === true, bad: found().shared !== true }}>
                {found().shared === true ? words().shared : words().notShared}
              </p>
            </Show>
            <p classList={{ good: found().difference === null, bad: found().difference !== null }}>
              {found().difference === null
                ? words().same(found().moves)
                : words().differs(found().difference?.seq ?? 0)}
            </p>
            <Show when={found().believed > 0}>
              <p>{words().believed(found().believed)}</p>
            </Show>
            <ol>
              <For each={found().rows}>
                {(row) => (
                  <li classList={{ good: row.difference === null, bad: row.difference !== null }}>
                    {row.difference === null ? words().drawn(row.seq, row.draws) : words().differs(row.seq)}
                  </li>
                )}
              </For>
            </ol>
          </div>
        )}
      </Show>
    </Sheet>
  )
}
