/** What each event does, as data: one row a card [sections 2.6 and 2.7]. `steps/events.ts` reads it. */
import { type Colour, colours } from './components.ts'
import type { OfferKind } from './state.ts'

/** What somebody may lose to an event. */
export type Loss =
  | 'walls'
  | 'sawmills'
  | 'improvements'
  | 'civilians'
  | 'troops'
  | 'troopsInSettlements'
  | 'artillery'
  | 'knightsToSoldiers'
  | 'takesRevolt'
  | 'skipsCard'

/** Who is affected: everybody in turn order, the first player, the last in turn order, or whoever some count names. */
export type Affected = 'all' | 'first' | 'last' | 'withPact' | 'mostSettlements' | 'mostTroops'

export type Effect =
  | { readonly does: 'lose'; readonly who: 'all' | 'first'; readonly what: readonly Loss[] }
  | { readonly does: 'offer'; readonly who: Affected; readonly offer: OfferKind }
  | { readonly does: 'flag'; readonly flag: 'famine' | 'truce' | 'embargo' | 'chaos' }
  | { readonly does: 'fairWinds' | 'shuffleFuture' | 'breakPacts' | 'secondIsFirst' }

export interface GeneralEvent {
  readonly effect: Effect
  /** The Sheriff may be sacrificed against it [ST-4.42]. */
  readonly sheriff: boolean
}

const offer = (who: Affected, kind: OfferKind, sheriff = false): GeneralEvent => ({
  effect: { does: 'offer', who, offer: kind },
  sheriff,
})
const lose = (what: Loss, who: 'all' | 'first' = 'all'): GeneralEvent => ({
  effect: { does: 'lose', who, what: [what] },
  sheriff: true,
})
const plain = (effect: Effect): GeneralEvent => ({ effect, sheriff: false })

export const generalEvents = {
  fullMoon: offer('all', 'fullMoon'),
  mercenaries: offer('all', 'mercenaries'),
  goodHarvest: offer('all', 'goodHarvest'),
  troubledTimes: plain({ does: 'shuffleFuture' }),
  fairWinds: plain({ does: 'fairWinds' }),
  famine: plain({ does: 'flag', flag: 'famine' }),
  warDrums: plain({ does: 'breakPacts' }),
  earthquake: lose('walls'),
  classStruggle: lose('takesRevolt', 'first'),
  fire: lose('sawmills'),
  truce: plain({ does: 'flag', flag: 'truce' }),
  torrentialRain: offer('first', 'torrentialRain'),
  boldWins: offer('first', 'boldWins'),
  drought: offer('first', 'drought'),
  depopulation: offer('all', 'depopulation', true),
  quagmire: lose('knightsToSoldiers'),
  lordOfWar: offer('mostTroops', 'lordOfWar'),
  plague: lose('troopsInSettlements'),
  orderOfChivalry: offer('all', 'orderOfChivalry'),
  materialShortage: offer('last', 'materialShortage', true),
  tradeBoom: offer('withPact', 'tradeBoom'),
  embargo: plain({ does: 'flag', flag: 'embargo' }),
  chaos: plain({ does: 'flag', flag: 'chaos' }),
  armsSupply: offer('all', 'armsSupply'),
  dampPowder: lose('artillery'),
  talentPatronage: offer('first', 'talentPatronage'),
  prosperity: offer('mostSettlements', 'prosperity'),
  uprising: plain({ does: 'secondIsFirst' }),
} as const satisfies Readonly<Record<string, GeneralEvent>>

export type GeneralEventId = keyof typeof generalEvents
export const generalEventIds = Object.keys(generalEvents) as readonly GeneralEventId[]
const isGeneral = (card: string): card is GeneralEventId => Object.hasOwn(generalEvents, card)
export const findGeneral = (card: string): GeneralEvent | undefined =>
  isGeneral(card) ? generalEvents[card] : undefined

/** What the colour on the card suffers, in this order; the last two designs are for the option alone [ST-8.2]. */
export const directedEvents = {
  assassination: ['walls', 'improvements'],
  corruption: ['civilians', 'skipsCard'],
  insurrection: ['troopsInSettlements', 'takesRevolt'],
  insurrection4p: ['takesRevolt', 'walls', 'civilians'],
  assassination4p: ['troops', 'improvements', 'skipsCard'],
} as const satisfies Readonly<Record<string, readonly Loss[]>>

export type Design = keyof typeof directedEvents
export const baseDesigns = [
  'assassination',
  'corruption',
  'insurrection',
] as const satisfies readonly Design[]
export const fourPlayerDesigns = ['assassination4p', 'insurrection4p'] as const satisfies readonly Design[]
export const designs: readonly Design[] = [...baseDesigns, ...fourPlayerDesigns]
export const copies = [1, 2, 3] as const

/** 'corruption-red-2' [section 2.7]. */
export const directedId = (design: Design, colour: Colour, copy: number): string =>
  `${design}-${colour}-${copy}`
/** All 60. */
export const directedCards: readonly string[] = designs.flatMap((design) =>
  colours.flatMap((colour) => copies.map((copy) => directedId(design, colour, copy))),
)

export interface Directed {
  readonly design: Design
  readonly colour: Colour
}
/** What a directed event is; null: it is a general one. */
export const directedOf = (card: string): Directed | null => {
  const [design = '', colour = ''] = card.split('-')
  return Object.hasOwn(directedEvents, design) ? { design: design as Design, colour: colour as Colour } : null
}
