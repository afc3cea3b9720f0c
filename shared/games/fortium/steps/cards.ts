/** Support cards: bought unseen, played or laid aside [sections 2.7 and 4.7]. */
import type { Progress } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/ids.ts'
import type { Rejection } from '../../../engine/result.ts'
import { hide, known } from '../../../engine/secret.ts'
import { cardByDraw, type CardKind, price, turquoiseLevel } from '../components.ts'
import { isBase, type PlacedSite } from '../layout.ts'
import type { CardArgs, Move } from '../moves.ts'
import {
  areRivals,
  boardOf,
  countOn,
  covers,
  hasCamp,
  minerNamed,
  type MinerRef,
  minersOn,
  nameOf,
  placeOf,
  playerAt,
  playing,
  seatAt,
} from '../position.ts'
import type { Event, State } from '../state.ts'
import { rivalCamps } from './camps.ts'
import { lacking } from './lacking.ts'

type Table = Progress<State, Event>
type ArgsOf<Key extends string> = Extract<CardArgs, Record<Key, unknown>>

const invalid = (rule: Rejection['rule']): Rejection => ({ rule, reason: 'invalidTarget' })

/** Own and free to go: not lost, not moved [FT-4.37, FT-4.38]. */
const isFree = (state: State, seat: Seat, miner: MinerRef | null): miner is MinerRef =>
  miner !== null &&
  miner.seat === seat &&
  placeOf(state, miner) !== 'lost' &&
  !state.moved.includes(miner.number)

const siteNamed = (state: State, args: CardArgs): PlacedSite | undefined =>
  'site' in args ? boardOf(state).siteById.get(args.site) : undefined

const rivalNamed = (state: State, seat: Seat, args: CardArgs): Seat | null => {
  const target = 'target' in args ? seatAt(state, args.target) : null
  return target !== null && areRivals(state, seat, target) && !playerAt(state, target).resigned
    ? target
    : null
}

const checkConversion = (state: State, seat: Seat, { targetMinerId, useMinerId }: ArgsOf<'useMinerId'>) => {
  const target = minerNamed(state, targetMinerId)
  if (target === null || !areRivals(state, seat, target.seat)) return invalid('FT-4.36')
  const cell = placeOf(state, target)
  if (cell === 'lost' || isBase(cell) || minersOn(state, cell).length !== 1) return invalid('FT-4.37')
  const use = minerNamed(state, useMinerId)
  const isLost = use !== null && use.seat === seat && placeOf(state, use) === 'lost'
  return isLost || isFree(state, seat, use) ? null : invalid('FT-4.37')
}

const checkUnion = (state: State, seat: Seat, { cell, minerIds }: ArgsOf<'cell'>) => {
  const isAlone = !isBase(cell) && minersOn(state, cell).length === 1 && countOn(state, seat, cell) === 1
  const movers = minerIds.map((id) => minerNamed(state, id))
  const areFree = movers.every((miner) => isFree(state, seat, miner) && placeOf(state, miner) !== cell)
  return isAlone && boardOf(state).indexOf.has(cell) && areFree && minerIds[0] !== minerIds[1]
    ? null
    : invalid('FT-4.38')
}

/** Whether a card can be used so, whenever that is. */
const checkTarget = (state: State, seat: Seat, card: CardKind, args: CardArgs): Rejection | null => {
  switch (card) {
    case 'demolishTurquoise': {
      const target = rivalNamed(state, seat, args)
      return target !== null && playerAt(state, target).floors === turquoiseLevel ? null : invalid('FT-4.36')
    }
    case 'stealLimestone': {
      const target = rivalNamed(state, seat, args)
      return target !== null && playerAt(state, target).stock.limestone > 0 ? null : invalid('FT-4.36')
    }
    case 'convertMiner':
      return 'useMinerId' in args ? checkConversion(state, seat, args) : invalid('FT-4.37')
    case 'convertCamp': {
      const site = siteNamed(state, args)
      if (site === undefined || site.kind === 'diamond' || rivalCamps(state, seat, site).length === 0)
        return invalid('FT-4.39')
      return playerAt(state, seat).campSupply > 0 ? null : { rule: 'FT-4.39', reason: 'noCampInSupply' }
    }
    case 'unifyMiners':
      return 'cell' in args ? checkUnion(state, seat, args) : invalid('FT-4.38')
    case 'doubleProduction': {
      const site = siteNamed(state, args)
      const isDug = site !== undefined && hasCamp(state, seat, site.id) && countOn(state, seat, site.cell) > 0
      return isDug && site.kind !== 'diamond' && state.round > 1 ? null : invalid('FT-4.35')
    }
    case 'negotiate':
      return Object.keys(args).length === 0 ? null : invalid('FT-4.40')
  }
}

/** The card that a seat holds. Throws `NeedsServer` where this side does not know it. */
const heldBy = (state: State, seat: Seat): CardKind => {
  const { card } = playerAt(state, seat)
  if (card === null) throw new Error('no card is held')
  return known(card.face).kind
}

/** To play a card or to lay it aside, in the order of section 5. */
export const checkCard = (state: State, seat: Seat, move: Move): Rejection | null => {
  const { card } = playerAt(state, seat)
  if (card === null) return { rule: 'FT-4.33', reason: 'noCard' }
  if (card.boughtTurn === state.turnNo) return { rule: 'FT-4.33', reason: 'cardTooFresh' }
  if (state.cardUsedThisTurn) return { rule: 'FT-4.33', reason: 'cardAlreadyUsed' }
  if (move.type !== 'playCard') return null
  const kind = heldBy(state, seat)
  if ((kind === 'doubleProduction') !== (state.phase === 'turnStart'))
    return { rule: 'FT-4.35', reason: 'wrongPhase' }
  return checkTarget(state, seat, kind, move.args)
}

export const checkPurchase = (state: State, seat: Seat): Rejection | null => {
  if (state.options.supportCards === 'no') return { rule: 'FT-8.3', reason: 'optionOff' }
  const { card, stock } = playerAt(state, seat)
  if (card !== null) return { rule: 'FT-4.33', reason: 'cardLimit' }
  return covers(stock, price) ? null : lacking('FT-2.5.2', stock)
}

export const buyCard = ({ emit, random }: Table, seat: Seat): void => {
  emit({ type: 'cardPaid', seat, price })
  const kind = cardByDraw[random.below(cardByDraw.length)]
  if (kind === undefined) throw new Error('no such card')
  emit({ type: 'cardDrawn', seat, card: hide({ kind }, seat) })
}

/** What the card comes to, told after it has left the hand. */
const tellEffect = ({ state, emit }: Table, seat: Seat, card: CardKind, args: CardArgs): void => {
  if (card === 'negotiate') return emit({ type: 'negotiationBegan', seat })
  if ('target' in args) {
    const target = rivalNamed(state, seat, args)
    if (target === null) throw new Error(`no rival ${args.target}`)
    if (card === 'demolishTurquoise') return emit({ type: 'floorDemolished', seat, target })
    return emit({ type: 'limestoneStolen', seat, target, amount: playerAt(state, target).stock.limestone })
  }
  if ('useMinerId' in args) {
    const at = placeOf(state, minerNamed(state, args.targetMinerId) ?? { seat, number: 0 })
    return emit({ type: 'minerConverted', seat, lost: args.targetMinerId, miner: args.useMinerId, at })
  }
  if ('cell' in args) return emit({ type: 'minersUnified', seat, miners: args.minerIds, at: args.cell })
  const site = siteNamed(state, args)
  if (site === undefined) throw new Error('the card needs a site')
  if (card === 'doubleProduction') return emit({ type: 'productionDoubled', seat, site: site.id })
  emit({ type: 'campConverted', seat, site: site.id, returned: rivalCamps(state, seat, site) })
}

export const playCard = (table: Table, seat: Seat, move: Move): void => {
  const card = heldBy(table.state, seat)
  if (move.type !== 'playCard') return table.emit({ type: 'cardDiscarded', seat, card })
  table.emit({ type: 'cardPlayed', seat, card })
  tellEffect(table, seat, card, move.args)
}

/** Of equal miners the first: those that stand together, or are lost together, and have no hat. */
const likes = (state: State, { seat, number }: MinerRef): readonly number[] => {
  const { miners, hat } = playerAt(state, seat)
  if (number === hat) return [number]
  const isFreeToGo = (one: number): boolean => miners[one] === 'lost' || !state.moved.includes(one)
  return [...miners.keys()].filter((one) => one !== hat && miners[one] === miners[number] && isFreeToGo(one))
}

/** The same card with the first of equal miners; of two that go together the order says nothing. */
export const canonicalCard = (state: State, seat: Seat, args: CardArgs): CardArgs => {
  const first = (id: string, skip: readonly number[]): number => {
    const miner = minerNamed(state, id)
    return miner === null ? -1 : (likes(state, miner).find((number) => !skip.includes(number)) ?? -1)
  }
  if ('useMinerId' in args)
    return { ...args, useMinerId: nameOf(state, { seat, number: first(args.useMinerId, []) }) }
  if (!('cell' in args)) return args
  const one = first(args.minerIds[0], [])
  const other = first(args.minerIds[1], [one])
  const [low, high] = [one, other].sort((a, b) => a - b)
  const named = (number: number | undefined): string => nameOf(state, { seat, number: number ?? -1 })
  return { ...args, minerIds: [named(low), named(high)] }
}

/** The first of each sort of own miners that may go, one or, of those that stand together, two. */
const movers = (state: State, seat: Seat, each: 1 | 2, andLost: boolean): readonly number[] => {
  const { miners } = playerAt(state, seat)
  const numbers = [...miners.keys()].filter(
    (number) => (andLost && miners[number] === 'lost') || isFree(state, seat, { seat, number }),
  )
  return numbers.filter((number) => likes(state, { seat, number }).indexOf(number) < each)
}

function* unions(state: State, seat: Seat): Generator<CardArgs, void> {
  const { miners } = playerAt(state, seat)
  const name = (number: number): string => nameOf(state, { seat, number })
  const cells = new Set(miners.filter((place) => place !== 'lost' && !isBase(place)))
  for (const cell of cells) {
    if (minersOn(state, cell).length !== 1) continue
    const free = movers(state, seat, 2, false).filter((number) => miners[number] !== cell)
    for (const [at, one] of free.entries())
      for (const other of free.slice(at + 1)) {
        const args: CardArgs = { cell, minerIds: [name(one), name(other)] }
        const [first, second] = 'cell' in args ? args.minerIds : []
        const plain = canonicalCard(state, seat, args)
        if ('cell' in plain && plain.minerIds[0] === first && plain.minerIds[1] === second) yield args
      }
  }
}

function* conversions(state: State, seat: Seat): Generator<CardArgs, void> {
  const use = movers(state, seat, 1, true).map((number) => nameOf(state, { seat, number }))
  for (const rival of state.players)
    for (const [number, place] of rival.miners.entries())
      if (place !== 'lost' && areRivals(state, seat, rival.seat) && minersOn(state, place).length === 1)
        for (const useMinerId of use)
          yield { targetMinerId: nameOf(state, { seat: rival.seat, number }), useMinerId }
}

function* argsFor(state: State, seat: Seat, card: CardKind): Generator<CardArgs, void> {
  const { arms, sites } = boardOf(state)
  switch (card) {
    case 'demolishTurquoise':
    case 'stealLimestone':
      for (const other of playing(state)) yield { target: arms[other] ?? '' }
      return
    case 'convertMiner':
      return yield* conversions(state, seat)
    case 'unifyMiners':
      return yield* unions(state, seat)
    case 'convertCamp':
    case 'doubleProduction':
      for (const { id } of sites) yield { site: id }
      return
    case 'negotiate':
      yield {}
  }
}

/** Ways to play the card at hand now; a card that this side does not see has none. */
export function* cardMoves(state: State, seat: Seat): Generator<Move, void> {
  const face = playerAt(state, seat).card?.face ?? null
  if (face !== null)
    for (const args of argsFor(state, seat, face.secret.kind)) yield { type: 'playCard', args }
}
