/** How Fortaleza looks to those who are not people: bots, and the stand-in for an absent seat. */
import type { Seat, Shown } from '../../engine/ids.ts'
import type { Random } from '../../engine/random.ts'
import { copy } from '../../engine/copy.ts'
import { faces, hide, put } from '../../engine/secret.ts'
import { cardOf, cardsPerTurn, deckFor, turnsPerPhase } from './components.ts'
import { playerAt } from './evolve.ts'
import type { Move } from './moves.ts'
import { scoringSteps } from './scoring.ts'
import type { State } from './state.ts'

/** In points, found by playing figures against each other; all four that count most had to change together. */
const worths = {
  /** What a coin in hand may still turn into. */
  coin: 0.6,
  coinAtTheEnd: 0.05,
  /** What a level on top of a stack may; a tower's counts for more. */
  level: 1.1,
  towerLevel: 2.2,
  templePawn: 0.4,
  /** How often what stands in phase 1 will score: in both phases, unless it is covered before the second. */
  standing: 1.5,
} as const

/** Turns a seat still has, this phase and the next. */
const turnsLeft = (state: State): number => {
  const perPhase = turnsPerPhase[state.config.playerCount]
  return perPhase - state.turnInPhase + (state.phase === 1 ? perPhase : 0)
}

/** What each seat may hope for: points so far, what stands now counted for each scoring to come, and means. */
const prospects = (state: State): readonly number[] => {
  const isFirst = state.phase === 1 && state.stage === 'turn'
  const scoringsLeft = state.stage === 'finished' ? 0 : isFirst ? worths.standing : 1
  const steps = scoringsLeft === 0 ? [] : scoringSteps(state)
  const left = turnsLeft(state)
  const coin = left > 1 ? worths.coin : worths.coinAtTheEnd
  // A level is of use only while there are turns to build with it.
  const time = Math.min(1, left / 4)
  return state.players.map(({ seat, score, coins, stacks, templePawns }) => {
    const standing = steps.reduce((sum, step) => sum + (step.points[seat] ?? 0), 0)
    const [guild = 0, wall = 0, tower = 0] = [stacks.guild[0], stacks.wall[0], stacks.tower[0]]
    const levels = (guild + wall) * worths.level + tower * worths.towerLevel
    const usable = Math.min(coins, 4 * left + 2)
    return score + standing * scoringsLeft + usable * coin + levels * time + templePawns * worths.templePawn
  })
}

/** One's own prospects against those of the strongest other, in points. */
export const evaluate = (view: Shown<State>, seat: Seat): number => {
  const all = prospects(view)
  const others = all.filter((_, other) => other !== seat)
  return (all[seat] ?? 0) - 0.6 * Math.max(...others)
}

/** Takes resources, wild cards last; names oneself as start player [FZ-4.10]. */
export const standIn = (view: Shown<State>, seat: Seat): Move => {
  if (view.stage === 'chooseStartPlayer') return { type: 'chooseStartPlayer', seat }
  const isWild = (id: string): boolean => cardOf(id).kind === 'wild'
  const hand = faces(playerAt(view, seat).hand)
  const inOrder = [...hand.filter((id) => !isWild(id)), ...hand.filter(isWild)]
  const count = cardsPerTurn - view.cardsPlayedThisTurn
  const cards = inOrder.slice(0, count).map((cardId) => ({ cardId, as: 'any' as const }))
  return { type: count === cardsPerTurn ? 'takeResourcesTwo' : 'takeResourcesOne', cards }
}

/** Deals the cards that the viewer has not seen to the hands and the deck, by chance [FZ-7.1, FZ-7.3]. */
export const imagine = (view: Shown<State>, random: Random): State => {
  const state: State = copy<State>(view)
  const seen = new Set([...state.discard, ...state.players.flatMap((player) => faces(player.hand))])
  for (const card of state.deck) if (card !== null) seen.add(card.secret)
  const unseen = random.shuffle(
    deckFor(state.config.playerCount)
      .map(({ id }) => id)
      .filter((id) => !seen.has(id)),
  )
  const next = (): string => {
    const id = unseen.pop()
    if (id === undefined) throw new Error('more unknown cards than cards')
    return id
  }
  for (const player of state.players) {
    const unknown = player.hand.bag.filter((card) => card === null).length
    player.hand = { bag: player.hand.bag.filter((card) => card !== null) }
    for (let dealt = 0; dealt < unknown; dealt++) put(player.hand, hide(next(), player.seat))
  }
  state.deck = state.deck.map((card) => card ?? hide(next()))
  return state
}
