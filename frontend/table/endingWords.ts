import { createDictionary } from '../kit/language.ts'
import type { Seat } from '../../shared/engine/ids.ts'
import type { EndingTexts } from '../texts/ending.es.ts'
import { startLogWords } from './logWords.ts'
import { figuresAt, judgedBy, type Place } from './model/places.ts'
import type { LiveTable } from './model/table.ts'

export const { words: e, start: startEndingWords } = createDictionary<EndingTexts>({
  es: async () => (await import('../texts/ending.es.ts')).ending,
  en: async () => (await import('../texts/ending.en.ts')).ending,
})

/** With those of the log: on the page of honour turns are told in them. */
export const startSheetWords = () => Promise.all([startEndingWords(), startLogWords()])

/** Who has won, one or several: to be read by anybody. */
export const verdict = (winners: readonly string[]): string =>
  winners.length > 1 ? e().winners(winners) : e().winner(winners[0] ?? '')

/** The same on one's own page, where who has won alone is spoken to. */
export const verdictFor = (
  winners: readonly Seat[],
  { me, nameOf }: { me(): Seat | null; nameOf(seat: Seat): string },
): string => (winners.length === 1 && winners[0] === me() ? e().youWin : verdict(winners.map(nameOf)))

/** All figures from the best place down, and what they count where that is not points. */
export const figuresOf = (
  { rules, ui, view }: Pick<LiveTable, 'rules' | 'ui' | 'view'>,
  places: readonly Place[],
): string => {
  const judged = judgedBy(rules, view(), places)
  return e().scoreLine(figuresAt(rules, view(), places), judged && ui.scoreLine(judged.what))
}
