/** What a pact brings about when it is signed [section 2.11, ST-5.85, ST-5.88]. */
import type { Seat } from '../../../engine/ids.ts'
import { open, score, type Table } from '../effects.ts'
import { troopsOf, turnOrder } from '../queries.ts'
import type { PactOffer } from '../state.ts'

/** Outsiders lose all own troops; the point goes to whom the option names [ST-8.1, ST-R5]. */
const conspire = (table: Table, signers: readonly Seat[]): void => {
  const { state, emit } = table
  const outsiders = turnOrder(state).filter((seat) => !signers.includes(seat))
  for (const seat of outsiders)
    for (const { id } of troopsOf(state, seat)) emit({ type: 'troopLost', region: id })
  const earning = turnOrder(state).filter(
    (seat) => signers.includes(seat) === (state.config.conspiracyPoint === 'signers'),
  )
  for (const seat of earning) score(table, seat, 'conspiracy')
}

export const sign = (table: Table, offer: PactOffer): void => {
  const { emit } = table
  const { pact, from, to } = offer
  emit({ type: 'pactSigned', offer })
  switch (pact) {
    case 'conspiracy':
      conspire(table, [from, to])
      return emit({ type: 'pactEnded', pact, by: null, why: 'fulfilled' })
    case 'reinforcements': {
      const [scorer, raiser] = offer.role === 'point' ? [from, to] : [to, from]
      score(table, scorer, 'reinforcements')
      const places = [raiser, raiser, raiser]
      return open(table, { type: 'offers', what: pact, queue: places }, { type: 'endPact', pact })
    }
    case 'projectValkyrie':
    case 'tradeRoute':
      return open(table, { type: 'offers', what: pact, queue: [from] })
    case 'noQuarter':
    case 'militaryAlliance':
    case 'informantNetwork':
    case 'blockade':
    case 'mutualSupport':
    case 'developmentCrackdown':
      return
  }
}
