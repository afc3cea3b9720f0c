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
/** Milliseconds from one motion to the next: they overlap, as hands at a table do. */
const stagger = 130
/** At most so many things are in the air at once. */
const inTheAir = 3

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

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

  /** Each fact stands once its own motions and those before it have landed. */
  const play = async (): Promise<void> => {
    const mine = ++run
    let landed: Promise<void> = Promise.resolve()
    const flying: Promise<void>[] = []
    setPlaying(true)
    while (queue.length > 0) {
      if (document.hidden || prefersStill() || isFarBehind()) {
        await landed
        if (mine !== run) return
        jump()
        break
      }
      const frame = queue.shift()
      if (frame === undefined) break
      const own: Promise<void>[] = []
      for (const motion of frame.motions) {
        if (flying.length >= inTheAir) await flying.shift()
        const flight = fly(motion)
        own.push(flight)
        flying.push(flight)
        await wait(stagger)
      }
      const before = landed
      landed = Promise.all([before, ...own]).then(() => {
        if (mine === run) stand(frame)
      })
      // What moves nothing is seen in its place in the order, and holds nothing up.
      if (frame.motions.length === 0) await landed
      if (mine !== run) return
    }
    await landed
    if (mine !== run) return
    setPlaying(false)
    if (queue.length > 0) void play()
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
