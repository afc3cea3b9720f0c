/** The card of how the game ends: how far that is, what brings it, and who wins then. */
import { exchanges, finalRounds } from '../../../../shared/games/fortium/components.ts'
import { playerAt, playing } from '../../../../shared/games/fortium/position.ts'
import { pointsOf } from '../../../../shared/games/fortium/scoring.ts'
import { lastRound, roundCapOf } from '../../../../shared/games/fortium/steps/ending.ts'
import { emblem, socket } from '../../../kit/pieces/marks.tsx'
import type { CardInfo } from '../../../plug/gameUi.ts'
import { soonOf } from '../Soon.tsx'
import { placesNow } from '../standing.ts'
import { brick, bricksOf } from './marks.tsx'
import type { Said } from './said.ts'

export const endCard = ({ t, c, table }: Said): CardInfo => {
  const state = table.view()
  const last = lastRound(state)
  return {
    name: c.end.name,
    kind: c.end.round(state.round),
    picture: bricksOf('diamond'),
    figures: [
      {
        mark: brick('diamond'),
        text: last === null ? c.end.first(finalRounds) : c.end.left(Math.max(0, last - state.round)),
      },
      ...(last === null ? [{ mark: socket, text: c.end.cap(roundCapOf(state)) }] : []),
      { mark: brick('diamond'), text: c.end.comes(t.unit('gold', exchanges.gold.pay)) },
      { mark: brick('diamond'), text: c.fort.text },
      // In the countdown each is told by what they would be judged by, the best first.
      ...placesNow(state).map(({ seat, place }) => {
        const player = playerAt(state, seat)
        const has = c.end.stands(player.diamonds, pointsOf(player))
        return { mark: emblem(seat), text: `${c.end.place(place)} ${c.seat.of(table.nameOf(seat), has)}` }
      }),
      ...playing(state).flatMap((seat) => {
        const soon = soonOf(c, table, seat)
        return soon === null ? [] : [{ mark: emblem(seat), text: c.seat.of(table.nameOf(seat), soon) }]
      }),
    ],
    text: c.end.text,
    rules: ['FT-2.4.3', 'FT-6.4', 'FT-6.6', 'FT-6.8'],
  }
}
