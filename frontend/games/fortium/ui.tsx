/** Fortium's plug: rules, texts and screen in one. */
import { lazy } from 'solid-js'
import './style.css'
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import { exchanges, floors, minersEach, recoveryPrices } from '../../../shared/games/fortium/components.ts'
import { fortiumMeta } from '../../../shared/games/fortium/meta.ts'
import type { Move, MoveOf } from '../../../shared/games/fortium/moves.ts'
import {
  isFighting,
  livingMiners,
  minerNamed,
  placeOf,
  playerAt,
  rivalsOn,
  seatAt,
} from '../../../shared/games/fortium/position.ts'
import { pointsOf } from '../../../shared/games/fortium/scoring.ts'
import { fortiumRules } from '../../../shared/games/fortium/rules.ts'
import type { NodeId, SiteId } from '../../../shared/games/fortium/layout.ts'
import type { Event, Options, State } from '../../../shared/games/fortium/state.ts'
import type { GamePlug, GameUi } from '../../plug/gameUi.ts'
import { byLanguage, namedTexts, onceOnScreen } from '../../plug/makers.ts'
import { areDiceSeen } from '../../plug/scenes/rolling.ts'
import { Board } from './Board.tsx'
import { type Choice, createChoice, type FortiumTable } from './choice.ts'
import { describe } from './describe.ts'
import { Hand } from './Hand.tsx'
import { Holdings } from './Holdings.tsx'
import { later } from './late.ts'
import type { motions } from './motions.tsx'
import { isNearEnd, lastInSight } from './nearEnd.ts'
import { Progress } from './Progress.tsx'
import type { briefMove, oddsSaid } from './brief.ts'
import type { scene } from './scenes.tsx'
import type { Texts } from './texts.es.ts'
import {
  beginName,
  bundleName,
  diceName,
  type NameOf,
  nodeName,
  siteName,
  theirs,
  unusedIn,
} from './words.ts'

/** What the player on turn is to do now, in the main part of the turn. */
const mainStatus = (t: Texts, state: State, choice: Choice): string => {
  if (choice.aiming() !== null) return t.status.aim
  const what = choice.drawer()?.what
  if (what === 'camp' || what === 'removeCamp') return t.status[what]
  if (what === 'card') return t.hand.card
  if (choice.meeting()?.defenders) return t.status.fight
  if (choice.from() !== null && state.moveDice.some(({ used }) => !used))
    return [...choice.open()].some((node) => choice.priceOf(node).length > 1)
      ? t.status.dashed
      : t.status.destination
  const steps = choice.steps()
  if (steps !== null) return t.status.group(steps)
  return (
    choice.warning() || (state.moveDice.every(({ used }) => used) ? spentStatus(t, choice) : t.status.die)
  )
}

/** With no die left: what can still be done, and nothing that can not. */
const spentStatus = (t: Texts, { table }: Choice): string => {
  const left = [...table.legal()].map(({ type }) => type)
  if (left.some((type) => ['buyCamp', 'buyCard', 'buildFloor'].includes(type))) return t.status.spent
  return left.includes('exchange') ? t.status.spentBank : t.status.spentAll
}

const status = (t: Texts, table: FortiumTable, choice: Choice): string => {
  const state = table.view()
  const asked = table.decisions()
  const [decision] = asked
  if (table.finished()) return t.status.over
  if (table.pending()) return t.status.pending
  if (table.sealed()) return t.status.sealed
  // The last turn is counted: what was asked before that is not asked any more. Of turns before it some is still to be seen.
  const isLast = table.truth().turnNo === state.turnNo
  if (isLast && table.whyNot({ type: 'endTurn' })?.reason === 'gameOver') return t.status.over
  // Between what was done and its dice, and between these and what came of them, there is something to be seen too.
  if (decision === undefined || isFighting(state)) return areDiceSeen() ? t.status.rolling : t.status.watch
  const isMine = asked.some(({ seat }) => seat === table.me())
  if (isMine && choice.exchanging() !== null) return t.status.exchange
  const open = state.negotiation?.open ?? null
  switch (state.phase) {
    case 'setup': {
      const { granA, granB, lime } = choice.spread()
      const dig = granA + granB + lime
      return isMine ? t.status.setup(dig, minersEach - dig) : t.status.waitSetup
    }
    case 'negotiation': {
      if (open === null) return isMine ? t.status.negotiate : t.status.otherDeals(table.nameOf(state.active))
      const by = open.countered ? open.to : state.active
      return isMine ? t.status.answer(table.nameOf(by)) : t.status.otherAnswers(table.nameOf(open.mustAnswer))
    }
    case 'turnStart':
      if (!isMine) break
      return choice.warning() || (state.round === 1 ? t.status.firstRoll : t.status.collect)
    case 'recover':
      if (!isMine) break
      return (
        choice.warning() ||
        (livingMiners(playerAt(state, state.active)) < minersEach ? t.status.recover : t.status.roll)
      )
    default:
      if (isMine) return mainStatus(t, state, choice)
  }
  return t.status.other(table.nameOf(decision.seat))
}

/** What a card is used on, in words. */
const targetName = (
  t: Texts,
  { args }: Extract<Move, { type: 'playCard' }>,
  state: State,
  nameOf: NameOf,
): string => {
  if ('target' in args) {
    const seat = seatAt(state, args.target)
    return seat === null ? args.target : nameOf(seat)
  }
  if ('site' in args) return siteName(t, state, args.site as SiteId, nameOf)
  if ('cell' in args) return nodeName(t, state, args.cell, nameOf)
  if (!('targetMinerId' in args)) return ''
  const miner = minerNamed(state, args.targetMinerId)
  return miner === null ? '' : nodeName(t, state, placeOf(state, miner), nameOf)
}

/** Where a group walks from. */
const startOf = (state: State, { minerIds }: MoveOf<'moveGroup'>): NodeId => {
  const miner = minerNamed(state, minerIds[0] ?? '')
  return miner === null ? '' : placeOf(state, miner)
}

const isAttack = (state: State, { to }: MoveOf<'moveGroup'>): boolean =>
  rivalsOn(state, state.active, to).length > 0

const nameMove = (t: Texts, move: Move, view: Shown<State>, nameOf: NameOf): string => {
  const active = playerAt(view, view.active)
  const own = theirs(view.active, nameOf)
  switch (move.type) {
    case 'chooseSetup':
      return t.moves.start(move.granA, move.granB, move.lime)
    case 'collect':
      return beginName(t, view)
    case 'recoverMiner':
      return t.hand.recover(t.unit(move.pay, recoveryPrices[move.pay]))
    case 'exchange': {
      const { pay, to } = exchanges[move.from]
      return t.moves.exchange(t.unit(move.from, pay * move.times), t.unit(to, move.times))
    }
    case 'moveGroup': {
      const [whence, where] = [startOf(view, move), move.to].map((node) =>
        t.places.the(nodeName(t, view, node, own)),
      )
      const say = isAttack(view, move) ? t.moves.attack : t.moves.walk
      return (
        say(move.minerIds.length, whence ?? '', where ?? '', diceName(view, [move.die, ...move.addOnes])) +
        odds(t, view, move)
      )
    }
    case 'buyCamp':
      return t.moves.camp(t.places.the(siteName(t, view, move.site as SiteId, own)))
    case 'removeCamp':
      return t.moves.removeCamp(t.places.the(siteName(t, view, move.site as SiteId, own)))
    case 'playCard': {
      const kind = active.card?.face?.secret.kind ?? null
      const name = kind === null ? t.hand.card : t.cards[kind].name
      const on = targetName(t, move, view, nameOf)
      return on === '' ? t.moves.play(name) : t.moves.playOn(name, on)
    }
    case 'proposeTrade': {
      const to = seatAt(view, move.to)
      return t.moves.propose(
        to === null ? move.to : nameOf(to),
        bundleName(t, move.give),
        bundleName(t, move.get),
      )
    }
    case 'counterTrade':
      return t.moves.counter(bundleName(t, move.give), bundleName(t, move.get))
    case 'buildFloor': {
      const floor = floors[active.floors]
      return floor === undefined ? t.acts[move.type] : t.moves.floor(t.kinds[floor.kind], unusedIn(view))
    }
    case 'endTurn':
      return t.moves.endTurn(unusedIn(view))
    default:
      return t.acts[move.type]
  }
}

// Fetched beside the screen, which asks for more of it at once: nothing moves before the first fact comes.
let travel: typeof motions = () => []
let stage: typeof scene = () => null
let odds: typeof oddsSaid = () => ''
let brief: typeof briefMove = () => null
if (!import.meta.env.SSR)
  void later().then(
    (part) => (
      (travel = part.motions),
      (stage = part.scene),
      (odds = part.oddsSaid),
      (brief = part.briefMove)
    ),
  )

const create = (texts: () => Texts): GameUi<State, Move, Event> => {
  const choiceAt = onceOnScreen(createChoice)
  return {
    Board: (props) => <Board choice={choiceAt(props.table)} texts={texts()} />,
    Hand: (props) => <Hand choice={choiceAt(props.table)} texts={texts()} />,
    Holdings: (props) => <Holdings table={props.table} seat={props.seat} texts={texts()} />,
    Progress: (props) => <Progress table={props.table} seat={props.seat} texts={texts()} />,
    /** As they are counted in the end, and only if no fort is whole by then. */
    points: (view, seat: Seat) => pointsOf(playerAt(view, seat)),
    round(view, isNow) {
      if (view.phase === 'finished') return texts().over
      if (view.phase === 'setup') return texts().setup
      if (!isNow) return texts().round(view.round)
      const last = lastInSight(view)
      if (last !== null) return texts().lastRounds(view.round, Math.max(0, last - view.round))
      return texts().roundNow(
        view.round,
        view.players.some(({ seat }) => isNearEnd(view, seat)),
      )
    },
    status: (table) => status(texts(), table, choiceAt(table)),
    describe: (...told) => describe(texts(), ...told),
    nameMove: (...of) => nameMove(texts(), ...of),
    briefMove: (...of) => brief(texts(), ...of) ?? nameMove(texts(), ...of),
    nameKind: (type) => texts().acts[type],
    motions: (...told) => travel(...told),
    scene: (...told) => stage(texts(), ...told),
    ...namedTexts(texts),
    scoreRound: () => texts().final,
    papers: [
      {
        id: 'sites',
        name: () => texts().paper,
        Body: (props) => <SiteList table={props.table} texts={texts()} />,
      },
    ],
  }
}

const SiteList = lazy(async () => ({ default: (await later()).SiteList }))

const textsIn = byLanguage<Texts>({
  es: async () => (await import('./texts.es.ts')).es,
  en: async () => (await import('./texts.en.ts')).en,
})

export const plug: GamePlug<State, Move, Event, Options, Texts> = {
  meta: fortiumMeta,
  rules: fortiumRules,
  texts: textsIn,
  rulebook: byLanguage({
    es: async () => (await import('./rulebook.es.ts')).rulebook,
    en: async () => (await import('./rulebook.en.ts')).rulebook,
  }),
  pictures: async () => (await later()).pictures,
  cards: async (language) => (await later()).makeCards(language, await textsIn(language)),
  create,
}
