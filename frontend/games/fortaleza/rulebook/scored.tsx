/** What scores, drawn: the positions that the examples of the scoring chapter tell. */
import { For, type JSX } from 'solid-js'
import { seatOf } from '../../../../shared/engine/ids.ts'
import type { Level } from '../../../../shared/games/fortaleza/components.ts'
import { zones } from '../../../../shared/games/fortaleza/layout.ts'
import { Laurel, Pawn } from '../../../kit/pieces/pieces.tsx'
import { TempleRuin } from '../art/Ground.tsx'
import { Quarter } from '../art/Quarter.tsx'
import { GateTile, GuildTile, TowerTile, WallTile } from '../art/tiles.tsx'

const [blue, red, green] = [seatOf(0), seatOf(2), seatOf(1)]
const step = 106

/** Things side by side; `of` is the card that tells of them. */
const Row = (props: { of: string; wide: number; high?: number; children: JSX.Element }) => (
  <svg
    class="fz-picture"
    viewBox={`-60 -64 ${props.wide} ${props.high ?? 128}`}
    width={props.wide * 0.78}
    height={(props.high ?? 128) * 0.78}
  >
    <g data-card={props.of}>{props.children}</g>
  </svg>
)

const Spread = (props: { levels: readonly Level[]; draw(level: Level): JSX.Element }) => (
  <For each={props.levels}>
    {(level, nth) => <g transform={`translate(${nth() * step} 0)`}>{props.draw(level)}</g>}
  </For>
)

const wall = (level: Level) => <WallTile tile={{ owner: blue, level }} covered={0} turn={0} />

/** Three segments of one side and one of another. */
const Walls = () => (
  <Row of="score:wall" wide={640}>
    <Spread levels={[1, 1, 2]} draw={wall} />
    <Laurel x={3 * step - 8} y={0} size={64} figure={9} />
    <g transform={`translate(${4 * step} 0)`}>{wall(1)}</g>
    <Laurel x={5 * step - 8} y={0} size={64} figure={4} />
  </Row>
)

const Gates = () => (
  <Row of="score:gate" wide={232} high={132}>
    <Spread
      levels={[2, 4]}
      draw={(level) => <GateTile tile={{ owner: blue, level }} covered={0} turn={0} />}
    />
  </Row>
)

const Towers = () => (
  <Row of="score:tower" wide={232}>
    <Spread
      levels={[1, 3]}
      draw={(level) => <TowerTile tile={{ owner: blue, level }} covered={0} big={false} />}
    />
  </Row>
)

const Guilds = () => (
  <Row of="score:guild" wide={338}>
    <Spread levels={[0, 2, 4]} draw={(level) => <GuildTile tile={{ owner: blue, level }} covered={0} />} />
  </Row>
)

const quarter = zones.find(({ id }) => id === 'tealWhite')

/** A collector beside somebody else's guild: as much for the one as for the other. */
const Collector = () => (
  <Row of="score:collector" wide={310} high={172}>
    <g transform="translate(22 18)">
      {quarter !== undefined && (
        <Quarter zone={quarter} pile={[{ owner: green, level: 3 }]} collector={blue} />
      )}
    </g>
    <Pawn x={140} y={-12} size={46} seat={blue} />
    <Laurel x={206} y={-16} size={52} figure={5} />
    <g transform="translate(140 62) scale(.62)">
      <GuildTile tile={{ owner: green, level: 3 }} covered={0} />
    </g>
    <Laurel x={206} y={60} size={52} figure={5} />
  </Row>
)

/** What each has in sight on one side, and what the majority brings. */
const Majority = () => (
  <Row of="score:majority" wide={430} high={320}>
    <For
      each={[
        { seat: blue, points: 2, walls: 3 },
        { seat: green, points: 2, walls: 3 },
        { seat: red, points: 0, walls: 1 },
      ]}
    >
      {({ seat, points, walls }, nth) => (
        <g transform={`translate(0 ${nth() * 100})`}>
          <For each={Array.from({ length: walls }, (_, index) => index)}>
            {(index) => (
              <g transform={`translate(${index * 100} 0) scale(.86)`}>
                {index === 2 ? (
                  <TowerTile tile={{ owner: seat, level: 1 }} covered={0} big={false} />
                ) : (
                  <WallTile tile={{ owner: seat, level: 1 }} covered={0} turn={0} />
                )}
              </g>
            )}
          </For>
          <Laurel x={320} y={0} size={60} figure={points} />
        </g>
      )}
    </For>
  </Row>
)

/** Two towers and a gate: whoever has overbuilt one of them since, it was built. */
const Raised = () => (
  <Row of="score:built" wide={430}>
    <TowerTile tile={{ owner: blue, level: 1 }} covered={0} big={false} />
    <g transform={`translate(${step} 0)`}>
      <TowerTile tile={{ owner: green, level: 2 }} covered={1} big={false} />
    </g>
    <g transform={`translate(${2 * step} 0)`}>
      <GateTile tile={{ owner: blue, level: 1 }} covered={0} turn={0} />
    </g>
    <Laurel x={3 * step - 4} y={0} size={64} figure={3} />
  </Row>
)

/** Three pawns of who is last, in the ruin. */
const Temple = () => (
  <Row of="temple" wide={340} high={240}>
    <g transform="translate(-440 -448)">
      <TempleRuin />
    </g>
    <For each={[20, 60, 100]}>
      {(x, nth) => <Pawn x={x} y={nth() === 1 ? 66 : 40} size={56} seat={blue} />}
    </For>
    <Laurel x={222} y={52} size={70} figure={6} />
  </Row>
)

export const scored = {
  walls: Walls,
  gates: Gates,
  towers: Towers,
  guilds: Guilds,
  collector: Collector,
  majority: Majority,
  raised: Raised,
  temple: Temple,
}
