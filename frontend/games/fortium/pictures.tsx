/** Drawings for the rulebook, of the pieces that lie on the table. Without words: the same in every language. */
import { For } from 'solid-js'
import { seatOf } from '../../../shared/engine/ids.ts'
import { cardKinds, kinds } from '../../../shared/games/fortium/components.ts'
import { sites } from '../../../shared/games/fortium/layout.ts'
import type { RuleText } from '../../plug/gameUi.ts'
import { CardFace } from './art/Card.tsx'
import { Fort } from './art/Fort.tsx'
import { Die, Miner, Tent } from './art/pieces.tsx'
import { SiteArt } from './art/Sites.tsx'
import { scored } from './rulebook/scored.tsx'

const [blue, orange] = [seatOf(0), seatOf(2)]

/** The five materials where they are dug, with a camp and those who dig. */
const Sites = () => (
  <svg class="ft-picture" viewBox="-46 -52 460 104" width="460" height="104">
    <For each={kinds}>
      {(kind, index) => (
        <g
          transform={`translate(${index() * 92} 0)`}
          data-card={sites.find((site) => site.kind === kind)?.cell}
        >
          <SiteArt kind={kind} />
        </g>
      )}
    </For>
    <Tent x={21} y={-17} seat={blue} />
    <Miner x={-13} y={17} seat={blue} lamp={true} />
    <Miner x={12} y={18} seat={blue} lamp={true} />
  </svg>
)

/** A fort before its first floor, in the middle, and with its first diamonds. */
const Forts = () => (
  <svg class="ft-picture" viewBox="-88 -208 530 222" width="400" height="168">
    <For each={[0, 2, 4]}>
      {(built, index) => (
        <g transform={`translate(${index() * 176} 0)`} data-card="fort:0">
          <Fort seat={blue} built={built} diamonds={built === 4 ? 2 : 0} />
        </g>
      )}
    </For>
  </svg>
)

/** 6, 4, 2 against 5, 4: the 6 hits, the tie and what has no partner do not. */
const Combat = () => (
  <svg class="ft-picture" viewBox="-30 -34 260 150" width="260" height="150">
    <For each={[6, 4, 2]}>
      {(value, index) => (
        <Die
          x={10 + index() * 76}
          y={index() === 0 ? 6 : 0}
          value={value}
          size={42}
          color={blue}
          faded={index() === 2}
        />
      )}
    </For>
    <For each={[5, 4]}>
      {(value, index) => (
        <Die x={10 + index() * 76} y={index() === 0 ? 84 : 76} value={value} size={42} color={orange} />
      )}
    </For>
  </svg>
)

/** A 6 and two ones that are added to it. */
const Adding = () => (
  <svg class="ft-picture" viewBox="-30 -34 320 80" width="320" height="80">
    <For each={[6, 1, 1]}>
      {(value, index) => <Die x={index() * 62} y={0} value={value} size={42} color="green" />}
    </For>
    <For each={[0, 1, 2]}>{(index) => <Miner x={200 + index * 24} y={22} seat={orange} lamp={true} />}</For>
  </svg>
)

const Cards = () => (
  <div class="ft-deck">
    <For each={cardKinds}>
      {(kind) => (
        <span data-card={`card:${kind}`}>
          <CardFace kind={kind} />
        </span>
      )}
    </For>
  </div>
)

export const pictures = {
  ...scored,
  sites: Sites,
  forts: Forts,
  combat: Combat,
  adding: Adding,
  cards: Cards,
}

export type FortiumRule = RuleText & { readonly picture?: keyof typeof pictures }
