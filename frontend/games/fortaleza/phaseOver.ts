/** What the first phase has brought everybody in all, and by what most: its scoring ends with the last category of many. */
import { type ScorePart, scoreParts, type State } from '../../../shared/games/fortaleza/state.ts'
import { figure, signed } from '../../kit/sums.ts'
import type { Scene } from '../../kit/stage.tsx'
import { roundTold } from '../../plug/scenes/round.tsx'
import type { Texts } from './texts.es.ts'
import type { NameOf } from './words.ts'

/** Milliseconds for each line: there is more to read on one than of a round, and that once in a game. */
const perLine = 500

const mostOf = (scores: Readonly<Record<ScorePart, number>>): ScorePart =>
  scoreParts.reduce((most, part) => (scores[part] > scores[most] ? part : most))

export const phaseOver = (t: Texts, { players, phase }: State, nameOf: NameOf): Scene => {
  const most = Math.max(1, ...players.map(({ score }) => score))
  const lines = players
    .toSorted((a, b) => b.score - a.score || a.seat - b.seat)
    .flatMap(({ seat, score, phaseScores }) => {
      const scored = phaseScores.at(-1)
      if (scored === undefined) return []
      const best = mostOf(scored)
      const brought = scoreParts.reduce((sum, part) => sum + scored[part], 0)
      return {
        seat,
        share: Math.max(0, score / most),
        was: Math.max(0, (score - brought) / most),
        came: () => signed(brought),
        missing: () => `${t.scores[best]} ${figure(scored[best])}`,
        isNear: false,
      }
    })
  return roundTold({ title: t.tally(phase), lines, nameOf, perLine })
}
