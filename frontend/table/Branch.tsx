import { createSignal, Show } from 'solid-js'
import type { AnyGame } from '../../shared/engine/game.ts'
import type { Seat, Shown } from '../../shared/engine/ids.ts'
import type { SeatInfo, TableInfo } from '../../shared/protocol/tableInfo.ts'
import { registry } from '../../shared/registry.ts'
import { createLocalGame } from './model/localGame.ts'
import { createScreen, type ScreenParts } from './screen.tsx'
import { w } from './words.ts'

interface Moment {
  /** Of the screen that is played on from. */
  parts: ScreenParts
  nameOf(seat: Seat): string
  view: Shown<object>
  me: Seat
  back(): void
}

const Played = (props: Moment & { game: AnyGame }) => {
  const { parts, game, view, me } = props
  const { rules, source, pace, setPace } = createLocalGame(game, parts.info(), view, me, parts.info().pace)
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
      .seats.map((_, seat) => (seat === me ? person(props.nameOf(me)) : { kind: 'bot', level: 'oficial' })),
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
    branch: { name: (own) => w().replay.branch(own), back: () => props.back() },
  })
  return <screen.View />
}

/** What if? A game against bots from some moment on, on this page alone. What bots go by is loaded for it. */
export const Branch = (props: Moment) => {
  const [game, setGame] = createSignal<AnyGame>()
  void registry[props.parts.plug.meta.id]?.rules().then((rules) => setGame(() => rules))
  return <Show when={game()}>{(rules) => <Played {...props} game={rules()} />}</Show>
}
