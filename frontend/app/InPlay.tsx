import { batch, createEffect, createMemo, createSignal, lazy, onCleanup, Show, Suspense } from 'solid-js'
import { type Seat, seatOf, seqOf, type Shown, type TableId, type Viewer } from '../../shared/engine/ids.ts'
import type { Nudge } from '../../shared/protocol/nudge.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import type { Session } from '../net/session.ts'
import { fetchRecord } from '../net/http.ts'
import { recall, remember } from '../kit/storage.ts'
import { createTable, type TableSource } from '../table/createTable.ts'
import type { Eyes, Onlooker } from '../table/ReplayBar.tsx'
import { entriesFor, viewerOf } from '../table/onlooker.ts'
import { Game } from '../table/Game.tsx'
import type { AnyPlug } from '../table/gameUi.ts'
import { nameAt } from '../table/names.ts'
import { language } from '../kit/language.ts'
import { isEmbedded } from '../kit/embed.ts'
import { keepToken } from '../kit/identity.ts'
import { isSendable, isTold, keptNudge, noteTold } from '../table/nudging.ts'
import { go } from './router.ts'

// Loaded when somebody first wants to play on from a moment.
const Branch = lazy(async () => ({ default: (await import('./Branch.tsx')).Branch }))

/** A finished game can be seen with any seat's eyes: its record tells all that was hidden. */
const createEyes = (
  session: Session,
  info: TableInfo,
  token: string,
): { readonly source: TableSource; readonly eyes: Eyes } => {
  const [record, setRecord] = createSignal<RecordFile | null>(null)
  const [looked, look] = createSignal<{ readonly with: Onlooker } | null>(null)
  const you = (): Viewer => {
    const other = looked()
    return other === null ? session.you() : viewerOf(other.with)
  }
  const now = (): Onlooker => looked()?.with ?? you()
  const isOpen = (): boolean => now() === 'open'
  const entries = createMemo(() => {
    const [full, other] = [record(), looked()]
    return full === null || other === null ? session.entries() : entriesFor(full, other.with)
  })
  return {
    source: {
      you,
      entries,
      onEntries: session.onEntries,
      nextCid: session.nextCid,
      play: session.play,
      isOpen,
    },
    eyes: {
      now,
      look: (onlooker) =>
        void (async () => {
          const full = record() ?? (await fetchRecord(info.id, token))
          if (full === null) return
          batch(() => (setRecord(full), look({ with: onlooker })))
          noteEyes(onlooker)
        })(),
    },
  }
}

/** The address says whose eyes they are, for who is sent it. */
const noteEyes = (onlooker: Onlooker): void => {
  const url = new URL(location.href)
  url.searchParams.set('seat', String(onlooker ?? 'public'))
  history.replaceState(null, '', url.pathname + url.search)
}

/** Whose eyes the address asks for: a seat's by its number, or all faces up. */
const askedEyes = (asked: string | null, seats: number): Onlooker | undefined => {
  if (asked === 'open') return asked
  return /^\d{1,2}$/.test(asked ?? '') && Number(asked) < seats ? seatOf(Number(asked)) : undefined
}

const seenKey = (id: string): string => `seen:${id}`

/** Moves of others since this player last looked at the table; none for those who only watch. */
const missedMoves = (session: Session, { id }: TableInfo): number => {
  const seen = Number(recall(seenKey(id)) ?? 0)
  return session.you() === null || seen === 0
    ? 0
    : session.entries().filter(({ seq, kind }) => kind === 'played' && seq > seen).length
}

/** Remembers how far one has seen, when one goes. */
const noteSeen = (session: Session, { id }: TableInfo): void => {
  const note = (): void => {
    const last = session.entries().at(-1)?.seq
    if (last !== undefined && session.you() !== null) remember(seenKey(id), String(last))
  }
  const hidden = (): void => void (document.hidden && note())
  document.addEventListener('visibilitychange', hidden)
  addEventListener('pagehide', note)
  onCleanup(() => {
    note()
    document.removeEventListener('visibilitychange', hidden)
    removeEventListener('pagehide', note)
  })
}

/** A table under way or finished, once its game has been loaded. */
export const InPlay = (props: {
  session: Session
  plug: AnyPlug
  texts: unknown
  info: TableInfo
  token: string
  linkTrouble: string
}) => {
  // The dictionary is swapped under the screen when the language changes; the table and its staged turn stay.
  const ui = props.plug.create(() => props.texts)
  const nameOf = (seat: Seat): string => nameAt(props.session.info() ?? props.info, seat)
  const eyes = createEyes(props.session, props.info, props.token)
  const table = createTable(props.plug.rules, ui, eyes.source, props.info, nameOf)
  const missed = missedMoves(props.session, props.info)
  const asked = new URLSearchParams(location.search)
  const moment = asked.get('m')
  const onlooker = askedEyes(asked.get('seat'), props.info.seats.length)
  if (onlooker !== undefined && props.info.stage === 'finished') eyes.eyes.look(onlooker)
  if (moment !== null && /^\d{1,5}$/.test(moment)) table.replay.go(table.replay.momentOf(Number(moment)))
  noteSeen(props.session, props.info)
  const name = (): string => props.plug.meta.name[language()]
  const nudge = async (how: Nudge): Promise<boolean> => {
    if (!isSendable(how)) return false
    const { ok } = await props.session.act({ act: 'nudge', nudge: how })
    if (ok) noteTold(props.info.id, how)
    return ok
  }
  // Who has asked to be told on this device is told of every table they sit at.
  const kept = keptNudge()
  if (kept !== null && props.session.you() !== null && !isEmbedded && !isTold(props.info.id, kept))
    void nudge(kept)
  const [wanted, want] = createSignal(false)
  const rematch = (): TableId | null => props.session.info()?.rematch ?? null
  const goToRematch = (id: TableId): void => {
    // The key to the seat here opens the one there.
    keepToken(id, props.token)
    go(isEmbedded ? `/embed/g/${id}` : `/g/${id}`)
  }
  createEffect(() => {
    const id = rematch()
    if (id !== null && wanted()) goToRematch(id)
  })
  /** The same people once more; who only watched opens a table of their own. */
  const playAgain = (): void => {
    const id = rematch()
    if (id !== null) return goToRematch(id)
    if (props.session.you() !== null) {
      want(true)
      return void props.session.act({ act: 'rematch' })
    }
    const { options, seats } = props.info
    void (async () => {
      const { openTableAndGo } = await import('./newTable.ts')
      await openTableAndGo(props.info.game, { seats: seats.length, options, bots: null })
    })()
  }
  const [branch, setBranch] = createSignal<{ readonly view: Shown<object>; readonly me: Seat } | null>(null)
  const playOn = (): void =>
    void setBranch({
      view: table.view(),
      me: table.me() ?? table.rules.decisions(table.view())[0]?.seat ?? seatOf(0),
    })
  return (
    <Show
      when={branch()}
      fallback={
        <Game
          table={table}
          plug={props.plug}
          info={props.info}
          name={name()}
          linkTrouble={props.linkTrouble}
          seatLink={
            props.session.you() === null ? null : `${location.origin}${location.pathname}#s=${props.token}`
          }
          callStandIn={(seat) => void props.session.act({ act: 'standIn', seat })}
          playAgain={playAgain}
          playOn={playOn}
          talk={props.session}
          nudge={isEmbedded ? null : nudge}
          newest={seqOf(props.session.entries().at(-1)?.seq ?? 0)}
          eyes={props.info.stage === 'finished' ? eyes.eyes : null}
          missed={moment === null ? missed : 0}
        />
      }
    >
      {(from) => (
        <Suspense>
          <Branch
            plug={props.plug}
            texts={props.texts}
            info={props.info}
            name={name()}
            view={from().view}
            me={from().me}
            nameOf={nameOf}
            back={() => setBranch(null)}
          />
        </Suspense>
      )}
    </Show>
  )
}
