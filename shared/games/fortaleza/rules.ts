/** The rules of Fortaleza, put together from their rooms. */
import * as v from 'valibot'
import type { GameRules, Progress } from '../../engine/game.ts'
import { seatOf, seatsOf } from '../../engine/ids.ts'
import { bySteps } from '../../engine/step.ts'
import {
  guildTiles,
  type Level,
  pawnsPerPlayer,
  type PlayerCount,
  playerColors,
  type StackKind,
  stackKinds,
  towerTiles,
  wallTiles,
} from './components.ts'
import { evolve } from './evolve.ts'
import { fortalezaMeta } from './meta.ts'
import { type Move, moveSchema } from './moves.ts'
import { outcome, scores, standings } from './scoring.ts'
import type { Event, Options, Player, State, Tile } from './state.ts'
import { chooseStartPlayer, type ChooseStep, deal } from './steps/phaseEnd.ts'
import { turn, type TurnStep } from './steps/turn.ts'

const rules = bySteps<State, TurnStep | ChooseStep, Move, Event>({
  now: ({ stage }) => (stage === 'finished' ? null : { type: stage }),
  key: ({ phase, turnInPhase, cardsPlayedThisTurn }, { type }, seat) =>
    type === 'turn'
      ? `turn:${phase}.${turnInPhase}.${seat}.${cardsPlayedThisTurn}`
      : `chooseStartPlayer:${seat}`,
  steps: { turn, chooseStartPlayer },
  refusals: {
    over: { rule: 'FZ-4.1', reason: 'gameOver' },
    wrongStep: { rule: 'FZ-4.1', reason: 'wrongStage' },
    notAsked: { rule: 'FZ-4.2', reason: 'notYourTurn' },
  },
})

const stack = <T extends { readonly level: Level }>(
  tiles: readonly T[],
  copies: (tile: T) => number,
): Level[] => tiles.flatMap((tile) => Array.from({ length: copies(tile) }, () => tile.level))

/** A full set of tiles, lowest on top; with 5 players without the marked guilds [FZ-2.15 to FZ-2.19, FZ-3.4]. */
const freshStacks = (players: PlayerCount): Record<StackKind, Level[]> => ({
  guild: stack(guildTiles, (tile) => (players === 5 ? tile.copies5p : tile.copies)),
  wall: stack(wallTiles, (tile) => tile.copies),
  tower: stack(towerTiles, (tile) => tile.copies),
})

const playerCountOf = (seats: number): PlayerCount => {
  if (seats === 3 || seats === 4 || seats === 5) return seats
  throw new Error(`Fortaleza is for 3 to 5 players, not ${seats}`)
}

/** [FZ-3.1 to FZ-3.5] */
const blank = ({ seats, options }: { readonly seats: number; readonly options: Options }): State => {
  const playerCount = playerCountOf(seats)
  const players = seatsOf(seats).map((seat): Player => ({
    seat,
    color: playerColors[seat] ?? 'blue',
    score: 0,
    coins: 0,
    hand: { bag: [] },
    stacks: freshStacks(playerCount),
    developed: { guild: 0, wall: 0, tower: 0 },
    pawnSupply: pawnsPerPlayer,
    templePawns: 0,
    phaseScores: [],
  }))
  return {
    config: { playerCount, scoring: options.scoring },
    stage: 'turn',
    phase: 1,
    turnInPhase: 1,
    startSeat: seatOf(0),
    activeSeat: seatOf(0),
    cardsPlayedThisTurn: 0,
    deck: [],
    discard: [],
    players,
    board: { spaces: {}, guilds: {}, collectors: {} },
  }
}

/** Start seat first, then the shuffle [FZ-3.6, FZ-3.8]. */
const setup = (progress: Progress<State, Event>): void => {
  progress.emit({
    type: 'startPlayerDrawn',
    seat: seatOf(progress.random.below(progress.state.config.playerCount)),
  })
  deal(progress, 1)
}

/** Cards in the game, and each player's tiles and pawns, wherever they lie [FZ-2.13, FZ-2.21]. */
const census = ({ deck, discard, players, board }: State): Record<string, number> => {
  const hands = players.reduce((sum, { hand }) => sum + hand.bag.length, 0)
  const laid: Tile[] = [...Object.values(board.spaces).flat(), ...Object.values(board.guilds).flat()]
  const sums: Record<string, number> = { cards: deck.length + discard.length + hands }
  for (const { seat, stacks, developed, pawnSupply, templePawns } of players) {
    const kept = stackKinds.reduce((sum, kind) => sum + stacks[kind].length + developed[kind], 0)
    sums[`tiles of seat ${seat}`] = kept + laid.filter((tile) => tile.owner === seat).length
    const collectors = Object.values(board.collectors).filter((owner) => owner === seat).length
    sums[`pawns of seat ${seat}`] = pawnSupply + templePawns + collectors
  }
  return sums
}

export const fortalezaRules: GameRules<State, Move, Event, Options> = {
  id: fortalezaMeta.id,
  rulesVersion: 2,
  seats: fortalezaMeta.seats,
  options: v.strictObject({ scoring: v.picklist(['basic', 'advanced']) }),
  moves: moveSchema,
  blank,
  setup,
  decisions: rules.decisions,
  candidates: rules.candidates,
  exact: true,
  check: rules.check,
  perform: rules.perform,
  evolve,
  scores,
  standings,
  outcome,
  census,
  longest: 1000,
}
