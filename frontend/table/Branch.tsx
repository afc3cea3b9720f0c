import { createResource, Show } from 'solid-js'
import type { Seat, Shown } from '../../shared/engine/ids.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { createLocalGame, imagineWorld, seatsFrom } from './model/localGame.ts'
import { createScreen, comesFrom, type ScreenParts } from './screen.tsx'
import { think } from './thinking/thinker.ts'
import { language } from '../kit/language.ts'
import { w } from './words.ts'

/** With the page's own script: what is missing may be any other part of it. */
const failed = {
  es: 'No se ha podido pensar cómo sigue. Vuelve a cargar la página o inténtalo más tarde.',
  en: 'Nobody could think out how it goes on. Load the page anew, or try again later.',
} as const

interface Moment {
  /** Of the screen that is played on from. */
  parts: ScreenParts
  nameOf(seat: Seat): string
  view: Shown<object>
  me: Seat
  back(): void
}

const Played = (props: Moment & { world: object }) => {
  const { parts, world, me } = props
  const seats = () => seatsFrom(parts.info(), me, props.nameOf(me))
  const { rules, source, pace, setPace } = createLocalGame(
    think,
    parts.plug.rules,
    { ...parts.info(), seats: seats() },
    world,
    me,
    parts.info().pace,
  )
  const info = (): TableInfo => ({
    ...parts.info(),
    stage: 'live',
    undo: null,
    pace: pace(),
    seats: seats(),
  })
  const screen = createScreen({
    plug: parts.plug,
    texts: parts.texts,
    info,
    source,
    rules,
    eyes: () => null,
    company: null,
    setPace,
    missed: 0,
    playAgain: () => props.back(),
    branch: {
      name: (own) => w().replay.branch(own),
      back: () => props.back(),
      origin: () => comesFrom(parts),
    },
  })
  return <screen.View />
}

/** What if? A game against bots from some moment on, on this device alone: the bots think beside the page. */
export const Branch = (props: Moment) => {
  const [world] = createResource(() => imagineWorld(think, props.parts.plug.rules, props.view, props.me))
  return (
    <Show
      when={world.error === undefined}
      fallback={
        <main class="page prose">
          <p role="alert">{failed[language()]}</p>
          <button type="button" onClick={() => props.back()}>
            {w().replay.leaveBranch}
          </button>
        </main>
      }
    >
      <Show when={world()}>{(imagined) => <Played {...props} world={imagined()} />}</Show>
    </Show>
  )
}
