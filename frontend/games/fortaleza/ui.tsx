/** Fortaleza's plug: rules, texts and screen in one. */
import { getOwner, runWithOwner } from 'solid-js'
import './fortaleza.css'
import type { Seat, Shown } from '../../../shared/engine/ids.ts'
import { seatOf } from '../../../shared/engine/ids.ts'
import type { Rejection } from '../../../shared/engine/result.ts'
import { cardsPerTurn, turnsPerPhase } from '../../../shared/games/fortaleza/components.ts'
import { fortaleza } from '../../../shared/games/fortaleza/game.ts'
import { fortalezaMeta } from '../../../shared/games/fortaleza/meta.ts'
import type { Move } from '../../../shared/games/fortaleza/moves.ts'
import type { Event, Options, ScorePart, State } from '../../../shared/games/fortaleza/state.ts'
import { termsOf } from '../../../shared/games/fortaleza/steps/actions.ts'
import type { GamePlug, GameUi } from '../../table/gameUi.ts'
import { Board } from './Board.tsx'
import { type Choice, createChoice, type FortalezaTable } from './choice.ts'
import { describe } from './describe.ts'
import { Hand } from './Hand.tsx'
import { Holdings } from './Holdings.tsx'
import { motions } from './motions.tsx'
import type { Texts } from './texts.es.ts'
import { cardsName, type NameOf, placeName, tilesName } from './words.ts'

const status = (t: Texts, table: FortalezaTable, choice: Choice): string => {
  const [decision] = table.decisions()
  if (decision === undefined && table.staged().length === 0) return t.status.over
  if (table.pending()) return t.status.pending
  if (table.sealed()) return t.status.sealed
  // Both cards are played and the cards drawn are on their way.
  if (decision?.kind === 'turn' && table.view().cardsPlayedThisTurn >= cardsPerTurn) return t.status.pending
  if (decision === undefined) return t.status.over
  const isMine = decision.seat === table.me()
  if (decision.kind === 'chooseStartPlayer')
    return isMine ? t.status.choose : t.status.otherChooses(table.nameOf(decision.seat))
  if (!isMine) return t.status.other(table.nameOf(decision.seat))
  if (choice.selected().length > 0) return t.status.place
  return table.view().cardsPlayedThisTurn > 0 ? t.status.one : t.status.two
}

const what = (t: Texts, move: Move, view: Shown<State>, nameOf: NameOf): string => {
  switch (move.type) {
    case 'chooseStartPlayer':
      return t.moves.start(nameOf(seatOf(move.seat)))
    case 'takeResourcesOne':
    case 'takeResourcesTwo':
      return t.moves.resources(termsOf(view, view.activeSeat, move).income)
    case 'developOne':
    case 'developMany':
      return t.moves.develop(tilesName(t, move.tiles))
    case 'buildWall':
    case 'buildGate':
    case 'buildTower':
      return t.moves.build(placeName(t, move.space))
    case 'buildGuild':
      return t.moves.guild(placeName(t, move.zone))
    case 'placeCollector':
      return t.moves.collector(placeName(t, move.zone))
    case 'retireToTemple':
      return t.moves.temple
  }
}

const refusal = (t: Texts, { rule, reason, values }: Rejection): string => {
  if (reason === 'badCards' || reason === 'cardsDoNotMatchAction') return t.wanted[rule] ?? t.unknown
  return t.refusals[reason]?.(values ?? {}) ?? t.unknown
}

const create = (texts: () => Texts): GameUi<State, Move, Event> => {
  // One table per screen: board and hand share what the player has in mind, for as long as the screen lives.
  const screen = getOwner()
  let choice: Choice | undefined
  const choiceAt = (table: FortalezaTable): Choice =>
    (choice ??= runWithOwner(screen, () => createChoice(table)) as Choice)
  return {
    Board: (props) => <Board choice={choiceAt(props.table)} texts={texts()} />,
    Hand: (props) => <Hand choice={choiceAt(props.table)} texts={texts()} />,
    Holdings: (props) => <Holdings table={props.table} seat={props.seat} texts={texts()} />,
    points: (view, seat: Seat) => view.players[seat]?.score ?? 0,
    round: (view) =>
      view.stage === 'finished'
        ? texts().over
        : texts().round(view.phase, view.turnInPhase, turnsPerPhase[view.config.playerCount]),
    status: (table) => status(texts(), table, choiceAt(table)),
    describe: (event, _before, nameOf) => describe(texts(), event, nameOf),
    nameMove(move, view, nameOf) {
      const said = what(texts(), move, view, nameOf)
      return 'cards' in move ? `${said} ${texts().moves.with(cardsName(texts(), move.cards))}` : said
    },
    motions: (event, before, me) => motions(texts(), event, before, me),
    refusal: (rejection) => refusal(texts(), rejection),
    scoreLine: (part) => texts().scores[part as ScorePart],
    scoreRound: (round) => texts().phase(round + 1),
  }
}

export const plug: GamePlug<State, Move, Event, Options, Texts> = {
  meta: fortalezaMeta,
  rules: fortaleza,
  texts: async (language) =>
    language === 'es' ? (await import('./texts.es.ts')).es : (await import('./texts.en.ts')).en,
  rulebook: async (language) =>
    language === 'es'
      ? (await import('./rulebook.es.ts')).rulebook
      : (await import('./rulebook.en.ts')).rulebook,
  create,
}
