/** Small pieces: resources, role cards, carts. One look each, wherever they stand. */
import { For, type JSX, Show } from 'solid-js'
import type { Seat } from '../../../../shared/engine/ids.ts'
import {
  type Resource,
  type RoleCard as RoleCardId,
  roleOf,
  roles,
  type TraderSpace,
  traderSpaces,
} from '../../../../shared/games/castillo/components.ts'
import { EmblemMark } from '../../../kit/pieces/Emblem.tsx'
import { ink, resourceLooks, roleLooks } from './colors.ts'
import { icons } from './icons.ts'

export interface At {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A pictogram centred on x, y. */
export const Icon = (props: At & { d: string; fill: string }) => (
  <path
    d={props.d}
    fill={props.fill}
    transform={`translate(${props.x - props.size / 2} ${props.y - props.size / 2}) scale(${props.size / 512})`}
  />
)

/** Each piece has a shape of its own: a heap, logs, bricks, a cut block, an ingot that gleams. On 40 x 40. */
const shapes: Readonly<Record<Resource, (light: string, middle: string, shade: string) => JSX.Element>> = {
  sand: (light, middle, shade) => (
    <>
      <path d="M-19 15Q-14-4-5-13Q0-18 5-13Q14-4 19 15Q0 20-19 15z" fill={middle} />
      <path d="M5-13Q14-4 19 15Q10 18 3 17Q8 0 5-13z" fill={shade} stroke="none" />
      <path d="M-9 2Q-5-7 0-11" fill="none" stroke={light} stroke-width="3" />
    </>
  ),
  wood: (light, middle, shade) => (
    <>
      <path d="M-17-3H9A8 8 0 0 1 9 13H-17z" fill={shade} transform="translate(2 3)" />
      <path d="M-17-15H8A7.5 7.5 0 0 1 8 0H-17z" fill={middle} />
      <ellipse cx="-16" cy="-7.5" rx="4.5" ry="7.5" fill={light} />
      <ellipse cx="-14" cy="8" rx="4.5" ry="8" fill={light} />
      <path d="M-16-10v5M-14 5v6" stroke-width="1.5" />
    </>
  ),
  brick: (light, middle, shade) => (
    <>
      <path d="M-19 2H-1V15H-19zM1 2H19V15H1z" fill={middle} />
      <path d="M-10-13H10V0H-10z" fill={light} />
      <path d="M-19 11H-1V15H-19zM1 11H19V15H1z" fill={shade} stroke="none" />
    </>
  ),
  stone: (light, middle, shade) => (
    <>
      <path d="M-18-6L-6-15L18-11L6-2z" fill={light} />
      <path d="M-18-6L6-2V17L-18 12z" fill={middle} />
      <path d="M6-2L18-11V7L6 17z" fill={shade} />
    </>
  ),
  silver: (light, middle, shade) => (
    <>
      <path d="M-19 11L-12-7H10L19 11z" fill={middle} />
      <path d="M-12-7H10L7-1H-10z" fill={light} />
      <path d="M-19 11H19V15H-19z" fill={shade} />
      <path d="M11-19L13-13L19-11L13-9L11-3L9-9L3-11L9-13z" fill={light} stroke-width="1" />
    </>
  ),
}

/** One piece of a resource, as part of a drawing; `size` is its width. */
export const ResourceMark = (props: At & { kind: Resource }) => (
  <g
    transform={`translate(${props.x} ${props.y}) scale(${props.size / 42})`}
    stroke={ink}
    stroke-width="2"
    stroke-linejoin="round"
  >
    {shapes[props.kind](...resourceLooks[props.kind])}
  </g>
)

/** What a piece counts in a payment, as prices stand on the board [CA-2.3.1]; silver what one likes [CA-2.3.2]; `size` is its figure's height. */
export const PieceValue = (props: At & { figure: number | '?' }) => (
  <g class="ca-worth" transform={`translate(${props.x} ${props.y}) scale(${props.size / 12})`}>
    <rect x="-6" y="-8" width="12" height="15" rx="2" fill="#fbf7ee" stroke={ink} />
    <text y="4.5" text-anchor="middle" font-size="12" font-weight="700" fill={ink}>
      {props.figure}
    </text>
  </g>
)

/** One piece of a resource, as a drawing of its own. */
export const ResourcePiece = (props: { kind: Resource }) => (
  <svg viewBox="-22 -22 44 44" width="24" height="24" aria-hidden="true">
    <ResourceMark kind={props.kind} x={0} y={0} size={42} />
  </svg>
)

/** The start player's, in the colour of the seat. Centred, on 30 x 40. */
export const StartFlag = (props: { seat: Seat }) => (
  <>
    <path
      d="M-12 18V-17H13L7-7L13 3H-12"
      fill={`var(--seat-${props.seat})`}
      stroke="var(--ink)"
      stroke-width="2"
    />
    <EmblemMark seat={props.seat} x={-2} y={-7} size={14} />
  </>
)

/** A choice that is made, as a card with a tick; or an hourglass in the place of one. Centred, on 30 x 40. */
export const ChoiceMark = (props: { isMade: boolean }) => (
  <g stroke="var(--ink)" stroke-width="2" fill={props.isMade ? '#6f6558' : 'none'}>
    <rect x="-13" y="-18" width="26" height="36" rx="3" stroke-dasharray={props.isMade ? undefined : '4 3'} />
    <path
      d={props.isMade ? 'M-7 1L-2 7L7-6' : 'M-6-10H6L-6 10H6z'}
      fill="none"
      stroke={props.isMade ? '#fbf7ee' : undefined}
      stroke-width="3"
    />
  </g>
)

/** Whose a card is. */
export const Owner = (props: { seat: Seat }) => (
  <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true" class="ca-owner">
    <circle r="11" fill={`var(--seat-${props.seat})`} stroke={ink} stroke-width="1.2" />
    <EmblemMark seat={props.seat} x={0} y={0} size={15} />
  </svg>
)

/** A name on one line, or on two of much the same length. */
const linesOf = (name: string): readonly string[] => {
  const words = name.split(' ')
  if (name.length <= 12 || words.length === 1) return [name]
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length))
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best))
}

export const CardName = (props: { name: string }) => (
  <text
    class="ca-name"
    x="50"
    text-anchor="middle"
    fill={ink}
    font-size={linesOf(props.name).some((line) => line.length > 10) ? '14' : '16'}
    font-weight="700"
  >
    <For each={linesOf(props.name)}>
      {(line, index) => (
        <tspan x="50" y={linesOf(props.name).length > 1 ? 126 + index() * 15 : 135}>
          {line}
        </tspan>
      )}
    </For>
  </text>
)

export const CardPaper = (props: { children: JSX.Element }) => (
  <svg viewBox="0 0 100 150" class="ca-card" aria-hidden="true">
    <rect x="1.5" y="1.5" width="97" height="147" rx="8" fill="#fbf7ee" stroke={ink} stroke-width="2" />
    {props.children}
  </svg>
)

/** A role card, face up. The figure in the shield is its place in the order. */
export const RoleCardFace = (props: { card: RoleCardId; name: string }) => {
  const role = (): keyof typeof roleLooks => roleOf(props.card)
  const look = () => roleLooks[role()]
  return (
    <CardPaper>
      <path d="M6 14Q6 6 14 6H86Q94 6 94 14V108H6z" fill={look().field} />
      <path d="M6 108V72L94 34V108z" fill={look().shade} />
      <circle cx="50" cy="60" r="35" fill="#fff6e6" opacity=".16" />
      <Icon d={icons[role()]} x={50} y={61} size={62} fill="#fff6e6" />
      <path d="M11 11H31V21C31 28 26 31 21 33C16 31 11 28 11 21z" fill="#fbf7ee" stroke={ink} />
      <text x="21" y="26" text-anchor="middle" font-size="15" font-weight="700" fill={ink}>
        {roles.indexOf(role()) + 1}
      </text>
      <path d="M6 108H94" stroke={ink} stroke-width="1.5" />
      <CardName name={props.name} />
    </CardPaper>
  )
}

/** A role card, face down. */
export const RoleBack = () => (
  <svg viewBox="0 0 100 150" class="ca-card" aria-hidden="true">
    <rect x="1.5" y="1.5" width="97" height="147" rx="8" fill="#6f6558" stroke={ink} stroke-width="2" />
    <rect x="9" y="9" width="82" height="132" rx="5" fill="none" stroke="#d9cdb8" stroke-width="1.5" />
    <path
      d="M24 104V62H34V70H44V62H56V70H66V62H76V104H59V92Q50 80 41 92V104zM34 58V44H42V50H46V40H54V50H58V44H66V58z"
      fill="#e6dcc6"
      stroke={ink}
      stroke-width="1.5"
      stroke-linejoin="round"
    />
  </svg>
)

const Wheel = (props: { x: number }) => (
  <g transform={`translate(${props.x} 30)`}>
    <circle r="17" fill="#a87a48" />
    <circle r="10" fill="#f0e2c4" stroke-width="1.5" />
    <path d="M0-16V16M-16 0H16M-11-11L11 11M11-11L-11 11" stroke-width="2.5" stroke="#6b4826" />
    <circle r="4" fill="#6b4826" />
  </g>
)

/** A loaded cart, or the rider, with a place for a helper above. Within 150 x 100, centred. */
export const TraderSpaceArt = (props: { space: TraderSpace }) => {
  const space = () => traderSpaces.find(({ id }) => id === props.space) ?? traderSpaces[0]
  return (
    <g stroke={ink} stroke-width="2" stroke-linejoin="round">
      <ellipse cx="0" cy="46" rx="66" ry="6" fill="#000" opacity=".18" stroke="none" />
      <Show
        when={props.space !== 'rider'}
        fallback={
          <>
            <path
              d={icons.rider}
              fill="#5b3c22"
              stroke-width="14"
              transform="translate(-58 -60) scale(.215)"
            />
            <ResourceMark kind="silver" x={34} y={22} size={30} />
            <ResourceMark kind="silver" x={54} y={32} size={30} />
          </>
        }
      >
        <For each={Array.from({ length: space().amount })}>
          {(_, index) => (
            <ResourceMark
              kind={space().resource}
              x={-22 + (44 / Math.max(1, space().amount - 1)) * index()}
              y={index() % 2 === 0 ? -14 : -19}
              size={34}
            />
          )}
        </For>
        <path d="M44 0L70-12" stroke-width="5" stroke="#6b4826" />
        <path d="M-48-8H48L38 24H-38z" fill="#b98850" />
        <path d="M-46 2H45M-42 12H42" fill="none" stroke="#6b4826" />
        <Wheel x={-20} />
        <Wheel x={20} />
      </Show>
    </g>
  )
}
