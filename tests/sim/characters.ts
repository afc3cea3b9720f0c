/**
 * How the characters of a game do among each other: `npm run -s characters -- --game castillo --level maestro --games 200`
 * (`--help` for the rest). A table is full of them, and they change seats from game to game.
 */
import { commandLine, mustBe } from '../../.ci/commandLine.ts'
import { bots } from '../../shared/bots/bots.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import type { Seat, Shown, Tagged } from '../../shared/engine/ids.ts'
import type { GameMeta } from '../../shared/engine/meta.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { typeOfCard } from '../../shared/games/storming/components.ts'
import { company } from '../../shared/protocol/names.ts'
import { games as written } from '../kit/games.ts'
import { optionsOf, progressOf } from './command.ts'
import { quickGame } from './quickGame.ts'

const spaceKinds: readonly (readonly [RegExp, string])[] = [
  [/G$/, 'gate'],
  [/T\d$|^C/, 'tower'],
  [/\d$/, 'wall'],
]

/** What a move is, where the policy's own names do not tell: cards laid, tiles by their kind. */
const whatIs: Readonly<Record<string, (move: Tagged) => readonly string[]>> = {
  fortaleza: (move) =>
    'space' in move
      ? [spaceKinds.find(([pattern]) => pattern.test(String(move.space)))?.[1] ?? '']
      : [move.type.startsWith('develop') ? 'develop' : move.type],
  storming: (move) =>
    'placements' in move
      ? (move.placements as readonly { readonly card: string }[]).map(({ card }) => typeOfCard(card) ?? '')
      : [move.type],
}
export const deedsOf = (game: AnyGame, view: Shown<object>, seat: Seat, move: Tagged): readonly string[] =>
  whatIs[game.id]?.(move) ?? game.policy?.deeds?.(view, seat, move) ?? [move.type]

export interface Favourite {
  readonly what: string
  /** It is done more seldom than by the others, and not more often. */
  readonly isAvoided?: true
}

/** What each character of a game is known by. */
export const favourites: Readonly<Record<string, readonly Favourite[]>> = {
  castillo: [{ what: 'worker' }, { what: 'trader' }, { what: 'stonemason' }, { what: 'messenger' }],
  fortaleza: [
    { what: 'tower' },
    { what: 'gate' },
    { what: 'wall' },
    { what: 'develop' },
    { what: 'retireToTemple' },
  ],
  fortium: [
    { what: 'buyCard' },
    { what: 'exchange' },
    { what: 'attack' },
    { what: 'attack', isAvoided: true },
  ],
  storming: [{ what: 'recruit' }, { what: 'diplomacy' }, { what: 'military' }, { what: 'build' }],
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** What came of one of them. */
export interface Career {
  readonly name: string
  /** Of all games, the part that it won; of a shared first place its part. */
  readonly share: number
  /** What it is known by, and how many times as often it does that as the others on average. */
  readonly favourite: Favourite
  readonly times: number
}

export interface Sample {
  readonly options: object
  readonly level: keyof typeof bots
  readonly games: number
  readonly seed: number
}

/** Games of all of a game's characters together, each on every seat in turn. */
export const playCompany = (
  game: AnyGame,
  { options, level, games, seed }: Sample,
  progress: (done: number, all: number) => void = () => undefined,
): readonly Career[] => {
  const seats = game.policy?.tastes?.length ?? 0
  const all = Array.from({ length: seats }, () => ({ won: 0, did: new Map<string, number>() }))
  for (let number = 0; number < games; number++) {
    const characterAt = (seat: Seat): number => (seat + number) % seats
    const told = (move: Tagged, state: object, seat: Seat): void => {
      const { did } = all[characterAt(seat)]!
      for (const what of deedsOf(game, conceal(state, seat), seat, move))
        did.set(what, (did.get(what) ?? 0) + 1)
    }
    const sitterAt = (seat: Seat) => ({ bot: bots[level], character: characterAt(seat) })
    const end = quickGame(game, { seats, options, seed: seed + number }, sitterAt, told)
    const first = game.outcome(end)?.ranking[0] ?? []
    for (const seat of first) all[characterAt(seat)]!.won += 1 / first.length
    progress(number + 1, games)
  }
  return all.map(({ won }, character) => {
    const favourite = favourites[game.id]![character]!
    const counts = all.map(({ did }) => did.get(favourite.what) ?? 0)
    const others = counts.filter((_, other) => other !== character)
    return {
      name: company[character] ?? '',
      share: won / games,
      favourite,
      times: counts[character]! / meanOf(others),
    }
  })
}

const help = `How the characters of a game do among each other: how often each wins, and does what it likes, at full tables of them.

  npm run characters
  --game <${Object.keys(written).join('|')}>
  --level <name>                 how they play (maestro): ${Object.keys(bots).join(', ')}
  --option <name>=<value>        an option of the game (scoring=advanced), as often as wanted
  --games <n>, --seed <n>        how many (200), and what deals they are (7): the same line plays the same games

  --json                         one JSON object: the share and what is done for each, the standard error, how far apart
                                 they are; how far it is goes to the errors`

const isLevel = (name: string): name is keyof typeof bots => Object.hasOwn(bots, name)
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const main = async (): Promise<void> => {
  const given = commandLine(
    help,
    {
      game: { type: 'string', default: 'castillo' },
      level: { type: 'string', default: 'maestro' },
      games: { type: 'string', default: '200' },
      seed: { type: 'string', default: '7' },
      option: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
    },
    ['games', 'seed'],
  )
  mustBe('game', [given.game], Object.keys(written), help)
  mustBe('level', [given.level], Object.keys(bots), help)
  const found: { readonly meta: GameMeta; rules(): Promise<AnyGame> } | undefined = written[given.game]
  if (found === undefined || !isLevel(given.level)) return
  const game = await found.rules()
  const sample = {
    options: optionsOf(game, found.meta, given.option),
    level: given.level,
    games: Number(given.games),
    seed: Number(given.seed),
  }
  const characters = playCompany(game, sample, progressOf(`games of ${game.id}`))
  const shares = characters.map(({ share }) => share)
  const fair = 1 / characters.length
  const standardError = Math.sqrt((fair * (1 - fair)) / sample.games)
  const apart = Math.max(...shares) - Math.min(...shares)
  if (given.json)
    return console.log(JSON.stringify({ game: game.id, ...sample, fair, standardError, apart, characters }))
  console.log(
    `${sample.level}, ${game.id}: ${sample.games} games of ${characters.length}, fair ${percent(fair)} ± ${percent(standardError)}`,
  )
  console.table(
    characters.map(({ name, share, favourite, times }) => ({
      name,
      won: percent(share),
      'is known by': `${favourite.isAvoided ? 'less ' : ''}${favourite.what}`,
      'times the others': times.toFixed(2),
    })),
  )
  console.log(`the strongest is ${percent(apart)} above the weakest`)
}

if (import.meta.main) await main()
