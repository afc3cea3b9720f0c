/** What a board or a tray asks of the page around it: each request is a fact of its own, also when it is the same again. */
import { createSignal } from 'solid-js'
import type { AnyTableModel } from '../../plug/gameUi.ts'

/** What is read beside the board: a paper of the page's, or one of the game's by its id. */
export type PaperName = 'log' | 'chat' | 'moves' | `game-${string}`

export type Request =
  | { readonly type: 'paper'; readonly paper: PaperName }
  | { readonly type: 'place'; readonly anchor: string | null }
  | { readonly type: 'lessons' }
  | { readonly type: 'card'; readonly anchor: string; readonly topic: string }

export interface Requests extends Pick<AnyTableModel, 'openPaper' | 'closeTo' | 'introduce'> {
  /** What board or tray have asked of the page last. */
  request(): Request | null
  /** Says the first steps in the game again. */
  teach(): void
  /** Shows the list of legal moves. */
  openMoves(): void
  openLog(): void
}

export const createRequests = (): Requests => {
  const [request, ask] = createSignal<Request | null>(null, { equals: false })
  return {
    request,
    teach: () => void ask({ type: 'lessons' }),
    openMoves: () => void ask({ type: 'paper', paper: 'moves' }),
    openLog: () => void ask({ type: 'paper', paper: 'log' }),
    openPaper: (id) => void ask({ type: 'paper', paper: `game-${id}` }),
    closeTo: (anchor) => void ask({ type: 'place', anchor }),
    introduce: (anchor, topic) => void ask({ type: 'card', anchor, topic }),
  }
}
