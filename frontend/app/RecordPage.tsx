import { createMemo, createResource, createSignal, ErrorBoundary, Show } from 'solid-js'
import {
  type Seat,
  seatOf,
  type Seq,
  seqOf,
  type Shown,
  type TableId,
  type Viewer,
} from '../../shared/engine/ids.ts'
import { parse } from '../../shared/engine/result.ts'
import { type RecordFile, recordSchema } from '../../shared/protocol/record.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { createWords, language } from '../kit/language.ts'
import { createTable } from '../table/createTable.ts'
import { Game } from '../table/Game.tsx'
import type { AnyPlug } from '../table/gameUi.ts'
import { startTableWords } from '../table/words.ts'
import { nameAt } from '../table/names.ts'
import { entriesFor, viewerOf } from '../table/onlooker.ts'
import type { Onlooker } from '../table/ReplayBar.tsx'
import type { RecordTexts } from '../texts/record.es.ts'
import { Branch } from './Branch.tsx'
import { loadPlug } from './plugs.ts'
import { go } from './router.ts'
import { SiteBar } from './SiteBar.tsx'

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
    seat.kind === 'person' ? { ...seat, present: false, standIn: false, lag: null } : seat,
  ),
  commitment: file.commitment,
  visibility: 'link',
  language: null,
  clock: { kind: 'none' },
  onTimeout: 'wait',
  startsWhenFull: false,
  clocks: [],
  rematch: null,
  undo: null,
})

/** A game from a file, move by move, with any seat's eyes. */
const Watched = (props: { file: RecordFile; plug: AnyPlug; texts: unknown }) => {
  const info = infoOf(props.file)
  const [eyes, look] = createSignal<Onlooker>(null)
  const you = (): Viewer => viewerOf(eyes())
  const entries = createMemo(() => entriesFor(props.file, eyes()))
  const ui = props.plug.create(() => props.texts)
  const nameOf = (seat: Seat): string => nameAt(info, seat)
  const table = createTable(
    props.plug.rules,
    ui,
    {
      you,
      isOpen: () => eyes() === 'open',
      entries,
      onEntries: () => undefined,
      nextCid: () => 1,
      play: async () => ({ ok: false, why: 'notLive' }),
    },
    info,
    nameOf,
  )
  table.replay.go(1)
  const newest: Seq = seqOf(props.file.entries.length)
  const name = (): string => props.plug.meta.name[language()]
  const [branch, setBranch] = createSignal<{ readonly view: Shown<object>; readonly me: Seat } | null>(null)
  const playOn = (): void => {
    const asked = table.rules.decisions(table.view())[0]?.seat
    setBranch({ view: table.view(), me: you() ?? asked ?? seatOf(0) })
  }
  return (
    <Show
      when={branch()}
      fallback={
        <Game
          table={table}
          plug={props.plug}
          info={info}
          name={name()}
          linkTrouble=""
          seatLink={null}
          eyes={{ now: eyes, look }}
          missed={0}
          talk={null}
          nudge={null}
          newest={newest}
          callStandIn={() => undefined}
          playAgain={() => go('/')}
          playOn={playOn}
        />
      }
    >
      {(from) => (
        <Branch
          plug={props.plug}
          texts={props.texts}
          info={info}
          name={name()}
          view={from().view}
          me={from().me}
          nameOf={nameOf}
          back={() => setBranch(null)}
        />
      )}
    </Show>
  )
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
