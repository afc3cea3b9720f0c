/** What travels when something happens: cards, tiles, coins, pawns, laurels. */
import type { JSX } from 'solid-js'
import type { Seat, Shown, Viewer } from '../../../shared/engine/ids.ts'
import { findSpace } from '../../../shared/games/fortaleza/layout.ts'
import { fortalezaRules } from '../../../shared/games/fortaleza/rules.ts'
import type { Event, State, Tile } from '../../../shared/games/fortaleza/state.ts'
import { Coin, Laurel, Pawn } from '../../kit/pieces/pieces.tsx'
import type { Motion } from '../../plug/gameUi.ts'
import { afterTelling } from '../../plug/makers.ts'
import { CardBack, CardFace } from './art/CardFace.tsx'
import type { Texts } from './texts.es.ts'
import { signed } from '../../kit/sums.ts'
import { changesOf } from './scoredNow.ts'
import { cardName } from './words.ts'
import { turnOf } from './Board.tsx'
import { GateTile, GuildTile, TowerTile, WallTile } from './art/tiles.tsx'

const onSquare =
  (children: () => JSX.Element): (() => JSX.Element) =>
  () => <svg viewBox="-50 -50 100 100">{children()}</svg>

const cardMotions = (t: Texts, event: Extract<Event, { type: 'cardsUsed' }>, me: Viewer): Motion[] =>
  event.cards.map(({ cardId }) => ({
    piece: () => <CardFace id={cardId} name={cardName(t, cardId)} />,
    from: event.seat === me ? `card:${cardId}` : `seat:${event.seat}`,
    to: 'discard',
    lasts: 420,
  }))

const drawMotions = (t: Texts, event: Extract<Event, { type: 'drew' }>, me: Viewer): Motion[] =>
  event.cards.map((card) => ({
    piece: () =>
      card === null ? <CardBack /> : <CardFace id={card.secret} name={cardName(t, card.secret)} />,
    from: 'deck',
    to: event.seat === me ? 'hand' : `seat:${event.seat}`,
    lasts: 420,
  }))

/** By the pile of what was played for them: from the deck, beyond the hand, they seemed to come out of that. */
const coinMotion = (seat: Seat, coins: number): Motion => ({
  piece: onSquare(() => <Coin x={0} y={0} size={64} figure={signed(coins)} />),
  from: coins > 0 ? 'discard' : `seat:${seat}`,
  to: coins > 0 ? `seat:${seat}` : 'discard',
  lasts: 380,
})

const pawnMotion = (seat: Seat, from: string, to: string): Motion => ({
  piece: onSquare(() => <Pawn x={0} y={6} size={80} seat={seat} />),
  from,
  to,
  lasts: 480,
})

const laurelMotion = (seat: Seat, points: number, from: string): Motion => ({
  piece: onSquare(() => <Laurel x={0} y={0} size={72} figure={signed(points)} />),
  from,
  to: `seat:${seat}`,
  lasts: 420,
})

/**
 * What is placed, and once it stands what it would bring to each seat or take from it: a majority that changes hands is
 * seen by that alone. The temple's share is left out, which comes and goes with who is last.
 */
const answered = (placed: Motion, event: Event, before: Shown<State>): readonly Motion[] => {
  const stands = afterTelling(fortalezaRules.evolve, before, ({ emit }) => emit(event))
  const laurels = changesOf(before, stands).flatMap(({ seat, points, temple }) =>
    points === temple ? [] : [laurelMotion(seat, points - temple, placed.to)],
  )
  return laurels.length === 0 ? [placed] : [{ ...placed, stands }, ...laurels]
}

const tileMotion = (event: Extract<Event, { level: unknown }>): Motion => {
  const tile: Tile = { owner: event.seat, level: event.level }
  const space = 'space' in event ? findSpace(event.space) : undefined
  const turn = space === undefined ? 0 : turnOf(space)
  const draw = (): JSX.Element => {
    switch (event.type) {
      case 'wallBuilt':
        return <WallTile tile={tile} covered={0} turn={turn} />
      case 'gateBuilt':
        return <GateTile tile={tile} covered={0} turn={turn} />
      case 'towerBuilt':
        return <TowerTile tile={tile} covered={0} big={false} />
      case 'guildBuilt':
        return <GuildTile tile={tile} covered={0} />
    }
  }
  const to = event.type === 'guildBuilt' ? event.zone : event.space
  return { piece: onSquare(draw), from: `seat:${event.seat}`, to, lasts: 520 }
}

export const motions = (
  t: Texts,
  event: Shown<Event>,
  before: Shown<State>,
  me: Viewer,
): readonly Motion[] => {
  switch (event.type) {
    case 'cardsUsed':
      return cardMotions(t, event, me)
    case 'drew':
      return drawMotions(t, event, me)
    case 'coinsTaken':
      return [coinMotion(event.seat, event.coins)]
    case 'coinsPaid':
      return [coinMotion(event.seat, -event.coins)]
    case 'wallBuilt':
    case 'gateBuilt':
    case 'towerBuilt':
    case 'guildBuilt':
      return answered(tileMotion(event), event, before)
    case 'collectorPlaced': {
      const home =
        event.replaced === null ? [] : [pawnMotion(event.replaced, event.zone, `seat:${event.replaced}`)]
      return [...home, ...answered(pawnMotion(event.seat, `seat:${event.seat}`, event.zone), event, before)]
    }
    case 'pawnRetired':
      return [pawnMotion(event.seat, `seat:${event.seat}`, 'temple')]
    // Scenes have their laurels in them.
    case 'scored':
    case 'templeScored':
    case 'startPlayerDrawn':
    case 'dealt':
    case 'tilesDeveloped':
    case 'turnEnded':
    case 'scoringStarted':
    case 'phaseEnded':
    case 'startPlayerNamed':
      return []
  }
}
