/** What a tap would do in a lit region, drawn there: the piece that would stand, the way, what would fall. */
import { createMemo, type JSX, Match, Show, Switch } from 'solid-js'
import type { Seat } from '../../../../shared/engine/ids.ts'
import type { OwnTroopKind } from '../../../../shared/games/storming/components.ts'
import { findRegion, type RegionPlace } from '../../../../shared/games/storming/layout.ts'
import type { Move } from '../../../../shared/games/storming/moves.ts'
import { findTroop } from '../../../../shared/games/storming/queries.ts'
import type { Structure } from '../../../../shared/games/storming/state.ts'
import { gainIn, GainMark } from '../Brings.tsx'
import type { Choice } from '../choice.ts'
import type { HandProps } from '../handProps.ts'
import { breaksPact } from '../outlook.ts'
import { halfOf } from '../wagon.ts'
import { StructureArt } from './Structures.tsx'
import { TroopFigure } from './Troops.tsx'

const ink = '#2a2520'

const built: Partial<Readonly<Record<Move['type'], Structure['kind']>>> = {
  placeStartVillage: 'village',
  placeSecondVillage: 'village',
  buildVillage: 'village',
  buildSawmill: 'sawmill',
  buildMine: 'mine',
}

const structureOf = (
  move: Move,
  seat: Seat,
  state: ReturnType<Choice['table']['view']>,
): Structure | null => {
  const kind = built[move.type]
  if (kind === 'sawmill' || kind === 'mine') return { kind, owner: seat }
  if (kind !== undefined) return { kind, owner: seat, wall: false }
  if (move.type !== 'upgradeSettlement') return null
  const here = state.map[move.region as 'A1']?.structure ?? null
  if (here === null || !('wall' in here)) return null
  return { ...here, kind: here.kind === 'village' ? 'town' : 'city' }
}

const troopOf = (move: Move): OwnTroopKind | null => {
  if (move.type === 'placeStartSoldier') return 'soldier'
  return move.type === 'recruitTroop' || move.type === 'placeReinforcement' ? move.kind : null
}

const Swords = () => (
  <g stroke={ink} stroke-width="1.3" stroke-linejoin="round">
    <circle r="15" fill="#fbf7ee" />
    <g transform="rotate(45)">
      <path d="M-1.6-12L0-14L1.6-12V4H-1.6z" fill="#c9ced3" />
      <path d="M-5 4H5V6H-5zM-1.5 6H1.5V11H-1.5z" fill="#8a5a30" />
    </g>
    <g transform="rotate(-45)">
      <path d="M-1.6-12L0-14L1.6-12V4H-1.6z" fill="#c9ced3" />
      <path d="M-5 4H5V6H-5zM-1.5 6H1.5V11H-1.5z" fill="#8a5a30" />
    </g>
  </g>
)

/** An arrow the way that a troop goes, in degrees from east. */
const Steps = (props: { way: number }) => (
  <g>
    <circle r="13" fill="#fbf7ee" stroke={ink} stroke-width="1.3" />
    <path
      d="M-8-1.5H1V-6.5L8 0L1 6.5V1.5H-8z"
      transform={`rotate(${props.way})`}
      fill="var(--accent)"
      stroke={ink}
    />
  </g>
)

/** A pact that would be broken: its scroll, torn. */
export const Torn = () => (
  <g stroke={ink} stroke-width="1.3" stroke-linejoin="round">
    <path d="M-9-9H-1L-3-4L1 0L-2 4L0 9H-9z" fill="#f1e3c4" />
    <path d="M3-9H10V9H4L2 4L5 0L1-4z" fill="#f1e3c4" />
    <circle cx="-4" cy="5" r="3" fill="#a9431f" />
  </g>
)
/** A ring round what stands there already, which is not drawn again: it would look walled. */
const Wall = () => (
  <g stroke={ink} stroke-width="1.6" fill="#fbf7ee">
    <path d="M-41 3A41 24 0 0 1 41 3H33A33 17 0 0 0-33 3z" />
    <path d="M-41-1H-33V4H-26V11H-20V7H-13V15H-7V11H7V15H13V7H20V11H26V4H33V-1H41V6A41 21 0 0 1-41 6z" />
  </g>
)
/** What is offered and stands nowhere yet: pale, in broken lines. */
const Offered = (props: { children: JSX.Element }) => (
  <g class="st-ghost" stroke-dasharray="4 2.6">
    {props.children}
  </g>
)

/** Several things could be built or raised there. */
const Several = () => (
  <g>
    <circle r="12" fill="#fbf7ee" stroke={ink} stroke-width="1.3" />
    <path d="M0-6V6M-6 0H6" stroke="#2a2520" stroke-width="3.5" stroke-linecap="round" />
  </g>
)

export const Outlook = (props: HandProps & { place: RegionPlace; moves: readonly Move[] }) => {
  const table = props.choice.table
  const seat = (): Seat => table.me() ?? (0 as Seat)
  const move = (): Move => props.moves[0] ?? { type: 'pass' }
  const half = (): 'move' | 'attack' | null => {
    const taken = props.choice.taken()
    if (taken?.what === 'wagon') return halfOf(taken)
    return move().type === 'attack' ? 'attack' : move().type === 'moveTroop' ? 'move' : null
  }
  const way = (): number => {
    const one = move()
    const at = 'troopId' in one ? findTroop(table.view(), one.troopId)?.id : undefined
    const from = at === undefined ? undefined : findRegion(at)
    if (from === undefined) return 0
    return (Math.atan2(props.place.y - from.y, props.place.x - from.x) * 180) / Math.PI
  }
  const structure = createMemo(() => structureOf(move(), seat(), table.view()))
  /** A shot that is half told may yet be any of many. */
  const gain = createMemo(() =>
    props.moves.length > 1 && move().type === 'useWarWagon' ? null : gainIn(props, props.moves),
  )
  return (
    <g class="st-outlook" transform={`translate(${props.place.x} ${props.place.y})`}>
      <Switch>
        <Match when={half() === 'attack'}>
          <g transform="translate(0 -30)">
            <Swords />
            {/* Within its region, below the emblem of what stands there: above it the land may end. */}
            <Show when={breaksPact(table.view(), seat(), move())}>
              <g transform="translate(-30 32)">
                <Torn />
              </g>
            </Show>
          </g>
        </Match>
        <Match when={half() === 'move'}>
          <Steps way={way()} />
        </Match>
        <Match when={props.moves.length > 1}>
          <g transform="translate(0 -30)">
            <Several />
          </g>
        </Match>
        <Match when={structure()}>
          {(one) => (
            <Offered>
              <g transform="translate(0 -4)">
                <StructureArt structure={one()} bare />
              </g>
            </Offered>
          )}
        </Match>
        <Match when={move().type === 'buildWall'}>
          <Offered>
            <Wall />
          </Offered>
        </Match>
        <Match when={troopOf(move())}>
          {(kind) => (
            <Offered>
              <TroopFigure x={0} y={21} kind={kind()} owner={seat()} />
            </Offered>
          )}
        </Match>
      </Switch>
      <Show when={gain()}>
        {(one) => (
          <g role="img" aria-label={one().said} transform="translate(21 -17) scale(.85)">
            <GainMark gain={one()} />
          </g>
        )}
      </Show>
    </g>
  )
}
