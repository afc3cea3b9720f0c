/** Fortaleza's plug: rules, texts and screen in one. */
import './style.css'
import type { Seat } from '../../../shared/engine/ids.ts'
import {
  type CardId,
  cardOf,
  cardsPerTurn,
  turnsPerPhase,
} from '../../../shared/games/fortaleza/components.ts'
import { fortalezaMeta } from '../../../shared/games/fortaleza/meta.ts'
import type { Move } from '../../../shared/games/fortaleza/moves.ts'
import { fortalezaRules } from '../../../shared/games/fortaleza/rules.ts'
import type { Event, Options, State } from '../../../shared/games/fortaleza/state.ts'
import type { GamePlug, GameUi } from '../../plug/gameUi.ts'
import { byLanguage, namedTexts, onceOnScreen } from '../../plug/makers.ts'
import { Board } from './Board.tsx'
import { type Choice, createChoice, type FortalezaTable } from './choice.ts'
import { describe } from './describe.ts'
import { fetched, later } from './fetched.ts'
import { Hand } from './Hand.tsx'
import { Coins, Holdings } from './Holdings.tsx'
import { coinsOf } from './proposals.ts'
import { ifScored, isScored } from './scoredNow.ts'
import type { briefName } from './brief.ts'
import type { motions } from './motions.tsx'
import type { scene } from './scenes.tsx'
import type { Texts } from './texts.es.ts'
import { actName, balanceName, cardsName, resourcesNotes } from './words.ts'

const status = (t: Texts, table: FortalezaTable, choice: Choice): string => {
  const [decision] = table.decisions()
  if (table.finished()) return t.status.over
  if (table.pending()) return t.status.pending
  if (table.sealed()) return t.status.sealed
  const { players, phase, stage, cardsPlayedThisTurn, deck } = table.view()
  // The last card of a phase is played, and what is still shown is its scoring; or none is dealt yet.
  if (stage === 'turn' && players.every(({ hand }) => hand.bag.length === 0) && table.staged().length === 0)
    return cardsPlayedThisTurn > 0 ? t.status.scoring(phase) : t.status.watch
  if (decision === undefined) return t.status.watch
  const isMine = decision.seat === table.me()
  if (decision.kind === 'chooseStartPlayer')
    return isMine ? t.status.choose : t.status.otherChooses(table.nameOf(decision.seat))
  if (!isMine) return t.status.other(table.nameOf(decision.seat))
  // Both cards are played; what follows is still being shown.
  if (cardsPlayedThisTurn >= cardsPerTurn) return t.status.ends
  if (choice.selected().length > 0) {
    if (choice.asked() !== null) return t.status.asked
    if (choice.developing()) return t.status.developing
    const open = [...choice.open().keys()]
    const isDashed = open.some((place) => choice.offer(place)?.converts)
    const isFull = choice.selected().length + cardsPlayedThisTurn >= cardsPerTurn
    const lacks = open.length === 0 && choice.lacksCoins(isFull)
    const { kind } = cardOf(choice.selected()[0] as CardId)
    if (lacks) return t.status.poor(isFull)
    // One card that builds only with another one: that comes before what it does for more coins.
    if (!isFull && (isDashed ? /^guild|tower/.test(kind) : open.length === 0))
      return t.status.add({ isTower: kind === 'tower', isDashed })
    return t.status[isDashed ? 'dashed' : open.length > 0 ? 'place' : 'none']
  }
  // Hands grow smaller from then on [FZ-4.4].
  return t.status[cardsPlayedThisTurn > 0 ? 'one' : deck.length > 0 ? 'two' : 'last']
}

/** Fetched when the screen stands. */
let stage: typeof scene = () => null
let flights: typeof motions = () => []
let brief: typeof briefName = actName

const create = (texts: () => Texts): GameUi<State, Move, Event> => {
  void later().then((part) => ((stage = part.scene), (flights = part.motions), (brief = part.briefName)))
  const choiceAt = onceOnScreen(createChoice)
  const named = namedTexts(texts)
  return {
    Board: (props) => <Board choice={choiceAt(props.table)} texts={texts()} />,
    Hand: (props) => <Hand choice={choiceAt(props.table)} texts={texts()} />,
    Holdings: (props) => (
      <Holdings table={props.table} seat={props.seat} texts={texts()} piles={choiceAt(props.table).piles()} />
    ),
    Sign: (props) => (
      <span class="fz-purse">
        <Coins {...props} texts={texts()} />
      </span>
    ),
    points: (view, seat: Seat) => view.players[seat]?.score ?? 0,
    round: (view) =>
      view.stage === 'finished'
        ? texts().over
        : texts().round(view.phase, view.turnInPhase, turnsPerPhase[view.config.playerCount]),
    status: (table) => status(texts(), table, choiceAt(table)),
    describe: (event, before, nameOf) => describe(texts(), event, before, nameOf),
    nameMove(move, view, nameOf) {
      const said = actName(texts(), move, view, nameOf)
      if (!('cards' in move)) return said
      const played = `${said} ${texts().moves.with(cardsName(texts(), move.cards))}`
      const coins = coinsOf(view, view.activeSeat, move)
      // What resources bring has been said, but not that more coins may cost points.
      if (move.type.startsWith('take'))
        return [
          played,
          ...resourcesNotes(texts(), view, view.activeSeat, move, nameOf).map(({ said: note }) => note),
        ].join('; ')
      if (coins.length === 0) return played
      return `${played}, ${balanceName(texts(), coins)}`
    },
    briefMove: (move, view, nameOf) => brief(texts(), move, view, nameOf),
    nameAct: (move, view, nameOf) => actName(texts(), move, view, nameOf),
    nameKind: (type) => texts().kinds[type],
    motions: (event, before, me) => flights(texts(), event, before, me),
    scene: (event, before, me, nameOf) => stage(texts(), event, before, me, nameOf),
    ...named,
    /** Cards that will not do: what the act wants, by its rule. */
    refusal: (rejection) =>
      ['badCards', 'cardsDoNotMatchAction'].includes(rejection.reason)
        ? (texts().wanted[rejection.rule] ?? texts().unknown)
        : named.refusal(rejection),
    ifScored,
    isScored,
    scoreRound: (round) => texts().phase(round + 1),
    papers: [
      {
        id: 'cards',
        name: () => texts().paper,
        Body: (props) => <CardList table={props.table} texts={texts()} />,
      },
    ],
  }
}

const CardList = fetched((part) => part.CardList)

const textsIn = byLanguage<Texts>({
  es: async () => (await import('./texts.es.ts')).es,
  en: async () => (await import('./texts.en.ts')).en,
})

export const plug: GamePlug<State, Move, Event, Options, Texts> = {
  meta: fortalezaMeta,
  rules: fortalezaRules,
  texts: textsIn,
  rulebook: byLanguage({
    es: async () => (await import('./rulebook.es.ts')).rulebook,
    en: async () => (await import('./rulebook.en.ts')).rulebook,
  }),
  pictures: async () => (await later()).pictures,
  cards: async (language) => (await later()).makeCards(language, await textsIn(language)),
  create,
}
