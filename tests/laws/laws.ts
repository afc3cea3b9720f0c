/** The laws of the house: one suite for every game. A failing name says which game, table and seed to look at. */
import { afterAll, describe, expect, test } from 'vitest'
import { copy, same } from '../../shared/engine/copy.ts'
import { type AnyGame, canMove, eachLegalMove, someLegalMoves } from '../../shared/engine/game.ts'
import { type Seat, seatsOf, seqOf, type Shown, type Tagged, type Viewer } from '../../shared/engine/ids.ts'
import { quickRandom } from '../../shared/bots/quickRandom.ts'
import { search } from '../../shared/bots/search.ts'
import { eventsOf } from '../../shared/engine/log.ts'
import { isInert } from '../../shared/engine/own.ts'
import { predict } from '../../shared/engine/predict.ts'
import { type Random, seedFromNumber } from '../../shared/engine/random.ts'
import { verify } from '../../shared/engine/audit.ts'
import { fold, follow } from '../../shared/engine/replay.ts'
import { parse } from '../../shared/engine/result.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { openTable } from '../../shared/engine/table.ts'
import { tableAt } from '../kit/tables.ts'
import { compareStandings } from '../../shared/engine/standing.ts'
import { hold, type Law, someOf } from './hold.ts'
import { exchange, hiddenFaces, secretsFrom, shuffledFaces, staysClosed, stringsIn } from './permute.ts'
import { type Case, type Playthrough, playthrough, type Turn } from './playthrough.ts'
import { goingBackTellsNothing, questionsAreAskedOnce } from './takingBack.ts'

const viewersOf = (play: Playthrough): Viewer[] => [...play.seats, null]
const statesOf = ({ turns }: Playthrough): object[] => {
  const [first] = turns
  return first === undefined ? [] : [first.before, ...turns.map(({ after }) => after)]
}
const anyOf = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)] as T

const itEnds: Law = ({ game, table, turns }) => {
  hold(turns.length < game.longest, `still going after ${turns.length} entries`)
  hold(game.outcome(table.state) !== null, 'over without an outcome')
  return turns.length
}

const askedCanMove: Law = (play) => {
  const states = statesOf(play)
  for (const state of states) {
    const asked = play.game.decisions(state)
    const over = play.game.outcome(state) !== null
    hold(over === (asked.length === 0), 'somebody is asked until it is over', state)
    for (const { seat } of asked)
      hold(canMove(play.game, state, seat), `seat ${seat} is asked and cannot move`, state)
    const keys = asked.map(({ seat, key }) => `${seat} ${key}`)
    hold(new Set(keys).size === keys.length, 'the same question twice', asked)
  }
  return states.length
}

/** Legal moves one by one, from both sides at once: thousands of them are never kept. */
const sameMoves = (game: AnyGame, view: object, state: object, seat: Seat): void => {
  const there = eachLegalMove(game, state, seat)
  for (const here of eachLegalMove(game, view, seat)) {
    const other = there.next().value
    hold(same(here, other), `legal moves of seat ${seat}`, here, other, state)
  }
  hold(there.next().done === true, `seat ${seat} cannot see all its legal moves`, state)
}

const viewsKnowWhatIsLegal: Law = (play) => {
  const states = someOf(statesOf(play), 150, play.chance(3))
  for (const state of states) {
    for (const viewer of viewersOf(play)) {
      const view = conceal(state, viewer)
      hold(same(play.game.decisions(state), play.game.decisions(view)), `decisions, seen by ${viewer}`, state)
      if (viewer === null) continue
      if (play.game.exact)
        for (const move of play.game.candidates(state, viewer))
          hold(play.game.check(state, viewer, move) === null, 'a candidate is not legal', move, state)
      sameMoves(play.game, view, state, viewer)
    }
  }
  return states.length
}

const viewsAgree: Law = (play) => {
  const { game, setting, table, turns } = play
  for (const viewer of viewersOf(play)) {
    let view = conceal(game.blank(setting), viewer)
    for (const entry of table.news(viewer, seqOf(0))) {
      const { seq } = entry
      for (const event of eventsOf(entry)) view = follow(game, view, event as Shown<Tagged>, viewer)
      const state = seq === 1 ? turns[0]!.before : turns[seq - 2]!.after
      const truth = conceal(state, viewer)
      hold(same(view, truth), `viewer ${viewer} after entry ${seq}`, eventsOf(entry), view, truth)
    }
  }
  return turns.length
}

const predictionsAreTrue: Law = ({ game, turns }) => {
  for (const { before, after, entry, moves } of turns) {
    let view = conceal(copy(before), entry.seat)
    const told: Tagged[] = []
    let complete = true
    for (const move of moves) {
      hold(complete, 'only the last move of a batch may need the server', moves)
      const predicted = predict(game, view, entry.seat, move)
      told.push(...predicted.events)
      view = predicted.view
      complete = predicted.complete
    }
    const foreseen = told.map((event) => conceal(event, entry.seat))
    const truth = entry.events.map((event) => conceal(event, entry.seat))
    hold(same(foreseen, truth.slice(0, told.length)), `entry ${entry.seq}`, moves, foreseen, truth)
    if (!complete) continue
    hold(told.length === truth.length, `entry ${entry.seq}: more happened`, moves, foreseen, truth)
    hold(same(view, conceal(after, entry.seat)), `entry ${entry.seq}: the view after it`, moves)
  }
  return turns.length
}

/** What a viewer is sent when this turn is played at this state. */
const frameOf = (play: Playthrough, turn: Turn, state: object, moves: readonly Tagged[], viewer: Viewer) => {
  const table = tableAt(play.game, play.setting, state)
  const played = table.play(turn.entry.seat, { cid: 1, decision: turn.key, moves }, 0)
  return played.ok ? JSON.stringify(conceal(played.value, viewer)) : null
}

/** The same position with the faces that a viewer cannot see exchanged among themselves. */
const exchangedWorldsLookAlike = (
  play: Playthrough,
  turn: Turn,
  viewer: Viewer,
  frame: string,
  random: Random,
) => {
  // What the frame opens is the same in both worlds; what it does not open must not show in it.
  const opened = stringsIn(JSON.parse(frame))
  const closed = hiddenFaces(turn.before, viewer).filter((face) => !opened.has(face))
  const map = shuffledFaces(closed, random, play.game.kindOf)
  const twin = frameOf(play, turn, exchange(turn.before, map), exchange(turn.moves, map), viewer)
  // A move may be legal by its face, which says no more than the rules do.
  if (twin === null && turn.entry.seat !== viewer) return false
  hold(twin === frame, `entry ${turn.entry.seq} to viewer ${viewer}`, frame, twin, [...map])
  return closed.length > 1
}

/**
 * Another position that the viewer would see the same. Where secrets are no faces but choices among things that lie
 * open (each seat chooses from a hand that all know), nothing can be exchanged: the game itself imagines the twin.
 */
const imaginedWorldsLookAlike = (
  play: Playthrough,
  turn: Turn,
  viewer: Seat,
  frame: string,
  random: Random,
) => {
  const opened = stringsIn(JSON.parse(frame))
  // What was opened may have been turned down again within the move.
  const opens = hiddenFaces(turn.before, viewer).some((face) => opened.has(face))
  if (opens || !staysClosed(turn.before, turn.after, viewer)) return false
  const world = play.game.imagine(conceal(copy(turn.before), viewer), viewer, random)
  const twin = frameOf(play, turn, world, turn.moves, viewer)
  if (twin === null && turn.entry.seat !== viewer) return false
  hold(twin === frame, `entry ${turn.entry.seq} to viewer ${viewer}, imagined`, frame, twin, world)
  return !same(world, turn.before)
}

/**
 * Another last move in the same position, after which the viewer sees the same and of which nothing is told openly that
 * is not told of the first: what is told of it with something hidden must look the same.
 */
const otherMovesLookAlike = (
  play: Playthrough,
  turn: Turn,
  viewer: Viewer,
  frame: string,
  random: Random,
) => {
  const openly = (events: readonly Tagged[]) =>
    events.filter((event) => secretsFrom(event, viewer).length === 0)
  if (openly(turn.entry.events).length === turn.entry.events.length) return false
  const { game, setting } = play
  const seen = conceal(turn.after, viewer)
  let compared = false
  const author = turn.entry.seat
  for (const move of someLegalMoves(game, conceal(turn.before, author), author, 12, random)) {
    const table = tableAt(game, setting, turn.before)
    const moves = [...turn.moves.slice(0, -1), move]
    const other = table.play(turn.entry.seat, { cid: 1, decision: turn.key, moves }, 0)
    if (!other.ok || same(moves, turn.moves) || !same(table.view(viewer), seen)) continue
    const [told, first] = [eventsOf(other.value), turn.entry.events]
    if (told.map(({ type }) => type).join() !== first.map(({ type }) => type).join()) continue
    if (!same(openly(told), openly(first))) continue
    const twin = JSON.stringify(conceal(other.value, viewer))
    hold(twin === frame, `entry ${turn.entry.seq} to viewer ${viewer}, another move`, frame, twin, move)
    compared = true
  }
  return compared
}

/** Turns in which something hidden moves first: a secret that comes late is looked at too. */
const secretsFirst = (turns: readonly Turn[], count: number, random: Random): Turn[] => {
  const told = (turn: Turn): boolean => secretsFrom(turn.entry.events, null).length > 0
  const secret = someOf(turns.filter(told), Math.ceil(count / 2), random)
  const others = turns.filter((turn) => !secret.includes(turn))
  return [...secret, ...someOf(others, count - secret.length, random)]
}

const hiddenFacesDoNotTell: Law = (play) => {
  const random = play.chance(6)
  let compared = 0
  for (const turn of secretsFirst(play.turns, 40, random))
    for (const viewer of viewersOf(play)) {
      const frame = frameOf(play, turn, turn.before, turn.moves, viewer)
      if (frame === null) throw new Error('a played turn was refused')
      if (exchangedWorldsLookAlike(play, turn, viewer, frame, random)) compared++
      if (otherMovesLookAlike(play, turn, viewer, frame, random)) compared++
      if (viewer !== null && imaginedWorldsLookAlike(play, turn, viewer, frame, random)) compared++
    }
  return compared
}

const eventsRebuild: Law = ({ game, setting, table, turns, chance }) => {
  hold(same(fold(game, setting, table.log), table.state), 'the events do not rebuild the state')
  const { seats, options, seed } = setting
  const record = { game: game.id, rulesVersion: game.rulesVersion, seats, options, seed, entries: table.log }
  const difference = verify(game, record)
  hold(difference === null, 'the moves do not give the same events', difference)
  for (const { entry, after } of someOf(turns, 5, chance(7)))
    hold(same(openTable(game, setting, table.log.slice(0, entry.seq)).state, after), `up to ${entry.seq}`)
  return turns.length
}

/** Whether a legal move is offered, or is one that need not be: of a type that no list holds, or leaving for good. */
const isOffered = (game: AnyGame, state: object, seat: Seat, move: Tagged): boolean => {
  if (game.unlisted?.includes(move.type) === true) return true
  if (same(game.resignation?.(conceal(state, seat), seat) ?? null, move)) return true
  const blanked = hiddenFaces(state, null)
  const shape = faceless(game.canonical?.(state, seat, move) ?? move, blanked)
  for (const candidate of game.candidates(state, seat))
    if (same(faceless(candidate, blanked), shape)) return true
  return false
}

/** A move with the hidden faces it names blanked: of equal pieces a game need offer only one. */
const faceless = (move: Tagged, faces: readonly string[]): Tagged =>
  exchange(move, new Map(faces.map((face) => [face, '?'])))

const foreignMovesChangeNothing: Law = (play) => {
  const random = play.chance(8)
  const { game, pool } = play
  let refusals = 0
  for (const { before, after, key } of someOf(play.turns, 60, random))
    for (const state of [before, after]) {
      const seat = anyOf(play.seats, random)
      const move = anyOf(pool, random)
      const text = JSON.stringify(state)
      const refused = game.check(state, seat, move)
      if (refused === null) {
        hold(isOffered(game, state, seat, move), `a legal move of seat ${seat} is no candidate`, move, state)
      } else {
        refusals++
        hold(/^[A-Z]+-\d/.test(refused.rule) && refused.reason !== '', 'a refusal names its rule', refused)
        const table = tableAt(game, play.setting, state)
        const decision = table.decisions()[0]?.key ?? key
        const played = table.play(seat, { cid: 1, decision, moves: [move] }, 0)
        const expected = table.decisions().length === 0 ? 'stale' : refused
        hold(!played.ok && same(played.error, expected), `seat ${seat}`, move, played)
        hold(table.log.length === 0 && same(table.state, state), 'a refusal changed the table', move)
      }
      hold(JSON.stringify(state) === text, 'judging changed the state', move)
    }
  return refusals
}

const piecesAreConserved: Law = (play) => {
  const states = statesOf(play)
  const first = play.game.census(states[0] as object)
  hold(Object.keys(first).length > 0, 'a census counts something')
  for (const state of states) {
    const census = play.game.census(state)
    hold(same(census, first), 'pieces appeared or vanished', first, census)
    hold(
      Object.values(census).every((count) => count >= 0),
      'fewer than no pieces',
      census,
    )
  }
  return states.length
}

const imaginedWorldsFit: Law = (play) => {
  const random = play.chance(10)
  const { game } = play
  const states = someOf(statesOf(play), 40, random)
  for (const state of states) {
    for (const seat of play.seats) {
      const view = conceal(state, seat)
      const before = JSON.stringify(view)
      const world = game.imagine(view, seat, random)
      hold(
        same(conceal(copy(world), seat), view),
        `what seat ${seat} imagines is not what it sees`,
        world,
        view,
      )
      hold(same(game.census(world), game.census(state)), 'an imagined world has other pieces', world)
      hold(hiddenFaces(world, null).join() === hiddenFaces(state, null).join(), 'it has other faces', world)
      hold(JSON.stringify(view) === before, 'imagining changed the view')
    }
    for (const { seat } of game.decisions(state)) {
      const move = game.standIn(conceal(state, seat), seat, random)
      hold(game.check(state, seat, move) === null, `the stand-in of seat ${seat} plays foul`, move, state)
      const worth = game.evaluate(conceal(state, seat), seat)
      hold(Number.isFinite(worth), `seat ${seat} cannot tell what its position is worth`, worth)
      const ideas = [...(game.ideas?.(conceal(state, seat), seat) ?? [move])]
      hold(ideas.length > 0, `seat ${seat} is asked and has no idea`, state)
      for (const idea of someOf(ideas, 20, random))
        hold(game.check(state, seat, idea) === null, `an idea of seat ${seat} plays foul`, idea, state)
    }
  }
  return states.length
}

const allIsPlainJson: Law = (play) => {
  const round = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
  for (const state of statesOf(play)) hold(same(round(state), state), 'a state is not plain JSON', state)
  for (const entry of play.table.log) {
    hold(same(round(entry), entry), 'an entry is not plain JSON', entry)
    hold(isInert(eventsOf(entry)), 'an event has a word that every object inherits: it is no key', entry)
  }
  for (const move of play.pool) {
    const read = parse(play.game.moves, round(move))
    hold(read.ok && same(read.value, move), 'a legal move does not pass its own schema', move, read)
  }
  return play.pool.length
}

const scoresAddUp: Law = ({ game, seats, table }) => {
  const scores = game.scores(table.state)
  const standings = game.standings(table.state)
  const isRule = (rule: string): boolean => /^[A-Z]+-\d/.test(rule)
  hold(scores.length === seats.length, 'a score for each seat', scores)
  for (const { rule, points } of scores.flat())
    hold(isRule(rule) && Number.isInteger(points), 'a line has a rule and whole points', rule, points)
  hold(standings.length === seats.length, 'a standing for each seat', standings)
  const names = standings.map((figures) => figures.map(({ what }) => what).join())
  hold(new Set(names).size === 1, 'all are judged by the same figures', standings)
  for (const [seat, figures] of standings.entries())
    for (const { what, rule, value } of figures) {
      hold(
        isRule(rule) && Number.isInteger(value),
        'a figure has a rule and a whole value',
        what,
        rule,
        value,
      )
      const sum = scores[seat]!.reduce((total, { points }) => total + points, 0)
      if (what === 'points') hold(sum === value, `the lines of seat ${seat} add up to its points`, value, sum)
    }
  const outcome = game.outcome(table.state)
  hold(outcome !== null && isRule(outcome.why.rule), 'an outcome says why, by a rule', outcome)
  const ranking = outcome?.ranking ?? []
  const placed = ranking.flat().sort((a, b) => a - b)
  hold(same(placed, seats), 'everybody has one place', ranking)
  const level = (a: Seat, b: Seat): number => compareStandings(standings[a]!, standings[b]!)
  for (const [place, group] of ranking.entries()) {
    hold(
      group.every((seat) => level(seat, group[0]!) === 0),
      'equals share a place',
      ranking,
      standings,
    )
    const better = ranking[place - 1]
    hold(
      better === undefined || level(better[0]!, group[0]!) < 0,
      'a better place is better',
      ranking,
      standings,
    )
  }
  return seats.length
}

/** Some batch that a cunning client could send: moves legal now, or once, one after another. */
const cunningBatch = ({ game, pool }: Playthrough, state: object, seat: Seat, random: Random): Tagged[] => {
  const legal = someLegalMoves(game, conceal(state, seat), seat, 24, random)
  return Array.from({ length: 1 + random.below(3) }, () =>
    legal.length > 0 && random.below(4) > 0 ? anyOf(legal, random) : anyOf(pool, random),
  )
}

const refusalsTellNothing: Law = (play) => {
  const random = play.chance(13)
  const { game, setting } = play
  const seen = { ok: 0, refused: 0 }
  for (const { before, key } of secretsFirst(play.turns, 60, random)) {
    // Half of the time one who is asked, so that some batches are taken.
    const asked = game.decisions(before).map((decision) => decision.seat)
    const seat = anyOf(asked.length > 0 && random.below(2) === 0 ? asked : play.seats, random)
    const decision = game.decisions(before).find((open) => open.seat === seat)?.key ?? key
    const moves = cunningBatch(play, before, seat, random)
    const twin = exchange(before, shuffledFaces(hiddenFaces(before, seat), random, game.kindOf))
    const answer = (state: object, seed: number) => {
      const table = tableAt(game, { ...setting, seed: seedFromNumber(seed) }, state)
      const played = table.play(seat, { cid: 1, decision, moves }, 0)
      return played.ok ? 'ok' : played.error
    }
    const first = answer(before, 1)
    hold(same(answer(before, 2), first), `another seed answers seat ${seat} otherwise`, moves, first)
    hold(same(answer(twin, 1), first), `hidden faces answer seat ${seat} otherwise`, moves, first)
    seen[first === 'ok' ? 'ok' : 'refused']++
  }
  return Math.min(seen.ok, seen.refused)
}

/** A look that changes nothing: what was asked before is answered alike after anything else was thought about. */
const policiesPlayFair: Law = (play) => {
  const random = play.chance(17)
  const { game } = play
  const { policy } = game
  const style = { noise: policy?.scale ?? 0, taste: {} }
  const turns = secretsFirst(play.turns, 8, random)
  for (const [index, { before }] of turns.entries())
    for (const { seat } of game.decisions(before)) {
      const view = conceal(before, seat)
      const kept = JSON.stringify(before)
      const seed = random.below(2 ** 32)
      const picked = policy?.pick(before, seat, quickRandom(seed), style)
      const blind = policy?.pick(view, seat, quickRandom(seed), style)
      hold(same(picked, blind), `seat ${seat} picks by what it cannot see`, picked, blind, before)
      const plans = [...(policy?.plans(view, seat, style) ?? [])]
      hold(policy === undefined || plans.length > 0, `seat ${seat} has no plan`, before)
      for (const move of [picked, ...plans.map(([first]) => first)].filter((one) => one !== undefined))
        hold(game.check(before, seat, move) === null, `a policy of seat ${seat} plays foul`, move, before)
      if (policy !== undefined && index < 1) {
        const effort = { own: style, others: () => style, moves: 4, caution: 0 }
        const few = { ...policy, plans: () => plans.slice(0, 2) }
        const think = () => search(game, few, view, seat, quickRandom(seed), effort)
        const found = think()
        hold(game.check(before, seat, found.move) === null, 'a search plays foul', found.move, before)
        hold(same(think(), found), `seat ${seat} thinks otherwise the second time`, found, before)
      }
      hold(JSON.stringify(before) === kept, 'thinking has changed the state')
    }
  return turns.length
}

export const laws: readonly { readonly title: string; readonly law: Law }[] = [
  { title: '[L1] it ends', law: itEnds },
  { title: '[L2] whoever is asked can move', law: askedCanMove },
  { title: '[L3] legal moves and decisions from the view', law: viewsKnowWhatIsLegal },
  { title: '[L4] view agreement', law: viewsAgree },
  { title: '[L5] predictions are the truth', law: predictionsAreTrue },
  { title: '[L6] non-interference', law: hiddenFacesDoNotTell },
  { title: '[L7] events rebuild, moves verify', law: eventsRebuild },
  { title: '[L8] foreign moves are refused and change nothing', law: foreignMovesChangeNothing },
  { title: '[L9] pieces are conserved', law: piecesAreConserved },
  { title: '[L10] imagined worlds fit, stand-in and ideas are legal', law: imaginedWorldsFit },
  { title: '[L11] all is plain JSON', law: allIsPlainJson },
  { title: '[L12] scores add up to the outcome', law: scoresAddUp },
  { title: '[L13] refusals tell nothing', law: refusalsTellNothing },
  { title: '[L14] going back tells nothing, and meets the same chance', law: goingBackTellsNothing },
  { title: '[L15] a question is asked once, and draws once', law: questionsAreAskedOnce },
  { title: '[L17] bots think by what they see, and play by the rules', law: policiesPlayFair },
]

/**
 * Names every law over every case of a game. A short game may leave a law nothing to look at; all cases together must
 * not, but for a game that hides nothing: there is nothing in it that could tell.
 */
export const lawsOf = (game: AnyGame, cases: readonly Case[]): void => {
  const tried = new Map<string, number>()
  let hides = false
  for (const one of cases) {
    const name = `${game.id}, ${one.seats} seats, ${one.name}, seed ${one.seed}`
    describe(name, () => {
      let play: Playthrough | undefined
      afterAll(() => (play = undefined))
      for (const { title, law } of laws)
        test(`${title}: ${name}`, () => {
          play ??= playthrough(game, one)
          hides ||= play.turns.some(({ before }) => secretsFrom(before, null).length > 0)
          tried.set(title, (tried.get(title) ?? 0) + law(play))
        })
    })
  }
  test.each(laws.map(({ title }) => title))(`${game.id}: %s was put to the test`, (title) => {
    const needed = title.startsWith('[L6]') && !hides ? 0 : 1
    expect(tried.get(title)).toBeGreaterThanOrEqual(needed)
  })
}

/**
 * Every seat count a game allows, with options that can be chosen there, and some seeds: fewer where that would be more
 * than `most` games for a number of seats, and never none.
 */
export const casesOf = (
  game: AnyGame,
  optionsAt: (seats: number) => readonly { readonly name: string; readonly options: object }[],
  seeds: number,
  most: number = Number.POSITIVE_INFINITY,
): Case[] => {
  let seed = 0
  return seatsOf(game.seats.max + 1 - game.seats.min).flatMap((index) => {
    const seats = game.seats.min + index
    const settings = optionsAt(seats)
    const each = Math.max(1, Math.min(seeds, Math.floor(most / Math.max(1, settings.length))))
    return settings.flatMap((option) =>
      Array.from({ length: each }, () => ({ ...option, seats, seed: ++seed })),
    )
  })
}
