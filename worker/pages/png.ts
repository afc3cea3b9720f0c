/**
 * Pixels as a small PNG: a drawn board has few colours that matter, so one byte tells which of 256 a pixel has. A third
 * of what four bytes a pixel would weigh.
 */

/** Colours are counted by their upper five bits of red, green and blue. */
const boxes = 1 << 15

interface Palette {
  /** Three bytes a colour. */
  readonly colours: Uint8Array
  /** Of each box, its colour. */
  readonly nearest: Uint8Array
}

/** Pixels as one number each, with a sign as small ones are quicker: opacity, blue, green, red, from the upper byte down. */
const wordsOf = ({ buffer, byteOffset, length }: Uint8Array): Int32Array =>
  new Int32Array(buffer.slice(byteOffset, byteOffset + length))
const boxIn = (pixel: number): number =>
  ((pixel & 0xf8) << 7) | ((pixel & 0xf800) >> 6) | ((pixel & 0xf80000) >> 19)

/** The 256 boxes that most pixels are in; what is in another takes the nearest of them. */
const paletteOf = (pixels: Int32Array): Palette => {
  const sums = () => new Float64Array(boxes)
  const [count, red, green, blue] = [sums(), sums(), sums(), sums()]
  // Most neighbours are alike.
  const note = (pixel: number, times: number): void => {
    const box = boxIn(pixel)
    count[box] = (count[box] as number) + times
    red[box] = (red[box] as number) + times * (pixel & 255)
    green[box] = (green[box] as number) + times * ((pixel >> 8) & 255)
    blue[box] = (blue[box] as number) + times * ((pixel >> 16) & 255)
  }
  for (let begun = 0; begun < pixels.length;) {
    const pixel = pixels[begun] as number
    let at = begun + 1
    while (pixels[at] === pixel) at++
    note(pixel, at - begun)
    begun = at
  }
  const used = [...count.keys()].filter((box) => (count[box] ?? 0) > 0)
  for (const box of used) {
    const among = count[box] ?? 1
    red[box] = (red[box] ?? 0) / among
    green[box] = (green[box] ?? 0) / among
    blue[box] = (blue[box] ?? 0) / among
  }
  const chosen = used.toSorted((a, b) => (count[b] ?? 0) - (count[a] ?? 0)).slice(0, 256)
  // Of thousands of boxes each is held beside 256: three rows of numbers, as nothing must be allocated for that.
  const [reds, greens, blues] = [red, green, blue].map((sum) =>
    Float64Array.from(chosen, (box) => sum[box] ?? 0),
  ) as [Float64Array, Float64Array, Float64Array]
  const nearest = new Uint8Array(boxes)
  for (const box of used) {
    const r = red[box] as number
    const g = green[box] as number
    const b = blue[box] as number
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (let index = 0; index < chosen.length; index++) {
      const dr = r - (reds[index] as number)
      const dg = g - (greens[index] as number)
      const db = b - (blues[index] as number)
      // As eyes see it: green counts most.
      const far = dr * dr * 2 + dg * dg * 4 + db * db * 3
      if (far >= least) continue
      best = index
      least = far
    }
    nearest[box] = best
  }
  const colours = chosen.flatMap((_, index) =>
    [reds, greens, blues].map((row) => Math.round(row[index] ?? 0)),
  )
  return { colours: Uint8Array.from(colours), nearest }
}

const crcs = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})
const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcs[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const number = (value: number): readonly number[] => [
  (value >>> 24) & 255,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
]

const chunk = (name: string, data: Uint8Array): Uint8Array => {
  const named = new Uint8Array(4 + data.length)
  named.set(new TextEncoder().encode(name))
  named.set(data, 4)
  const whole = new Uint8Array(12 + data.length)
  whole.set(number(data.length))
  whole.set(named, 4)
  whole.set(number(crcOf(named)), 8 + data.length)
  return whole
}

const deflated = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(
      new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate')),
    ).arrayBuffer(),
  )

/** A PNG of opaque pixels, given as red, green, blue and opacity. */
export const smallPng = async (
  pixels: Uint8Array,
  width: number,
  height: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const words = wordsOf(pixels)
  const { colours, nearest } = paletteOf(words)
  // Each line begins with how it is to be read: as it is.
  const lines = new Uint8Array((width + 1) * height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0, to = y * (width + 1) + 1; x < width; x++, at++, to++)
      lines[to] = nearest[boxIn(words[at] as number)] as number
  const head = Uint8Array.from([...number(width), ...number(height), 8, 3, 0, 0, 0])
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', await deflated(lines)),
    chunk('IEND', new Uint8Array()),
  ]
  const png = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    png.set(part, at)
    at += part.length
  }
  return png
}
