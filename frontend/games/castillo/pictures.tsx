/** Drawings for the rulebook, of the pieces that lie on the table. Without words: the same in every language. */
import { For } from 'solid-js'
import { seatOf } from '../../../shared/engine/ids.ts'
import {
  baseResources,
  roleCards,
  roleOf,
  roles,
  traderSpaceIds,
  values,
  winterCards,
} from '../../../shared/games/castillo/components.ts'
import { Coin, Pawn } from '../../kit/pieces/pieces.tsx'
import type { BookDrawing, RuleText } from '../../plug/gameUi.ts'
import { BuildingArt } from './art/castle/Buildings.tsx'
import { PlanTag } from './art/castle/PlanTag.tsx'
import { ink } from './art/colors.ts'
import { ResourceMark, RoleCardFace, TraderSpaceArt } from './art/pieces.tsx'
import { WinterCardFace } from './art/WinterCardFace.tsx'
import { scored } from './rulebook/scored.tsx'

/** One card of each role, in their order. */
const Roles: BookDrawing = (props) => (
  <div class="ca-row">
    <For each={roles.map((role) => roleCards.find((card) => roleOf(card) === role) ?? 'messenger')}>
      {(card) => (
        <span data-card={`role:${card}`}>
          <RoleCardFace card={card} name={props.nameOf(`role:${card}`) ?? ''} />
        </span>
      )}
    </For>
  </div>
)

const Winter: BookDrawing = (props) => (
  <div class="ca-row">
    <For each={winterCards}>
      {(card) => (
        <span data-card={`winter:${card}`}>
          <WinterCardFace card={card} name={props.nameOf(`winter:${card}`) ?? ''} />
        </span>
      )}
    </For>
  </div>
)

const Resources = () => (
  <svg class="ca-picture" viewBox="-30 -26 318 58" width="300" height="55">
    <For each={baseResources}>
      {(kind, index) => (
        <g transform={`translate(${index() * 62} 0)`} data-card={`resource:${kind}`}>
          <ResourceMark kind={kind} x={-4} y={0} size={36} />
          <text class="ca-figure" x="24" y="10" text-anchor="middle">
            {values[kind]}
          </text>
        </g>
      )}
    </For>
    <g transform="translate(248 0)" data-card="resource:silver">
      <ResourceMark kind="silver" x={-4} y={0} size={36} />
      <text class="ca-figure" x="24" y="10" text-anchor="middle">
        ?
      </text>
    </g>
  </svg>
)

/** The plan of the Tavern beside the Tavern, with its two helper spaces. */
const Plan = () => (
  <svg class="ca-picture" viewBox="-90 -75 340 150" width="320" height="141">
    <g data-card="tavern">
      <BuildingArt id="tavern" built={false} winter={false} />
      <PlanTag value={22} vp={12} worth={null} x={0} y={46} />
    </g>
    <g transform="translate(160 0)">
      <BuildingArt id="tavern" built winter={false} />
      <g data-card="tavern-a">
        <circle cx="-21" cy="48" r="18" class="ca-socket" />
        <Coin x={-21} y={48} size={29} figure={12} />
      </g>
      <g data-card="tavern-b">
        <circle cx="21" cy="48" r="18" class="ca-socket" />
        <Coin x={21} y={48} size={29} figure={6} />
      </g>
    </g>
  </svg>
)

const Carts = () => (
  <svg class="ca-picture" viewBox="-75 -60 750 120" width="560" height="90">
    <For each={traderSpaceIds}>
      {(space, index) => (
        <g transform={`translate(${index() * 150} 0)`} data-card={space}>
          <TraderSpaceArt space={space} />
        </g>
      )}
    </For>
    <Pawn x={150} y={-26} size={54} seat={seatOf(0)} />
  </svg>
)

/** A helper moves from the supply onto a space. */
const Helper = () => (
  <svg class="ca-picture" viewBox="-40 -34 190 64" width="190" height="64">
    <Pawn x={-10} y={0} size={46} seat={seatOf(0)} />
    <path d="M22 0H58M48-9L60 0L48 9" fill="none" stroke={ink} stroke-width="3" class="ca-arrow" />
    <g data-card="servantsHouse-a">
      <circle cx="100" r="22" class="ca-socket" />
      <Coin x={100} y={0} size={34} figure={7} />
    </g>
  </svg>
)

export const pictures = {
  ...scored,
  roles: Roles,
  winter: Winter,
  resources: Resources,
  plan: Plan,
  carts: Carts,
  helper: Helper,
}

/** A paragraph of this game's rulebook: its pictures are among these. */
export type CastilloRule = RuleText & { readonly picture?: keyof typeof pictures }
