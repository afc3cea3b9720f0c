/** Words set into the field of a card: as many lines as let them be largest. */

export interface Lettering {
  readonly lines: readonly string[]
  /** Height of the letters, in units of the card. */
  readonly size: number
}

/** Width of a letter for a height of one, as far as a guess goes. */
const letter = { sans: 0.49, title: 0.53 } as const

/** Letters of the bold text face that are narrower or broader than most, by how much. */
const advances: readonly (readonly [letters: RegExp, width: number])[] = [
  [/ /, 0.15],
  [/[!ijlíI-]/, 0.27],
  [/[cfrstvyzJL]/, 0.39],
  [/[mwMW]/, 0.81],
  [/[A-ZÁÉÍÓÚÑ]/, 0.6],
  [/[bdhnpqugúñ]/, 0.53],
]
/** The width of a title for a height of one, letter by letter: near enough to tell whether it would touch its frame. */
export const widthOf = (line: string): number =>
  Array.from(line).reduce(
    (sum, one) => sum + (advances.find(([letters]) => letters.test(one))?.[1] ?? 0.48),
    0,
  )

/** All ways to break words into so many lines. */
const broken = (words: readonly string[], lines: number): readonly (readonly string[])[] => {
  if (lines === 1) return [[words.join(' ')]]
  return words
    .slice(0, Math.max(0, words.length - lines + 1))
    .flatMap((_, index) =>
      broken(words.slice(index + 1), lines - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
    )
}

/** A sentence is broken where lines are full; trying every way would be too many. */
const filled = (words: readonly string[], width: number): readonly string[] => {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

export interface LetteringField {
  readonly width: number
  readonly height: number
  readonly most: number
  readonly lines: number
  /** Letters of this size can be read: for larger ones no word is broken. */
  readonly enough?: number
}

/** Where a long word may be broken, seen by nobody while it is whole. */
const softHyphen = '\u00ad'

/** The guess makes most names broader than they are: one that is by no more than this too broad stands whole, set closely. */
const nearly = 0.8

/** The largest lettering of a text in a field; its long words broken where they may be, if nothing else is large enough. */
export const lettering = (
  text: string,
  field: LetteringField,
  font: keyof typeof letter = 'sans',
): Lettering => {
  const whole = set(text.replaceAll(softHyphen, ''), field, font)
  const enough = field.enough ?? 0
  if (!text.includes(softHyphen)) return whole
  if (whole.size >= enough * nearly) return { ...whole, size: Math.max(whole.size, enough) }
  const parted = set(text.replaceAll(softHyphen, '- '), field, font)
  return parted.size > whole.size ? parted : whole
}

const set = (text: string, field: LetteringField, font: keyof typeof letter): Lettering => {
  const words = text.split(' ')
  const sizeOf = (lines: readonly string[]): number =>
    Math.min(
      field.most,
      field.width / (letter[font] * Math.max(...lines.map(({ length }) => length), 1)),
      field.height / (lines.length * 1.08),
    )
  const ways =
    words.length > 5
      ? Array.from({ length: 34 }, (_, index) => filled(words, index + 10))
      : Array.from({ length: Math.min(field.lines, words.length) }, (_, index) =>
          broken(words, index + 1),
        ).flat()
  let best: Lettering = { lines: [text], size: 0 }
  for (const way of ways) {
    // The parts of a word that stand in one line are whole again.
    const lines = way.map((line) => line.replaceAll('- ', ''))
    const size = sizeOf(lines)
    if (lines.length <= field.lines && size > best.size + 0.01) best = { lines, size }
  }
  return best
}
