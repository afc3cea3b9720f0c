import { createEffect, createSignal, onCleanup } from 'solid-js'
import type { Rematch, TableInfo } from '../../shared/protocol/tableInfo.ts'
import type { Session } from '../net/session.ts'
import { isEmbedded } from '../kit/embed.ts'
import { keepShare, keepToken, newShare, shareAt } from '../kit/identity.ts'
import { go } from '../kit/router.ts'
import { openTableAndGo } from './newTable.ts'

/** Milliseconds that the table is given to hear who comes along. */
const patience = 1000

/** The same people once more; who only watched opens a table of their own. */
export const createRematch = (session: Session, info: TableInfo, token: string): (() => void) => {
  const [wanted, want] = createSignal(false)
  const rematch = (): Rematch | null => session.info()?.rematch ?? null
  const goTo = ({ id, commitment }: Rematch): void => {
    // The key to the seat here opens the one that is kept there; the share of its seed is drawn anew.
    keepToken(id, token)
    if (session.you() !== null && commitment !== null && shareAt(id) === null)
      keepShare(id, { share: newShare(), commitment })
    go(isEmbedded ? `/embed/g/${id}` : `/g/${id}`)
  }
  createEffect(() => {
    const opened = rematch()
    if (opened !== null && wanted()) goTo(opened)
  })
  /** The others should see who comes; it does not keep anybody here. */
  const follow = async (opened: Rematch): Promise<void> => {
    const told = session.you() === null ? null : session.act({ act: 'rematch' })
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patience))])
    goTo(opened)
  }
  const gone = new AbortController()
  onCleanup(() => gone.abort())
  /** As wherever one sits down with people, a name is said first. */
  const openOwn = async (): Promise<void> => {
    const { game, options, seats } = info
    const { askName } = await import('./askName.tsx')
    if (await askName(gone.signal)) await openTableAndGo(game, { seats: seats.length, options, bots: null })
  }
  return () => {
    const opened = rematch()
    if (opened !== null) return void follow(opened)
    if (session.you() !== null) {
      want(true)
      return void session.act({ act: 'rematch' })
    }
    void openOwn()
  }
}
