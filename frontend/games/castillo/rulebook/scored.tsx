/** What scores, drawn: the buildings with what a helper in them counts, as the examples of the scoring chapter tell. */
import { For, type JSX } from 'solid-js'
import { seatOf } from '../../../../shared/engine/ids.ts'
import {
  findHelperSpace,
  type RoleCard,
  traderSpaceIds,
} from '../../../../shared/games/castillo/components.ts'
import { Coin, Laurel, Pawn } from '../../../kit/pieces/pieces.tsx'
import { BuildingArt } from '../art/castle/Buildings.tsx'
import { RoleToken } from '../art/marks.tsx'
import { ResourceMark, TraderSpaceArt } from '../art/pieces.tsx'

const [blue, green] = [seatOf(0), seatOf(1)]

const Frame = (props: { wide: number; high: number; children: JSX.Element }) => (
  <svg
    class="ca-picture"
    viewBox={`-66 -66 ${props.wide} ${props.high}`}
    width={props.wide * 0.8}
    height={props.high * 0.8}
  >
    {props.children}
  </svg>
)

const Building = (props: { id: string; x?: number; y?: number; scale?: number; isPlan?: boolean }) => (
  <g transform={`translate(${props.x ?? 0} ${props.y ?? 0}) scale(${props.scale ?? 1})`} data-card={props.id}>
    <BuildingArt id={props.id} built={props.isPlan !== true} winter={false} />
  </g>
)

/** So many things side by side. */
const Many = (props: { count: number; x: number; step: number; y?: number; draw(): JSX.Element }) => (
  <For each={Array.from({ length: props.count }, (_, nth) => nth)}>
    {(nth) => <g transform={`translate(${props.x + nth * props.step} ${props.y ?? 0})`}>{props.draw()}</g>}
  </For>
)

/** A space for so many talers, taken, and what it brings. */
const Brings = (props: { space: string; points: number; x: number; y: number }) => (
  <g transform={`translate(${props.x} ${props.y})`}>
    <g data-card={props.space}>
      <circle r="21" class="ca-socket" />
      <Coin x={0} y={0} size={34} figure={findHelperSpace(props.space)?.price ?? 0} />
      <Pawn x={36} y={-2} size={36} seat={blue} />
    </g>
    <Laurel x={82} y={-2} size={46} figure={props.points} />
  </g>
)

/** A tower and a house, with all their points or with half of them. */
const pair = (card: RoleCard, points: readonly [number, number]) => () => (
  <Frame wide={420} high={140}>
    <g data-card={`role:${card}`}>
      <RoleToken card={card} x={-28} y={0} size={58} />
    </g>
    <Building id="largeTower1" x={70} />
    <Laurel x={150} y={14} size={52} figure={points[0]} />
    <Building id="house1" x={230} y={16} />
    <Laurel x={308} y={14} size={52} figure={points[1]} />
  </Frame>
)

/** The same building, by whoever scores for it. */
const Roles = () => (
  <Frame wide={474} high={132}>
    <Building id="tavern" />
    <For
      each={
        [
          ['stonemason', 12],
          ['worker1', 6],
          ['masterBuilder', 5],
        ] as const
      }
    >
      {([card, points], nth) => (
        <g transform={`translate(${110 + nth() * 106} 0)`}>
          <g data-card={`role:${card}`}>
            <RoleToken card={card} x={0} y={0} size={50} />
          </g>
          <Laurel x={46} y={0} size={46} figure={points} />
        </g>
      )}
    </For>
  </Frame>
)

const Market = () => (
  <Frame wide={330} high={132}>
    <Building id="market" />
    <Coin x={90} y={0} size={50} figure={9} />
    <Pawn x={140} y={-34} size={40} seat={blue} />
    <Laurel x={222} y={-32} size={50} figure={4} />
    <Pawn x={140} y={32} size={40} seat={blue} />
    <Pawn x={170} y={32} size={40} seat={blue} />
    <Laurel x={222} y={32} size={50} figure={9} />
  </Frame>
)

const Forge = () => (
  <Frame wide={446} high={132}>
    <Building id="forge" />
    <g data-card="forge-silver">
      <Many
        count={4}
        x={80}
        y={-20}
        step={38}
        draw={() => <ResourceMark kind="silver" x={0} y={0} size={34} />}
      />
      <Many
        count={3}
        x={98}
        y={24}
        step={38}
        draw={() => <ResourceMark kind="silver" x={0} y={0} size={34} />}
      />
    </g>
    <Brings space="forge-a" points={7} x={264} y={-30} />
    <Brings space="forge-b" points={3} x={264} y={32} />
  </Frame>
)

const Palace = () => (
  <Frame wide={430} high={132}>
    <Building id="palace" />
    <For each={['stone', 'stone', 'silver', 'brick', 'brick'] as const}>
      {(kind, nth) => (
        <g data-card={`resource:${kind}`}>
          <ResourceMark kind={kind} x={88 + nth() * 42} y={0} size={36} />
        </g>
      )}
    </For>
    <Laurel x={320} y={0} size={60} figure={23} />
  </Frame>
)

const Keep = () => (
  <Frame wide={430} high={152}>
    <Building id="keep" y={12} />
    <Many count={5} x={92} y={6} step={44} draw={() => <circle r="18" class="ca-socket" />} />
    <Laurel x={324} y={6} size={60} figure={15} />
  </Frame>
)

const Servants = () => (
  <Frame wide={430} high={132}>
    <Building id="servantsHouse" />
    <For each={['house7', 'smallTower4', 'smallTower5', 'smallGate']}>
      {(id, nth) => <Building id={id} x={96 + nth() * 58} scale={0.56} isPlan />}
    </For>
    <Laurel x={330} y={0} size={60} figure={4} />
  </Frame>
)

const Tavern = () => (
  <Frame wide={442} high={132}>
    <Building id="tavern" />
    <Many count={4} x={84} y={-22} step={36} draw={() => <Pawn x={0} y={0} size={40} seat={blue} />} />
    <Many count={3} x={102} y={26} step={36} draw={() => <Pawn x={0} y={0} size={40} seat={green} />} />
    <Brings space="tavern-a" points={7} x={260} y={-30} />
    <Brings space="tavern-b" points={3} x={260} y={32} />
  </Frame>
)

const Gates = () => (
  <Frame wide={458} high={200}>
    <Many count={2} x={-20} y={-8} step={62} draw={() => <Building id="largeTower1" scale={0.6} />} />
    <Many count={4} x={-30} y={84} step={46} draw={() => <Building id="smallTower1" scale={0.6} />} />
    <Building id="largeGate" x={198} y={-14} scale={0.8} />
    <Brings space="largeGate-a" points={12} x={272} y={-10} />
    <Building id="smallGate" x={200} y={78} scale={0.8} />
    <Brings space="smallGate-a" points={6} x={272} y={80} />
  </Frame>
)

const Stable = () => (
  <Frame wide={436} high={132}>
    <Building id="stable" />
    <Many count={2} x={96} y={-30} step={68} draw={() => <Building id="house1" scale={0.64} />} />
    <Many count={2} x={96} y={34} step={68} draw={() => <Building id="house1" scale={0.64} />} />
    <Brings space="stable-a" points={12} x={252} y={-30} />
    <Brings space="stable-b" points={8} x={252} y={32} />
  </Frame>
)

/** Three carts and the rider, each with somebody's helper. */
const Inn = () => (
  <Frame wide={520} high={150}>
    <For each={traderSpaceIds.filter((space) => space !== 'cartBrick')}>
      {(space, nth) => (
        <g transform={`translate(${nth() * 112 - 6} 24) scale(.72)`} data-card={space}>
          <TraderSpaceArt space={space} />
          <Pawn x={0} y={-44} size={58} seat={nth() < 2 ? blue : green} />
        </g>
      )}
    </For>
    <Laurel x={416} y={10} size={60} figure={4} />
  </Frame>
)

export const scored = {
  stonemason: pair('stonemason', [10, 8]),
  worker: pair('worker1', [5, 4]),
  during: Roles,
  market: Market,
  forge: Forge,
  palace: Palace,
  keep: Keep,
  servants: Servants,
  tavern: Tavern,
  gates: Gates,
  stable: Stable,
  inn: Inn,
}
