/** A chance as it is written in the language spoken: 41,7 % or 41.7%. */
import { language } from '../../kit/language.ts'

export const percent = (chance: number): string =>
  chance.toLocaleString(language(), { style: 'percent', maximumFractionDigits: 1 })
