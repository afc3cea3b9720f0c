/**
 * Characters play as they are said to: each takes what it likes more often than *Oficial* without a taste does from the
 * same seat of the same deals. A fixed sample of quick games; how strong each is says `npm run arena -- --character`.
 */
import { describe, expect, test } from 'vitest'
import { bots } from '../../shared/bots/bots.ts'
import { quickRandom } from '../../shared/bots/quickRandom.ts'
import { writeOnly } from '../../shared/bots/playout.ts'
import { type AnyGame, collectEvents } from '../../shared/engine/game.ts'
import { type Seat, seatOf, type Tagged } from '../../shared/engine/ids.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { characterAt, company } from '../../shared/protocol/names.ts'
import { roleOf, type RoleCard } from '../../shared/games/castillo/components.ts'
import { typeOfCard } from '../../shared/games/storming/components.ts'
import { areRivals } from '../../shared/games/fortium/position.ts'
import type { Move as FortiumMove } from '../../shared/games/fortium/moves.ts'
import type { State as FortiumState } from '../../shared/games/fortium/state.ts'
import { games } from '../kit/games.ts'

const spaceKinds: readonly (readonly [RegExp, string])[] = [
  [/G$/, 'gate'],
  [/T\d$|^C/, 'tower'],
  [/\d$/, 'wall'],
]

/** What a move is: roles chosen, cards laid, tiles by their kind, attacks; else its type. */
const whatIs: Readonly<Record<string, (move: Tagged, state: object, seat: Seat) => readonly string[]>> = {
  castillo: (move) =>
    'cards' in move ? (move.cards as readonly RoleCard[]).map((card) => roleOf(card)) : [move.type],
  fortaleza: (move) =>
    'space' in move
      ? [spaceKinds.find(([pattern]) => pattern.test(String(move.space)))?.[1] ?? '']
      : [move.type.startsWith('develop') ? 'develop' : move.type],
  fortium: (move, state, seat) => {
    const { to } = move as Partial<Extract<FortiumMove, { type: 'moveGroup' }>>
    const { players } = state as FortiumState
    const isAttack = players.some(
      (other) =>
        areRivals(state as FortiumState, seat, other.seat) && to !== undefined && other.miners.includes(to),
    )
    return [isAttack ? 'attack' : move.type]
  },
  storming: (move) =>
    'placements' in move
      ? (move.placements as readonly { readonly card: string }[]).map(({ card }) => typeOfCard(card) ?? '')
      : [move.type],
}

/** What each character does more often than others, or (below 1) less: its first figure to the neutral one's. */
const signs: Readonly<Record<string, readonly (readonly [what: string, times: number])[]>> = {
  castillo: [
    ['worker', 1.3],
    ['trader', 1.2],
    ['stonemason', 1.2],
    ['messenger', 1.3],
  ],
  fortaleza: [
    ['tower', 1.02],
    ['gate', 1.1],
    ['wall', 1.02],
    ['develop', 1.3],
    ['retireToTemple', 1.5],
  ],
  fortium: [
    ['buyCard', 2],
    ['exchange', 1.2],
    ['attack', 1.2],
    ['attack', 0.9],
  ],
  storming: [
    ['recruit', 1.1],
    ['diplomacy', 1.3],
    ['military', 1.05],
    ['build', 1.05],
  ],
}

/** What seat 0 does in so many games, by the names that its game gives here. */
const doings = (
  game: AnyGame,
  options: object,
  count: number,
  character: number | null,
): Map<string, number> => {
  const done = new Map<string, number>()
  for (let number = 0; number < count; number++) {
    const random = quickRandom(70 + number)
    const state = game.blank({ seats: 4, options })
    collectEvents(game, state, random, (progress) => game.setup(progress))
    for (let [asked] = game.decisions(state); asked !== undefined; [asked] = game.decisions(state)) {
      const { seat } = asked
      const own = seat === 0
      const move = bots.oficial(game, conceal(state, seat), seat, random, own ? character : null)
      for (const what of own ? (whatIs[game.id]?.(move, state, seat) ?? []) : [])
        done.set(what, (done.get(what) ?? 0) + 1)
      game.perform(writeOnly(game, state, random), seat, move)
    }
  }
  return done
}

/** Games of each, by how long they take. */
const samples: Readonly<Record<string, number>> = { castillo: 16, fortaleza: 16, fortium: 12, storming: 8 }

describe.each(Object.entries(games))('%s', async (id, { meta, rules }) => {
  const game = await rules()
  const count = samples[id] ?? 8
  const options = defaultOptions(meta)

  test('each of the first seats has a taste of its own', () => {
    const tastes = game.policy?.tastes ?? []
    expect(tastes.length).toBeGreaterThanOrEqual(game.seats.max)
    expect(new Set(tastes.map((taste) => JSON.stringify(taste))).size).toBe(tastes.length)
  })

  test('characters do what they like more often', () => {
    const neutral = doings(game, options, count, null)
    const missed: string[] = []
    for (const [character, [what, times]] of (signs[id] ?? []).entries()) {
      const own = doings(game, options, count, character).get(what) ?? 0
      const plain = neutral.get(what) ?? 0
      if (process.env['TOLD'] !== undefined) missed.push(`${company[character]} ${what} ${own} for ${plain}`)
      if (times > 1 ? own < plain * times : own > plain * times)
        missed.push(`${company[character]}: ${what} ${own} for ${plain}`)
    }
    expect(missed).toEqual([])
  })
})

test('characters at a table are different people, whatever persons are called', () => {
  const bot = { kind: 'bot' }
  for (const name of company) {
    const seats = [{ kind: 'person', name }, bot, bot, bot, bot]
    const characters = seats.map((_, seat) => characterAt({ seats }, seatOf(seat)))
    expect(characters[0]).toBeNull()
    expect(new Set(characters).size).toBe(seats.length)
    expect(characters.map((one) => company[one ?? -1])).not.toContain(name)
  }
})
