/** Which rules a specification has, and which ones the names of tests cite. */

/** What follows the prefix: a paragraph's number, or that of a ruling (R) or a test vector (T). */
const number = '(?:\\d+(?:\\.\\d+)+|[RT]\\d+)'

/** Rules a RULES.md states: an id in bold, alone in the first cell of a table's row, or before its provenance. */
export const statedRules = (rules: string): Set<string> => {
  const id = `([A-Z]+-${number}[a-z]?)`
  const stated = new RegExp(`\\*\\*${id}\\*\\*|^\\| *${id} *\\||\\| *${id} *\`\\[`, 'gm')
  return new Set(
    [...rules.matchAll(stated)].map(([, bold, cell, tagged]) => (bold ?? cell ?? tagged) as string),
  )
}

/** 'FZ-2.15 to FZ-2.19' stands for all of them. */
const spread = (from: string, to: string): string[] => {
  const [, stem, first] = /^(.*[.RT])(\d+)$/.exec(from) ?? []
  const [, sameStem, last] = /^(.*[.RT])(\d+)$/.exec(to) ?? []
  if (stem === undefined || first === undefined || stem !== sameStem) return [from, to]
  return Array.from(
    { length: Math.max(0, Number(last) - Number(first) + 1) },
    (_, n) => stem + String(Number(first) + n).padStart(first.length, '0'),
  )
}

/** Rules of one game named in a text, ranges spelled out. */
export const namedRules = (text: string, prefix: string): string[] => {
  const id = `${prefix}-${number}(?:[a-z](?![a-z]))?`
  const found = text.matchAll(new RegExp(`\\b(${id})(?:\\s+to\\s+(${id}))?`, 'g'))
  return [...found].flatMap(([, from, to]) =>
    to === undefined ? [from as string] : spread(from as string, to),
  )
}

const endOf = (text: string, from: number): number => {
  const open = text[from]
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === open) return at
  }
  return text.length
}

/**
 * What a test file's names say: the first argument of `test`, `it` and `describe`, and, where a table feeds the
 * names (`test.each([...])('[%s] ...')`), the strings of that table. Comments and bodies of tests do not count.
 */
export const testNames = (source: string): string => {
  const names: string[] = []
  for (const call of source.matchAll(/\b(?:test|it|describe)(\.(?:each|for)\s*\()?/g)) {
    let at = call.index + call[0].length
    if (call[1] !== undefined) {
      const close = closeOf(source, at - 1)
      names.push(tableOf(source, source.slice(at, close)))
      at = close + 1
    } else {
      const skipped = /^(?:\.\w+(?:\([^)]*\))?)*\s*(?=\()/.exec(source.slice(at))
      at += skipped?.[0].length ?? 0
    }
    const quote = /^\(\s*(?=['"`])/.exec(source.slice(at))
    if (quote === null) continue
    const start = at + quote[0].length
    names.push(source.slice(start + 1, endOf(source, start)))
  }
  return names.join('\n')
}

/** A table given by name is looked up among the file's constants. */
const tableOf = (source: string, table: string): string => {
  const [, name] = /^\s*(\w+)\s*$/.exec(table) ?? []
  if (name === undefined) return stringsOf(table)
  const declared = new RegExp(`\\bconst ${name}\\b[^=]*=\\s*`).exec(source)
  if (declared === null) return ''
  const start = declared.index + declared[0].length
  return stringsOf(source.slice(start, closeOf(source, start)))
}

const stringsOf = (text: string): string => (text.match(/(['"`])(?:\\.|(?!\1).)*\1/g) ?? []).join('\n')

/** Where the bracket that opens at `from` closes; strings and comments are stepped over. */
const closeOf = (text: string, from: number): number => {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const sign = text[at] as string
    if (text.startsWith('//', at)) at = text.indexOf('\n', at)
    else if ('\'"`'.includes(sign)) at = endOf(text, at)
    else if ('([{'.includes(sign)) depth++
    else if (')]}'.includes(sign) && --depth === 0) return at
  }
  return text.length
}
