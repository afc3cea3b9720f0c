/** The laws of taking back: what was not told is not learned by going back, and a question has one chance. */
import { copy, same } from '../../shared/engine/copy.ts'
import { chanceOf, questionOf } from '../../shared/engine/chance.ts'
import { legalMoves, collectEvents } from '../../shared/engine/game.ts'
import { type Seat, seqOf, type Tagged } from '../../shared/engine/ids.ts'
import { type AnyEntry, eventsOf } from '../../shared/engine/log.ts'
import { counted } from '../../shared/engine/audit.ts'
import { type Random, seedFromNumber } from '../../shared/engine/random.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { Table } from '../../shared/engine/table.ts'
import { hold, type Law, someOf } from './hold.ts'
import { exchange, hiddenFaces, shuffledFaces } from './permute.ts'
import type { Playthrough, Turn } from './playthrough.ts'

type World = Pick<Playthrough['setting'], 'seed'> & { readonly state: object }

/** A table in this world, ready for the next turn: its first entry is what came before. */
const tableIn = ({ game, setting, open }: Playthrough, { state, seed }: World) => {
  const begun: AnyEntry = { seq: seqOf(1), at: 0, kind: 'setup', events: [] }
  return open({ ...game, blank: () => copy(state) }, { ...setting, seed }, [begun])
}

const playOn = (table: Table<object, Tagged, Tagged>, seat: Seat, moves: readonly Tagged[]) => {
  const asked = table.decisions()
  const decision = (asked.find((one) => one.seat === seat) ?? asked[0])?.key ?? ''
  return table.play(seat, { cid: table.seq, decision, moves }, 0)
}

/**
 * All that a seat is told while it plays these moves one after another and takes them back, the newest first, without
 * asking anybody; null where it would have to ask.
 */
const toldBy = (play: Playthrough, world: World, seat: Seat, moves: readonly Tagged[]): string | null => {
  const table = tableIn(play, world)
  const game = { ...play.game, blank: () => copy(world.state) }
  const heard: unknown[] = []
  for (const move of moves) {
    const played = playOn(table, seat, [move])
    heard.push(played.ok ? conceal(played.value, seat) : played.error)
    if (!played.ok) break
  }
  for (let to = table.seq - 1; to > 0; to--) {
    if (!play.isFree(game, play.setting, table.log, seqOf(to), seat)) return null
    table.rewind(seqOf(to), seat, 0, [])
    heard.push(table.view(seat))
  }
  hold(same(table.view(seat), conceal(world.state, seat)), `seat ${seat} is not where it was`, moves)
  return JSON.stringify(heard)
}

/**
 * Worlds that look the same to this seat: hidden faces exchanged, or all that is hidden imagined anew. All chance to
 * come is otherwise there too.
 */
const twinsOf = ({ game }: Playthrough, { state }: World, seat: Seat, random: Random): World[] => {
  const exchanged = exchange(state, shuffledFaces(hiddenFaces(state, seat), random))
  const imagined = game.imagine(conceal(copy(state), seat), seat, random)
  return [exchanged, imagined].map((twin) => ({ state: twin, seed: seedFromNumber(1 + random.below(9999)) }))
}

/** One or two moves that a seat might try, the second from where the first led. */
const someTries = (play: Playthrough, world: World, seat: Seat, random: Random): Tagged[][] => {
  const firsts = someOf(legalMoves(play.game, world.state, seat), 6, random)
  return firsts.flatMap((first) => {
    const table = tableIn(play, world)
    playOn(table, seat, [first])
    const seconds = someOf(legalMoves(play.game, table.state, seat), 1, random)
    return [[first], ...seconds.map((second) => [first, second])]
  })
}

/** What happens when these moves are played, after others were tried and everybody has let the seat go back. */
const playedAfter = (
  play: Playthrough,
  world: World,
  seat: Seat,
  tried: readonly Tagged[],
  moves: readonly Tagged[],
) => {
  const table = tableIn(play, world)
  for (const move of tried) playOn(table, seat, [move])
  if (table.seq > 1) table.rewind(seqOf(1), seat, 0, [])
  const played = playOn(table, seat, moves)
  return played.ok ? eventsOf(played.value) : played.error
}

/**
 * Who takes back without asking was told nothing: in any world that looks the same to that seat it would have heard
 * the same. And whoever goes back, with consent or without, and plays on, meets the chance of whoever never tried.
 */
export const goingBackTellsNothing: Law = (play) => {
  const random = play.chance(14)
  let free = 0
  // Chance is rare in some games: where it is drawn is always looked at.
  const drawing = play.turns.filter((turn) => questionsDrawn(play, turn).length > 0)
  const sampled = new Set([...someOf(play.turns, 24, random), ...someOf(drawing, 6, random)])
  for (const { before, entry, moves } of sampled) {
    const { seat } = entry
    const world = { state: before, seed: play.setting.seed }
    const straight = playedAfter(play, world, seat, [], moves)
    for (const tried of someTries(play, world, seat, random)) {
      const again = playedAfter(play, world, seat, tried, moves)
      hold(same(again, straight), `entry ${entry.seq}: otherwise after a try`, tried, moves, straight, again)
      const heard = toldBy(play, world, seat, tried)
      if (heard === null) continue
      free++
      for (const twin of twinsOf(play, world, seat, random)) {
        const elsewhere = toldBy(play, twin, seat, tried)
        hold(
          heard === elsewhere,
          `entry ${entry.seq}: seat ${seat} learned by going back`,
          tried,
          heard,
          elsewhere,
        )
      }
    }
  }
  return free
}

/** The questions of a turn that draw chance. */
const questionsDrawn = ({ game, setting }: Playthrough, { before, entry, moves }: Turn): string[] => {
  const state = copy(before)
  return moves.flatMap((move) => {
    const question = questionOf(game, state, entry.seat)
    let draws = 0
    const chance = counted(chanceOf(game, setting.seed, state, entry.seat), () => draws++)
    collectEvents(game, state, chance, (progress) => game.perform(progress, entry.seat, move))
    return draws > 0 ? [question] : []
  })
}

/** No question draws twice in what stands, and a key that was answered for good never comes back. */
export const questionsAreAskedOnce: Law = (play) => {
  const { game, turns } = play
  const drawn = new Set<string>()
  for (const turn of turns)
    for (const question of questionsDrawn(play, turn)) {
      hold(!drawn.has(question), `entry ${turn.entry.seq} draws what was drawn before`, question)
      drawn.add(question)
    }
  const answered = new Set<string>()
  const kinds = new Map<string, string>()
  for (const [at, { before }] of turns.entries()) {
    const asked = game.decisions(before)
    for (const { key, kind } of asked) {
      hold(!answered.has(key), 'a question that was answered comes back under its key', key, at)
      hold((kinds.get(key) ?? kind) === kind, 'two kinds of questions under one key', key)
      hold(key.length <= longestKey, 'a key that no client can name', key)
      kinds.set(key, kind)
    }
    for (const key of kinds.keys()) if (!asked.some((one) => one.key === key)) answered.add(key)
  }
  return turns.length
}

/** As `messages.ts` bounds it. */
const longestKey = 64
