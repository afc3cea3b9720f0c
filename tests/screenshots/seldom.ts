/** Moments that come seldom: programs sit at tables of the server's and play, until one of them is there. */
import type { Game } from '../browsers/turns.ts'
import { isIdle } from '../../frontend/games/castillo/idle.ts'
import { coinsOf, isPlain } from '../../frontend/games/fortaleza/proposals.ts'
import { idleWhy } from '../../frontend/games/storming/idle.ts'
import { greedyBot } from '../../shared/bots/greedy.ts'
import { quickRandom } from '../../shared/bots/quickRandom.ts'
import { type AnyGame, legalMoves } from '../../shared/engine/game.ts'
import { type Seat, seatOf, type Shown, type Tagged, type Viewer } from '../../shared/engine/ids.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { faces } from '../../shared/engine/secret.ts'
import { playerAt as builderAt } from '../../shared/games/castillo/evolve.ts'
import type { Move as CastilloMove } from '../../shared/games/castillo/moves.ts'
import type { State as Castillo } from '../../shared/games/castillo/state.ts'
import type { Move as FortalezaMove } from '../../shared/games/fortaleza/moves.ts'
import type { State as Fortaleza } from '../../shared/games/fortaleza/state.ts'
import type { Move as FortiumMove } from '../../shared/games/fortium/moves.ts'
import { minersEach } from '../../shared/games/fortium/components.ts'
import { livingMiners, playerAt, rivalsOn } from '../../shared/games/fortium/position.ts'
import type { State as Fortium } from '../../shared/games/fortium/state.ts'
import type { Move as StormingMove } from '../../shared/games/storming/moves.ts'
import { places, playerAt as lordAt } from '../../shared/games/storming/queries.ts'
import type { State as Storming } from '../../shared/games/storming/state.ts'
import type { ClientMessage, ServerMessage } from '../../shared/protocol/messages.ts'
import type { PublicLog, TableCreated, TableGlance } from '../../shared/protocol/http.ts'
import type { BotLevel } from '../../shared/protocol/botLevels.ts'
import type { HouseRules } from '../../shared/protocol/tableInfo.ts'
import { registry } from '../../shared/registry.ts'
import { playAt } from '../examples/bot.ts'

/** A question of a game's: what is pressed one after the other to see what is told of it; null where it is not there. */
interface Asked {
  readonly legal: readonly Tagged[]
  readonly view: object
  readonly me: Seat
}
export interface Wish {
  readonly game: Game
  readonly seats: number
  /** How much a move is liked by the programs: of the best one by chance. */
  likes?(move: Tagged): number
  presses(asked: Asked): readonly string[] | null
  /** What is seen then. */
  readonly seen: string
}

const fortaleza = (
  seen: string,
  presses: (moves: readonly FortalezaMove[], view: Fortaleza, me: Seat) => readonly string[] | null,
): Wish => ({
  game: 'fortaleza',
  seats: 3,
  presses: ({ legal, view, me }) => presses(legal as readonly FortalezaMove[], view as Fortaleza, me),
  seen,
})
const takenUp = (move: Extract<FortalezaMove, { cards: unknown }>): readonly string[] =>
  move.cards.map(({ cardId }) => `.fz-in-hand[data-anchor="card:${cardId}"]`)

const fortium = (
  seen: string,
  likes: readonly FortiumMove['type'][],
  presses: (moves: readonly FortiumMove[], view: Fortium, me: Seat) => readonly string[] | null,
): Wish => ({
  game: 'fortium',
  seats: 4,
  likes: ({ type }) => (likes.some((one) => one === type) ? 1 : 0),
  presses: ({ legal, view, me }) => {
    const state = view as Fortium
    // Later than the first round everybody has walked.
    return state.phase === 'main' && state.round > 2
      ? presses(legal as readonly FortiumMove[], state, me)
      : null
  },
  seen,
})
const camp = '.ft-price[data-anchor="price:camp"]'

const storming = (
  seen: string,
  likes: (move: StormingMove) => number,
  presses: (moves: readonly StormingMove[], view: Storming, me: Seat) => readonly string[] | null,
): Wish => ({
  game: 'storming',
  seats: 3,
  likes: (move) => likes(move as StormingMove),
  presses: ({ legal, view, me }) => presses(legal as readonly StormingMove[], view as Storming, me),
  seen,
})
const stepOf = (view: Storming) => view.agenda.at(-1)
/** Pacts are offered and signed, and cards of diplomacy lie where they come up soon. */
const friendly = (move: StormingMove): number => {
  if (move.type === 'offerPact') return 5
  if (move.type === 'answerPact') return move.accept ? 5 : -5
  if (move.type === 'breakPact' || move.type === 'noMoreReactions') return -5
  if (move.type !== 'placeCards') return 0
  return move.placements.filter(({ card, pile }) => pile === 'present' && card.startsWith('diplomacy')).length
}

export const seldom = {
  parts: fortaleza('.fz-board .price', (moves, view, me) => {
    // Of wild cards alone price and fee are one sum until one points.
    const dear = moves.find((move) => 'space' in move && !isPlain(move) && coinsOf(view, me, move).length > 1)
    return dear !== undefined && 'cards' in dear ? takenUp(dear) : null
  }),
  quarter: fortaleza('.fz-develop .quiet', (moves) => {
    const cardsOf = (move: FortalezaMove): string => ('cards' in move ? takenUp(move).join() : '')
    for (const move of moves) {
      if (move.type !== 'buildGuild') continue
      const isOther = moves.some(
        (other) =>
          other.type === 'placeCollector' && other.zone === move.zone && cardsOf(other) === cardsOf(move),
      )
      if (isOther) return [...takenUp(move), `.fz-place[data-anchor="${move.zone}"]`]
    }
    return null
  }),
  idle: {
    game: 'castillo',
    seats: 3,
    presses: ({ view, me }) => {
      const state = view as Castillo
      const isShown =
        state.phase === 'chooseCards' && builderAt(state, me).hand.some((card) => isIdle(state, me, card))
      return isShown ? [] : null
    },
    seen: '.ca-idle',
  },
  buying: {
    game: 'castillo',
    seats: 4,
    presses: ({ legal }) => {
      const offers = (legal as readonly CastilloMove[]).filter(({ type }) => type === 'buyFromWorker')
      return offers.length > 3 ? [] : null
    },
    seen: '.ca-buy .ca-price',
  },
  market: {
    game: 'castillo',
    seats: 3,
    presses: ({ legal }) => {
      const spaces = (legal as readonly CastilloMove[]).flatMap((move) =>
        move.type === 'placeHelper' ? [move.space] : [],
      )
      return spaces.filter((space) => space.startsWith('market-')).length > 1
        ? ['.ca-place[data-anchor="market"]']
        : null
    },
    seen: '.ca-which',
  },
  camps: fortium('.ft-sheet', ['buyCamp'], (moves, view, me) =>
    playerAt(view, me).camps.length > 2 && moves.filter(({ type }) => type === 'buyCamp').length > 1
      ? [camp]
      : null,
  ),
  removal: fortium('.ft-sheet button:not(.main, .quiet)', ['buyCamp'], (moves, view, me) =>
    playerAt(view, me).camps.length > 2 && moves.some(({ type }) => type === 'buyCamp')
      ? [camp, '.ft-sheet .quiet']
      : null,
  ),
  exchange: fortium('.ft-sheet .ft-swap', [], (moves) =>
    moves.some(({ type }) => type === 'exchange') ? ['.ft-rate:not(.dim)'] : null,
  ),
  fight: fortium('.ft-ends li', ['moveGroup'], (moves, view, me) => {
    for (const move of moves) {
      if (move.type !== 'moveGroup' || move.addOnes.length > 0 || rivalsOn(view, me, move.to).length === 0)
        continue
      const [seat, number] = (move.minerIds[0] ?? '').split('-')
      const from = seat === undefined ? undefined : playerAt(view, me).miners[Number(number)]
      if (from === undefined || from === 'lost') continue
      return [
        `.ft-tray-die >> nth=${move.die}`,
        `.ft-place[data-anchor="${from}"]`,
        `.ft-place[data-anchor="${move.to}"]`,
      ]
    }
    return null
  }),
  recovery: {
    game: 'fortium',
    seats: 4,
    likes: ({ type }) => (type === 'moveGroup' ? 1 : 0),
    presses: ({ legal, view, me }) => {
      const state = view as Fortium
      const isOne = livingMiners(playerAt(state, me)) === minersEach - 1
      return isOne && legal.some(({ type }) => type === 'recoverMiner') ? [] : null
    },
    seen: '.ft-lost',
  },
  'support-card': fortium('.ft-sheet .ft-held', ['buyCard'], (moves) =>
    moves.some(({ type }) => type === 'playCard') ? ['.ft-price[data-anchor="own:card"]'] : null,
  ),
  'card-shop': fortium('.ft-shop', [], (moves) =>
    moves.some(({ type }) => type === 'buyCard') ? ['.ft-price[data-anchor="bank:card"]'] : null,
  ),
  deal: {
    game: 'fortium',
    seats: 4,
    likes: ({ type }) => (type === 'playCard' ? 2 : type === 'buyCard' ? 1 : 0),
    presses: ({ view }) => ((view as Fortium).phase === 'negotiation' ? [] : null),
    seen: '.ft-deal',
  },
  wagon: storming(
    '.st-wagon',
    (move) => (move.type === 'offerPact' && move.pact === 'projectValkyrie' ? 9 : friendly(move)),
    (moves, view) => {
      const wagon = places(view).find(({ troop }) => troop?.kind === 'warWagon')
      return wagon !== undefined && moves.some(({ type }) => type === 'useWarWagon')
        ? [`.st-place[data-anchor="${wagon.id}"]`]
        : null
    },
  ),
  'pact-offered': storming('.st-ask', friendly, (_, view) =>
    stepOf(view)?.type === 'answerPact' ? [] : null,
  ),
  'pact-broken': storming('.st-break', friendly, (moves) =>
    moves.some(({ type }) => type === 'breakPact') ? ['.st-signed.st-open'] : null,
  ),
  building: storming('.st-piece.held', friendly, (moves, view) => {
    const step = stepOf(view)
    return step?.type === 'act' && step.kind === 'build' && moves.some(({ type }) => type.startsWith('build'))
      ? ['.st-piece:not(.dim)']
      : null
  }),
  // A settlement that could be made larger or walled.
  several: storming('.st-asking', friendly, (moves, view) => {
    const step = stepOf(view)
    const built = moves.flatMap((move) =>
      move.type === 'upgradeSettlement' || move.type === 'buildWall' ? [move.region] : [],
    )
    const region = built.find((one, index) => built.indexOf(one) !== index)
    return step?.type === 'act' && region !== undefined ? [`.st-place[data-anchor="${region}"]`] : null
  }),
  planning: storming('.st-idle-mark', friendly, (moves, view, me) =>
    moves.some(({ type }) => type === 'placeCards') &&
    faces(lordAt(view, me).hand).some((card) => idleWhy(view, me, card) === 'nothing')
      ? []
      : null,
  ),
  reaction: storming('.st-ask', friendly, (_, view) => (stepOf(view)?.type === 'sheriffBlock' ? [] : null)),
} as const satisfies Readonly<Record<string, Wish>>

/** Such a table: the key of who is asked, those of the others, and what is pressed there. */
export interface Moment {
  readonly path: string
  readonly key: string
  readonly others: readonly string[]
  readonly presses: readonly string[]
}
const keyFor = (name: string): string => `${name}-${crypto.randomUUID()}`

/** A new table, as the API opens it: of people who come by a link, if nothing else is said. */
const openTable = async (
  base: string,
  { game, seats }: Pick<Wish, 'game' | 'seats'>,
  name: string,
  token: string,
  { bots = null, ...house }: Partial<HouseRules> & { readonly bots?: BotLevel | null } = {},
): Promise<string> => {
  const answer = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game,
      seats,
      options: defaultOptions(registry[game]!.meta),
      host: { name, token },
      bots,
      house: { startsWhenFull: true, visibility: 'link', ...house },
    }),
  })
  if (answer.status !== 201) throw new Error(`no table: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as TableCreated).id
}

const chance = quickRandom(1)

/** What is liked best; where all is one, as the quick bots play: games of theirs go the way of people's. */
const pick = (
  rules: AnyGame,
  legal: readonly Tagged[],
  view: object,
  seat: Seat,
  likes: (move: Tagged) => number,
): Tagged => {
  const most = Math.max(...legal.map(likes))
  const best = legal.filter((move) => likes(move) === most)
  const usual = most > 0 ? undefined : greedyBot(rules, view as Shown<object>, seat, chance)
  const move = usual !== undefined && likes(usual) === most ? usual : best[chance.below(best.length)]
  if (move === undefined) throw new Error('asked without a legal move')
  return move
}

/**
 * Plays a table of programs alone until one of them is asked what is looked for; those that are not asked stay there, as
 * people do. Where it does not come, the game is over.
 */
const playOnce = async (base: string, wish: Wish, house: Partial<HouseRules> = {}) => {
  const { game, seats, likes = () => 0, presses } = wish
  const rules = await registry[game]!.rules()
  const people = ['Ana', 'Berta', 'Carles', 'Dora']
    .slice(0, seats)
    .map((name) => ({ name, key: keyFor(name) }))
  const [host = { name: '', key: '' }] = people
  const id = await openTable(base, wish, host.name, host.key, house)
  const momentOf = (asked: string, pressed: readonly string[]): Moment => ({
    path: `/g/${id}`,
    key: asked,
    others: people.map(({ key }) => key).filter((key) => key !== asked),
    presses: pressed,
  })
  let found: Moment | null = null
  const playing = people.map(async ({ name, key }) => {
    let seat = seatOf(0)
    const choose = (legal: readonly Tagged[], view: object): Tagged => pick(rules, legal, view, seat, likes)
    const until = (view: object, me: Viewer): boolean => {
      if (me === null) return false
      seat = me
      if (!rules.decisions(view).some(({ seat }) => seat === me)) return false
      const pressed = presses({ legal: legalMoves(rules, view, me), view, me })
      if (pressed === null) return false
      found = momentOf(key, pressed)
      return true
    }
    await playAt(base, id, name, { key, pause: 10, choose, until })
  })
  await Promise.race(playing)
  return { found: found as Moment | null, over: momentOf(host.key, []) }
}

/** How many games a moment is looked for in. */
const tries = 12

export const findMoment = async (base: string, wish: Wish): Promise<Moment> => {
  for (let n = 0; n < tries; n++) {
    const { found } = await playOnce(base, wish)
    if (found !== null) return found
  }
  throw new Error(`not found in ${tries} games`)
}

/** A game that people have played to its end. */
export const playedOut = async (base: string, game: Game): Promise<Moment> => {
  const seats = registry[game]!.meta.seats.min
  return (await playOnce(base, { game, seats, presses: () => null, seen: '' })).over
}

/** A game of people, once they have looked at so many questions. */
export const begunBy = (base: string, game: Game, looks: number): Promise<Moment> => {
  let left = looks
  const presses = (): readonly string[] | null => (left-- > 0 ? null : [])
  return findMoment(base, { game, seats: registry[game]!.meta.seats.min, presses, seen: '' })
}

/** A game of people that has just begun. */
export const begun = (base: string, game: Game): Promise<Moment> => begunBy(base, game, 0)

/** A game against bots that only who plays it may see. */
export const begunAlone = async (base: string, game: Game): Promise<Moment> => {
  const [name, key] = ['Ana', keyFor('Ana')]
  const wish = { game, seats: registry[game]!.meta.seats.min }
  const id = await openTable(base, wish, name, key, { bots: 'aprendiz', visibility: 'private' })
  const path = `/g/${id}`
  // It begins when its host is there.
  await say(base, path, key, { t: 'chat', name, text: '¡Hola!' })
  return { path, key, others: [], presses: [] }
}

/** A table that waits for whoever has its link, and the key of who has opened it. */
export const opened = async (base: string, game: Game): Promise<Pick<Moment, 'path' | 'key'>> => {
  const key = keyFor('Ana')
  const id = await openTable(base, { game, seats: registry[game]!.meta.seats.max }, 'Ana', key)
  return { path: `/g/${id}`, key }
}

/** As little time as a clock may have, and for who has played so much that nobody runs out of it. */
const hasty = { kind: 'live', bank: 10, increment: 600 } as const

/**
 * A game of people in which the one who was asked first has let their time run out, at the moment in which the stand-in
 * has played for them: as another of them sees it.
 */
export const stoodIn = async (base: string, game: Game): Promise<Moment> => {
  let late: Seat | null = null
  const played = new Set<Seat>()
  const presses = ({ me }: Asked): readonly string[] | null => {
    late ??= me
    if (me === late || played.has(me)) return []
    played.add(me)
    return null
  }
  const wish = { game, seats: registry[game]!.meta.seats.min, presses, seen: '' }
  const { found } = await playOnce(base, wish, { clock: hasty })
  if (found === null) throw new Error('nobody is late')
  const { path, others } = found
  for (let tries = 0; tries < 60; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const { entries } = (await (await fetch(`${base}/api${tableOf(path)}/log`)).json()) as PublicLog
    const turn = entries.find((entry) => entry.kind === 'played' && entry.timeUp && entry.seat === late)
    if (turn !== undefined) return { ...found, path: `${path}?m=${turn.seq}`, key: others[0] ?? found.key }
  }
  throw new Error('nobody has played for who is late')
}

/**
 * Somebody asks to take back what others have seen, as one of these. Where the others need not agree, the next one asks;
 * where nobody has to, as when all have but chosen in secret, another game is played a move further.
 */
export const undoAsked = async (base: string, game: Game): Promise<Moment> => {
  for (let looks = 20; looks < 26; looks++) {
    const moment = await begunBy(base, game, looks)
    const { path, key, others } = moment
    for (const asker of [key, ...others]) {
      await say(base, path, asker, { t: 'table', act: { act: 'askUndo' } })
      const { undo } = (await (await fetch(`${base}/api${tableOf(path)}`)).json()) as TableGlance
      if (undo !== null) return asker === key ? { ...moment, key: others[0] ?? key } : moment
    }
  }
  throw new Error('nobody is asked to agree')
}

type Said = Extract<ClientMessage, { t: 'chat' | 'react' | 'table' }>
/** The number is the socket's. */
type Unnumbered<Message> = Message extends unknown ? Omit<Message, 'cid'> : never

const tableOf = (path: string): string => path.replace('/g/', '/tables/')

/** Says something at a table for who has this key; done when it is answered. */
export const say = async (base: string, path: string, key: string | null, said: Unnumbered<Said>) => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api${tableOf(path)}/socket`)
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', proto: 2, token: key, since: 0 }))
  await new Promise<void>((resolve, reject) => {
    let cid = 0
    socket.onclose = ({ code }) => reject(new Error(`the line was closed: ${code}`))
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage
      if (message.t === 'welcome') {
        cid = message.newest + 1
        socket.send(JSON.stringify({ ...said, cid }))
      } else if (message.t === 'refused') reject(new Error(JSON.stringify(message.why)))
      else if ('re' in message && message.re === cid) resolve()
    }
  })
  socket.close()
}
