/**
 * ChaCha20 (RFC 8439, section 2.3) in plain TypeScript, keyed by a seed: one stream for each label, such as a
 * question's key, or for each number. Nothing to store and nothing to rewind: each stream can be drawn again alone.
 */
import type { Brand, Seq } from './ids.ts'

/** 32 bytes as 64 lower-case hexadecimal digits. Leaves the room only when the game is over. */
export type Seed = Brand<string, 'seed'>

/** All chance in the rules. */
export interface Random {
  /** A whole number from 0 to n-1, each as likely. */
  below(n: number): number
  die(): 1 | 2 | 3 | 4 | 5 | 6
  /** A new array, Fisher-Yates. */
  shuffle<T>(items: readonly T[]): T[]
}

const hexDigits = /^[0-9a-f]{64}$/

/** Reads a seed. Throws unless it is 64 lower-case hexadecimal digits. */
export const seedOf = (hex: string): Seed => {
  if (!hexDigits.test(hex)) throw new Error('a seed is 64 hexadecimal digits')
  return hex as Seed
}

/** A seed made of a small number, for tests and simulations: never for a table. */
export const seedFromNumber = (value: number): Seed => seedOf(value.toString(16).padStart(64, '0'))

/** Eight key words, little-endian. */
const keyWords = (seed: Seed): Uint32Array =>
  Uint32Array.from({ length: 8 }, (_, word) => {
    let value = 0
    for (let byte = 3; byte >= 0; byte--) {
      const at = word * 8 + byte * 2
      value = (value << 8) | Number.parseInt(seed.slice(at, at + 2), 16)
    }
    return value >>> 0
  })

const quarter = (x: Uint32Array, a: number, b: number, c: number, d: number): void => {
  let va = x[a] as number
  let vb = x[b] as number
  let vc = x[c] as number
  let vd = x[d] as number
  va = (va + vb) | 0
  vd ^= va
  vd = (vd << 16) | (vd >>> 16)
  vc = (vc + vd) | 0
  vb ^= vc
  vb = (vb << 12) | (vb >>> 20)
  va = (va + vb) | 0
  vd ^= va
  vd = (vd << 8) | (vd >>> 24)
  vc = (vc + vd) | 0
  vb ^= vc
  vb = (vb << 7) | (vb >>> 25)
  x[a] = va
  x[b] = vb
  x[c] = vc
  x[d] = vd
}

/** The ChaCha20 block function: 16 words from 8 key words, a block counter and 3 nonce words. */
export const chachaBlock = (key: Uint32Array, counter: number, nonce: Uint32Array): Uint32Array => {
  const start = new Uint32Array(16)
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574])
  start.set(key, 4)
  start[12] = counter
  start.set(nonce, 13)
  const mixed = start.slice()
  for (let round = 0; round < 10; round++) {
    quarter(mixed, 0, 4, 8, 12)
    quarter(mixed, 1, 5, 9, 13)
    quarter(mixed, 2, 6, 10, 14)
    quarter(mixed, 3, 7, 11, 15)
    quarter(mixed, 0, 5, 10, 15)
    quarter(mixed, 1, 6, 11, 12)
    quarter(mixed, 2, 7, 8, 13)
    quarter(mixed, 3, 4, 9, 14)
  }
  for (let word = 0; word < 16; word++) mixed[word] = (mixed[word] as number) + (start[word] as number)
  return mixed
}

/** All that chance is asked for, by one way to draw below a number. */
export const randomBy = (below: Random['below']): Random => ({
  below,
  die: () => (below(6) + 1) as 1 | 2 | 3 | 4 | 5 | 6,
  shuffle: <T>(items: readonly T[]): T[] => {
    const pile = [...items]
    for (let last = pile.length - 1; last > 0; last--) {
      const pick = below(last + 1)
      const moved = pile[last] as T
      pile[last] = pile[pick] as T
      pile[pick] = moved
    }
    return pile
  },
})

const randomFrom = (nextWord: () => number): Random => {
  const below = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new Error(`cannot draw below ${n}`)
    // Words at or past the last whole multiple of n would favour small numbers: draw again.
    const limit = 2 ** 32 - (2 ** 32 % n)
    for (;;) {
      const word = nextWord()
      if (word < limit) return word % n
    }
  }
  return randomBy(below)
}

/** The words of a key's blocks, from counter 0 on; the key is asked for with the first word. */
const streamOf = (keyOf: () => Uint32Array, nonce: Uint32Array): Random => {
  let key: Uint32Array | undefined
  let counter = 0
  let block: Uint32Array = new Uint32Array(0)
  let used = 0
  return randomFrom(() => {
    if (used === block.length) {
      key ??= keyOf()
      block = chachaBlock(key, counter++, nonce)
      used = 0
    }
    return block[used++] as number
  })
}

/** The stream of a number: for bots and tests. */
export const randomAt = (seed: Seed, seq: Seq): Random =>
  streamOf(() => keyWords(seed), Uint32Array.of(seq, 0, 0))

/** Counter of the blocks that make keys: no stream comes this far. */
const deriving = 0xffffffff

/**
 * The key under a label: a cascade of block functions. Each takes one piece of the label as its nonce, and the first
 * eight words it gives are the key of the next. The first piece is the label's length, so that no label's chain is the
 * beginning of another's; then six letters (UTF-16 units, twelve bytes, little-endian) each, the last filled up with 0.
 */
const keyUnder = (seed: Seed, label: string): Uint32Array => {
  const unit = (at: number): number => (at < label.length ? label.charCodeAt(at) : 0)
  const word = (at: number): number => unit(at) | (unit(at + 1) << 16)
  let key = chachaBlock(keyWords(seed), deriving, Uint32Array.of(label.length, 0, 0)).slice(0, 8)
  for (let at = 0; at < label.length; at += 6)
    key = chachaBlock(key, deriving, Uint32Array.of(word(at), word(at + 2), word(at + 4))).slice(0, 8)
  return key
}

/** The stream of a label: all chance of the rules. What a refused move would have drawn is drawn again by the next one. */
export const randomFor = (seed: Seed, label: string): Random =>
  streamOf(() => keyUnder(seed, label), new Uint32Array(3))
