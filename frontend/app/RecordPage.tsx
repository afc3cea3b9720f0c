import { createResource, createSignal, ErrorBoundary, Show } from 'solid-js'
import type { TableId } from '../../shared/engine/ids.ts'
import { timesTakenBack } from '../../shared/engine/log.ts'
import { parse } from '../../shared/engine/result.ts'
import { type RecordFile, recordSchema } from '../../shared/protocol/record.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { createWords, language } from '../kit/language.ts'
import type { AnyPlug } from '../plug/gameUi.ts'
import { startTableWords } from '../table/words.ts'
import { createEyes, entriesFor } from '../table/model/onlooker.ts'
import { createScreen } from '../table/screen.tsx'
import type { RecordTexts } from '../texts/record.es.ts'
import { loadPlug } from '../plug/plugs.ts'
import { go } from '../kit/router.ts'
import { Vista } from '../kit/pieces/Vista.tsx'
import { SiteBar } from '../kit/SiteBar.tsx'

const readRecord = async (file: File): Promise<RecordFile | null> => {
  try {
    const read = parse(recordSchema, JSON.parse(await file.text()))
    return read.ok ? (read.value as unknown as RecordFile) : null
  } catch {
    return null
  }
}

const infoOf = (file: RecordFile): TableInfo => ({
  id: file.table as TableId,
  game: file.game,
  rulesVersion: file.rulesVersion,
  options: file.options,
  stage: 'finished',
  seats: file.seats.map((seat) =>
    seat.kind === 'person'
      ? { ...seat, present: false, standIn: false, held: false, ready: false, freeAt: null, lag: null }
      : seat,
  ),
  commitment: file.commitment,
  visibility: 'link',
  language: null,
  clock: { kind: 'none' },
  onTimeout: 'wait',
  startsWhenFull: false,
  hints: false,
  clocks: [],
  host: null,
  rematch: null,
  undo: null,
  takenBack: timesTakenBack(file.entries, file.seats.length),
  pace: 'usual',
})

/** A game from a file, move by move, with any seat's eyes: at first with those of the public. */
const Watched = (props: { file: RecordFile; plug: AnyPlug; texts: unknown }) => {
  const { file } = props
  const info = infoOf(file)
  const told = entriesFor(file, null)
  const { log, eyes } = createEyes({ you: () => null, entries: () => told }, async () => file)
  const screen = createScreen({
    plug: props.plug,
    texts: () => props.texts,
    info: () => info,
    source: { ...log, nextCid: () => 1, play: async () => ({ ok: false, why: 'notLive' }) },
    eyes: () => eyes,
    company: null,
    missed: 0,
    playAgain: () => go('/'),
  })
  screen.table.replay.go(1)
  return <screen.View />
}

/** Opens a record that was downloaded: nothing leaves the browser. */
export default function RecordPage() {
  const words = createWords<RecordTexts>({
    es: async () => (await import('../texts/record.es.ts')).record,
    en: async () => (await import('../texts/record.en.ts')).record,
  })
  const [file, setFile] = createSignal<RecordFile | null>(null)
  const [failed, fail] = createSignal(false)
  const [plug] = createResource(() => file()?.game, loadPlug)
  const [texts] = createResource(
    () => {
      const loaded = plug()
      return loaded ? { loaded, spoken: language() } : null
    },
    ({ loaded, spoken }) => loaded.texts(spoken),
  )
  const open = async (chosen: File | undefined): Promise<void> => {
    const read = chosen === undefined ? null : await readRecord(chosen)
    await startTableWords()
    fail(read === null)
    setFile(read)
  }
  const ready = () => {
    const [record, loaded, words] = [file(), plug(), texts.latest]
    return record !== null && loaded && words !== undefined ? { record, loaded } : null
  }
  return (
    <Show
      when={ready()}
      fallback={
        <>
          <SiteBar title={words()?.title ?? 'Almena'} />
          <main class="page prose">
            <Vista of="table" />
            <h1>{words()?.title}</h1>
            <p>{words()?.text}</p>
            <label class="name-field">
              {words()?.choose}
              <input
                type="file"
                accept="application/json,.json"
                onChange={(event) => void open(event.currentTarget.files?.[0])}
              />
            </label>
            <p role="status" class="notice">
              {failed() || plug() === null ? words()?.unreadable : ''}
            </p>
          </main>
        </>
      }
    >
      {(at) => (
        // Its shape is right; what it tells may still be no game.
        <ErrorBoundary
          fallback={
            <main class="page prose">
              <p role="status">{words()?.unreadable}</p>
            </main>
          }
        >
          <Watched file={at().record} plug={at().loaded} texts={texts.latest} />
        </ErrorBoundary>
      )}
    </Show>
  )
}
