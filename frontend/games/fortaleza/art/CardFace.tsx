/** The face of a card: colour field, sign, name. One look in the hand, in flight and in the discard pile. */
import { For, Match, Show, Switch } from 'solid-js'
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

/** A sign small in the corner, which still shows where cards overlap. */
const Corner = (props: { look: Look; x: number; y: number }) => (
  <>
    <circle cx={props.x} cy={props.y} r="14" fill="#fbf7ee" stroke={ink} stroke-width="1.5" />
    <Icon name={props.look.icon} x={props.x} y={props.y} size={19} fill={dark(props.look)} />
  </>
)

/** The darker of a look's colours, for a sign on parchment. */
const dark = ({ shade, sign }: Look): string => (sign < '#8' ? sign : shade)

const Whole = (props: { look: Look }) => (
  <>
    <path d="M6 6H94V134H6z" fill={props.look.field} />
    <path d="M6 134L94 34V134z" fill="#000" opacity=".07" />
    <path d="M6 6H94V14H6z" fill="#fff" opacity=".25" />
    <circle cx="53" cy="66" r="37" fill="#fff" opacity=".13" />
    <Icon name={props.look.icon} x={53} y={66} size={58} fill={props.look.sign} />
    <Corner look={props.look} x={22} y={22} />
  </>
)

/** Two roles in one card, cut on the slant. */
const Halves = (props: { one: Look; other: Look }) => (
  <>
    <path d="M6 6H94L6 134z" fill={props.one.field} />
    <path d="M94 6V134H6z" fill={props.other.field} />
    <path d="M94 6L6 134" stroke={ink} stroke-width="2.5" />
    <Icon name={props.one.icon} x={57} y={34} size={36} fill={props.one.sign} />
    <Icon name={props.other.icon} x={66} y={77} size={34} fill={props.other.sign} />
    <Corner look={props.one} x={22} y={22} />
    <Corner look={props.other} x={22} y={54} />
  </>
)

const Wild = () => (
  <>
    {guildColors.map((color, index) => (
      <path d={`M50 70L${fan(index)}L${fan(index + 1)}z`} fill={guildLooks[color].field} />
    ))}
    <circle cx="53" cy="66" r="28" fill="#fbf7ee" stroke={ink} stroke-width="2.5" />
    <Icon name="star" x={53} y={65} size={38} fill="#b8862b" />
    <Corner look={{ ...stone, icon: 'star' }} x={22} y={22} />
  </>
)

/** Points far outside the card, at five even angles; the card's edge cuts them off. */
const fan = (index: number): string => {
  const angle = ((index * 72 - 90) * Math.PI) / 180
  return `${(50 + 130 * Math.cos(angle)).toFixed(0)} ${(70 + 130 * Math.sin(angle)).toFixed(0)}`
}

/** How wide a name may be, and from how many letters on it is drawn narrower to be so: "apothecaries" alone. */
const nameWidth = 84
const manyLetters = 12

const guildLook = (color: GuildColor | null): Look => guildLooks[color ?? 'orange']

export const CardFace = (props: { id: CardId; name: string }) => {
  const card = () => cardOf(props.id)
  /** A dual card names each half on a line of its own. */
  const lines = (): readonly string[] => props.name.split('/')
  const band = (): number => (lines().length === 1 ? 110 : 96)
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
      <path d={`M6 ${band()}H94V128Q94 134 88 134H12Q6 134 6 128z`} fill="#fbf7ee" />
      <path d={`M6 ${band()}H94`} stroke={ink} stroke-width="1.5" />
      <For each={lines()}>
        {(line, index) => (
          <text
            class="fz-name"
            x="50"
            y={lines().length === 1 ? 127 : 111 + 16.5 * index()}
            text-anchor="middle"
            font-size="17.8"
            font-weight="700"
            textLength={line.length < manyLetters ? undefined : nameWidth}
            lengthAdjust="spacingAndGlyphs"
            fill={ink}
          >
            {line}
          </text>
        )}
      </For>
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
    <path d="M24 78V30h12v10h8V30h12v10h8V30h12v48z" fill="#b3a795" stroke={ink} stroke-width="2" />
    <path d="M42 78V64a8 8 0 0 1 16 0v14z" fill="#a9431f" stroke={ink} stroke-width="2" />
    <Show when={props.count !== undefined}>
      <circle cx="50" cy="108" r="24" fill="#fbf7ee" stroke={ink} stroke-width="2" />
      <text x="50" y="118.5" text-anchor="middle" font-size="31" font-weight="700" fill={ink}>
        {props.count}
      </text>
    </Show>
  </svg>
)
