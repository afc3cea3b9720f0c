import { createCounting } from '../../../kit/counting.ts'
import type { SeatTexts } from './seats.es.ts'

const { counted } = createCounting('en')

/** Words of what each player has, of the face-up cards, of pacts and of answers. */
export const seats: SeatTexts = {
  holdings: {
    points: (n, all, lasting) =>
      n === lasting
        ? `${n} of ${counted(all, ['point', 'points'])}`
        : `${n} of ${counted(all, ['point', 'points'])}; ${n - lasting} may be lost`,
    point: (source, fate) => `${source}, ${fate}`,
    fates: { lasting: 'permanent', held: 'may be lost', endangered: 'in danger' },
    last: 'Last settlement',
    lastBriefly: 'Last',
    hand: (n) => counted(n, ['card in hand', 'cards in hand']),
    events: (n) => counted(n, ['event in hand', 'events in hand']),
    revolts: (n) => counted(n, ['revolt', 'revolts']),
    first: 'First player',
    skips: (n) =>
      n === 1 ? 'The next action card is not played' : `The next ${n} action cards are not played`,
    fairWinds: 'Fair winds: one more action with the next card',
    theatre: (n) => `Theatre: ${n} of 3 revolts`,
    cards: 'Cards on the table',
    own: 'Yours',
    pactWith: (pact, name) => `${pact}, with ${name}`,
    supply: 'Pieces in supply',
    pieces: {
      soldier: (n) => counted(n, ['soldier', 'soldiers']),
      knight: (n) => counted(n, ['knight', 'knights']),
      artillery: (n) => `Artillery: ${n}`,
      village: (n) => counted(n, ['village', 'villages']),
      town: (n) => counted(n, ['town', 'towns']),
      city: (n) => counted(n, ['city', 'cities']),
      resource: (n) => `Sawmills or mines: ${n}`,
      wall: (n) => counted(n, ['wall', 'walls']),
    },
  },
  alarms: {
    point: (name) => `${name} is one point from winning`,
    ownPoint: 'You are one point from winning',
    conquest: (name, victim) => `${victim} has one settlement left: if ${name} conquers it, they win`,
    ownConquest: (victim) => `${victim} has one settlement left: if you conquer it, you win`,
    onMe: (name) => `You have one settlement left: if ${name} conquers it, they win`,
    short: {
      other: {
        point: 'Wins with one more point',
        conquest: (victim) => `Wins with ${victim}’s last settlement`,
      },
      own: {
        point: 'You win with one more point',
        conquest: (victim) => `You win with ${victim}’s last settlement`,
      },
      onMe: 'Wins with your last settlement',
    },
  },
  market: {
    kinds: { civilian: 'Civilians', improvement: 'Improvements', pact: 'Pacts' },
    deck: (n) => `Deck: ${counted(n, ['card', 'cards'])}`,
    acts: { civilian: 'Recruit', improvement: 'Build', pact: 'Offer' },
    can: (name, act) => `${name}: ${act} now`,
    replace: 'Replace',
    break: 'Break',
    between: (one, other) => `Between ${one} and ${other}`,
    signed: 'Signed pacts',
    goal: 'You win with 7 points, or by conquering the last settlement of another player.',
    earns: 'A point each:',
    sources: {
      cityBuilt: 'city built',
      conquest: 'conquest',
      mine: 'own mine',
      rotating: 'rotating point',
    },
    also: 'and some cards and pacts.',
  },
  pacts: {
    offer: (pact) => `Offer ${pact}`,
    whom: 'To whom?',
    role: 'What do you take?',
    point: (name) => `You, 1 point; ${name}, up to 3 troops`,
    troops: (name) => `You, up to 3 troops; ${name}, 1 point`,
    bound: 'With your Embassy it cannot be refused.',
    break: (pact, one, other) => `Break ${pact}, between ${one} and ${other}`,
    own: 'It is a pact of yours.',
    unit: { projectValkyrie: 'The war wagon is gone with it.', tradeRoute: 'The caravan is gone with it.' },
    embassy: (name) => `The Embassy of ${name} costs you a revolt.`,
    breakIt: 'Break the pact',
  },
  answers: {
    offered: (name) => `${name} offers you a pact`,
    signers: (name, isLasting) =>
      `The signers are ${name} and you${isLasting ? ', until somebody breaks it' : ': it is carried out as you sign'}.`,
    refusal: (name) => `If you refuse, the card is discarded and ${name} has spent the action.`,
    accept: 'Sign',
    refuse: 'Refuse',
    sheriff: (event) => `Sacrifice the Sheriff to be spared ${event}?`,
    sheriffText: 'The event does nothing to you, and the Sheriff is discarded.',
    useSheriff: 'Sacrifice',
    bear: 'Bear the event',
    loseOrKeep: (civilian) => `The ${civilian} has acted`,
    lose: 'Discard',
    keep: 'Keep and take a revolt',
    discard: 'Without a University two civilians are the limit: who goes?',
    wall: (region) => `The wall of ${region}`,
    structure: { sawmill: (region) => `The sawmill of ${region}`, mine: (region) => `The mine of ${region}` },
    civil: (civilian) => `Does the ${civilian} act now?`,
    strike: (card, name) => `${card} of ${name}`,
    targets: { saboteur: 'Which improvement goes?', henchman: 'Which civilian goes?' },
    replaces: (card) => `${card}: in place of which?`,
    discardFor: (card) => `Discard ${card}`,
    passAhead: 'Pass beforehand',
    waived: 'You react no more this round',
  },
}
