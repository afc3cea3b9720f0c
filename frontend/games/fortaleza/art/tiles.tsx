/** Tiles as they lie on the board, centred on 0, 0: the owner's colour and emblem, the level in a shield. */
import { For, type JSX, Show } from 'solid-js'
import { guildTiles, towerTiles, wallTiles } from '../../../../shared/games/fortaleza/components.ts'
import type { Tile } from '../../../../shared/games/fortaleza/state.ts'
import { EmblemMark } from '../../../kit/pieces/Emblem.tsx'
import { Coin, Laurel, LevelShield } from '../../../kit/pieces/pieces.tsx'
import { figure } from '../../../kit/sums.ts'
import { ink } from './colors.ts'

interface Laid {
  readonly tile: Tile
  /** Tiles underneath. */
  readonly covered: number
  /** Still in its stack: what it will cost or bring when it is built is shown too. */
  readonly fresh?: boolean
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

/** Stone with merlons towards the outside, round a floor in the owner's colour. */
const Battlement = (props: { tile: Tile; turn: number; stone: string; children?: JSX.Element }) => (
  <g transform={`rotate(${props.turn})`}>
    <path d={props.stone} fill="var(--fz-stone)" stroke={ink} stroke-width="2.5" stroke-linejoin="round" />
    <path d="M-39-32H39V36H-39z" fill={seatFill(props.tile)} stroke={ink} stroke-width="2" />
    <path d="M-38 24H38V35H-38z" fill="#000" opacity=".18" />
    <path d="M-38-31H38V-23H-38z" fill="#fff" opacity=".25" />
    {props.children}
  </g>
)

const gatePoints = (tile: Tile): number =>
  wallTiles.find(({ level }) => level === tile.level)?.gatePoints ?? 0

/**
 * A stretch of wall; `turn` is how far its outer side is turned from north, in degrees. What it would score as a gate is
 * told of a fresh one alone: where it lies, it scores by how many its owner has at that side [FZ-6.3].
 */
export const WallTile = (props: Laid & { turn: number }) => (
  <g>
    <Underneath count={props.covered} draw={(offset) => `M-46 ${-40 + offset}h92v84h-92z`} />
    <Battlement tile={props.tile} turn={props.turn} stone="M-47 43V-52H-29V-41H-9V-52H9V-41H29V-52H47V43z" />
    <Show
      when={props.fresh}
      fallback={
        <>
          <EmblemMark seat={props.tile.owner} x={-19} y={0} size={34} />
          <LevelShield x={18} y={1} size={38} level={props.tile.level} />
        </>
      }
    >
      <EmblemMark seat={props.tile.owner} x={-18} y={-12} size={32} />
      <LevelShield x={18} y={-12} size={36} level={props.tile.level} />
      <path d="M-27 34V18A11 11 0 0 1-5 18V34z" fill="#3a2a1d" stroke={ink} stroke-width="2" />
      <path d="M-21 34V12M-16 34V8M-11 34V12" stroke="#b98d52" stroke-width="2" />
      <Laurel x={15} y={20} size={31} figure={gatePoints(props.tile)} />
    </Show>
  </g>
)

export const GateTile = (props: Laid & { turn: number }) => (
  <g>
    <Underneath count={props.covered} draw={(offset) => `M-48 ${-42 + offset}h96v88h-96z`} />
    <Battlement tile={props.tile} turn={props.turn} stone="M-49 46V-58H-21V-46H21V-58H49V46z">
      <path d="M-20-46H20V-32H-20z" fill="#3a2a1d" stroke={ink} stroke-width="2" />
      <path d="M-12-46V-32M-4-46V-32M4-46V-32M12-46V-32" stroke="#b98d52" stroke-width="2.5" />
    </Battlement>
    <EmblemMark seat={props.tile.owner} x={-20} y={-15} size={32} />
    <LevelShield x={21} y={-13} size={38} level={props.tile.level} />
    <Laurel x={0} y={24} size={40} figure={gatePoints(props.tile)} />
  </g>
)

const towerFigures = (tile: Tile) => towerTiles.find(({ level }) => level === tile.level)

/** A tower; the coin is the cost of overbuilding another player's with it. */
export const TowerTile = (props: Laid & { big: boolean }) => (
  <g transform={`scale(${props.big ? 1.16 : 1})`}>
    <Underneath
      count={props.covered}
      draw={(offset) => `M-46 ${offset}a46 46 0 0 0 92 0a46 46 0 0 0-92 0z`}
    />
    <circle r="46" fill="var(--fz-stone)" stroke={ink} stroke-width="2.5" />
    <circle r="41.5" fill="none" stroke={ink} stroke-width="8" stroke-dasharray="16.3 16.3" opacity=".7" />
    <circle r="36.5" fill={seatFill(props.tile)} stroke={ink} stroke-width="2" />
    <path d="M-36 0A36 36 0 0 0 36 0A40 27 0 0 1-36 0z" fill="#000" opacity=".18" />
    <path
      d="M-29-17A33.5 33.5 0 0 1 8-32.5"
      fill="none"
      stroke="#fff"
      stroke-width="4"
      stroke-linecap="round"
      opacity=".45"
    />
    <EmblemMark seat={props.tile.owner} x={0} y={props.fresh ? -20 : -17} size={30} />
    <LevelShield x={-17} y={props.fresh ? 5 : 14} size={34} level={props.tile.level} />
    <Laurel x={18} y={props.fresh ? 5 : 15} size={34} figure={towerFigures(props.tile)?.points ?? ''} />
    <Show when={props.fresh && towerFigures(props.tile)?.overbuildCost}>
      {(cost) => <Coin x={0} y={31} size={31} figure={cost()} />}
    </Show>
  </g>
)

const guildFigures = (tile: Tile) => guildTiles.find(({ level }) => level === tile.level)

/** A hall with its gable to the street; the coin is what it pays when it is built. */
export const GuildTile = (props: Laid) => (
  <g>
    <Underneath count={props.covered} draw={(offset) => `M-44 ${-34 + offset}h88v74h-88z`} />
    <path
      d="M-45-30L-34-44H34L45-30V42H-45z"
      fill={seatFill(props.tile)}
      stroke={ink}
      stroke-width="2.5"
      stroke-linejoin="round"
    />
    <path d="M-45-30L-34-44H34L45-30z" fill="#fff" opacity=".3" />
    <path d="M-44 27H44V41H-44z" fill="#000" opacity=".18" />
    <EmblemMark seat={props.tile.owner} x={-21} y={-14} size={36} />
    <LevelShield x={21} y={-13} size={38} level={props.tile.level} />
    <Laurel
      x={props.fresh ? 20 : 0}
      y={22}
      size={40}
      figure={figure(guildFigures(props.tile)?.points ?? 0)}
    />
    <Show when={props.fresh}>
      <Coin x={-22} y={22} size={38} figure={guildFigures(props.tile)?.income ?? 0} />
    </Show>
  </g>
)

/** Where a tile may still come: its plan, scratched into the stone. */
export const WallPlan = (props: { turn: number; gate: boolean }) => (
  <g transform={`rotate(${props.turn})`}>
    <path
      d="M-40-34H40V36H-40z"
      fill="var(--fz-socket)"
      stroke={ink}
      stroke-width="1.5"
      stroke-dasharray="7 6"
      opacity=".8"
    />
    <Show when={props.gate}>
      <path d="M-40-34H-24V36H-40zM24-34H40V36H24z" fill="var(--fz-stone)" stroke={ink} stroke-width="1.5" />
    </Show>
  </g>
)

export const TowerPlan = (props: { big: boolean }) => (
  <circle
    r={props.big ? 50 : 41}
    fill="var(--fz-socket)"
    stroke={ink}
    stroke-width="1.5"
    stroke-dasharray="7 6"
    opacity=".8"
  />
)
