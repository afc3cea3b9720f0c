/** What is said of a hint: the plan behind it, and what it is held against. */
import type { Hint } from '../../../shared/bots/hint.ts'
import type { Step } from '../../../shared/bots/steps.ts'
import type { Asset } from '../../../shared/engine/policy.ts'
import { createDictionary } from '../../kit/language.ts'
import { signed } from '../../kit/sums.ts'
import type { AssetWords } from '../../plug/assets.ts'
import type { HintTexts } from '../../texts/hint.es.ts'

const { words: h, start } = createDictionary<HintTexts>({
  es: async () => (await import('../../texts/hint.es.ts')).hint,
  en: async () => (await import('../../texts/hint.en.ts')).hint,
})
export { h, start as startWords }

const inHundred = (chance: number): number => Math.round(100 * chance)

/**
 * Of two that are about as good, so much of a difference is a small one: points, and games of a hundred. What is more lies
 * within its own error, or changes nothing of who wins, and is not told.
 */
const smallLead = 1
const smallOften = 3

/** What a hint is told in: names of moves, of lines of the score sheet, and of what else counts in the game. */
export interface Names {
  readonly nameOf: (move: Hint['move']) => string
  /** What others do is told in fewer words: with which cards only where nothing else tells them apart. */
  readonly actOf: (move: Hint['move']) => string
  readonly nameStep: (step: Step) => string
  readonly scoreLine: (what: string) => string
  readonly assets: AssetWords
}

/**
 * What gains or loses, by the lines of the score sheet: those that come to a point, and not to a loss of none. Of what is
 * about as good a point in a line says nothing: that a wall scores a point less by walls was read as against it.
 */
const linesOf = ({ reasons, rest, sure }: Hint, isMore: boolean, { scoreLine }: Names): string =>
  [
    ...reasons.map(({ what, points }) => ({ said: scoreLine(what), points: Math.round(points) })),
    { said: h().besides, points: Math.round(rest) },
  ]
    .filter(({ points }) => Math.abs(points) > (sure === 'hardly' ? 1 : 0) && points > 0 === isMore)
    .map(({ said, points }) => `${said} ${signed(points)}`)
    .join(', ')

/** What is scored, by its lines on the score sheet. */
export const scoresOf = (
  gains: readonly { readonly what: string; readonly points: number }[],
  { scoreLine }: Pick<Names, 'scoreLine'>,
): string => gains.map(({ what, points }) => `${scoreLine(what)} ${signed(points)}`).join(', ')

/** What another move is called beside one; null where both have one name, as from either of two places. */
const besidesOf = (move: Hint['move'], other: Hint['move'], { nameOf, actOf }: Names): string | null => {
  if (actOf(other) !== actOf(move)) return actOf(other)
  return nameOf(other) === nameOf(move) ? null : nameOf(other)
}

/** What a move leaves one with; points with the lines of the score sheet that they come from. */
const leftWith = ({ what, worth }: Asset, hint: Hint, names: Names): string | undefined => {
  const words: AssetWords = { ...h().assets, ...names.assets }
  const said = words[what]?.[worth > 0 ? 0 : 1]
  // A game that calls points by a word of its own has said by that what they are for.
  const isSum = what === 'points' && names.assets[what] === undefined && hint.sure !== 'hardly'
  const lines = isSum ? linesOf(hint, worth > 0, names) : ''
  return said === undefined || lines === '' ? said : `${said} (${lines})`
}

/**
 * What the other would leave one less of, or more of: said of the other, as it is meant. That a move “leaves fewer
 * settlements” was read as if it took some.
 */
const withOther = (hint: Hint, names: Names, isLess: boolean): readonly string[] => {
  const reasons = isLess ? [] : hint.reasons.map(({ what, points }) => ({ what, points: -points }))
  const other = { ...hint, reasons, rest: isLess ? hint.rest : -hint.rest }
  return hint.assets
    .filter(({ worth }) => worth > 0 === isLess)
    .flatMap(({ what, worth }) => leftWith({ what, worth: -worth }, other, names) ?? [])
}

/** How often each of the two wins; undefined where that is not known, or speaks against the move. */
const oftenOf = ({ sure, wins }: Hint, said: string, it: string): string | undefined => {
  if (wins === null || wins[0] < wins[1]) return undefined
  const [own, instead] = [inHundred(wins[0]), inHundred(wins[1])]
  if (instead >= 99) return h().bothWin(it)
  if (own <= 1) return h().bothLose(said)
  const isOne = own === instead || (sure === 'hardly' && own - instead > smallOften)
  return isOne ? h().both(said, inHundred((wins[0] + wins[1]) / 2)) : h().wins(said, own, instead)
}

/**
 * Of a move that wins there and then: what would become of the game with the other. Where that is won as well it is by what
 * comes after it, which is no news: that a village would win the game read as untrue.
 */
const wonWith = ({ sure, wins }: Hint, said: string, it: string): string => {
  const instead = wins === null ? 100 : inHundred(wins[1])
  if (instead < 99) return `${h().winsNow} ${h().winsOften(it, instead)}`
  return wins === null && sure !== 'hardly' ? `${h().winsNow} ${said}.` : h().winsNow
}

/** A line of the reasons; what speaks for the move or against it is told apart at a glance. */
export interface HintLine {
  readonly said: string
  readonly speaks?: 'for' | 'against'
}

/**
 * Why: where games were not played to their end, by what it leaves one with; else in the words of the score sheet; where
 * points say nothing or speak against it, by how much more often one wins; and where that is not known, or does not tell
 * the two apart as their leads do, by how often one is better placed. What speaks for the move stands in a line of its
 * own, and so does what speaks against it, and what the rivals have of it. No figure contradicts the verdict: what is
 * about as good is by a point or a few games in a hundred, or by none that are told. Who does nothing more has more of
 * nothing by that: what the other would leave less of is told instead.
 */
const whyOf = (hint: Hint, names: Names, isWon: boolean): string | readonly HintLine[] => {
  const { move, isIdle, sure, rival, lead, assets, other, wins, ahead } = hint
  if (other === null || sure === 'only') return h().only
  const besides = besidesOf(move, other, names)
  const isAlike = besides === null
  const it = isAlike ? h().alike : h().named(besides)
  // What comes next all the same is no worse by itself: it is so as the first.
  const [first] = hint.next
  const isNext = first !== undefined && besides === names.nameStep(first)
  const said = h().than[sure](isNext ? h().first(it) : it)
  if (isWon) return wonWith(hint, said, it)
  if (wins === null) {
    const told = (isMore: boolean): readonly string[] =>
      assets
        .filter(({ worth }) => worth > 0 === isMore)
        .flatMap((asset) => leftWith(asset, hint, names) ?? [])
    const more = told(true)
    if (isIdle && more.length > 0)
      return sure === 'hardly' ? h().rest : h().rests(said, withOther(hint, names, true))
    if (more.length > 0)
      return [
        { said: `${said}.` },
        { said: h().leaves(more), speaks: 'for' },
        ...withOther(hint, names, false).map(
          (more) => ({ said: h().instead(more), speaks: 'against' }) as const,
        ),
      ]
  }
  const points = Math.round(lead)
  // Whoever can hardly win any more still plays for points: those are told.
  const isWonAnyway = wins !== null && inHundred(wins[1]) >= 99
  const isBesides = sure === 'hardly' && (points > smallLead || isWonAnyway)
  // A game that calls points by a word of its own is not won by them.
  const areAside = names.assets['points'] !== undefined
  const [gains, losses] = [linesOf(hint, true, names), linesOf(hint, false, names)]
  if (gains + losses === '' || lead <= 0 || isBesides || areAside) {
    const often = oftenOf(hint, said, it)
    if (often !== undefined) return often
    // By a hair in every world is no more than by a hair.
    if (sure === 'hardly') return isAlike ? h().eitherWay : h().noMatter(said)
    return ahead > 0.5 ? h().ahead(said, inHundred(ahead)) : h().placed(said)
  }
  const others = Math.round(rival)
  const lines: readonly HintLine[] = [
    { said: h().because(said, Math.max(1, points)) },
    { said: gains === '' ? '' : h().gains(gains), speaks: 'for' },
    { said: losses === '' ? '' : h().losses(losses), speaks: 'against' },
    { said: others === 0 ? '' : h().rival(others), speaks: others < 0 ? 'for' : 'against' },
  ]
  return lines.filter((line) => line.said !== '')
}

/** In so many of the worlds it always comes so. */
const always = 0.9

/**
 * The plan behind it, as the sentence that its name begins goes on; what is called alike is told once. Nothing comes after
 * what wins.
 */
export const planOf = ({ move, next }: Hint, names: Names, isWon = false): string => {
  const steps = next.map((step) => names.nameStep(step))
  const known = [names.actOf(move), ...steps]
  const told = steps.filter((name, at) => known.indexOf(name) > at)
  if (isWon || told.length === 0) return ''
  const isSure = next.every(({ often }) => often >= always)
  return h().next(told.map(h().named), isSure)
}

/** Why, against what else may be done, and what would be about as good where that is not what it was compared with. */
export const comparisonOf = (hint: Hint, names: Names, isWon = false): readonly HintLine[] => {
  const { move, twin, former } = hint
  const formerly = (one: Hint['move']): string => h().named(besidesOf(move, one, names) ?? names.nameOf(one))
  const why = whyOf(hint, names, isWon)
  const lines = typeof why === 'string' ? [{ said: why }] : why
  const told = lines.map((line, at) =>
    former !== null && at === 0 ? { ...line, said: `${h().changed(formerly(former))}${line.said}` } : line,
  )
  if (twin === null) return told
  const besides = besidesOf(move, twin, names)
  return [...told, { said: besides === null ? h().eitherWay : h().twin(h().named(besides)) }]
}
