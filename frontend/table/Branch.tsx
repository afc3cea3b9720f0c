import { createResource, Show } from 'solid-js'
import type { Seat, Shown } from '../../shared/engine/ids.ts'
import type { BotLevel } from '../../shared/protocol/botLevels.ts'
import type { SeatInfo, TableInfo } from '../../shared/protocol/tableInfo.ts'
import { createLocalGame, imagineWorld, levelAt } from './model/localGame.ts'
import { createScreen, comesFrom, type ScreenParts } from './screen.tsx'
import { think } from './thinking/thinker.ts'
import { w } from './words.ts'

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
  const levelOf = (seat: number): BotLevel => levelAt(parts.info(), seat)
  const { rules, source, pace, setPace } = createLocalGame(
    think,
    parts.plug.rules,
    parts.info(),
    world,
    me,
    levelOf,
    parts.info().pace,
  )
  const person = (name: string): SeatInfo => ({
    kind: 'person',
    name,
    present: true,
    standIn: false,
    held: false,
    ready: false,
    freeAt: null,
    lag: null,
  })
  const info = (): TableInfo => ({
    ...parts.info(),
    stage: 'live',
    undo: null,
    pace: pace(),
    seats: parts
      .info()
      .seats.map((_, seat) =>
        seat === me ? person(props.nameOf(me)) : { kind: 'bot', level: levelOf(seat) },
      ),
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
  return <Show when={world()}>{(imagined) => <Played {...props} world={imagined()} />}</Show>
}
