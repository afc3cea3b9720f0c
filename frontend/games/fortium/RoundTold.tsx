/**
 * A round is over: who is how far on the way to the next floor or the last diamond, and what of that the round has brought.
 * Between the last mine that opens and the first diamond nothing else tells that the race goes on.
 */
import { For, onMount, Show } from 'solid-js'
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import { diamondsToWin, floors, type Kind } from '../../../shared/games/fortium/components.ts'
import { playerAt, playing } from '../../../shared/games/fortium/position.ts'
import type { State } from '../../../shared/games/fortium/state.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import type { Scene, Stage } from '../../kit/stage.tsx'
import { Brick, Mark } from './art/pieces.tsx'
import { Missing } from './Goals.tsx'
import { type Distance, goalOf } from './goal.ts'
import { isNearEnd } from './nearEnd.ts'
import { endWords } from './Soon.tsx'
import type { NameOf } from './words.ts'

/** Milliseconds: of the title, for each seat, and until a bar that has grown is as long as it is. */
const shortest = 1100
const perSeat = 260
const growing = 700

export interface RoundRow {
  readonly seat: Seat
  readonly goal: Distance
  /** Shares of what it takes: held now, and as the round began, where that is known and was for the same. */
  readonly share: number
  readonly was: number
  /** How many more of it are held than as the round began; nothing that was spent. */
  readonly gained: number
  /** A floor that the round has brought. */
  readonly built: Kind | null
  readonly isNear: boolean
}

/** As each round of a table began, by its number: kept by what names its seats, which no two tables share. */
const begun = new WeakMap<NameOf, Map<number, State>>()

const reachedOf = (state: State, seat: Seat): { goal: Distance; held: number; cost: number } => {
  const goal = goalOf(state, seat)
  const cost = floors[playerAt(state, seat).floors]?.cost ?? diamondsToWin
  return { goal, held: cost - goal.missing, cost }
}

/** Who is nearest comes first. `round` is the one that begins. */
export const roundRows = (before: State, round: number, nameOf: NameOf): readonly RoundRow[] => {
  const known = begun.get(nameOf) ?? new Map<number, State>()
  begun.set(nameOf, known.set(round, before))
  const earlier = known.get(round - 1)
  return playing(before)
    .map((seat): RoundRow => {
      const { goal, held, cost } = reachedOf(before, seat)
      const past = earlier === undefined ? null : playerAt(earlier, seat)
      const now = playerAt(before, seat).floors
      const isSame = earlier !== undefined && past?.floors === now
      const wasHeld = isSame ? Math.min(held, reachedOf(earlier, seat).held) : past === null ? held : 0
      return {
        seat,
        goal,
        share: held / cost,
        was: wasHeld / cost,
        gained: isSame ? held - wasHeld : 0,
        built: past !== null && past.floors < now ? (floors[now - 1]?.kind ?? null) : null,
        isNear: isNearEnd(before as Shown<State>, seat),
      }
    })
    .toSorted(
      (a, b) =>
        playerAt(before, b.seat).floors + b.share - (playerAt(before, a.seat).floors + a.share) ||
        a.seat - b.seat,
    )
}

interface Told {
  readonly title: string
  readonly rows: readonly RoundRow[]
  readonly nameOf: NameOf
}

const Round = (props: Stage & Told) => {
  const words = endWords()
  let paper: HTMLElement | undefined
  const lasts = lastsOf(props.rows)
  props.after(lasts, props.over)
  onMount(() => {
    if (props.still || paper === undefined) return
    paper.animate(
      [
        { opacity: 0, scale: 0.9 },
        { opacity: 1, scale: 1, offset: 0.1 },
        { opacity: 1, offset: 0.92 },
        { opacity: 0 },
      ],
      lasts,
    )
    for (const [index, bar] of [...paper.querySelectorAll('.ft-brought')].entries())
      bar.animate([{ scale: '0 1' }, { scale: '1 1' }], {
        duration: growing,
        delay: 200 + 120 * index,
        fill: 'backwards',
        easing: 'ease-out',
      })
  })
  const percent = (share: number): string => `${100 * share}%`
  return (
    <div
      class="scene-title ft-round"
      ref={(element) => (paper = element)}
      style={{
        left: `${props.board.x + props.board.width / 2}px`,
        top: `${props.board.y + props.board.height / 2}px`,
        'max-width': `${Math.min(props.board.width - 8, 460)}px`,
      }}
    >
      {props.title}
      <ol>
        <For each={props.rows}>
          {({ seat, goal, share, was, gained, built, isNear }) => (
            <li classList={{ near: isNear }} style={{ '--who': `var(--seat-${seat})` }}>
              <Emblem seat={seat} />
              <b>{props.nameOf(seat)}</b>
              <Mark size={18}>
                <Brick kind={goal.kind} x={0} y={0} size={34} />
              </Mark>
              <i class="ft-bar">
                <i style={{ width: percent(was) }} />
                <i class="ft-brought" style={{ width: percent(share - was) }} />
              </i>
              <span class="ft-gained">
                <Show when={built} fallback={gained > 0 ? `+${gained}` : ''}>
                  {(kind) => (
                    <>
                      ✓
                      <Mark size={18}>
                        <Brick kind={kind()} x={0} y={0} size={34} />
                      </Mark>
                    </>
                  )}
                </Show>
              </span>
              <small>
                <Show when={words()}>{(c) => <Missing c={c()} goal={goal} />}</Show>
              </small>
            </li>
          )}
        </For>
      </ol>
    </div>
  )
}

const lastsOf = (rows: readonly RoundRow[]): number => shortest + perSeat * rows.length

/** Told to who asked for stillness, too: no board says what a round has brought. */
export const roundTold = (title: string, rows: readonly RoundRow[], nameOf: NameOf): Scene => ({
  Play: (stage) => <Round {...stage} title={title} rows={rows} nameOf={nameOf} />,
  lasts: lastsOf(rows) + 200,
  isStill: true,
})
