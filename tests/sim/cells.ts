/**
 * The games behind a page of balance. One cell of it (a game, so many seats, who plays) is played by several processes
 * side by side, and each game is kept on disk as soon as it is over: a long run that was cut goes on where it was. What
 * is kept goes by the rules and bots it was played by, so that other ones begin anew.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { AnyGame } from '../../shared/engine/game.ts'
import type { GameMeta } from '../../shared/engine/meta.ts'
import { games } from '../kit/games.ts'
import { type Match, randomAnswers, type Sitting, sit } from './arena.ts'
import { optionsOf } from './command.ts'
import { contenders } from './contenders.ts'
import { type Plan, type Played, playGame } from './simulate.ts'
import { tallyOf } from './tallies/tallies.ts'

/** Bots of one kind alone, or one bot among others of another kind. */
export type Who = Alone | Among
export type Alone = keyof typeof levels

/** Who sits on all seats. */
const levels = { maestros: 'maestro', oficiales: 'oficial', randoms: 'random' } as const
const isAlone = (who: Who): who is Alone => Object.hasOwn(levels, who)
export type Among = keyof typeof matches

/** Who takes every seat of the same deals in turn, and who sits on all others. */
const matches = {
  maestro: { challenger: contenders.maestro, champion: contenders.greedy1 },
  oficial: { challenger: contenders.oficial, champion: contenders.greedy1 },
  maestroAmongOficiales: { challenger: contenders.maestro, champion: contenders.oficial },
} as const

export interface Cell {
  readonly game: string
  readonly seats: number
  readonly who: Who
  readonly seed: number
  /** Pairs `name=value` that are not as by default. */
  readonly option?: readonly string[]
}

/** A game between equals, or one of a match. */
export type CellGame<W extends Who> = W extends Alone ? Played : Sitting

interface Given {
  readonly meta: GameMeta
  readonly rules: () => Promise<AnyGame>
}

const ruledBy = async ({ game: id, option = [] }: Cell) => {
  const found: Given | undefined = games[id]
  if (found === undefined) throw new Error(`no game ${id}`)
  const game = await found.rules()
  return { game, options: optionsOf(game, found.meta, option) }
}

/** What equals play, so many games of it. */
export const planOf = async (cell: Cell, who: Alone, games: number): Promise<Plan> => {
  const { game, options } = await ruledBy(cell)
  const { seats, seed } = cell
  const bots = Array.from({ length: seats }, () => levels[who])
  const opening = seats * (randomAnswers[game.id] ?? 0)
  const how = { rotate: false, check: false, longest: game.longest, opening, tally: tallyOf(game.id) }
  return { game, options, bots, games, seed, ...how }
}

const matchOf = async (cell: Cell, who: Among, number: number): Promise<Match> => ({
  ...(await ruledBy(cell)),
  ...matches[who],
  seats: cell.seats,
  seed: cell.seed,
  games: number + 1,
})

/** Plays one game of a cell: the same number is the same game. */
export const playCellGame = async (cell: Cell, number: number): Promise<Played | Sitting> =>
  isAlone(cell.who)
    ? playGame(await planOf(cell, cell.who, number + 1), number)
    : sit(await matchOf(cell, cell.who, number), number)

/** A file and all that it takes more than types from, and so on. */
const importedBy = (file: string, found = new Map<string, string>()): ReadonlyMap<string, string> => {
  if (found.has(file)) return found
  const text = readFileSync(file, 'utf8')
  found.set(file, text)
  for (const [, path = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']+)'/gm))
    importedBy(join(dirname(file), path), found)
  return found
}

/** Changes with everything that a game of a cell depends on. */
const playedBy = (game: string): string => {
  const hash = createHash('sha256')
  const own = [`shared/games/${game}/game.ts`, `tests/sim/tallies/${game}.ts`]
  for (const entry of ['tests/sim/simulate.ts', 'tests/sim/arena.ts', ...own])
    for (const [file, text] of importedBy(entry)) hash.update(file).update(text)
  return hash.digest('hex').slice(0, 16)
}

/** Where the games of a cell are kept: a line for each, its number and what was counted. */
const shelfOf = ({ game, seats, who, seed, option = [] }: Cell, folder: string): string =>
  `${folder}/${game}-${playedBy(game)}/${[seats, who, ...option, seed].join('-')}.jsonl`

const keptAt = <W extends Who>(shelf: string): Map<number, CellGame<W>> => {
  if (!existsSync(shelf)) return new Map()
  const text = readFileSync(shelf, 'utf8')
  // What was being written when the run was cut has no end: its game is played again.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole !== text) writeFileSync(shelf, whole)
  return new Map(
    whole
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as [number, CellGame<W>]),
  )
}

/** What a process that plays is asked, and what it answers. */
export interface Asked {
  readonly cell: Cell
  readonly number: number
}
export type Told = { readonly played: Played | Sitting } | { readonly fault: string }

const askedOf = (player: ChildProcess, asked: Asked): Promise<Played | Sitting> =>
  new Promise((done, failed) => {
    const lost = (code: number | null): void => failed(new Error(`a process that plays ended with ${code}`))
    player.once('exit', lost)
    player.once('message', (told: Told) => {
      player.off('exit', lost)
      if ('fault' in told) failed(new Error(told.fault))
      else done(told.played)
    })
    player.send(asked)
  })

export interface Players {
  /** The first so many games of a cell, those kept and those played now. */
  play<W extends Who>(
    cell: Cell & { readonly who: W },
    games: number,
    told: (done: number, all: number) => void,
  ): Promise<readonly CellGame<W>[]>
  end(): void
}

/** Processes that play, as many as there are cores. What they keep outlives a run of the tests, which empties `.artifacts`. */
export const openPlayers = (folder = '.balance', count = availableParallelism()): Players => {
  const players = Array.from({ length: count }, () => fork(new URL('./cellPlayer.ts', import.meta.url)))
  return {
    end: () => players.forEach((player) => player.kill()),
    async play<W extends Who>(
      cell: Cell & { readonly who: W },
      many: number,
      told: (done: number, all: number) => void,
    ) {
      const shelf = shelfOf(cell, folder)
      mkdirSync(dirname(shelf), { recursive: true })
      const kept = keptAt<W>(shelf)
      const numbers = Array.from({ length: many }, (_, number) => number)
      const missing = numbers.filter((number) => !kept.has(number))
      await Promise.all(
        players.map(async (player) => {
          for (let number = missing.shift(); number !== undefined; number = missing.shift()) {
            const played = (await askedOf(player, { cell, number })) as CellGame<W>
            appendFileSync(shelf, `${JSON.stringify([number, played])}\n`)
            kept.set(number, played)
            told(kept.size, many)
          }
        }),
      )
      return numbers.flatMap((number) => kept.get(number) ?? [])
    },
  }
}
