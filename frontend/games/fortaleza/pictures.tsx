/** Drawings for the rulebook, of the pieces that lie on the table. Without words: the same in every language. */
import { For } from 'solid-js'
import { seatOf } from '../../../shared/engine/ids.ts'
import {
  type CardId,
  type Level,
  type StackKind,
  stackKinds,
} from '../../../shared/games/fortaleza/components.ts'
import { Coin } from '../../kit/pieces/pieces.tsx'
import type { BookDrawing, RuleText } from '../../plug/gameUi.ts'
import { CardFace } from './art/CardFace.tsx'
import { TowerPlan, TowerTile, WallPlan, WallTile } from './art/tiles.tsx'
import { FreshTile } from './Stacks.tsx'
import { scored } from './rulebook/scored.tsx'

const [blue, red, green] = [seatOf(0), seatOf(1), seatOf(2)]

const levels: Readonly<Record<StackKind, readonly Level[]>> = {
  guild: [0, 1, 2, 3, 4],
  wall: [1, 2, 3, 4],
  tower: [1, 2, 3, 4],
}

/** Every level of a kind of tile, each in a drawing of its own: a narrow page lays them in rows, and none smaller. */
const tilesOf = (kind: StackKind) => () => (
  <div class="fz-row">
    <For each={levels[kind]}>
      {(level) => (
        <span data-card={`seat:0:stack:${kind}`}>
          <svg class="fz-picture" viewBox="-56 -62 112 120" width="84" height="90">
            <FreshTile kind={kind} tile={{ owner: blue, level }} />
          </svg>
        </span>
      )}
    </For>
  </div>
)

const Stacks = () => (
  <svg class="fz-picture" viewBox="-56 -62 336 132" width="280" height="110">
    <For each={stackKinds}>
      {(kind, index) => (
        <g transform={`translate(${index() * 112} 0)`} data-card={`seat:0:stack:${kind}`}>
          <For each={[14, 7]}>
            {(below) => (
              <path
                d="M-46-40H46V44H-46z"
                transform={`translate(0 ${below})`}
                fill="var(--fz-stone-shade)"
                stroke="var(--ink)"
              />
            )}
          </For>
          <FreshTile kind={kind} tile={{ owner: blue, level: kind === 'guild' ? 0 : 1 }} />
        </g>
      )}
    </For>
  </svg>
)

/** Two sides that meet in a corner tower. */
const Corner = () => (
  <svg class="fz-picture" viewBox="-60 -64 330 330" width="240" height="240">
    <WallTile tile={{ owner: red, level: 1 }} covered={0} turn={270} />
    <g transform="translate(106 -2)">
      <WallTile tile={{ owner: blue, level: 2 }} covered={0} turn={0} />
    </g>
    <g transform="translate(212 0)" data-card="CNE">
      <TowerTile tile={{ owner: blue, level: 1 }} covered={0} big />
    </g>
    <g transform="translate(214 106)">
      <WallTile tile={{ owner: green, level: 1 }} covered={0} turn={90} />
    </g>
    <g transform="translate(214 212)">
      <WallTile tile={{ owner: green, level: 3 }} covered={0} turn={90} />
    </g>
  </svg>
)

const Prices = () => (
  <svg class="fz-picture" viewBox="-56 -62 560 120" width="392" height="84">
    <For each={[1, 2, 3]}>
      {(price, index) => (
        <g transform={`translate(${index() * 100} 0)`} data-card={['N1', 'N2', 'NG'][index()]}>
          <WallPlan turn={0} gate={price === 3} />
          <Coin x={0} y={0} size={44} figure={price} />
        </g>
      )}
    </For>
    <For each={[2, 4]}>
      {(price, index) => (
        <g transform={`translate(${310 + index() * 120} 0)`} data-card={['NT1', 'CNE'][index()]}>
          <TowerPlan big={price === 4} />
          <Coin x={0} y={0} size={44} figure={price} />
        </g>
      )}
    </For>
  </svg>
)

const shown: readonly CardId[] = [
  'g-orange-1',
  'g-teal-1',
  'wg-white',
  'tg-brown',
  'w-1',
  't-1',
  'm-1',
  'x-1',
] as CardId[]

/** One card of each kind. */
const Cards: BookDrawing = (props) => (
  <div class="fz-row">
    <For each={shown}>
      {(card) => (
        <span data-card={`card:${card}`}>
          <CardFace id={card} name={props.nameOf(`card:${card}`) ?? ''} />
        </span>
      )}
    </For>
  </div>
)

export const pictures = {
  ...scored,
  cards: Cards,
  corner: Corner,
  prices: Prices,
  stacks: Stacks,
  guild: tilesOf('guild'),
  wall: tilesOf('wall'),
  tower: tilesOf('tower'),
}

/** A paragraph of this game's rulebook: its pictures are among these. */
export type FortalezaRule = RuleText & { readonly picture?: keyof typeof pictures }
