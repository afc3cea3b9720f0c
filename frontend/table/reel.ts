/**
 * What the player sees, a little behind what is true: facts are shown one by one, each when its motion has landed.
 * Knows neither network nor rules: it is handed facts with the views after them.
 */
import { createSignal } from 'solid-js'
import type { Seq } from '../../shared/engine/ids.ts'
import { fly, prefersStill } from '../kit/motion.ts'
import type { Motion } from './gameUi.ts'

export interface Frame<View> {
  readonly view: View
  readonly seq: Seq
  readonly motions: readonly Motion[]
}

export interface Reel<View> {
  view(): View
  seq(): Seq
  /** A frame is still to come. */
  playing(): boolean
  show(frames: readonly Frame<View>[]): void
  /** Drops what is still to come and stands at this. */
  cut(view: View, seq: Seq): void
}

/** More entries behind than this, and there is nothing to gain from watching. */
const farBehind = 5
/** The second and third motion start before the first has landed. */
const stagger = 110

export const createReel = <View>(view: View, seq: Seq): Reel<View> => {
  const [now, setNow] = createSignal<{ readonly view: View; readonly seq: Seq }>(
    { view, seq },
    { equals: false },
  )
  const [playing, setPlaying] = createSignal(false)
  let queue: Frame<View>[] = []
  let run = 0

  const stand = (frame: { readonly view: View; readonly seq: Seq }): void => {
    setNow({ view: frame.view, seq: frame.seq })
  }
  const jump = (): void => {
    const last = queue.at(-1)
    queue = []
    if (last !== undefined) stand(last)
  }
  const isFarBehind = (): boolean => {
    const [next, last] = [queue[0], queue.at(-1)]
    return next !== undefined && last !== undefined && last.seq - next.seq > farBehind
  }

  const play = async (): Promise<void> => {
    const mine = ++run
    setPlaying(true)
    while (queue.length > 0) {
      if (document.hidden || prefersStill() || isFarBehind()) jump()
      const frame = queue.shift()
      if (frame === undefined) break
      await Promise.all(frame.motions.map((motion, index) => after(index * stagger, () => fly(motion))))
      if (mine !== run) return
      stand(frame)
    }
    setPlaying(false)
  }

  return {
    view: () => now().view,
    seq: () => now().seq,
    playing,
    show(frames) {
      queue.push(...frames)
      if (!playing()) void play()
    },
    cut(view, seq) {
      run++
      queue = []
      setPlaying(false)
      stand({ view, seq })
    },
  }
}

const after = async (milliseconds: number, act: () => Promise<void>): Promise<void> => {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds))
  await act()
}
