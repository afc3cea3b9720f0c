/** The numbers of a sentence, in their order; a minus belongs to its number. */
export const digitsIn = (text: string): readonly number[] =>
  [...text.replaceAll('−', '-').matchAll(/-?\d+/g)].map(([number]) => Number(number))
