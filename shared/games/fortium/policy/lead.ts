/** How far a seat is ahead on the way to its fort, in turns. */
import { type Seat } from '../../../engine/ids.ts'
import { cellLimit, diamondsToWin } from '../components.ts'
import { areRivals } from '../position.ts'
import { outcome } from '../scoring.ts'
import type { State } from '../state.ts'
import { figures, gainOf, nearness, type Rates, type Survey, surveyOf, turnsFrom } from './survey.ts'

/** Of a game that is won or lost, in turns. */
const decided = 12

/** Turns until the fort is complete, with those who are on their way. */
const turnsLeft = (state: State, seat: Seat): number => {
  const survey = surveyOf(state, seat)
  const { me, board, goals } = survey
  const rate: Rates = { ...survey.rate }
  const room = goals.map(({ friends }) => cellLimit - friends)
  const nodes = board.nodes.length
  let now: Survey = { ...survey, rate }
  let lost = 0
  for (const place of me.miners) {
    if (place === 'lost') {
      lost++
      continue
    }
    if (board.siteOrder.has(place)) continue
    const at = board.indexOf.get(place) ?? 0
    let most = 0
    let best = -1
    let adds = 0
    for (const [index, goal] of goals.entries()) {
      if ((room[index] ?? 0) <= 0) continue
      const near = nearness[board.steps[at * nodes + goal.at] ?? 0] ?? 0
      const use = near * (goal.camp ? 1 : figures.withoutCamp) * (goal.rivals > 0 ? 0.4 : 1)
      const gain = gainOf(now, goal.kind, use)
      if (gain <= most) continue
      most = gain
      best = index
      adds = use
    }
    const goal = goals[best]
    if (goal === undefined) continue
    room[best] = (room[best] ?? 0) - 1
    rate[goal.kind] += adds
    now = { ...now, turns: now.turns - most }
  }
  return turnsFrom(me, survey.missing, rate) + lost * figures.life
}

/** Ahead of the best rival; those of one side count by their best. */
export const leadOf = (state: State, seat: Seat): number => {
  if (state.ended !== null) {
    const winners = outcome(state)?.ranking[0] ?? []
    return winners.includes(seat) ? decided : -decided
  }
  let own = Number.POSITIVE_INFINITY
  let other = Number.POSITIVE_INFINITY
  let shadow = 0
  for (const player of state.players) {
    if (player.resigned) continue
    // Who has diamonds already is nearer than the turns say: others may be out of time.
    const turns = turnsLeft(state, player.seat) - player.diamonds / diamondsToWin
    if (!areRivals(state, seat, player.seat)) own = Math.min(own, turns)
    else {
      other = Math.min(other, turns)
      shadow -= 0.1 * Math.max(0, decided - turns)
    }
  }
  return Math.max(-decided, Math.min(decided, other - own + shadow))
}
