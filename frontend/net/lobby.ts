/** The open tables of one game, as the lobby tells them: all at first, then each change. Comes back by itself. */
import { createSignal, onCleanup } from 'solid-js'
import type { ListedTable, LobbyListing, LobbyMessage, Region } from '../../shared/protocol/lobby.ts'
import { regions } from '../../shared/protocol/lobby.ts'
import { closing } from '../../shared/protocol/closing.ts'
import { backoff, longBackoff } from './backoff.ts'

export interface LobbyView {
  /** Null until the lobby has spoken. */
  tables(): readonly ListedTable[] | null
  isLost(): boolean
  /** Adds the tables of the other regions, as they are now. */
  lookFurther(): Promise<void>
}

/** A socket that nobody speaks on is closed by the networks on its way. */
const beat = 25_000

const without = (tables: readonly ListedTable[], id: string): readonly ListedTable[] =>
  tables.filter((table) => table.id !== id)

const listingOf = async (game: string, region: Region): Promise<readonly ListedTable[]> => {
  const response = await fetch(`/api/lobby/${game}?region=${region}`)
  return response.ok ? ((await response.json()) as LobbyListing).tables : []
}

/** Looks at the lobby of a game while the owner lives. */
export const createLobby = (game: string): LobbyView => {
  const [near, setNear] = createSignal<readonly ListedTable[] | null>(null)
  const [far, setFar] = createSignal<readonly ListedTable[]>([])
  const [isLost, setLost] = createSignal(false)
  let attempt = 0
  let socket: WebSocket | null = null
  let retry: ReturnType<typeof setTimeout> | undefined

  const hear = (message: LobbyMessage): void => {
    if (message.t === 'tables') setNear(message.tables)
    else if (message.t === 'gone') setNear(without(near() ?? [], message.id))
    else setNear([message.table, ...without(near() ?? [], message.table.id)])
  }
  const readOnce = async (): Promise<void> => {
    try {
      const response = await fetch(`/api/lobby/${game}`)
      if (!response.ok) return
      setNear(((await response.json()) as LobbyListing).tables)
      setLost(false)
    } catch {
      // It stays said that nothing is heard.
    }
  }
  const open = (): void => {
    const mine = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/lobby/${game}/socket`)
    socket = mine
    mine.onmessage = ({ data }) => {
      if (data === 'pong') return
      attempt = 0
      setLost(false)
      hear(JSON.parse(String(data)) as LobbyMessage)
    }
    mine.onclose = ({ code }) => {
      if (socket !== mine) return
      setLost(true)
      // Told to come later: the list is read meanwhile.
      const isFull = code === closing.full
      if (isFull) void readOnce()
      retry = setTimeout(open, (isFull ? longBackoff : backoff)(attempt++, Math.random()))
    }
  }
  open()
  const heart = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN) socket.send('ping')
  }, beat)
  onCleanup(() => {
    clearTimeout(retry)
    clearInterval(heart)
    const old = socket
    socket = null
    old?.close()
  })
  return {
    tables() {
      const here = near()
      if (here === null) return null
      const known = new Set(here.map(({ id }) => id))
      return [...here, ...far().filter(({ id }) => !known.has(id))]
    },
    isLost,
    async lookFurther() {
      const all = await Promise.all(regions.map((region) => listingOf(game, region)))
      setFar(all.flat())
    },
  }
}
