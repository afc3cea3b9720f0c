/** Drawings for the rulebook, of the pieces and cards that lie on the table. Without words: the same in every language. */
import { For, type JSX } from 'solid-js'
import { seatOf } from '../../../shared/engine/ids.ts'
import {
  actionCardsOf,
  civilians,
  improvements,
  invention,
  pacts,
  settlementKinds,
} from '../../../shared/games/storming/components.ts'
import { designs, directedId, generalEventIds } from '../../../shared/games/storming/events.ts'
import { regions, startCardsFor } from '../../../shared/games/storming/layout.ts'
import type { Terrain, Troop as TroopPiece } from '../../../shared/games/storming/state.ts'
import type { RuleText } from '../../plug/gameUi.ts'
import { CardBack, CardFace } from './art/cards/Card.tsx'
import { StructureArt } from './art/Structures.tsx'
import { TerrainArt } from './art/Terrain.tsx'
import { TroopFigure } from './art/Troops.tsx'
import { scored } from './rulebook/scored.tsx'

const [red, blue, green] = [seatOf(0), seatOf(1), seatOf(2)]
const hexagon = 'M0-50L43-25V25L0 50L-43 25V-25z'
const [place] = regions

/** A region by itself, with what stands on it. */
const Region = (props: { x: number; terrain?: Terrain; of?: string; children?: JSX.Element }) => (
  <g transform={`translate(${props.x} 0)`} data-card={props.of}>
    <path d={hexagon} fill="var(--st-meadow)" stroke="var(--st-hedge)" stroke-width="4" />
    {place !== undefined && <TerrainArt place={place} terrain={props.terrain ?? 'plain'} isCleared={false} />}
    {props.children}
  </g>
)

const Frame = (props: { regions: number; children: JSX.Element }) => (
  <svg
    class="st-picture"
    viewBox={`-50 -56 ${props.regions * 96} 112`}
    width={props.regions * 96}
    height="112"
  >
    {props.children}
  </svg>
)

/** Plain, forest, mountain, lake. */
const Terrains = () => (
  <Frame regions={4}>
    <For each={['plain', 'forest', 'mountain', 'lake'] as const}>
      {(terrain, nth) => <Region x={nth() * 96} terrain={terrain} />}
    </For>
  </Frame>
)

/** A village, a town, a city, and a village with its wall. */
const Settlements = () => (
  <Frame regions={4}>
    <For each={[...settlementKinds, 'village'] as const}>
      {(kind, nth) => (
        <Region x={nth() * 96} of={`piece:${nth() === 3 ? 'wall' : kind}`}>
          <StructureArt structure={{ kind, owner: red, wall: nth() === 3 }} />
        </Region>
      )}
    </For>
  </Frame>
)

const troops: readonly Pick<TroopPiece, 'kind' | 'owner'>[] = [
  { kind: 'soldier', owner: blue },
  { kind: 'knight', owner: blue },
  { kind: 'artillery', owner: blue },
  { kind: 'warWagon', owner: null },
  { kind: 'caravan', owner: null },
]
/** Those that come with a pact have its card. */
const pactOf: Readonly<Partial<Record<TroopPiece['kind'], string>>> = {
  warWagon: 'card:projectValkyrie',
  caravan: 'card:tradeRoute',
}

/** The three of each player, then the two of pacts. */
const Troops = () => (
  <Frame regions={5}>
    <For each={troops}>
      {({ kind, owner }, nth) => (
        <Region x={nth() * 96} of={pactOf[kind] ?? `piece:${kind}`}>
          <TroopFigure x={0} y={14} kind={kind} owner={owner} signers={[red, blue]} />
        </Region>
      )}
    </For>
  </Frame>
)

/** A knight rides past a region of its own to a village that nobody guards. */
const Attack = () => (
  <Frame regions={3}>
    <Region x={0} of="piece:knight">
      <TroopFigure x={0} y={14} kind="knight" owner={blue} />
    </Region>
    <Region x={96} />
    <Region x={192} of="piece:village">
      <StructureArt structure={{ kind: 'village', owner: red, wall: false }} />
    </Region>
    <path
      d="M34 4Q96-30 150 2M150 2L136-1M150 2L142-10"
      fill="none"
      stroke="var(--accent)"
      stroke-width="6"
      stroke-linecap="round"
    />
  </Frame>
)

/** Backs as they lie on a pile: three players' cards, then an event. */
const Piles = () => (
  <div class="st-fan-drawn">
    <For each={[red, blue, green]}>
      {(seat) => (
        <span data-card="present">
          <CardBack sort="action" seat={seat} />
        </span>
      )}
    </For>
    <span data-card="eventSlot">
      <CardBack sort="event" />
    </span>
  </div>
)

/** Cards side by side, in the order of the list under them. */
const row = (cards: readonly string[]) => () => (
  <div class="st-fan-drawn">
    <For each={cards}>
      {(card) => (
        <span data-card={`card:${card}`}>
          <CardFace card={card} form="sign" />
        </span>
      )}
    </For>
  </div>
)
const onePerType = actionCardsOf('red').filter((card) => !card.startsWith('military2'))

export const pictures = {
  ...scored,
  terrains: Terrains,
  settlements: Settlements,
  troops: Troops,
  attack: Attack,
  piles: Piles,
  actions: row(onePerType),
  blocking: row(['revolt1', invention]),
  general: row(generalEventIds),
  directed: row(designs.map((design) => directedId(design, 'green', 1))),
  civilians: row(civilians),
  improvements: row(improvements),
  pacts: row(pacts),
  starts: row([...startCardsFor(3), ...startCardsFor(4)].map(({ id }) => id)),
}

export type StormingRule = RuleText & { readonly picture?: keyof typeof pictures }
