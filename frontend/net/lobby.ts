/**
 * The open tables of one game, and those under way: the list that everybody reads, from a copy, again and again for as
 * long as somebody looks. A page that is hidden, or was told to come later, comes back after pauses that grow.
 */
import { createSignal, onCleanup } from 'solid-js'
import type { ListedTable, LobbyListing, Region } from '../../shared/protocol/lobby.ts'
import { regions } from '../../shared/protocol/lobby.ts'
import { longBackoff } from './backoff.ts'

export interface LobbyView {
  /** Null until the lobby has spoken. */
  tables(): readonly ListedTable[] | null
  isLost(): boolean
  /** Adds the tables of the other regions, as they are now. */
  lookFurther(): Promise<void>
}

/** Milliseconds from one look to the next; as much again by chance, so that pages do not all come in one moment. */
const pause = 3_000

interface Look {
  /** Null where none came. */
  readonly tables: readonly ListedTable[] | null
  /** Milliseconds until it is worth asking again, as the site has said; 0 where it has not. */
  readonly later: number
}

const listingOf = async (game: string, region?: Region): Promise<Look> => {
  try {
    const response = await fetch(`/api/lobby/${game}${region === undefined ? '' : `?region=${region}`}`)
    if (response.ok) return { tables: ((await response.json()) as LobbyListing).tables, later: 0 }
    return { tables: null, later: 1000 * Number(response.headers.get('retry-after') ?? 0) }
  } catch {
    return { tables: null, later: 0 }
  }
}

/** Looks at the lobby of a game while the owner lives. */
export const createLobby = (game: string): LobbyView => {
  const [near, setNear] = createSignal<readonly ListedTable[] | null>(null)
  const [far, setFar] = createSignal<readonly ListedTable[]>([])
  const [isLost, setLost] = createSignal(false)
  /** Looks in vain, and looks that nobody has seen, since the last good one. */
  let idle = 0
  let notBefore = 0
  let isEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const { tables, later } = await listingOf(game)
    if (isEnded) return
    if (tables !== null) setNear(tables)
    setLost(tables === null)
    const isIdle = tables === null || document.visibilityState === 'hidden'
    if (!isIdle) idle = 0
    const rest = isIdle ? longBackoff(idle++, Math.random()) : pause * (1 + Math.random())
    notBefore = Date.now() + later
    timer = setTimeout(() => void look(), Math.max(rest, later))
  }
  /** Somebody looks at the page again: whatever is waited for, unless the site has asked for it, is over. */
  const wake = (): void => {
    if (document.visibilityState === 'hidden' || timer === undefined || Date.now() < notBefore) return
    idle = 0
    void look()
  }
  document.addEventListener('visibilitychange', wake)
  void look()
  onCleanup(() => {
    isEnded = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wake)
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
      setFar(all.flatMap(({ tables }) => tables ?? []))
    },
  }
}
