/** Storming! tables set up by hand: as little as a test has to say, the rest as after a deal on a plain board. */
import { copy } from '../../shared/engine/copy.ts'
import { collectEvents, legalMoves } from '../../shared/engine/game.ts'
import { type Seat, seatOf, seqOf } from '../../shared/engine/ids.ts'
import { type Random, randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { hide, put } from '../../shared/engine/secret.ts'
import { openTable, type Table } from '../../shared/engine/table.ts'
import {
  actionCardsOf,
  cardsOf,
  type Civilian,
  colourOf,
  type Improvement,
  markets,
  type OwnTroopKind,
  type PactId,
  pieceLimits,
  pieces,
  revolts,
  type SettlementKind,
  type TroopKind,
} from '../../shared/games/storming/components.ts'
import { generalEventIds } from '../../shared/games/storming/events.ts'
import type { Event } from '../../shared/games/storming/facts.ts'
import { storming } from '../../shared/games/storming/game.ts'
import { type RegionId, regionsFor } from '../../shared/games/storming/layout.ts'
import type { Move } from '../../shared/games/storming/moves.ts'
import { permanentVp, pointsOf } from '../../shared/games/storming/points.ts'
import { settle } from '../../shared/games/storming/rules.ts'
import type {
  Flag,
  Options,
  Pact,
  PileEntry,
  Region,
  State,
  Step,
  Structure,
  Terrain,
} from '../../shared/games/storming/state.ts'

/** Red, blue, green, yellow: seats 0 to 3. */
export type Letter = 'R' | 'B' | 'G' | 'Y'
const letters: readonly Letter[] = ['R', 'B', 'G', 'Y']
export const seat = (letter: Letter): Seat => seatOf(letters.indexOf(letter))
export const letterOf = (one: Seat): Letter => letters[one]!

type By<T> = Partial<Record<Letter, T>>
export const plainOptions: Options = {
  conspiracyPoint: 'signers',
  fourPlayerDirectedSet: 'false',
  startCard: '0',
  walledStart: 'false',
}

export interface Scene {
  readonly players?: 3 | 4
  readonly options?: Partial<Options>
  readonly first?: Letter
  readonly round?: number
  /** 'forest R:sawmill B:knight', 'R:village* caravan', 'lake': terrain, structure and troop of a region. */
  readonly on?: Partial<Record<RegionId, string>>
  /** Whether everybody has a village out of the way, as the vectors assume. */
  readonly homes?: boolean
  readonly civilians?: By<readonly Civilian[]>
  readonly improvements?: By<readonly Improvement[]>
  /** Revolts in front of a player: the kind of card under each, or null. */
  readonly revolts?: By<readonly (string | null)[]>
  /** Kinds of action cards in hand, and 'invention'; all that lie nowhere else by default. */
  readonly hand?: By<readonly string[]>
  readonly events?: By<readonly string[]>
  /** Permanent points. */
  readonly perm?: By<number>
  readonly skip?: By<number>
  readonly fair?: readonly Letter[]
  readonly theatre?: By<number>
  readonly unarmed?: readonly Letter[]
  readonly pacts?: readonly (readonly [PactId, string, Letter?])[]
  readonly flags?: readonly Flag[]
  readonly rotating?: Letter
  readonly display?: Partial<Record<(typeof markets)[number], readonly string[]>>
  readonly lakeReserve?: number
  /** The event deck, the next card first. */
  readonly deck?: readonly string[]
  readonly eventDiscards?: readonly string[]
  readonly library?: readonly [Letter, Improvement, Letter]
  readonly revoltSupply?: number
}

const homes: readonly RegionId[] = ['A2', 'G4', 'C7', 'F1']
const isTerrain = (word: string): word is Terrain => ['plain', 'forest', 'mountain', 'lake'].includes(word)
const structures = ['village', 'town', 'city', 'sawmill', 'mine']

const build = (word: string): Structure => {
  const [owner, kind = ''] = word.split(':')
  const plain = kind.replace('*', '')
  const by = seat(owner as Letter)
  return plain === 'sawmill' || plain === 'mine'
    ? { kind: plain, owner: by }
    : { kind: plain as SettlementKind, owner: by, wall: kind.endsWith('*') }
}

const fill = (state: State, region: Region, words: readonly string[]): void => {
  for (const word of words) {
    const [owner, kind = word] = word.split(':')
    if (isTerrain(word)) region.terrain = word
    else if (structures.includes(kind.replace('*', ''))) region.structure = build(word)
    else {
      const by = word.includes(':') ? seat(owner as Letter) : null
      region.troop = { id: ++state.troops, kind: kind as TroopKind, owner: by }
    }
  }
}

const count = (state: State, one: Seat, piece: (typeof pieces)[number]): number =>
  Object.values(state.map).filter(({ structure, troop }) =>
    piece === 'wall'
      ? structure !== null && 'wall' in structure && structure.wall && structure.owner === one
      : piece === 'resource'
        ? structure?.owner === one && ['sawmill', 'mine'].includes(structure.kind)
        : (structure?.owner === one && structure.kind === piece) ||
          (troop?.owner === one && troop.kind === piece),
  ).length

const pactOf = (state: State, [id, who, last]: readonly [PactId, string, Letter?]): Pact => {
  const [one, other] = who.split('').map((letter) => seat(letter as Letter))
  const kind = id === 'projectValkyrie' ? 'warWagon' : id === 'tradeRoute' ? 'caravan' : null
  const unit = Object.values(state.map).find(({ troop }) => troop !== null && troop.kind === kind)?.troop
  return {
    id,
    signers: [one!, other!],
    unitTroopId: unit?.id ?? null,
    caravanLastOwner: last === undefined ? null : seat(last),
  }
}

const dealMarkets = (state: State, scene: Scene): void => {
  const standard = {
    civilian: ['strategist', 'general'],
    improvement: ['customsHouse', 'palace'],
    pact: ['noQuarter', 'blockade'],
  }
  for (const kind of markets) {
    const taken = [
      ...state.players.flatMap(({ civilians, improvements }) => [...civilians, ...improvements]),
      ...state.pacts.map(({ id }) => id),
    ] as string[]
    const left = cardsOf[kind].filter((card) => !taken.includes(card))
    const wanted = scene.display?.[kind] ?? standard[kind].filter((card) => left.includes(card))
    state.display[kind] = [...wanted]
    const rest = left.filter((card) => !wanted.includes(card))
    while (scene.display?.[kind] === undefined && state.display[kind].length < 2)
      state.display[kind].push(rest.shift()!)
    state.decks[kind] = rest.filter((card) => !state.display[kind].includes(card)).map((card) => hide(card))
  }
}

const dealCards = (state: State, scene: Scene): void => {
  state.revoltSupply = revolts.slice(0, scene.revoltSupply ?? revolts.length)
  for (const player of state.players) {
    const letter = letterOf(player.seat)
    const colour = colourOf(player.seat)
    const own = (kind: string): string => (kind === 'invention' ? kind : `${kind}-${colour}`)
    player.revolts = (scene.revolts?.[letter] ?? []).map((kind) => ({
      id: state.revoltSupply.shift()!,
      under: kind === null ? [] : [hide(own(kind), player.seat)],
    }))
    const under = player.revolts.flatMap((one) => one.under.map((card) => card?.secret))
    const hand =
      scene.hand?.[letter]?.map(own) ?? actionCardsOf(colour).filter((card) => !under.includes(card))
    player.hand = { bag: [] }
    for (const card of hand) put(player.hand, hide(card, player.seat))
    if (hand.includes('invention')) {
      state.inventionInSupply = false
      state.inventionWith = player.seat
    }
    for (const card of scene.events?.[letter] ?? []) put(player.events, hide(card, player.seat))
  }
  state.decks.event = [...(scene.deck ?? generalEventIds)].reverse().map((card) => hide(card))
  state.eventDiscards = (scene.eventDiscards ?? []).map((card) => hide(card))
}

/** A state in which only what is said differs from a plain board on which nobody owns a thing but a far village. */
export const given = (scene: Scene = {}): State => {
  const { players = 3 } = scene
  const state = storming.blank({ seats: players, options: { ...plainOptions, ...scene.options } })
  state.firstPlayer = seat(scene.first ?? 'R')
  state.round = scene.round ?? 2
  state.rotatingVp = scene.rotating === undefined ? null : seat(scene.rotating)
  for (const [id, words] of Object.entries(scene.on ?? {})) {
    if (state.map[id as RegionId] === undefined) throw new Error(`${id} is not in play`)
    fill(state, state.map[id as RegionId]!, words.split(' '))
  }
  if (scene.homes !== false)
    for (const player of state.players) {
      const home = state.map[player.seat === 3 ? 'G1' : homes[player.seat]!]
      if (home?.structure === null) home.structure = { kind: 'village', owner: player.seat, wall: false }
    }
  const lying = Object.values(state.map).filter(({ terrain }) => terrain === 'lake').length
  state.lakeReserve = scene.lakeReserve ?? 4 - lying
  for (const player of state.players) {
    const letter = letterOf(player.seat)
    for (const piece of pieces) player.supply[piece] = pieceLimits[piece] - count(state, player.seat, piece)
    player.civilians = [...(scene.civilians?.[letter] ?? [])]
    player.improvements = [...(scene.improvements?.[letter] ?? [])]
    player.skipNext = scene.skip?.[letter] ?? 0
    player.fairWinds = scene.fair?.includes(letter) ?? false
    player.theatreCount = scene.theatre?.[letter] ?? 0
    player.universityArmed = !(scene.unarmed?.includes(letter) ?? false)
    player.tally = scene.perm?.[letter] === undefined ? {} : { conquest: scene.perm[letter] }
  }
  for (const flag of scene.flags ?? []) state.flags[flag] = true
  state.pacts = (scene.pacts ?? []).map((pact) => pactOf(state, pact))
  dealCards(state, scene)
  dealMarkets(state, scene)
  if (scene.library !== undefined) {
    const [who, improvement, from] = scene.library
    state.libraryCopy = { seat: seat(who), improvement, from: seat(from) }
  }
  return state
}

/** No chance at all: who draws fails. */
export const chance = (number = 1): Random => randomAt(seedFromNumber(number), seqOf(1))

export interface Played {
  readonly state: State
  readonly events: readonly Event[]
}

/** What happens by itself from here on, with these steps to come first. */
export const run = (before: State, steps: readonly Step[], seed = 1): Played => {
  const state = copy(before)
  state.agenda.push(...steps.toReversed())
  const events = collectEvents(storming, state, chance(seed), (table) => settle(table))
  return { state, events }
}

const rest: readonly Step[] = [{ type: 'resolution' }, { type: 'endRound' }, { type: 'round' }]

/** PRESENT holds these cards, 'build-red', 'revolt9', 'fire'; they leave the hands, and the pile is resolved. */
export const resolve = (scene: Scene | State, cards: readonly string[], seed = 1): Played => {
  const state =
    'players' in scene && Array.isArray(scene.players) ? copy(scene as State) : given(scene as Scene)
  state.present = cards.map((card, index): PileEntry => {
    const owner = state.players.find((player) => {
      const at = player.hand.bag.findIndex((thing) => thing?.secret === card)
      if (at >= 0) player.hand.bag.splice(at, 1)
      return at >= 0
    })
    state.revoltSupply = state.revoltSupply.filter((one) => one !== card)
    state.decks.event = state.decks.event.filter((one) => one?.secret !== card)
    const placedBy = owner?.seat ?? null
    return {
      placedBy,
      card: placedBy === null ? hide(card) : hide(card, placedBy),
      attached: [],
      order: index,
    }
  })
  return run(state, rest, seed)
}

/** A player's card is turned up: they are asked for its first action, if there is any. */
export const card = (scene: Scene, letter: Letter, kind: string, ...more: readonly string[]): State =>
  resolve(scene, [`${kind}-${colourOf(seat(letter))}`, ...more]).state

/** Moves as tests write them. */
export const pass: Move = { type: 'pass' }
export const endCard: Move = { type: 'endCard' }
export const move = (troopId: number, to: string): Move => ({ type: 'moveTroop', troopId, to })
export const attack = (troopId: number, to: string): Move => ({ type: 'attack', troopId, to })
export const recruit = (region: string, kind: OwnTroopKind): Move => ({ type: 'recruitTroop', region, kind })
export const found = (
  type: 'buildVillage' | 'upgradeSettlement' | 'buildSawmill' | 'buildMine' | 'buildWall',
  region: string,
): Move => ({ type, region })
export const wall = (region: string): Move => found('buildWall', region)

/** Somebody is asked something, so that nothing goes on by itself. */
export const stop: Step = { type: 'keepWarlockEvent', seat: seatOf(0) }
/** A round is about to be planned. */
export const planning = (scene: Scene): State => run(given(scene), [{ type: 'planning' }, stop]).state

export const reason = (state: State, letter: Letter, one: Move): string =>
  storming.check(state, seat(letter), one)?.reason ?? 'legal'

export const play = (before: State, letter: Letter, move: Move, seed = 1): Played => {
  const refused = storming.check(before, seat(letter), move)
  if (refused !== null) throw new Error(`${letter} ${JSON.stringify(move)}: ${JSON.stringify(refused)}`)
  const state = copy(before)
  const events = collectEvents(storming, state, chance(seed), (table) =>
    storming.perform(table, seat(letter), move),
  )
  return { state, events }
}
export const playAll = (before: State, ...moves: readonly (readonly [Letter, Move])[]): State =>
  moves.reduce((state, [letter, move]) => play(state, letter, move).state, before)

/** 'R act', 'B offer': who is asked what. */
export const asked = (state: State): readonly string[] =>
  storming.decisions(state).map(({ seat: one, kind }) => `${letterOf(one)} ${kind}`)
/** Whether the open card is over: nobody is asked to act. */
export const isActing = (state: State, letter: Letter): boolean => asked(state).includes(`${letter} act`)

export const legal = (state: State, letter: Letter): readonly Move[] =>
  legalMoves(storming, state, seat(letter))
export const player = (state: State, letter: Letter) => state.players[seat(letter)]!
export const perm = (state: State, letter: Letter): number => permanentVp(state, seat(letter))
export const points = (state: State, letter: Letter): number => pointsOf(state, seat(letter))
export const handOf = (state: State, letter: Letter): readonly string[] =>
  player(state, letter).hand.bag.flatMap((thing) => (thing === null ? [] : [thing.secret]))

/** 'R:village*', 'R:soldier', 'warWagon', 'forest' as in a scene; '' for an empty plain. */
export const at = (state: State, id: RegionId): string => {
  const { terrain, structure, troop } = state.map[id]!
  const by = (owner: Seat | null, kind: string): string =>
    owner === null ? kind : `${letterOf(owner)}:${kind}`
  return [
    ...(terrain === 'plain' ? [] : [terrain]),
    ...(structure === null
      ? []
      : [by(structure.owner, structure.kind) + ('wall' in structure && structure.wall ? '*' : '')]),
    ...(troop === null ? [] : [by(troop.owner, troop.kind)]),
  ].join(' ')
}
/** The number of the troop in a region. */
export const troop = (state: State, id: RegionId): number => state.map[id]!.troop!.id
export const supply = (state: State, letter: Letter, piece: (typeof pieces)[number]): number =>
  player(state, letter).supply[piece]
export const types = (events: readonly Event[]): readonly string[] => events.map(({ type }) => type)

/** A table dealt and settled by chance, some random moves into the game; `look` sees it before each and at the end. */
export const wandered = (
  players: 3 | 4,
  seed: number,
  steps: number,
  options: Partial<Options> = {},
  look: (table: Table<State, Move, Event>) => void = () => undefined,
): Table<State, Move, Event> => {
  const table = openTable(storming, {
    seats: players,
    options: { ...plainOptions, ...options },
    seed: seedFromNumber(seed),
  })
  table.begin(0)
  const random = randomAt(seedFromNumber(seed + 1), seqOf(1))
  for (let step = 0; step < steps; step++) {
    look(table)
    const open = table.decisions()
    const one = open[random.below(Math.max(1, open.length))]
    if (one === undefined) break
    const moves = legalMoves(storming, table.state, one.seat)
    const move = moves[random.below(moves.length)]!
    table.play(one.seat, { cid: step + 1, decision: one.key, moves: [move] }, 0)
  }
  look(table)
  return table
}

export const regionIds = (players: 3 | 4): readonly RegionId[] => regionsFor(players).map(({ id }) => id)
