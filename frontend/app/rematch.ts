import { createEffect, createSignal, onCleanup } from 'solid-js'
import type { Why } from '../../shared/protocol/messages.ts'
import type { Rematch, TableInfo } from '../../shared/protocol/tableInfo.ts'
import type { Refused } from '../net/http.ts'
import type { Session } from '../net/session.ts'
import { isEmbedded } from '../kit/embed.ts'
import { keepShare, keepToken, newShare, shareAt } from '../kit/identity.ts'
import { go } from '../kit/router.ts'

/** Milliseconds that the table is given to hear who comes along. */
const patience = 1000

/** The same people once more; who only watched opens a table of their own. What is refused is explained. */
export const createRematch = (
  session: Session,
  info: TableInfo,
  token: string,
  explain: (why: Why | Refused) => void,
): (() => Promise<void>) => {
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
  const ask = async (): Promise<void> => {
    const { askAgain, openOwn } = await import('./askAgain.ts')
    if (session.you() === null) {
      const refused = await openOwn(info, gone.signal)
      if (refused !== null) explain(refused)
      return
    }
    want(true)
    const answer = await askAgain(session, info)
    if (answer.ok) return
    // Another's, opened later, tears nobody away who has read this.
    want(false)
    explain(answer.why)
  }
  return () => {
    const opened = rematch()
    return opened === null ? ask() : follow(opened)
  }
}
