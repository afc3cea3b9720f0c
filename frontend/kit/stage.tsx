/** Scenes: what is seen over the board where nothing flies, as dice that roll. Knows no game. */
import { type Component, createSignal, onCleanup } from 'solid-js'
import { render } from 'solid-js/web'
import { prefersStill } from './media.ts'
import { boxOf } from './boxOf.ts'
import { stretch } from './motion.ts'

/** In pixels of the window. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What a scene is handed when it is drawn. */
export interface Stage {
  /** The board, as far as it is in the window. */
  readonly board: Box
  /** Where the element with that `data-anchor` is; null where it is not on the page. */
  place(anchor: string): Box | null
  /** Nothing is to move. */
  readonly still: boolean
  /** Somebody has tapped or pressed a key once, in a scene that goes on faster then. */
  hurried(): boolean
  /** Does it so many milliseconds from now, at the speed that the player has chosen; not if what asked is gone by then. */
  after(milliseconds: number, then: () => void): void
  /** All has been seen. */
  over(): void
}

export interface Scene {
  /** Drawn in a layer over the window, at its left upper corner. */
  readonly Play: Component<Stage>
  /** Milliseconds after which it is over whatever it says, at the normal speed. */
  readonly lasts: number
  /** The first tap or key makes it faster, and only the second ends it. */
  readonly isHurried?: boolean
  /** Tells what no board does, and can without moving: shown to who asked for stillness too. */
  readonly isStill?: boolean
}

/** The element with `data-stage`, cut to the window; the window itself where there is none. */
const boardBox = (): Box => {
  const [wide, high] = [innerWidth, innerHeight]
  const board = document.querySelector('[data-stage]')?.getBoundingClientRect()
  if (board === undefined || board.width === 0) return { x: 0, y: 0, width: wide, height: high }
  const [x, y] = [Math.max(0, board.left), Math.max(0, board.top)]
  return {
    x,
    y,
    width: Math.max(0, Math.min(wide, board.right) - x),
    height: Math.max(0, Math.min(high, board.bottom) - y),
  }
}

/**
 * Keeps all that moves in a scene at the player's speed, also what begins to move later: scenes give their times at the
 * normal one.
 */
const keepPace = (layer: Element, rate: number, ended: AbortSignal): void => {
  if (rate === 1 || ended.aborted) return
  for (const one of layer.getAnimations({ subtree: true })) one.playbackRate = rate
  requestAnimationFrame(() => keepPace(layer, rate, ended))
}

/**
 * Plays a scene, and resolves when it is over: it says so, its time is up, somebody taps or presses a key (twice, where
 * the first makes it faster), or the signal says that nobody waits for it any more. A tap on the board does that and no more; anything else does what it does.
 */
export const playScene = (scene: Scene, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const [board, longer] = [boardBox(), stretch()]
    const layer = document.createElement('div')
    // Pieces in a scene have the colours of pieces in flight.
    layer.className = 'flight scene'
    layer.setAttribute('aria-hidden', 'true')
    layer.style.cssText = 'width:100vw;height:100vh;overflow:hidden'
    const ground = document.createElement('div')
    const shield = document.createElement('div')
    shield.style.cssText = `position:absolute;pointer-events:auto;cursor:progress;left:${board.x}px;top:${board.y}px;width:${board.width}px;height:${board.height}px`
    const ended = new AbortController()
    let dispose: () => void = () => undefined
    const over = (): void => {
      if (ended.signal.aborted) return
      ended.abort()
      clearTimeout(last)
      dispose()
      layer.remove()
      resolve()
    }
    const last = setTimeout(over, scene.lasts * longer)
    const [hurried, hurry] = createSignal(false)
    const press = (): void => void (scene.isHurried === true && !hurried() ? hurry(true) : over())
    const after: Stage['after'] = (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds * longer)
      onCleanup(() => clearTimeout(timer))
    }
    const until = { capture: true, signal: ended.signal }
    document.addEventListener('click', press, until)
    document.addEventListener('keydown', press, until)
    signal.addEventListener('abort', over, { signal: ended.signal })
    layer.append(ground, shield)
    document.body.append(layer)
    try {
      dispose = render(
        () => (
          <scene.Play
            board={board}
            place={boxOf}
            still={prefersStill()}
            hurried={hurried}
            after={after}
            over={over}
          />
        ),
        ground,
      )
      keepPace(layer, 1 / longer, ended.signal)
    } catch (thrown) {
      // What cannot be drawn holds up no game.
      reportError(thrown)
      over()
    }
  })
