/** How many miners begin at each of the three first camps; the rest waits in the base [FT-3.5]. */
import { createSignal, For, Show } from 'solid-js'
import { type Seat, seatOf } from '../../../shared/engine/ids.ts'
import { minersEach } from '../../../shared/games/fortium/components.ts'
import type { NodeId } from '../../../shared/games/fortium/layout.ts'
import { armOf, boardOf, homeOf } from '../../../shared/games/fortium/position.ts'
import { ink } from './art/colors.ts'
import { Brick, Mark } from './art/pieces.tsx'
import type { HandProps } from './handProps.ts'
import { type Place, planFor } from './plan.ts'
import { createUpright } from './upright.ts'
import { siteName } from './words.ts'

const quarries = ['granA', 'granB', 'lime'] as const
type Quarry = (typeof quarries)[number]

/** The base and its three quarries as they lie on the screen, with the stone of the one that is meant. */
const Whereabouts = (props: HandProps & { seat: Seat; meant: Quarry }) => {
  const isUpright = createUpright()
  const state = () => props.choice.table.view()
  const plan = () => planFor(state().players.length, isUpright())
  const arm = () => armOf(state(), props.seat)
  const home = (): NodeId => homeOf(state(), props.seat)
  const cellOf = (name: Quarry): NodeId => boardOf(state()).siteById.get(`${arm()}-${name}`)?.cell ?? home()
  /** From the middle between base and limestone. */
  const at = (node: NodeId): Place => {
    const [here, base, lime] = [plan().at(node), plan().at(home()), plan().at(cellOf('lime'))]
    return { x: (2 * here.x - base.x - lime.x) / 15, y: (2 * here.y - base.y - lime.y) / 15 }
  }
  const turn = (): string => (plan().isAcross(arm()) ? '' : 'rotate(90)')
  return (
    <Mark size={40}>
      <path
        d="M-9-4H9V4H-9z"
        transform={`translate(${at(home()).x} ${at(home()).y})${turn()}`}
        fill="#8f6a43"
        stroke={ink}
      />
      <For each={quarries}>
        {(name) => (
          <Show
            when={name === props.meant}
            fallback={
              <circle
                cx={at(cellOf(name)).x}
                cy={at(cellOf(name)).y}
                r="3"
                fill="currentColor"
                opacity=".5"
              />
            }
          >
            <Brick kind={name === 'lime' ? 'limestone' : 'granite'} {...at(cellOf(name))} size={17} />
          </Show>
        )}
      </For>
    </Mark>
  )
}

export const StartSheet = (props: HandProps) => {
  const [counts, setCounts] = createSignal({ granA: 3, granB: 3, lime: 3 })
  const left = (): number => minersEach - counts().granA - counts().granB - counts().lime
  const state = () => props.choice.table.view()
  const seat = (): Seat => props.choice.mine() ?? seatOf(0)
  const site = (name: Quarry) => boardOf(state()).siteById.get(`${armOf(state(), seat())}-${name}`)
  return (
    <Show when={props.choice.mine() !== null} fallback={<p class="ft-sheet">{props.texts.start.chosen}</p>}>
      <div class="ft-sheet ft-row">
        <For each={quarries}>
          {(name) => (
            // Whichever of the quarries is in hand glows on the board.
            <span
              class="ft-sizes"
              role="group"
              aria-label={siteName(
                props.texts,
                state(),
                site(name)?.id ?? 'W-lime',
                props.choice.table.nameOf,
              )}
              onPointerEnter={() => props.choice.look(site(name)?.cell ?? null)}
              onPointerLeave={() => props.choice.look(null)}
              onFocusIn={() => props.choice.look(site(name)?.cell ?? null)}
              onFocusOut={() => props.choice.look(null)}
            >
              <Whereabouts {...props} seat={seat()} meant={name} />
              <For each={[1, 2, 3]}>
                {(count) => (
                  <button
                    type="button"
                    aria-pressed={counts()[name] === count}
                    classList={{ chosen: counts()[name] === count }}
                    onClick={() => setCounts({ ...counts(), [name]: count })}
                  >
                    {count}
                  </button>
                )}
              </For>
            </span>
          )}
        </For>
        <span class="ft-note">{props.texts.start.base(left())}</span>
        <button
          type="button"
          class="main"
          onClick={() => props.choice.play({ type: 'chooseSetup', ...counts() })}
        >
          {props.texts.start.done}
        </button>
      </div>
    </Show>
  )
}
