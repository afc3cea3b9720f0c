/** What this page knows of one table: who sits, and the log so far as this viewer may read it. Knows no game. */
import { batch, createSignal } from 'solid-js'
import { type Seq, seqOf, type Shown, type Tagged, type Viewer } from '../../shared/engine/ids.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import type { ChatLine } from '../../shared/protocol/chat.ts'
import { withChanges } from '../../shared/protocol/clock.ts'
import type { Closing } from '../../shared/protocol/closing.ts'
import { receivedEntry, type SentEntry } from '../../shared/protocol/entries.ts'
import type { ClientMessage, ServerMessage, TableAct, Why } from '../../shared/protocol/messages.ts'
import type { SeatReaction } from '../../shared/protocol/reactions.ts'
import { protocolVersion } from '../../shared/protocol/version.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { keepShare, newShare, shareAt } from '../kit/identity.ts'
import { noteServerTime } from '../kit/serverTime.ts'
import { type Connection, connect } from './connection.ts'
import type { Following, Reason } from './following.ts'

/** What became of a numbered message. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly why: Why }

/** A message that will get a number. */
type Unnumbered<Message> = Message extends { readonly cid: number } ? Omit<Message, 'cid'> : never
type Said = Unnumbered<Extract<ClientMessage, { t: 'chat' | 'react' | 'table' }>>

export type LinkState = 'connecting' | 'open' | 'lost' | Closing

export interface Session {
  /** Null until the first word from the server. */
  info(): TableInfo | null
  you(): Viewer
  link(): LinkState
  /** All entries so far. */
  entries(): readonly Shown<AnyEntry>[]
  act(act: TableAct): Promise<Answer>
  /** What was said at the table, the oldest first. */
  chat(): readonly ChatLine[]
  /** Says something to everybody, in chat or by a reaction. */
  say(what: Said): Promise<Answer>
  /** What somebody who sits has said at one press, told once: new with each, also where it is the same again. */
  reaction(): SeatReaction | null
  /** Number for a `play`, so that its entries can be told from others. */
  nextCid(): number
  play(cid: number, decision: string, moves: readonly Tagged[]): Promise<Answer>
  end(): void
}

/** After these there is no coming back by itself. */
const final: ReadonlySet<Closing> = new Set([
  'gone',
  'secondHello',
  'moved',
  'private',
  'badFrame',
  'tooBig',
  'serverTooOld',
])

/** `isPast`: the game here is over, and can be seen without a socket. */
export const createSession = (table: string, token: string, isPast = false): Session => {
  const [info, setInfo] = createSignal<TableInfo | null>(null)
  const [you, setYou] = createSignal<Viewer>(null)
  const [link, setLink] = createSignal<LinkState>('connecting')
  const [entries, setEntries] = createSignal<readonly Shown<AnyEntry>[]>([])
  const [chat, setChat] = createSignal<readonly ChatLine[]>([])
  const [reaction, setReaction] = createSignal<SeatReaction | null>(null)
  const waiting = new Map<number, (answer: Answer) => void>()
  let lastCid = 0
  let isEnded = false

  const seq = (): Seq => seqOf(entries().at(-1)?.seq ?? 0)
  const settle = (cid: number | undefined, answer: Answer): void => {
    if (cid === undefined) return
    waiting.get(cid)?.(answer)
    waiting.delete(cid)
  }

  /** Takes what follows on from what is here; a gap means a lost frame, and a fresh hello. */
  const read = (news: readonly Shown<SentEntry>[]): void => {
    const fresh = news.filter((entry) => entry.seq > seq())
    const [oldest] = fresh
    if (oldest === undefined) return
    if (oldest.seq !== seq() + 1) return connection?.renew()
    setEntries([...entries(), ...fresh.map(receivedEntry)])
  }

  const hear = (message: ServerMessage): void => {
    switch (message.t) {
      case 'welcome':
      case 'table':
        noteServerTime(message.now)
        setInfo(message.table)
        setYou(message.you)
        if (message.t === 'welcome') {
          setLink('open')
          // Another window or device may have used this seat's numbers, with a clock that is ahead of this one.
          lastCid = Math.max(lastCid, message.newest)
          setChat(message.chat)
          read(message.entries)
        }
        break
      case 'chat': {
        const last = chat().at(-1)?.n ?? 0
        setChat([...chat(), ...message.lines.filter(({ n }) => n > last)])
        break
      }
      case 'reaction':
        setReaction(message)
        break
      case 'entries': {
        const known = info()
        // News are as old as the newest of them.
        const now = message.now ?? message.entries.at(-1)?.at
        if (now) {
          noteServerTime(now)
          if (message.clocks && known)
            setInfo({ ...known, clocks: withChanges(known.clocks, message.clocks, now) })
        }
        read(message.entries)
        break
      }
      case 'refused':
        // Another device has counted past this one: a fresh welcome tells from where to count on.
        if (message.why === 'usedNumber') connection?.renew()
        return settle(message.re, { ok: false, why: message.why })
      case 'bye':
        return part(message.why)
      // The connection gives it.
      case 'receipt':
        return
    }
    settle('re' in message ? message.re : undefined, { ok: true })
  }

  /** Who goes on without has a table all the while. */
  const noteState = (state: LinkState): void => {
    if (link() !== 'full' && !following) setLink(state)
  }

  const part = (why: Closing): void => {
    if (why === 'clientTooOld') return location.reload()
    if (final.has(why)) connection?.end()
    if (why === 'gone') return void goOn(why)
    if (!following) setLink(why)
    if (why === 'full') void goOn(why)
  }

  let following: Following | null | undefined
  const drop = (): void => {
    connection?.end()
    connection = null
  }
  /** Without a socket. */
  const goOn = async (why: Reason): Promise<void> => {
    const part = await import('./following.ts')
    if (isEnded) return
    const here = { table, token, waiting, seq, info, chat, hear, settle, setLink, line, drop }
    following ??= part.createFollowing(here)
    void following.goOn(why)
  }

  const url = `${location.origin.replace(/^http/, 'ws')}/api/tables/${table}/socket`
  const start = (): ReturnType<typeof connect> =>
    connect(url, {
      hello: () => ({
        t: 'hello',
        proto: protocolVersion,
        token,
        since: seq(),
        ...share(),
        ...sitting,
        ...lag(),
      }),
      message(message) {
        // There is room again.
        if (message.t === 'welcome') following = following?.end()
        batch(() => hear(message))
      },
      state: noteState,
    })
  let connection: Connection | null = null
  /** Opened when it is first needed. */
  const line = (): Connection => (connection ??= start())
  if (isPast) void goOn('past')
  else line()

  /** Told along with what is said anyway: a frame of its own would wake the table. */
  const lag = (): { readonly lag?: number } => {
    const measured = connection?.lag() ?? null
    return measured === null ? {} : { lag: measured }
  }
  /** For a seat that was given: its share was drawn when the table's commitment was known, and counts once. */
  const share = (): { readonly entropy?: string } => {
    const kept = seq() === 0 ? shareAt(table) : null
    return kept === null ? {} : { entropy: kept.share }
  }
  /** While a seat is asked for: who comes to sit finds room where a table is too crowded to watch. */
  let sitting: { readonly sits: true } | undefined
  /** Who sits down adds to the seed of the game, now that the table has committed itself. */
  const act = async (what: TableAct): Promise<Answer> => {
    if (what.act !== 'sit') return say({ t: 'table', act: what })
    const drawn = { share: newShare(), commitment: info()?.commitment ?? '' }
    sitting = { sits: true }
    const answer = await say({ t: 'table', act: { ...what, entropy: drawn.share } })
    sitting = undefined
    if (answer.ok) keepShare(table, drawn)
    return answer
  }
  const ask = (message: Extract<ClientMessage, { readonly cid: number }>): Promise<Answer> =>
    new Promise((resolve) => {
      waiting.set(message.cid, resolve)
      line().ask(message)
    })
  const say = (what: Said): Promise<Answer> => ask({ ...what, cid: nextCid() })
  const nextCid = (): number => (lastCid = Math.max(lastCid + 1, Date.now()))

  return {
    info,
    you,
    link,
    entries,
    act,
    chat,
    say,
    reaction,
    nextCid,
    play: (cid, decision, moves) => ask({ t: 'play', cid, decision, moves: [...moves], ...lag() }),
    end() {
      isEnded = true
      following?.end()
      drop()
    },
  }
}
