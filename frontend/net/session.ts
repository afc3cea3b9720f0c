/** What this page knows of one table: who sits, and the log so far as this viewer may read it. Knows no game. */
import { batch, createSignal } from 'solid-js'
import { type Seq, seqOf, type Shown, type Tagged, type Viewer } from '../../shared/engine/ids.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import type { ChatLine } from '../../shared/protocol/chat.ts'
import type { Closing } from '../../shared/protocol/closing.ts'
import type { ClientMessage, ServerMessage, TableAct, Why } from '../../shared/protocol/messages.ts'
import { protocolVersion } from '../../shared/protocol/version.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { keepShare, newShare } from '../kit/identity.ts'
import { noteServerTime } from '../kit/serverTime.ts'
import { connect } from './connection.ts'

/** What became of a numbered message. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly why: Why }

export type LinkState = 'connecting' | 'open' | 'lost' | Closing

export interface Session {
  /** Null until the first word from the server. */
  info(): TableInfo | null
  you(): Viewer
  link(): LinkState
  /** All entries so far. */
  entries(): readonly Shown<AnyEntry>[]
  /** Called with each batch of new entries. */
  onEntries(listener: (entries: readonly Shown<AnyEntry>[]) => void): void
  act(act: TableAct): Promise<Answer>
  /** What was said at the table, the oldest first. */
  chat(): readonly ChatLine[]
  say(name: string, text: string): Promise<Answer>
  /** Number for a `play`, so that its entries can be told from others. */
  nextCid(): number
  play(cid: number, decision: string, moves: readonly Tagged[]): Promise<Answer>
  /** Tries again after the server ended the connection. */
  retry(): void
  end(): void
}

/** After these there is no coming back by itself. */
const final: ReadonlySet<Closing> = new Set([
  'gone',
  'full',
  'moved',
  'private',
  'badFrame',
  'tooBig',
  'serverTooOld',
])

/** Who sits down adds to the seed of the game. */
const withShare = (table: string, act: TableAct): TableAct => {
  if (act.act !== 'sit') return act
  const share = newShare()
  keepShare(table, share)
  return { ...act, entropy: share }
}

export const createSession = (table: string, token: string): Session => {
  const [info, setInfo] = createSignal<TableInfo | null>(null)
  const [you, setYou] = createSignal<Viewer>(null)
  const [link, setLink] = createSignal<LinkState>('connecting')
  const [entries, setEntries] = createSignal<readonly Shown<AnyEntry>[]>([])
  const [chat, setChat] = createSignal<readonly ChatLine[]>([])
  const waiting = new Map<number, (answer: Answer) => void>()
  const listeners: ((entries: readonly Shown<AnyEntry>[]) => void)[] = []
  let lastCid = 0

  const seq = (): Seq => seqOf(entries().at(-1)?.seq ?? 0)
  const settle = (cid: number | undefined, answer: Answer): void => {
    if (cid === undefined) return
    waiting.get(cid)?.(answer)
    waiting.delete(cid)
  }

  /** Takes what follows on from what is here; a gap means a lost frame, and a fresh hello. */
  const read = (news: readonly Shown<AnyEntry>[]): void => {
    const fresh = news.filter((entry) => entry.seq > seq())
    const [oldest] = fresh
    if (oldest === undefined) return
    if (oldest.seq !== seq() + 1) return connection.renew()
    setEntries([...entries(), ...fresh])
    for (const listener of listeners) listener(fresh)
  }

  const hear = (message: ServerMessage): void => {
    if ('now' in message) noteServerTime(message.now)
    switch (message.t) {
      case 'welcome':
      case 'table':
        setInfo(message.table)
        setYou(message.you)
        if (message.t === 'welcome') {
          setChat(message.chat)
          read(message.entries)
        } else settle(message.re, { ok: true })
        return
      case 'chat': {
        const last = chat().at(-1)?.n ?? 0
        setChat([...chat(), ...message.lines.filter(({ n }) => n > last)])
        return settle(message.re, { ok: true })
      }
      case 'entries': {
        const known = info()
        if (message.clocks !== undefined && known !== null) setInfo({ ...known, clocks: message.clocks })
        read(message.entries)
        return settle(message.re, { ok: true })
      }
      case 'refused':
        return settle(message.re, { ok: false, why: message.why })
      case 'bye':
        return part(message.why)
    }
  }

  const part = (why: Closing): void => {
    if (why === 'clientTooOld') return location.reload()
    if (final.has(why)) connection.end()
    setLink(why)
  }

  const url = `${location.origin.replace(/^http/, 'ws')}/api/tables/${table}/socket`
  const start = (): ReturnType<typeof connect> =>
    connect(url, {
      hello: () => ({ t: 'hello', proto: protocolVersion, token, since: seq(), ...lag() }),
      message: (message) => batch(() => hear(message)),
      state: setLink,
    })
  let connection = start()

  /** Told along with what is said anyway: a frame of its own would wake the table. */
  const lag = (): { readonly lag?: number } => {
    const measured = connection.lag()
    return measured === null ? {} : { lag: measured }
  }
  const ask = (message: Extract<ClientMessage, { readonly cid: number }>): Promise<Answer> =>
    new Promise((resolve) => {
      waiting.set(message.cid, resolve)
      connection.ask(message)
    })
  const nextCid = (): number => (lastCid = Math.max(lastCid + 1, Date.now()))

  return {
    info,
    you,
    link,
    entries,
    onEntries: (listener) => void listeners.push(listener),
    act: (act) => ask({ t: 'table', cid: nextCid(), act: withShare(table, act) }),
    chat,
    say: (name, text) => ask({ t: 'chat', cid: nextCid(), name, text }),
    nextCid,
    play: (cid, decision, moves) => ask({ t: 'play', cid, decision, moves: [...moves], ...lag() }),
    retry() {
      connection.end()
      connection = start()
    },
    end: () => connection.end(),
  }
}
