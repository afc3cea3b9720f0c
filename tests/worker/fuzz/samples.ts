/** True messages and games under way: what is thrown at the entries is made of these. */
import { type AnyGame, someLegalMoves } from '../../../shared/engine/game.ts'
import { seqOf } from '../../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../../shared/engine/random.ts'
import { protocolVersion } from '../../../shared/protocol/version.ts'
import { registry } from '../../../shared/registry.ts'
import { optionCases } from '../../kit/tables.ts'
import { playthrough } from '../../laws/playthrough.ts'
import { token } from '../clients.ts'
import { wanted } from './judged.ts'

/** Games under way, with turns that are legal there. */
export const plays = await Promise.all(
  Object.values(registry).map(async ({ meta, rules }) => {
    const game = (await rules()) as AnyGame
    const [first] = optionCases(game, meta, meta.seats.max)
    const play = playthrough(game, { ...first!, seats: meta.seats.max, seed: wanted.seed })
    const random = randomAt(seedFromNumber(wanted.seed), seqOf(9))
    const turns = random.shuffle(play.turns).slice(0, 12)
    const moves = turns.flatMap(({ before: state, entry }) =>
      someLegalMoves(game, state as never, entry.seat, 3, random),
    )
    return { meta, game, play, turns, moves }
  }),
)

/** Each act that there is. */
export const acts: readonly object[] = [
  { act: 'sit', seat: 1, name: 'Eva', entropy: 'ab'.repeat(32) },
  { act: 'stand' },
  { act: 'rename', name: 'Eva' },
  { act: 'addBot', seat: 1, level: 'greedy' },
  { act: 'removeBot', seat: 1 },
  { act: 'ready', ready: true },
  { act: 'free', seat: 1 },
  { act: 'resize', seats: 4 },
  { act: 'option', id: 'scoring', value: 'basic' },
  { act: 'agree', on: { visibility: 'listed', clock: { kind: 'live', bank: 60, increment: 5 } } },
  { act: 'start' },
  { act: 'standIn', seat: 1 },
  { act: 'nudge', nudge: { push: null, webhook: 'https://example.org/x', language: 'en' } },
  { act: 'back' },
  { act: 'askUndo' },
  { act: 'answerUndo', agree: true, by: 1, seq: 1 },
  { act: 'pace', pace: 'atOnce' },
  { act: 'rematch' },
]
/** What a stranger says first. */
export const hello = { t: 'hello', proto: protocolVersion, token: token('nobody'), since: 0, lag: 9 }
/** Each message that there is. */
export const messages: readonly object[] = [
  hello,
  { t: 'receipt', code: 1 },
  { t: 'chat', cid: 3, name: 'Eva', text: 'Hello' },
  { t: 'react', cid: 4, reaction: 'bravo' },
  ...acts.map((act, index) => ({ t: 'table', cid: index + 1, act })),
  ...plays.flatMap(({ moves }) =>
    moves
      .slice(0, 12)
      .map((move, index) => ({ t: 'play', cid: index + 1, decision: 'turn:1', moves: [move, move] })),
  ),
]
