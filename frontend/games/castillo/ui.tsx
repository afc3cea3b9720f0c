/** Castillo's plug: rules, texts and screen in one. */
import { createSignal } from 'solid-js'
import './style.css'
import { type Seat, seatOf, type Shown } from '../../../shared/engine/ids.ts'
import { findHelperSpace } from '../../../shared/games/castillo/components.ts'
import { cardInForce } from '../../../shared/games/castillo/evolve.ts'
import { castilloMeta } from '../../../shared/games/castillo/meta.ts'
import type { Move } from '../../../shared/games/castillo/moves.ts'
import { castilloRules } from '../../../shared/games/castillo/rules.ts'
import type { Event, Options, Question, State } from '../../../shared/games/castillo/state.ts'
import type { GamePlug, GameUi } from '../../plug/gameUi.ts'
import { byLanguage, namedTexts, onceOnScreen } from '../../plug/makers.ts'
import { Board } from './Board.tsx'
import { type CastilloTable, type Choice, createChoice } from './choice.ts'
import { describe } from './describe.ts'
import { Hand } from './Hand.tsx'
import { Holdings, Sign } from './Holdings.tsx'
import { isIdle } from './idle.ts'
import type * as Later from './later.ts'
import { lazily } from './lazily.ts'
import { ifScored, isCounted } from './scoredNow.ts'
import type { Texts } from './texts.es.ts'
import { buildingName, type NameOf, paymentName, pileName, roleName } from './words.ts'

/** What travels, and who is ahead: fetched when the screen stands, before anything moves on it. */
const [later, setLater] = createSignal<typeof Later>()

/** While all choose at once: who is still to choose, and what one can do oneself. */
const choosing = (t: Texts, table: CastilloTable, choice: Choice): string => {
  const player = choice.player()
  const waiting = table.decisions().filter(({ seat }) => seat !== table.me())
  const names = waiting.map(({ seat }) => table.nameOf(seat))
  if (player === undefined) return t.status.watchChoice(names)
  const isAsked = waiting.length < table.decisions().length
  const isStaged = table.staged().length > 0
  if (!isAsked && !isStaged) return later()?.waiting(t, table, names) ?? t.status.watchChoice(names)
  const idle = choice.picked().find((card) => isIdle(table.view(), player.seat, card))
  if (idle !== undefined) return t.status.idle(roleName(t, idle))
  if (isStaged) return t.status.chosen
  const asked = t.status.choose(choice.cardsPerRound())
  return choice.picked().length > 0 ? t.status.chooseMore : (later()?.ahead(table, asked) ?? asked)
}

/** Nobody is asked: what is seen is still on its way, or goes on by itself. */
const goingOn = (t: Texts, table: CastilloTable): string => {
  const now = cardInForce(table.view())
  if (now !== undefined) {
    const role = roleName(t, now.card)
    return now.seat === table.me() ? t.status.own(role) : t.status.acts(role, table.nameOf(now.seat))
  }
  const { phase, round, config } = table.view()
  return phase === 'resolve' && round === config.rounds ? t.status.counting : t.status.goesOn
}

const status = (t: Texts, table: CastilloTable, choice: Choice): string => {
  const [decision] = table.decisions()
  if (table.finished()) return t.status.over
  if (table.pending()) return t.status.pending
  if (decision?.kind === 'chooseCards') return choosing(t, table, choice)
  if (table.sealed()) return later()?.isStuck(table) ? t.status.short : t.status.sealed
  if (decision === undefined) return goingOn(t, table)
  const kind = decision.kind as Exclude<Question, 'chooseCards'>
  if (decision.seat !== table.me()) return t.status.other[kind](table.nameOf(decision.seat))
  if (choice.building() === null) return t.status[kind]
  return choice.isExact() ? t.status.pay : t.status.payInexact
}

const nameMove = (t: Texts, move: Move, view: Shown<State>, nameOf: NameOf): string => {
  switch (move.type) {
    case 'chooseCards':
      // A tale of the game says it too: the roles alone, and no order to choose them.
      return t.listed(move.cards.map((card) => roleName(t, card)))
    case 'equipWorker':
      return t.moves.equip(t.listed(move.kinds.map((kind) => t.resources[kind][0])))
    case 'placeTrader': {
      const owner = view.traderSpaces[move.space]
      return t.moves.place(t.the(t.spaces[move.space])) + (owner === null ? '' : t.moves.ousts(nameOf(owner)))
    }
    case 'takeTower':
      return t.moves.take(pileName(t, { [move.resource]: view.defenceTower[move.resource] }))
    case 'buyFromWorker':
      return t.moves.buy(t.resources[move.resource][0], nameOf(seatOf(move.owner)))
    case 'build':
      return t.moves.build(buildingName(t, move.building), paymentName(t, move.payment))
    case 'placeHelper': {
      const space = findHelperSpace(move.space)
      const building = t.the(buildingName(t, space?.building ?? move.space))
      const price = space?.price ?? 0
      return t.moves.helper(building, price, move.from === 'supply' ? '' : t.the(t.spaces[move.from]))
    }
    default:
      return t.kinds[move.type]
  }
}

const BuildingList = lazily((later) => later.BuildingList)

const create = (texts: () => Texts): GameUi<State, Move, Event> => {
  void import('./later.ts').then(setLater)
  const choiceAt = onceOnScreen(createChoice)
  return {
    Board: (props) => <Board choice={choiceAt(props.table)} texts={texts()} />,
    Hand: (props) => <Hand choice={choiceAt(props.table)} texts={texts()} />,
    Holdings: (props) => <Holdings {...props} texts={texts()} />,
    Sign: (props) => <Sign {...props} texts={texts()} />,
    points: (view, seat: Seat) => view.players[seat]?.vp ?? 0,
    round: (view) =>
      view.phase === 'finished' ? texts().over : texts().round(view.round, view.config.rounds),
    status: (table) => status(texts(), table, choiceAt(table)),
    describe: (event, before, nameOf) => describe(texts(), event, before, nameOf),
    nameMove: (move, view, nameOf) => nameMove(texts(), move, view, nameOf),
    nameKind: (type) => texts().kinds[type],
    motions: (...told) => later()?.motions(texts(), ...told) ?? [],
    scene: (event, before, me, nameOf, earlier) =>
      later()?.scene(texts(), event, before, nameOf, me, earlier) ?? null,
    ...namedTexts(texts),
    ifScored,
    // What all have in the last round is left for the count to show.
    isScored: (view) => isCounted(view) || view.round === view.config.rounds,
    kept: (view) => later()?.kept(view) ?? null,
    scoreRound: (round) => texts().scoreRounds[round] ?? '',
    papers: [
      {
        id: 'buildings',
        name: () => texts().paper,
        Body: (props) => <BuildingList table={props.table} texts={texts()} />,
      },
    ],
  }
}

const textsIn = byLanguage<Texts>({
  es: async () => (await import('./texts.es.ts')).es,
  en: async () => (await import('./texts.en.ts')).en,
})

export const plug: GamePlug<State, Move, Event, Options, Texts> = {
  meta: castilloMeta,
  rules: castilloRules,
  texts: textsIn,
  rulebook: byLanguage({
    es: async () => (await import('./rulebook.es.ts')).rulebook,
    en: async () => (await import('./rulebook.en.ts')).rulebook,
  }),
  pictures: async () => (await import('./later.ts')).pictures,
  cards: async (language) => (await import('./later.ts')).makeCards(language, await textsIn(language)),
  create,
}
