/** Tiles as they lie on the board, centred on 0, 0: the owner's colour and emblem, the level in a shield. */
import { For, Show } from 'solid-js'
import { guildTiles, wallTiles } from '../../../../shared/games/fortaleza/components.ts'
import type { Tile } from '../../../../shared/games/fortaleza/state.ts'
import { EmblemMark } from '../../../kit/pieces/Emblem.tsx'
import { Laurel, LevelShield } from '../../../kit/pieces/pieces.tsx'
import { ink } from './colors.ts'

interface Laid {
  readonly tile: Tile
  /** Tiles underneath. */
  readonly covered: number
}

const seatFill = (tile: Tile): string => `var(--seat-${tile.owner})`

/** The edges of covered tiles show below the one on top. */
const Underneath = (props: { count: number; draw: (offset: number) => string }) => (
  <For each={Array.from({ length: Math.min(props.count, 3) }, (_, index) => props.count - index)}>
    {(depth) => (
      <path
        d={props.draw(Math.min(depth, 3) * 5)}
        fill="var(--fz-stone-shade)"
        stroke={ink}
        stroke-width="1.5"
      />
    )}
  </For>
)

const block = (offset: number): string => `M-41 ${-37 + offset}h82v74h-82z`

/** A stretch of wall; `turn` is how far its outer side is turned from north, in degrees. */
export const WallTile = (props: Laid & { turn: number }) => (
  <g>
    <Underneath count={props.covered} draw={block} />
    <g transform={`rotate(${props.turn})`}>
      <path
        d="M-42 38V-36h0v-10h17v10h17v-10h16v10h17v-10h17v10V38z"
        fill="var(--fz-stone)"
        stroke={ink}
        stroke-width="2.5"
        stroke-linejoin="round"
      />
      <path d="M-34-27H34V30H-34z" fill={seatFill(props.tile)} stroke={ink} stroke-width="2" />
      <path d="M-34 16H34V30H-34z" fill="#000" opacity=".16" />
      <path d="M-33-26H33V-18H-33z" fill="#fff" opacity=".22" />
    </g>
    <EmblemMark
      seat={props.tile.owner}
      x={isUpright(props.turn) ? -16 : 0}
      y={isUpright(props.turn) ? 2 : -15}
      size={34}
    />
    <LevelShield
      x={isUpright(props.turn) ? 17 : 0}
      y={isUpright(props.turn) ? 1 : 17}
      size={30}
      level={props.tile.level}
    />
  </g>
)

const isUpright = (turn: number): boolean => turn % 180 === 0

const gatePoints = (tile: Tile): number =>
  wallTiles.find(({ level }) => level === tile.level)?.gatePoints ?? 0

export const GateTile = (props: Laid & { turn: number }) => (
  <g>
    <Underneath count={props.covered} draw={(offset) => `M-44 ${-40 + offset}h88v80h-88z`} />
    <g transform={`rotate(${props.turn})`}>
      <path
        d="M-46 42V-34h0v-14h20v14h16v-14h20v14h16v-14h20v14V42z"
        fill="var(--fz-stone)"
        stroke={ink}
        stroke-width="2.5"
        stroke-linejoin="round"
      />
      <path d="M-38-28H38V34H-38z" fill={seatFill(props.tile)} stroke={ink} stroke-width="2" />
      <path d="M-16-47H16V-24A16 14 0 0 1-16-24z" fill="#3a2a1d" stroke={ink} stroke-width="2" />
      <path d="M-8-46V-12M0-46V-10M8-46V-12" stroke="#b98d52" stroke-width="2" />
    </g>
    <EmblemMark seat={props.tile.owner} x={-19} y={isUpright(props.turn) ? 2 : -14} size={30} />
    <LevelShield x={19} y={isUpright(props.turn) ? 2 : -12} size={28} level={props.tile.level} />
    <Laurel x={0} y={22} size={34} figure={gatePoints(props.tile)} />
  </g>
)

export const TowerTile = (props: Laid & { big: boolean }) => (
  <g transform={`scale(${props.big ? 1.12 : 1})`}>
    <Underneath
      count={props.covered}
      draw={(offset) => `M-42 ${offset}a42 42 0 0 0 84 0a42 42 0 0 0-84 0z`}
    />
    <circle r="42" fill="var(--fz-stone)" stroke={ink} stroke-width="2.5" />
    <circle r="37" fill="none" stroke={ink} stroke-width="9" stroke-dasharray="14.5 14.56" opacity=".75" />
    <circle r="31" fill={seatFill(props.tile)} stroke={ink} stroke-width="2" />
    <path d="M-31 0A31 31 0 0 0 31 0A34 24 0 0 1-31 0z" fill="#000" opacity=".16" />
    <path
      d="M-24-16A29 29 0 0 1 8-28"
      fill="none"
      stroke="#fff"
      stroke-width="4"
      stroke-linecap="round"
      opacity=".45"
    />
    <EmblemMark seat={props.tile.owner} x={0} y={-9} size={32} />
    <LevelShield x={0} y={19} size={28} level={props.tile.level} />
  </g>
)

const guildPoints = (tile: Tile): number => guildTiles.find(({ level }) => level === tile.level)?.points ?? 0

export const GuildTile = (props: Laid) => (
  <g>
    <Underneath count={props.covered} draw={(offset) => `M-36 ${-30 + offset}h72v62h-72z`} />
    <path
      d="M-38-30L-28-42H28L38-30V34H-38z"
      fill={seatFill(props.tile)}
      stroke={ink}
      stroke-width="2.5"
      stroke-linejoin="round"
    />
    <path d="M-38-30L-28-42H28L38-30z" fill="#fff" opacity=".3" />
    <path d="M-38 20H38V34H-38z" fill="#000" opacity=".16" />
    <EmblemMark seat={props.tile.owner} x={-17} y={-12} size={32} />
    <LevelShield x={19} y={-11} size={28} level={props.tile.level} />
    <Laurel x={0} y={20} size={32} figure={guildPoints(props.tile)} />
  </g>
)

/** Where a tile may still come: its plan, scratched into the stone. */
export const WallPlan = (props: { turn: number; gate: boolean }) => (
  <g transform={`rotate(${props.turn})`}>
    <path
      d="M-38-32H38V34H-38z"
      fill="var(--fz-socket)"
      stroke={ink}
      stroke-width="1.5"
      stroke-dasharray="7 6"
      opacity=".8"
    />
    <Show when={props.gate}>
      <path
        d="M-17-33V-14A17 15 0 0 0 17-14V-33"
        fill="none"
        stroke={ink}
        stroke-width="1.5"
        stroke-dasharray="5 5"
      />
    </Show>
  </g>
)

export const TowerPlan = (props: { big: boolean }) => (
  <circle
    r={props.big ? 44 : 38}
    fill="var(--fz-socket)"
    stroke={ink}
    stroke-width="1.5"
    stroke-dasharray="7 6"
    opacity=".8"
  />
)
