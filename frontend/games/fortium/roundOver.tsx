/**
 * How far everybody is on the way to the next floor or the last diamond as a round ends: between the last mine that opens
 * and the first diamond nothing else tells that the race goes on.
 */
import { Show } from 'solid-js'
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import { diamondsToWin, floors, type Kind } from '../../../shared/games/fortium/components.ts'
import { playerAt, playing } from '../../../shared/games/fortium/position.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import type { Scene } from '../../kit/stage.tsx'
import { type RoundLine, roundTold, sinceRound } from '../../plug/scenes/round.tsx'
import { Brick, Mark } from './art/pieces.tsx'
import { Missing } from './Goals.tsx'
import { type Distance, goalOf } from './goal.ts'
import { isNearEnd } from './nearEnd.ts'
import { endWords } from './Soon.tsx'
import type { NameOf } from './words.ts'

const reachedOf = (state: State, seat: Seat): { goal: Distance; held: number; cost: number } => {
  const goal = goalOf(state, seat)
  const cost = floors[playerAt(state, seat).floors]?.cost ?? diamondsToWin
  return { goal, held: cost - goal.missing, cost }
}

const Ore = (props: { kind: Kind }) => (
  <Mark size={18}>
    <Brick kind={props.kind} x={0} y={0} size={34} />
  </Mark>
)

/** A floor that was built, or how many more are held than as the round began; nothing that was spent. */
const Came = (props: { built: Kind | null; gained: number }) => (
  <Show when={props.built} fallback={props.gained > 0 ? `+${props.gained}` : ''}>
    {(kind) => (
      <>
        ✓
        <Ore kind={kind()} />
      </>
    )}
  </Show>
)

const Lacking = (props: { goal: Distance }) => {
  const words = endWords()
  return <Show when={words()}>{(c) => <Missing c={c()} goal={props.goal} />}</Show>
}

const lineOf = (before: State, earlier: State | undefined, seat: Seat): RoundLine => {
  const { goal, held, cost } = reachedOf(before, seat)
  const past = earlier === undefined ? null : playerAt(earlier, seat).floors
  const now = playerAt(before, seat).floors
  const isSame = earlier !== undefined && past === now
  const was = isSame ? Math.min(held, reachedOf(earlier, seat).held) : past === null ? held : 0
  const built = past !== null && past < now ? (floors[now - 1]?.kind ?? null) : null
  return {
    seat,
    share: held / cost,
    was: was / cost,
    mark: () => <Ore kind={goal.kind} />,
    came: () => <Came built={built} gained={isSame ? held - was : 0} />,
    missing: () => <Lacking goal={goal} />,
    isNear: isNearEnd(before as Shown<State>, seat),
  }
}

/** `round` is the one that begins. */
export const roundOver = (title: string, before: State, round: number, nameOf: NameOf): Scene => {
  const earlier = sinceRound(nameOf, round, before)
  const far = ({ seat, share }: RoundLine): number => playerAt(before, seat).floors + share
  const lines = playing(before)
    .map((seat) => lineOf(before, earlier, seat))
    .toSorted((a, b) => far(b) - far(a) || a.seat - b.seat)
  return roundTold({ title, lines, nameOf })
}
