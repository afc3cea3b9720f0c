/** What is thrown at the entries: true messages with something wrong in them, text with something broken, and worse. */
import fc from 'fast-check'

/** Words that have hurt others: names that every object inherits, what is no text, what looks like something else. */
const evil = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'length',
  'null',
  'NaN',
  '-0',
  '1e999',
  '9007199254740993',
  '%00',
  '%',
  '../..',
  '..%2f',
  '\u0000',
  '\ud800',
  '\udc00\ud800',
  '\u202e',
  '\u200b',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!',
  '"',
  '<script>',
  "'; DROP TABLE facts; --",
  'javascript:alert(1)',
  'x'.repeat(600),
  'é'.repeat(5000),
  '(a+)+$',
]

export const word: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...evil) },
  { weight: 2, arbitrary: fc.string({ maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 30, unit: 'binary' }) },
)

const figure: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -2, max: 20 }),
  fc.constantFrom(0.5, -0, 1e21, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308),
)

/** Any JSON, with keys that nobody expects. */
export const json: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    word,
    figure,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(word, tie('any'), { maxKeys: 3 }),
  ),
})).any

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** All things in a value that hold other things. */
const holders = (value: unknown, into: Fields[] = []): Fields[] => {
  if (!isFields(value)) return into
  into.push(value)
  for (const part of Object.values(value)) holders(part, into)
  return into
}

const manners = ['drop', 'replace', 'add', 'nest', 'double'] as const
/** One thing that is made wrong in a message. */
export interface Change {
  readonly where: number
  readonly which: number
  readonly how: (typeof manners)[number]
  readonly key: string
  readonly value: unknown
}

/** Sets a key as JSON would: `__proto__` is a key like any other. */
const set = (holder: Fields, key: string, value: unknown): void =>
  void Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true })

/** The same with these changes made; it stays as it is. */
export const changed = (whole: unknown, list: readonly Change[]): unknown => {
  const twin: unknown = structuredClone(whole)
  for (const { where, which, how, key, value } of list) {
    const all = holders(twin)
    const holder = all[where % Math.max(1, all.length)]
    if (holder === undefined) continue
    const keys = Object.keys(holder)
    const name = keys[which % Math.max(1, keys.length)]
    if (name === undefined) continue
    if (how === 'drop') Reflect.deleteProperty(holder, name)
    else if (how === 'replace') set(holder, name, value)
    else if (how === 'nest') set(holder, name, [holder[name]])
    else if (how === 'double' && Array.isArray(holder)) holder.push(...(structuredClone(holder) as unknown[]))
    else if (!Array.isArray(holder)) set(holder, key, value)
  }
  return twin
}

const change: fc.Arbitrary<Change> = fc.record({
  where: fc.nat(30),
  which: fc.nat(12),
  how: fc.constantFrom(...manners),
  key: word,
  value: json,
})

/** Up to three things to make wrong; a third of the time nothing. */
export const changes: fc.Arbitrary<readonly Change[]> = fc.array(change, { maxLength: 3 })

/** One of these, with up to three things wrong in it; now and then nothing. */
export const spoilt = (samples: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.tuple(fc.constantFrom(...samples), changes).map(([sample, list]) => changed(sample, list))

const cut = (text: string, at: number, length: number, into: string): string => {
  const from = at % (text.length + 1)
  return text.slice(0, from) + into + text.slice(from + length)
}

/** The same as text, which may be broken in the middle, or nothing of the kind. */
export const spoiltText = (samples: readonly unknown[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: spoilt(samples).map((value) => JSON.stringify(value) ?? '') },
    {
      weight: 2,
      arbitrary: fc
        .tuple(spoilt(samples), fc.nat(2000), fc.nat(9), word)
        .map(([value, at, length, into]) => cut(JSON.stringify(value) ?? '', at, length, into)),
    },
    { weight: 1, arbitrary: json.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: word },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('[', '{"t":', '[[{"a":'), fc.nat(4000))
        .map(([part, times]) => part.repeat(times).slice(0, 9000)),
    },
  )

/** What reaches beyond a name, into a header or another address, where nobody looks at the whole of it. */
const joint = fc.constantFrom('\n', '\r\n', '\u0000', '\t', ' ', '/', '/..', '%2f', '%0a', '#', '?', ';', '"')

/** One of the true names, or the beginning of a longer word. */
const named = (names: readonly string[]): fc.Arbitrary<string> => {
  const name = fc.constantFrom(...names)
  const tail = fc.tuple(joint, fc.oneof(fc.constant(''), name, word)).map((parts) => parts.join(''))
  return fc.oneof(
    { weight: 2, arbitrary: name },
    { weight: 1, arbitrary: fc.tuple(name, tail).map((parts) => parts.join('')) },
  )
}

/** An address with its holes filled: `{}` by one of the true names, by a word that begins with one, or by any word. */
export const address = (templates: readonly string[], names: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...templates),
      fc.array(fc.oneof({ weight: 3, arbitrary: named(names) }, { weight: 2, arbitrary: word }), {
        minLength: 4,
        maxLength: 4,
      }),
      fc.boolean(),
    )
    .map(([template, fill, isRaw]) => {
      let nth = 0
      const escaped = (text: string): string => encodeURIComponent(text.toWellFormed())
      return template.replaceAll('{}', () => {
        const text = fill[nth++ % fill.length]!
        return isRaw ? text.toWellFormed().replaceAll(/[#\s\\]/g, '') : escaped(text)
      })
    })
