/** What things are worth to Storming!'s bots, in points: found by playing figures against each other. */
import type { Civilian, Improvement, PactId } from '../components.ts'

export const figures = {
  village: 1.5,
  rotating: 0.8,
  town: 1.3,
  city: 2.7,
  mine: 2.4,
  sawmill: 1,
  wall: 0.25,
  threatened: 0.8,
  /** Of a wall round one's last settlement, and of a troop destroyed that could walk into it, or into another's. */
  lastOwn: 3,
  lastOfOther: 2,
  soldier: 0.5,
  knight: 0.6,
  artillery: 0.35,
  /** Of what a new troop could walk to. */
  near: 0.25,
  /** Of a settlement taken, a wall or a troop destroyed. */
  conquest: 3.2,
  breach: 0.7,
  kill: 0.5,
  /** How much more what hurts somebody counts for each point they have. */
  leader: 0.1,
  /** Of a place one step farther away. */
  step: 0.55,
  first: 0.25,
  civilian: 0.6,
  improvement: 0.8,
  pact: 0.5,
  /** Of the card for the next round, and of a revolt laid. */
  future: 0.85,
  revolt: 0.9,
  /** Of a card whose actions are liked twice as much as usual. */
  liked: 1,
  win: 20,
} as const

export const improvementWorths: Readonly<Record<Improvement, number>> = {
  cathedral: 2.6,
  theatre: 1.3,
  university: 0.9,
  market: 0.9,
  customsHouse: 0.9,
  embassy: 0.8,
  palace: 0.9,
  library: 0.7,
  barracks: 0.9,
  postOffice: 0.4,
}
export const civilianWorths: Readonly<Record<Civilian, number>> = {
  strategist: 0.5,
  spy: 0.5,
  warlock: 0.5,
  general: 0.6,
  sheriff: 0.5,
  alchemist: 1,
  saboteur: 0.5,
  henchman: 0.5,
  philosopher: 0.6,
  chancellor: 0.8,
}
/** To a signer; what a point of it is worth comes on top. */
export const pactWorths: Readonly<Record<PactId, number>> = {
  noQuarter: 0.6,
  militaryAlliance: 0.4,
  informantNetwork: 0.4,
  conspiracy: 0.8,
  reinforcements: 0.6,
  blockade: 0.6,
  mutualSupport: 0.9,
  projectValkyrie: 0.5,
  tradeRoute: 0.8,
  developmentCrackdown: 0.4,
}
