/**
 * What the player sees, a little behind what is true: facts are shown one by one, each when its scene is over and its
 * motions have landed. Knows neither network nor rules: it is handed facts with the views after them.
 */
import { createSignal } from 'solid-js'
import type { Seq, Viewer } from '../../../shared/engine/ids.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { prefersStill } from '../../kit/media.ts'
import type * as Motions from '../../kit/motion.ts'
import { recall } from '../../kit/storage.ts'
import type { Scene } from '../../kit/stage.tsx'
import type { Motion } from '../../plug/gameUi.ts'
import { lastFact } from '../../plug/lastFact.ts'
import type { Part } from '../../plug/sounds.ts'

export interface Frame<View> {
  readonly view: View
  readonly seq: Seq
  /** How many facts of that entry stand with it. */
  readonly facts: number
  /** What kind of fact it is: what it sounds like follows from that. Nothing, where it is no news. */
  readonly fact: string
  /** Seen before anything moves. */
  readonly scene: Scene | null
  readonly motions: readonly Motion[]
}

export interface Reel<View> {
  view(): View
  seq(): Seq
  /** How many facts of that entry are shown: infinitely many, where it was not shown one by one. */
  facts(): number
  /** A frame is still to come. */
  playing(): boolean
  show(frames: readonly Frame<View>[]): void
  /** Drops what is still to come and stands at this. */
  cut(view: View, seq: Seq): void
  /** Shows what comes as where nothing moves, for as long as that is so; and ends what is under way. */
  hurry(on: boolean): void
}

/** Where things move: the page, or a test. */
export interface Theatre {
  /** Nobody looks, or all is to be there at once. */
  isUnseen(): boolean
  /** Somebody has pressed to go on while something flew: true once for each press. */
  isSkipped(): boolean
  /** How many entries behind what is true the page may be: where more wait, none is watched. */
  patience(): number
  /** The game waits for who looks: what is seen even where nothing moves, as a scoring, is not left out however far behind. */
  isAwaited(): boolean
  /** Nothing is to move: scenes that tell without moving are shown all the same. */
  isStill(): boolean
  fly(motion: Motion): Promise<void>
  /** Resolves when the scene is over; at once when the signal says so. */
  play(scene: Scene, signal: AbortSignal): Promise<void>
  wait(milliseconds: number): Promise<void>
  /** These kinds of facts are seen now; of one with a scene, that begins or is over. */
  hear(facts: readonly string[], part?: Part): void
}

/** Of more entries behind than this, who has been away or is awaited watches none. */
export const farBehind = 5
/** Nor of more than this who has time: so many do not come between two questions to a seat, but without end to one that has left. */
const atLeisure = 60

/** Who sits where no clock runs is waited for, however long they look at what has happened. */
export const isAwaitedAt = ({ clocks }: Pick<TableInfo, 'clocks'>, me: Viewer): boolean =>
  me !== null && clocks.length === 0

/**
 * Who is waited for sees all that happens, however fast bots play; but of who wants them to take no time, their motions
 * take none either. Others keep up with it.
 */
export const patienceAt = (info: Pick<TableInfo, 'clocks' | 'pace'>, me: Viewer): number =>
  !isAwaitedAt(info, me) ? farBehind : info.pace === 'atOnce' ? 1 : atLeisure

/** What moves things, and what sounds, is fetched when something first does. */
export const browserTheatre = (
  game: string,
  patience: () => number,
  isAwaited: () => boolean = () => false,
): Theatre => {
  let motion: typeof Motions | undefined
  return {
    isUnseen: () => document.hidden || recall('speed') === 'atOnce',
    isSkipped: () => motion?.isSkipped() === true,
    patience,
    isAwaited,
    isStill: prefersStill,
    async fly(flight) {
      motion ??= await import('../../kit/motion.ts')
      return motion.fly(flight)
    },
    play: async (scene, signal) => (await import('../../kit/stage.tsx')).playScene(scene, signal),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    hear(facts, part) {
      if ((recall('volume') ?? '0') !== '0' && !document.hidden)
        void (async () => (await import('../play/hearing.ts')).hear(game, facts, part))()
    },
  }
}

/** Milliseconds from one motion to the next, of short ones fewer: they overlap, as hands at a table do. */
const stagger = 130
/** Milliseconds for which the table as a game leaves it is looked at, before what tells of the end lies over it. */
const rest = 1000
/** At most so many things are in the air at once. */
const inTheAir = 3

type Standing<View> = Pick<Frame<View>, 'view' | 'seq' | 'facts'>

export const createReel = <View>(view: View, seq: Seq, theatre: Theatre): Reel<View> => {
  const [now, setNow] = createSignal<Standing<View>>({ view, seq, facts: Infinity }, { equals: false })
  const [playing, setPlaying] = createSignal(false)
  let queue: Frame<View>[] = []
  let run = 0
  /** The scene that is played now. */
  let scene: { readonly seq: Seq; readonly isStill: boolean; readonly stop: AbortController } | null = null
  let isHurried = false
  const isStill = (): boolean => isHurried || theatre.isStill()

  const stand = ({ view, seq, facts }: Standing<View>): void => void setNow({ view, seq, facts })
  /** The first so many of them stand at once. */
  const jump = (count: number): void => {
    const frames = queue.splice(0, count)
    const last = frames.at(-1)
    theatre.hear(frames.map(({ fact }) => fact))
    if (last !== undefined) stand(last)
  }
  /** How many come before the first such: all, where there is none. */
  const until = (isSuch: (frame: Frame<View>) => boolean | undefined): number => {
    const next = queue.findIndex(isSuch)
    return next < 0 ? queue.length : next
  }
  const isFarBehind = (): boolean => {
    const [next, last] = [scene ?? queue[0], queue.at(-1)]
    return next !== undefined && last !== undefined && last.seq - next.seq > theatre.patience()
  }
  /** How many are not looked at, where the newest that was looked at is of that entry. */
  const leftOut = (at: Seq | null): number => {
    if (theatre.isUnseen()) return queue.length
    if (isFarBehind()) return theatre.isAwaited() ? until(({ scene }) => scene?.isStill) : queue.length
    // A press goes on to the next entry; one from before any of these was for something else.
    if (theatre.isSkipped() && at !== null) return until(({ seq }) => seq !== at)
    return isStill() ? until(({ scene }) => scene?.isStill) : 0
  }
  const playScene = async (frame: Frame<View>): Promise<void> => {
    if (frame.scene === null) return
    const mine = { seq: frame.seq, isStill: frame.scene.isStill === true, stop: new AbortController() }
    scene = mine
    await theatre.play(frame.scene, mine.stop.signal).catch((thrown) => reportError(thrown))
    if (scene === mine) scene = null
  }

  /** Each fact stands once its scene is over, and its own motions and those before it have landed. */
  const play = async (): Promise<void> => {
    const mine = ++run
    let landed: Promise<void> = Promise.resolve()
    let at: Seq | null = null
    const flying: Promise<void>[] = []
    setPlaying(true)
    while (queue.length > 0) {
      const skipped = leftOut(at)
      if (skipped > 0) {
        await landed
        if (mine !== run) return
        jump(skipped)
        continue
      }
      const frame = queue.shift()
      if (frame === undefined) break
      at = frame.seq
      if (frame.scene !== null) {
        // A scene is looked at alone: what is in the air lands first.
        await landed
        if (mine !== run) return
        theatre.hear([frame.fact], 'begins')
        await playScene(frame)
        if (mine !== run) return
        theatre.hear([frame.fact], 'over')
        if (theatre.isUnseen() || isStill() || isFarBehind()) {
          stand(frame)
          continue
        }
      }
      const own: Promise<void>[] = []
      for (const motion of frame.motions) {
        if (flying.length >= inTheAir) await flying.shift()
        if (mine !== run) return
        const flight = theatre.fly(motion)
        own.push(flight)
        flying.push(flight)
        if (motion.stands === undefined) await theatre.wait(Math.min(stagger, motion.lasts / inTheAir))
        else {
          await Promise.all([landed, ...own])
          if (mine !== run) return
          stand({ ...now(), view: motion.stands as View })
        }
      }
      if (frame.fact === lastFact) own.push(landed.then(() => theatre.wait(rest)))
      if (mine !== run) return
      const before = landed
      landed = Promise.all([before, ...own]).then(() => {
        if (mine !== run) return
        if (frame.scene === null) theatre.hear([frame.fact])
        stand(frame)
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
    facts: () => now().facts,
    playing,
    show(frames) {
      queue.push(...frames)
      if (isFarBehind() && !(scene?.isStill === true && theatre.isAwaited())) scene?.stop.abort()
      if (!playing()) void play()
    },
    cut(view, seq) {
      run++
      queue = []
      scene?.stop.abort()
      scene = null
      setPlaying(false)
      stand({ view, seq, facts: Infinity })
    },
    hurry(on) {
      isHurried = on
      if (on && scene?.isStill === false) scene.stop.abort()
    },
  }
}
