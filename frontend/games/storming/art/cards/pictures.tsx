/** All pictures of cards, each under the sky that it is seen under. */
import type { JSX } from 'solid-js'
import type { CardKind } from '../../cardKinds.ts'
import { actionPictures } from './actions.tsx'
import { type Sky, skies } from './colors.ts'
import { aimedEvents } from './aimedEvents.tsx'
import { improvementPictures } from './improvements.tsx'
import { natureEvents } from './natureEvents.tsx'
import { pactPictures } from './pacts.tsx'
import { civilianPictures } from './people.tsx'
import { realmEvents } from './realmEvents.tsx'
import { warEvents } from './warEvents.tsx'

const all: Readonly<Partial<Record<CardKind, () => JSX.Element>>> = {
  ...actionPictures,
  ...natureEvents,
  ...warEvents,
  ...realmEvents,
  ...aimedEvents,
  ...civilianPictures,
  ...improvementPictures,
  ...pactPictures,
}

const under: Readonly<Record<Sky, readonly CardKind[]>> = {
  day: [
    'build',
    'prosperity',
    'embassy',
    'palace',
    'university',
    'mutualSupport',
    'militaryAlliance',
    'armsSupply',
  ],
  gold: [
    'recruit',
    'goodHarvest',
    'boldWins',
    'orderOfChivalry',
    'tradeRoute',
    'strategist',
    'drought',
    'market',
  ],
  dusk: [
    'mercenaries',
    'depopulation',
    'lordOfWar',
    'reinforcements',
    'barracks',
    'general',
    'uprising',
    'materialShortage',
  ],
  night: ['fullMoon', 'spy', 'warlock', 'informantNetwork'],
  storm: [
    'military',
    'earthquake',
    'quagmire',
    'chaos',
    'projectValkyrie',
    'troubledTimes',
    'blockade',
    'warDrums',
  ],
  rain: ['torrentialRain', 'dampPowder', 'embargo', 'truce'],
  fire: ['revolt', 'fire', 'classStruggle', 'insurrection', 'insurrection4p', 'saboteur', 'noQuarter'],
  plague: ['plague', 'famine', 'developmentCrackdown'],
  hall: [
    'diplomacy',
    'tradeBoom',
    'talentPatronage',
    'sheriff',
    'philosopher',
    'customsHouse',
    'cathedral',
    'postOffice',
  ],
  stage: ['assassination', 'assassination4p', 'theatre', 'chancellor'],
  cellar: ['conspiracy', 'corruption', 'henchman'],
  study: ['alchemist', 'library', 'invention'],
  sea: ['fairWinds'],
}
const skyOf: ReadonlyMap<string, Sky> = new Map(
  Object.entries(under).flatMap(([sky, kinds]) => kinds.map((kind) => [kind, sky as Sky])),
)

/** Its sky, then what stands under it; undefined: no such picture. */
export const pictureOf = (kind: CardKind): (() => JSX.Element) | undefined => {
  const draw = all[kind]
  if (draw === undefined) return undefined
  const [sky, low] = skies[skyOf.get(kind) ?? 'day']
  return () => (
    <>
      <rect x="-60" y="-60" width="120" height="120" fill={sky} />
      <rect x="-60" y="40" width="120" height="20" fill={low} />
      {draw()}
    </>
  )
}
