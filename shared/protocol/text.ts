/**
 * The one notion of clean text, for whatever people write: names, chat, what is searched for, what a file holds.
 * Harmless slips are mended (spaces, composition, what nobody sees); text that is broken is refused.
 */

/** No text: halves of characters, control characters that are no space, and what Unicode keeps for its own use. */
const broken = /[\p{Cs}\p{NChar}]|(?![\s\x85])\p{Cc}/gu

/** Spaces of all kinds, ends of lines, and signs that look like a space and pass for a letter. */
const spaces = /[\s\x85\u2800\u{1D159}]+/gu

/** The scripts that write with joiners: a letter of theirs, and a letter or mark that may follow. */
const scripts = ['Arab', 'Syrc', 'Nkoo', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu']
const theirs = [...scripts, 'Knda', 'Mlym', 'Sinh'].map((script) => `\\p{sc=${script}}`).join('')
const letter = `(?=\\p{L})[${theirs}]`
const letterOrMark = `(?=[\\p{L}\\p{M}])(?!\\p{DI})[${theirs}\\p{sc=Zinh}]`

/** What is kept although parts of it cannot be seen by themselves. */
const kept = [
  // Emoji made of several, and those in a variation.
  '\\p{ExtPict}[\\uFE0E\\uFE0F]?\\p{EMod}?(?:\\u200D\\p{ExtPict}[\\uFE0E\\uFE0F]?\\p{EMod}?)+',
  '\\p{Emoji}[\\uFE0E\\uFE0F]',
  // Flags of countries within a country.
  '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{2,6}\\u{E007F}',
  // The very form of a character that a name is written with.
  '\\p{sc=Han}[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  `${letter}(?:[\\u200C\\u200D]?${letterOrMark})+`,
].join('|')

/**
 * And what is not: what nobody sees (Unicode does not count the joiners of hieroglyphs to it, nor the place of an
 * object that is not there), what turns others round, private signs that everybody sees otherwise.
 */
const unseen = new RegExp(`(${kept})|\\p{DI}|\\p{Co}|[\\uFFF9-\\uFFFC\\u{13430}-\\u{1343F}]`, 'gu')

/** Four marks on one letter: no script needs more, and a tower of them covers the lines above. */
const towers = /((?:\p{M}\p{Join_C}?){4})[\p{M}\p{Join_C}]+/gu

/** A mark without a letter would sit on whatever stands before the text. */
const edges = /^[ \p{M}\p{Join_C}]+| +$/gu

const mend = (text: string): string =>
  text.replace(unseen, '$1').normalize('NFC').replace(spaces, ' ').replace(towers, '$1').replace(edges, '')

/** Text on one line, as it is kept and shown; null where it is broken. Empty where nothing of it can be seen. */
export const cleanText = (raw: string): string | null => (raw.search(broken) < 0 ? mendedText(raw) : null)

/** The same of text that was kept before there were rules: what is broken in it is left out. */
export const mendedText = (raw: string): string => {
  let text = raw.replace(broken, '')
  // What is taken away may leave others together that do not belong together.
  for (let next = mend(text); next !== text; next = mend(text)) text = next
  return text
}

/** What neither XML 1.0 nor HTML can carry. */
const unprintable = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Any text, as far as a document can carry it: no name, however old, must break a page or a picture. */
export const printable = (text: string): string => text.replace(unprintable, '')

/** As it is searched for: capitals and other forms of the same letters make no difference. */
export const folded = (text: string): string =>
  mendedText(mendedText(text).normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC'))

/** Letters, and after each those that look like it: Cyrillic, Greek, Armenian, small capitals, Cherokee; figures. */
const alike = [
  'aаαɑᴀꭺ bвβьʙᏼ cсᴄꮯ dԁᴅꭰ eеεᴇꭼ fꜰ gɡɢցꮐ hһнηʜհꮋ jјᴊꭻ kкκᴋꮶ li1і|ιӏɪʟꮖꮮ mмμᴍꮇ nпɴո',
  'o0оοσᴏօ pрρᴘꮲ qԛզ rʀꭱꮢ sѕꜱꮪ tтτᴛꭲ uυᴜս vνѵᴠꮩ wԝωᴡꮃ xхχ yуʏᏽ zζᴢꮓ',
].flatMap((line) => line.split(' '))
const lookalikes = new Map(
  alike.flatMap(([letter = '', ...others]) => others.map((other) => [other, letter] as const)),
)
/** White letters in black circles and squares, A to Z: they have no plain form in Unicode. */
const plain = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0
  const first = [0x1f150, 0x1f170].find((start) => code >= start && code < start + 26)
  return first === undefined ? sign : String.fromCharCode(97 + code - first)
}

/** What two names have in common that are easily taken for each other. */
export const skeleton = (name: string): string => {
  const bare = folded(name)
    .normalize('NFKD')
    .replace(/[\p{sc=Zinh}\p{Z}\p{P}\p{Join_C}]/gu, '')
  return bare === ''
    ? folded(name)
    : bare.replace(/./gsu, (sign) => {
        const letter = plain(sign)
        return lookalikes.get(letter) ?? letter
      })
}
