/**
 * A bot of one's own: sits down at a table and plays random legal moves until the game is over.
 * `node tests/examples/bot.ts http://127.0.0.1:8787 <table id> [name]`
 */
import { legalMoves } from '../../shared/engine/game.ts'
import type { Tagged, Viewer } from '../../shared/engine/ids.ts'
import { eventsOf } from '../../shared/engine/log.ts'
import { follow } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { ServerMessage } from '../../shared/protocol/messages.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { registry } from '../../shared/registry.ts'

const anyOf: Choose = (legal) => legal[Math.floor(Math.random() * legal.length)]
type Choose = (legal: readonly Tagged[], view: object) => Tagged | undefined

/**
 * `key`: of a seat that is there already. `pause`: milliseconds before each move. `choose`: one of the legal moves.
 * `until`: it stops playing where this is so of what its seat sees.
 */
export const playAt = async (
  base: string,
  id: string,
  name: string,
  {
    key,
    pause = 220,
    choose = anyOf,
    until = () => false,
  }: {
    readonly key?: string
    readonly pause?: number
    readonly choose?: Choose
    readonly until?: (view: object, you: Viewer) => boolean
  } = {},
): Promise<TableInfo> => {
  const { game } = (await (await fetch(`${base}/api/tables/${id}`)).json()) as TableInfo
  const rules = await registry[game]!.rules()
  const token = key ?? Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url')
  const [news, hello] = [[] as ServerMessage[], { t: 'hello', proto: 2, token, since: 0 }]
  let [view, you, cid, wake] = [null as object | null, null as Viewer, 0, (): void => undefined]
  const open = (): WebSocket => {
    const opened = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${id}/socket`)
    opened.onopen = () => opened.send(JSON.stringify(hello))
    opened.onmessage = ({ data }) => (news.push(JSON.parse(String(data)) as ServerMessage), wake())
    // The game begins in another object, behind the same address.
    opened.onclose = ({ code }) => void (code === 1012 && (socket = open()))
    return opened
  }
  let socket = open()
  const say = (message: object): void => socket.send(JSON.stringify(message))

  let [table, isDone] = [null as TableInfo | null, false]
  while (table === null || (table.stage !== 'finished' && !isDone)) {
    const message = news.shift()
    if (message === undefined) {
      await new Promise<void>((resolve) => (wake = resolve))
      continue
    }
    if (message.t === 'receipt') say(message)
    if (message.t === 'bye') throw new Error(message.why)
    if (message.t === 'welcome' || message.t === 'table') {
      table = message.table
      you = message.you
      if (message.t === 'welcome') cid = message.newest
      const free = table.seats.findIndex(({ kind }) => kind === 'empty')
      if (you === null && free >= 0) say({ t: 'table', cid: ++cid, act: { act: 'sit', seat: free, name } })
    }
    if (message.t !== 'welcome' && message.t !== 'entries') continue
    // Another window of this seat counts its messages in the same row.
    for (const entry of message.entries) if ('cid' in entry) cid = Math.max(cid, entry.cid ?? 0)
    for (const entry of message.entries)
      for (const event of eventsOf(entry) as Tagged[]) {
        view ??= conceal(rules.blank({ seats: table!.seats.length, options: table!.options }), you)
        view = follow(rules, view as never, event as never, you)
      }
    if (view !== null && until(view, you)) isDone = true
    if (isDone) continue
    const asked = view === null ? undefined : rules.decisions(view).find(({ seat }) => seat === you)
    if (asked === undefined || view === null) continue
    // Who sends more than five frames a second for long is sent away.
    await new Promise((resolve) => setTimeout(resolve, pause))
    const move = choose(legalMoves(rules, view, asked.seat), view)
    say({ t: 'play', cid: ++cid, decision: asked.key, moves: [move] })
  }
  socket.close()
  return table
}

if (process.argv[1]?.endsWith('bot.ts') === true) {
  const [, , base = 'http://127.0.0.1:8787', id = '', name = 'Bot'] = process.argv
  console.log(JSON.stringify(await playAt(base, id, name)))
}
