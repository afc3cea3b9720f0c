/** The face of a card: colour field, sign, name. One look in the hand, in flight and in the discard pile. */
import { Match, Show, Switch } from 'solid-js'
import {
  type CardId,
  cardOf,
  type GuildColor,
  guildColors,
} from '../../../../shared/games/fortaleza/components.ts'
import { guildLooks, ink } from './colors.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

const stone = { field: '#c9bda6', shade: '#978a74', sign: '#3b332a' }

const looks: Readonly<
  Record<'wall' | 'tower' | 'temple', { field: string; shade: string; sign: string; icon: IconName }>
> = {
  wall: { ...stone, icon: 'wall' },
  tower: { field: '#a9b3b8', shade: '#74828a', sign: '#262f35', icon: 'tower' },
  temple: { field: '#b9c29a', shade: '#86925f', sign: '#2f3a1a', icon: 'temple' },
}

interface Look {
  readonly field: string
  readonly shade: string
  readonly sign: string
  readonly icon: IconName
}

const Whole = (props: { look: Look }) => (
  <>
    <path d="M6 6H94V134H6z" fill={props.look.field} />
    <path d="M6 104H94V134H6z" fill={props.look.shade} />
    <path d="M6 6H94V14H6z" fill="#fff" opacity=".25" />
    <Icon name={props.look.icon} x={50} y={58} size={62} fill={props.look.sign} />
  </>
)

/** Two roles in one card, cut on the slant. */
const Halves = (props: { one: Look; other: Look }) => (
  <>
    <path d="M6 6H94L6 134z" fill={props.one.field} />
    <path d="M94 6V134H6z" fill={props.other.field} />
    <path d="M94 6L6 134" stroke={ink} stroke-width="2.5" />
    <Icon name={props.one.icon} x={33} y={40} size={46} fill={props.one.sign} />
    <Icon name={props.other.icon} x={67} y={98} size={46} fill={props.other.sign} />
  </>
)

const Wild = () => (
  <>
    {guildColors.map((color, index) => (
      <path d={`M50 70L${fan(index)}L${fan(index + 1)}z`} fill={guildLooks[color].field} />
    ))}
    <circle cx="50" cy="70" r="30" fill="#fbf7ee" stroke={ink} stroke-width="2.5" />
    <Icon name="star" x={50} y={69} size={40} fill="#b8862b" />
  </>
)

/** Points far outside the card, at five even angles; the card's edge cuts them off. */
const fan = (index: number): string => {
  const angle = ((index * 72 - 90) * Math.PI) / 180
  return `${(50 + 130 * Math.cos(angle)).toFixed(0)} ${(70 + 130 * Math.sin(angle)).toFixed(0)}`
}

const guildLook = (color: GuildColor | null): Look => guildLooks[color ?? 'orange']

export const CardFace = (props: { id: CardId }) => {
  const card = () => cardOf(props.id)
  return (
    <svg class="fz-card" viewBox="0 0 100 140" aria-hidden="true">
      <rect x="1" y="1" width="98" height="138" rx="9" fill="#fbf7ee" stroke={ink} stroke-width="2" />
      <svg x="6" y="6" width="88" height="128" viewBox="6 6 88 128">
        <Switch fallback={<Whole look={guildLook(card().color)} />}>
          <Match when={card().kind === 'wild'}>
            <Wild />
          </Match>
          <Match when={card().kind === 'wallGuild'}>
            <Halves one={looks.wall} other={guildLook(card().color)} />
          </Match>
          <Match when={card().kind === 'towerGuild'}>
            <Halves one={looks.tower} other={guildLook(card().color)} />
          </Match>
          <Match when={looks[card().kind as keyof typeof looks]}>{(look) => <Whole look={look()} />}</Match>
        </Switch>
      </svg>
      <rect
        x="6"
        y="6"
        width="88"
        height="128"
        rx="6"
        fill="none"
        stroke={ink}
        stroke-opacity=".55"
        stroke-width="1.5"
      />
    </svg>
  )
}

/** A card turned down, or a pile of them. */
export const CardBack = (props: { count?: number }) => (
  <svg class="fz-card" viewBox="0 0 100 140" aria-hidden="true">
    <rect x="1" y="1" width="98" height="138" rx="9" fill="#6f6558" stroke={ink} stroke-width="2" />
    <rect x="9" y="9" width="82" height="122" rx="5" fill="none" stroke="#d9cdb8" stroke-width="2" />
    <path d="M28 96V56h10v8h8v-8h8v8h8v-8h10v40z" fill="#b3a795" stroke={ink} stroke-width="2" />
    <path d="M43 96V82a7 7 0 0 1 14 0v14z" fill="#a9431f" stroke={ink} stroke-width="2" />
    <Show when={props.count !== undefined}>
      <circle cx="50" cy="114" r="15" fill="#fbf7ee" stroke={ink} stroke-width="2" />
      <text x="50" y="120.5" text-anchor="middle" font-size="18" font-weight="700" fill={ink}>
        {props.count}
      </text>
    </Show>
  </svg>
)
