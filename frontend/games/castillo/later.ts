/**
 * What the first view of a table does not need, as one part: several would share pieces with the screen and with each
 * other, and cut it into small files.
 */
export { BuildingList } from './cards/BuildingList.tsx'
export { makeCards } from './cards/cards.ts'
export { WinterCardFace } from './art/WinterCardFace.tsx'
export { Framed } from './Framed.tsx'
export { Eight } from './Eight.tsx'
export { Equip } from './Equip.tsx'
export { ahead, isStuck, kept, waiting } from './forMe.ts'
export { Gain, GainLabel } from './Gain.tsx'
export { InForce } from './InForce.tsx'
export { motions } from './motions.tsx'
export { PaymentInHand } from './Payment.tsx'
export { pictures } from './pictures.tsx'
export { scene } from './scenes.tsx'
export { Tally } from './Tally.tsx'
export { Sellers, Tower } from './Tower.tsx'
export { WhichSpace } from './Which.tsx'
