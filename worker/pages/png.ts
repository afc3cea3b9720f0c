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

/** Pixels as one number each: opacity, blue, green, red, from the upper byte down. */
const wordsOf = ({ buffer, byteOffset, length }: Uint8Array): Uint32Array =>
  new Uint32Array(buffer.slice(byteOffset, byteOffset + length))
const boxIn = (pixel: number): number =>
  ((pixel & 0xf8) << 7) | ((pixel & 0xf800) >> 6) | ((pixel & 0xf80000) >> 19)

/** The 256 boxes that most pixels are in; what is in another takes the nearest of them. */
const paletteOf = (pixels: Uint32Array): Palette => {
  const sums = () => new Float64Array(boxes)
  const [count, red, green, blue] = [sums(), sums(), sums(), sums()]
  // Most neighbours are alike.
  const note = (pixel: number, times: number): void => {
    const box = boxIn(pixel)
    count[box] = (count[box] ?? 0) + times
    red[box] = (red[box] ?? 0) + times * (pixel & 255)
    green[box] = (green[box] ?? 0) + times * ((pixel >> 8) & 255)
    blue[box] = (blue[box] ?? 0) + times * ((pixel >> 16) & 255)
  }
  let [last, times] = [0, 0]
  for (const pixel of pixels) {
    if (pixel !== last) {
      note(last, times)
      last = pixel
      times = 0
    }
    times++
  }
  note(last, times)
  const used = [...count.keys()].filter((box) => (count[box] ?? 0) > 0)
  const meanOf = (box: number): readonly [number, number, number] => {
    const among = count[box] ?? 1
    return [(red[box] ?? 0) / among, (green[box] ?? 0) / among, (blue[box] ?? 0) / among]
  }
  const chosen = used
    .toSorted((a, b) => (count[b] ?? 0) - (count[a] ?? 0))
    .slice(0, 256)
    .map(meanOf)
  const nearest = new Uint8Array(boxes)
  for (const box of used) {
    const [r, g, b] = meanOf(box)
    let [best, least, index] = [0, Number.POSITIVE_INFINITY, 0]
    for (const [cr, cg, cb] of chosen) {
      // As eyes see it: green counts most.
      const far = (r - cr) ** 2 * 2 + (g - cg) ** 2 * 4 + (b - cb) ** 2 * 3
      if (far < least) {
        best = index
        least = far
      }
      index++
    }
    nearest[box] = best
  }
  return { colours: Uint8Array.from(chosen.flat(), (value) => Math.round(value)), nearest }
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
      lines[to] = nearest[boxIn(words[at] ?? 0)] ?? 0
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
