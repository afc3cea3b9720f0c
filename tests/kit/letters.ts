/** How wide a text is in a typeface of the page, by the advances that its own file tells. */
import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** A table of a WOFF file, unpacked. */
const tableOf = (file: Buffer, tag: string): Buffer => {
  const count = file.readUInt16BE(12)
  for (let nth = 0; nth < count; nth++) {
    const entry = 44 + nth * 20
    if (file.toString('latin1', entry, entry + 4) !== tag) continue
    const [at, packed, whole] = [4, 8, 12].map((field) => file.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ]
    const bytes = file.subarray(at, at + packed)
    return packed < whole ? inflateSync(bytes) : bytes
  }
  throw new Error(`no table ${tag}`)
}

/** The glyph of a letter, out of the segments of a character map of format 4. */
const glyphsOf = (cmap: Buffer): ((code: number) => number) => {
  const maps = Array.from({ length: cmap.readUInt16BE(2) }, (_, nth) => cmap.readUInt32BE(8 + nth * 8))
  const at = maps.find((one) => cmap.readUInt16BE(one) === 4)
  if (at === undefined) throw new Error('no character map of format 4')
  const twice = cmap.readUInt16BE(at + 6)
  const [ends, starts] = [at + 14, at + 16 + twice]
  return (code) => {
    for (let segment = 0; segment < twice; segment += 2) {
      if (cmap.readUInt16BE(ends + segment) < code) continue
      const start = cmap.readUInt16BE(starts + segment)
      if (start > code) return 0
      const delta = cmap.readUInt16BE(starts + twice + segment)
      const place = starts + 2 * twice + segment
      const offset = cmap.readUInt16BE(place)
      const glyph = offset === 0 ? code : cmap.readUInt16BE(place + offset + 2 * (code - start))
      return (glyph + delta) % 65_536
    }
    return 0
  }
}

/** The width of a text for letters of a height of one, without what pairs of letters are moved towards each other. */
export const widthIn = (font: string): ((text: string) => number) => {
  const file = readFileSync(`node_modules/@fontsource/${font}.woff`)
  const unit = tableOf(file, 'head').readUInt16BE(18)
  const told = tableOf(file, 'hhea').readUInt16BE(34)
  const advances = tableOf(file, 'hmtx')
  const glyphOf = glyphsOf(tableOf(file, 'cmap'))
  const advanceOf = (code: number): number =>
    advances.readUInt16BE(Math.min(glyphOf(code), told - 1) * 4) / unit
  return (text) => Array.from(text).reduce((sum, letter) => sum + advanceOf(letter.codePointAt(0) ?? 0), 0)
}
