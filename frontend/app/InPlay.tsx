import { getOwner, onCleanup, runWithOwner } from 'solid-js'
import { seatOf, type TableId } from '../../shared/engine/ids.ts'
import { parse } from '../../shared/engine/result.ts'
import type { TableAct } from '../../shared/protocol/messages.ts'
import type { Nudge } from '../../shared/protocol/nudge.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import type { Session } from '../net/session.ts'
import { carry, leave, unpack } from '../kit/carry.ts'
import { recall, remember } from '../kit/storage.ts'
import { createEyes, type Onlooker } from '../table/model/onlooker.ts'
import type { LiveTable } from '../table/model/table.ts'
import { createScreen } from '../table/screen.tsx'
import type { AnyPlug } from '../plug/gameUi.ts'
import { isEmbedded } from '../kit/embed.ts'
import { seatPage } from '../kit/identity.ts'
import { tableLink } from '../kit/links.ts'
import { linkWords } from './linkWords.ts'
import type { createRematch } from './rematch.ts'

/** The address says whose eyes they are, for who is sent it. */
const noteEyes = (onlooker: Onlooker): void => {
  const url = new URL(location.href)
  url.searchParams.set('seat', String(onlooker ?? 'public'))
  history.replaceState(null, '', url)
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
  document.addEventListener('visibilitychange', note)
  onCleanup(() => {
    note()
    document.removeEventListener('visibilitychange', note)
  })
}

/**
 * What is staged outlives a page that is loaded anew, and a look at another, as far as it may still be played: while
 * what it would answer is still asked. A turn that was sent meanwhile is not staged again.
 */
const carryStaged = (table: LiveTable, id: TableId): void => {
  const name = `staged:${id}`
  const before = unpack(name) as Partial<ReturnType<LiveTable['inHand']>> | undefined
  if (Array.isArray(before?.moves) && before.question === table.inHand().question)
    for (const raw of before.moves) {
      const move = parse(table.rules.moves, raw)
      if (!move.ok || table.whyNot(move.value) !== null) break
      table.stage(move.value)
    }
  carry(name, table.inHand)
  onCleanup(() => leave(name, table.inHand()))
}

/** Tells the table how one is told of one's turn. Who has asked for it on this device is told of every table they sit at. */
const createNudge = (session: Session, { id }: TableInfo): ((nudge: Nudge) => Promise<boolean>) | null => {
  if (isEmbedded) return null
  const load = () => import('../table/sheets/nudging.ts')
  const nudge = async (how: Nudge): Promise<boolean> => {
    const { isSendable, noteTold } = await load()
    if (!isSendable(how)) return false
    const { ok } = await session.act({ act: 'nudge', nudge: how })
    if (ok) noteTold(id, how)
    return ok
  }
  const tellKept = async (): Promise<void> => {
    const { isTold, keptNudge } = await load()
    const kept = keptNudge()
    if (kept !== null && !isTold(id, kept)) await nudge(kept)
  }
  if (session.you() !== null && recall('nudge') !== null) void tellKept()
  return nudge
}

/** Loaded when it is first asked for: that is after a game. */
const createPlayAgain = (...parts: Parameters<typeof createRematch>): (() => Promise<void>) => {
  const screen = getOwner()
  let asked: Promise<ReturnType<typeof createRematch> | undefined> | undefined
  const load = async () => {
    const { createRematch } = await import('./rematch.ts')
    return runWithOwner(screen, () => createRematch(...parts))
  }
  return async () => (await (asked ??= load()))?.()
}

/** A table under way or finished, once its game has been loaded. */
export const InPlay = (props: {
  session: Session
  plug: AnyPlug
  texts: unknown
  info: TableInfo
  token: string
}) => {
  const { session, info: opened, token } = props
  const fetchRecord = async () => (await import('../net/http.ts')).fetchRecord(opened.id, token)
  const { log, eyes } = createEyes(session, fetchRecord, noteEyes)
  const act = async (what: TableAct): Promise<void> => {
    const answer = await session.act(what)
    if (!answer.ok) screen.table.explain(answer.why)
  }
  const asked = new URLSearchParams(location.search)
  const moment = asked.get('m')
  const screen = createScreen({
    plug: props.plug,
    texts: () => props.texts,
    info: () => props.info,
    source: { ...log, nextCid: session.nextCid, play: session.play },
    eyes: () => (props.info.stage === 'finished' ? eyes : null),
    company: {
      talk: session,
      nudge: createNudge(session, opened),
      seatLink: () => (session.you() === null ? null : seatPage(tableLink(opened.id), token)),
      linkTrouble: () => linkWords(session, replay.at() !== null),
      act: (what) => void act(what),
    },
    setPace: (pace) => void act({ act: 'pace', pace }),
    missed: moment === null ? missedMoves(session, opened) : 0,
    playAgain: createPlayAgain(session, opened, token, (why) => screen.table.explain(why)),
  })
  const { replay } = screen.table
  const onlooker = askedEyes(asked.get('seat'), opened.seats.length)
  if (onlooker !== undefined && opened.stage === 'finished') eyes.look(onlooker)
  // Before the past is shown, in which nothing can be staged.
  carryStaged(screen.table, opened.id)
  if (moment !== null && /^\d{1,5}$/.test(moment)) replay.go(replay.momentOf(Number(moment)))
  noteSeen(session, opened)
  return <screen.View />
}
