/** A quarter from above: two tiled roofs in its guilds' colours, the guild's lot and the collector's corner. */
import { For, type JSX, Show } from 'solid-js'
import type { Seat } from '../../../../shared/engine/ids.ts'
import type { GuildColor } from '../../../../shared/games/fortaleza/components.ts'
import type { Zone } from '../../../../shared/games/fortaleza/layout.ts'
import type { Tile } from '../../../../shared/games/fortaleza/state.ts'
import { Pawn } from '../../../kit/pieces/pieces.tsx'
import { guildLooks, ink } from './colors.ts'
import { Icon } from './Icon.tsx'
import { GuildTile } from './tiles.tsx'

/** A hipped roof, lit from the top left. */
const Roof = (props: { color: GuildColor; x: number }): JSX.Element => {
  const look = () => guildLooks[props.color]
  return (
    <g transform={`translate(${props.x} -46)`}>
      <path d="M-34-24H40V36H-34z" fill="#000" opacity=".2" />
      <path d="M-37-29H37V29H-37z" fill={look().field} />
      <path d="M-37 29L-13 0H13L37 29zM37-29L13 0L37 29z" fill={look().shade} />
      <path d="M-37-29H37V29H-37z" fill="url(#fz-tiles)" />
      <path d="M-37-29L-13 0H13L37-29M-37 29L-13 0M13 0L37 29" fill="none" stroke={ink} opacity=".5" />
      <path d="M-37-29H37V29H-37z" fill="none" stroke={ink} stroke-width="2.5" stroke-linejoin="round" />
      <Icon name={look().icon} x={0} y={0} size={44} fill={look().sign} edge={look().shade} />
    </g>
  )
}

/** Ground kept free, with a dashed edge. */
const Lot = (props: { d: string }) => (
  <path d={props.d} fill="var(--fz-socket)" stroke={ink} stroke-width="1.5" stroke-dasharray="7 6" />
)

export const Quarter = (props: { zone: Zone; pile: readonly Tile[]; collector: Seat | undefined }) => (
  <>
    {/* Between its roofs, where no trade's sign is, who acted there has theirs: at its edge it lay over the next quarter's. */}
    <path class="ring-at" d="M8-44v1" />
    <path d="M-70-70H82V82H-70z" fill="#000" opacity=".12" />
    <rect
      x="-77"
      y="-77"
      width="154"
      height="154"
      rx="9"
      fill="var(--fz-quarter)"
      stroke={ink}
      stroke-width="2"
    />
    <path d="M-70-6H70M-70 71H70M22-6V71" stroke={ink} stroke-width="1.5" opacity=".13" />
    <For each={props.zone.colors}>
      {(color, index) => <Roof color={color} x={index() === 0 ? -38 : 38} />}
    </For>
    <g transform="translate(-27 31)">
      <Show when={props.pile.at(-1)} fallback={<Lot d="M-42-38H42V38H-42z" />}>
        {(tile) => <GuildTile tile={tile()} covered={props.pile.length - 1} />}
      </Show>
    </g>
    <Lot d="M23 36a25 25 0 0 0 50 0a25 25 0 0 0-50 0z" />
    <Show
      when={props.collector !== undefined}
      fallback={
        <path d="M39 50C39 42 43 39 44 35A7 7 0 1 1 52 35C53 39 57 42 57 50z" fill={ink} opacity=".22" />
      }
    >
      <Pawn x={48} y={34} size={58} seat={props.collector as Seat} />
    </Show>
  </>
)

/** A place closed with three players: overgrown [FZ-3.5]. */
export const Overgrown = (props: { big: boolean }) => (
  <g aria-hidden="true">
    <path
      d={
        props.big
          ? 'M-70-77Q0-86 72-74Q84 0 74 72Q0 86-74 74Q-84 0-70-77z'
          : 'M-46 0a46 46 0 0 0 92 0a46 46 0 0 0-92 0z'
      }
      fill="var(--fz-meadow-deep)"
      stroke={ink}
      stroke-width="1.5"
    />
    <For each={props.big ? bushes : bushes.slice(0, 3)}>
      {([x, y, size]) => (
        <use
          href="#fz-bush"
          transform={`translate(${props.big ? x : x / 2.6} ${props.big ? y : y / 2.6}) scale(${size})`}
        />
      )}
    </For>
  </g>
)

const bushes = [
  [-40, -36, 1.6],
  [34, -46, 1.3],
  [6, 38, 1.5],
  [-8, -4, 1.2],
  [48, 12, 1.6],
  [-46, 40, 1.2],
] as const
