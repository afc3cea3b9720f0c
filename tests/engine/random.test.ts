import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seqOf } from '../../shared/engine/ids.ts'
import { noRandom } from '../../shared/engine/noRandom.ts'
import { chachaBlock, randomAt, randomFor, seedFromNumber, seedOf } from '../../shared/engine/random.ts'
import { NeedsServer, needsServer } from '../../shared/engine/secret.ts'

const bytes = (hex: string): Buffer => Buffer.from(hex.replaceAll(/\s/g, ''), 'hex')
const words = (buffer: Buffer): Uint32Array =>
  Uint32Array.from({ length: buffer.length / 4 }, (_, word) => buffer.readUInt32LE(word * 4))
const block = (key: Buffer, counter: number, nonce: Buffer): string =>
  Buffer.from(chachaBlock(words(key), counter, words(nonce)).buffer).toString('hex')
const key = (byte: number, at: number): string => {
  const buffer = Buffer.alloc(32)
  buffer[at] = byte
  return buffer.toString('hex')
}

const vectors = [
  {
    name: 'section 2.3.2',
    key: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    counter: 1,
    nonce: '000000090000004a00000000',
    stream: `10f1e7e4d13b5915500fdd1fa32071c4 c7d1f4c733c068030422aa9ac3d46c4e
             d2826446079faa0914c2d705d98b02a2 b5129cd1de164eb9cbd083e8a2503c4e`,
  },
  {
    name: 'appendix A.1, vector 1',
    key: key(0, 0),
    counter: 0,
    nonce: '00'.repeat(12),
    stream: `76b8e0ada0f13d90405d6ae55386bd28 bdd219b8a08ded1aa836efcc8b770dc7
             da41597c5157488d7724e03fb8d84a37 6a43b8f41518a11cc387b669b2ee6586`,
  },
  {
    name: 'appendix A.1, vector 2',
    key: key(0, 0),
    counter: 1,
    nonce: '00'.repeat(12),
    stream: `9f07e7be5551387a98ba977c732d080d cb0f29a048e3656912c6533e32ee7aed
             29b721769ce64e43d57133b074d839d5 31ed1f28510afb45ace10a1f4b794d6f`,
  },
  {
    name: 'appendix A.1, vector 3',
    key: key(1, 31),
    counter: 1,
    nonce: '00'.repeat(12),
    stream: `3aeb5224ecf849929b9d828db1ced4dd 832025e8018b8160b82284f3c949aa5a
             8eca00bbb4a73bdad192b5c42f73f2fd 4e273644c8b36125a64addeb006c13a0`,
  },
  {
    name: 'appendix A.1, vector 4',
    key: key(255, 1),
    counter: 2,
    nonce: '00'.repeat(12),
    stream: `72d54dfbf12ec44b362692df94137f32 8fea8da73990265ec1bbbea1ae9af0ca
             13b25aa26cb4a648cb9b9d1be65b2c09 24a66c54d545ec1b7374f4872e99f096`,
  },
  {
    name: 'appendix A.1, vector 5',
    key: key(0, 0),
    counter: 0,
    nonce: `${'00'.repeat(11)}02`,
    stream: `c2c64d378cd536374ae204b9ef933fcd 1a8b2288b3dfa49672ab765b54ee27c7
             8a970e0e955c14f3a88e741b97c286f7 5f8fc299e8148362fa198a39531bed6d`,
  },
]

describe('ChaCha20, RFC 8439', () => {
  test.each(vectors)('$name', (vector) => {
    expect(block(bytes(vector.key), vector.counter, bytes(vector.nonce))).toBe(
      bytes(vector.stream).toString('hex'),
    )
  })

  test('any key, counter and nonce give what OpenSSL gives', () => {
    const some = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
    fc.assert(
      fc.property(some(32), fc.nat(0xffffffff), some(12), (secret, counter, nonce) => {
        const iv = Buffer.alloc(16)
        iv.writeUInt32LE(counter)
        iv.set(nonce, 4)
        const theirs = createCipheriv('chacha20', secret, iv).update(Buffer.alloc(64)).toString('hex')
        expect(block(Buffer.from(secret), counter, Buffer.from(nonce))).toBe(theirs)
      }),
    )
  })
})

describe('randomAt', () => {
  test('reads the stream of the seed, with the entry as nonce, block after block', () => {
    const seed = seedOf('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f')
    const iv = Buffer.alloc(16)
    iv.writeUInt32LE(7, 4)
    const stream = createCipheriv('chacha20', Buffer.from(seed, 'hex'), iv).update(Buffer.alloc(256))
    const random = randomAt(seed, seqOf(7))
    expect(Array.from({ length: 64 }, () => random.below(2 ** 32))).toEqual([...words(stream)])
  })

  test('the same entry of the same seed draws the same; another entry or seed does not', () => {
    const draws = (seed: number, seq: number) => {
      const random = randomAt(seedFromNumber(seed), seqOf(seq))
      return Array.from({ length: 40 }, () => random.below(1000)).join()
    }
    expect(draws(5, 9)).toBe(draws(5, 9))
    expect(draws(5, 10)).not.toBe(draws(5, 9))
    expect(draws(6, 9)).not.toBe(draws(5, 9))
  })

  test('what it draws is fixed for ever: old records depend on it', () => {
    const random = randomAt(seedFromNumber(2026), seqOf(3))
    expect(Array.from({ length: 10 }, () => random.die())).toEqual([5, 6, 6, 2, 4, 1, 1, 5, 5, 2])
    expect(random.shuffle(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']).join('')).toBe('cahgfebd')
  })
})

describe('randomFor', () => {
  const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
  /** The cascade by OpenSSL: length, then six UTF-16 units a piece, each piece the nonce of the block that gives the next key. */
  const streamOf = (secret: Buffer, label: string, length: number): Buffer => {
    const text = Buffer.from(label, 'utf16le')
    const head = Buffer.alloc(12)
    head.writeUInt32LE(label.length)
    const pieces = [head]
    for (let at = 0; at < text.length; at += 12)
      pieces.push(Buffer.concat([text.subarray(at, at + 12), Buffer.alloc(12)]).subarray(0, 12))
    const under = pieces.reduce((derived, piece) => {
      const iv = Buffer.concat([Buffer.from('ffffffff', 'hex'), piece])
      return createCipheriv('chacha20', derived, iv).update(Buffer.alloc(32))
    }, secret)
    return createCipheriv('chacha20', under, Buffer.alloc(16)).update(Buffer.alloc(length))
  }
  const drawn = (label: string, from = seed): number[] => {
    const random = randomFor(seedOf(from), label)
    return Array.from({ length: 40 }, () => random.below(2 ** 32))
  }

  test('any seed and label give what OpenSSL gives, block after block', () => {
    const letters = fc.string({ unit: 'binary', maxLength: 40 })
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), letters, (secret, label) => {
        const key = Buffer.from(secret)
        expect(drawn(label, key.toString('hex'))).toEqual([...words(streamOf(key, label, 160))])
      }),
    )
  })

  test('no two labels and no two seeds share a stream, nor does a label share one with a number', () => {
    const labels = [
      '',
      'setup',
      'question a',
      'question a\0',
      'question a\0\0',
      'question turn:1.1.0.0',
      '\u0001',
    ]
    const streams = labels.map((label) => drawn(label).join())
    expect(new Set(streams).size).toBe(labels.length)
    expect(drawn('setup', seed.replace('1f', '1e'))).not.toEqual(drawn('setup'))
    const numbered = randomAt(seedOf(seed), seqOf(1))
    expect(streams).not.toContain(Array.from({ length: 40 }, () => numbered.below(2 ** 32)).join())
  })

  test('what it draws is fixed for ever: records depend on it', () => {
    const random = randomFor(seedFromNumber(2026), 'question turn:1.3.2.1')
    expect(Array.from({ length: 10 }, () => random.die())).toEqual([5, 2, 3, 6, 3, 2, 3, 6, 4, 4])
    expect(random.shuffle(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']).join('')).toBe('chdgabfe')
    expect(drawn('setup').slice(0, 4)).toEqual([1295575075, 3459423044, 1390555989, 732287977])
  })
})

describe('below', () => {
  test('stays below, for any n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(), (n, seed) => {
        const drawn = randomAt(seedFromNumber(seed), seqOf(1)).below(n)
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true)
      }),
    )
  })

  test('draws again where a word would favour small numbers', () => {
    // Below 3 x 2^30 only words under that bound count: a quarter of all words must be skipped, not folded back.
    const n = 3 * 2 ** 30
    const raw = randomAt(seedFromNumber(1), seqOf(1))
    const kept = Array.from({ length: 400 }, () => raw.below(2 ** 32)).filter((word) => word < n)
    const random = randomAt(seedFromNumber(1), seqOf(1))
    expect(kept.length).toBeLessThan(400)
    expect(kept.map(() => random.below(n))).toEqual(kept)
  })

  test('each number is as likely: chi-squared of 60 000 dice', () => {
    const random = randomAt(seedFromNumber(11), seqOf(1))
    const counts = [0, 0, 0, 0, 0, 0]
    for (let roll = 0; roll < 60_000; roll++) counts[random.die() - 1]!++
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    // 5 degrees of freedom: one in a thousand lies past 20.5.
    expect(chi).toBeLessThan(20.5)
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses to draw below %s', (n) => {
    expect(() => randomAt(seedFromNumber(1), seqOf(1)).below(n)).toThrow('cannot draw')
  })
})

describe('shuffle', () => {
  test('keeps every item, and leaves the pile it was given', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.nat(), (items, seed) => {
        const given = [...items]
        const shuffled = randomAt(seedFromNumber(seed), seqOf(1)).shuffle(items)
        expect(items).toEqual(given)
        const ascending = (a: number, b: number) => a - b
        expect(shuffled.toSorted(ascending)).toEqual(given.toSorted(ascending))
      }),
    )
  })

  test('all orders of three come up, each as likely', () => {
    const random = randomAt(seedFromNumber(12), seqOf(1))
    const counts = new Map<string, number>()
    for (let turn = 0; turn < 12_000; turn++) {
      const order = random.shuffle(['a', 'b', 'c']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
    expect(chi).toBeLessThan(20.5)
  })
})

describe('seeds and predictions', () => {
  test.each(['', 'g'.repeat(64), 'A'.repeat(64), '0'.repeat(63), '0'.repeat(65)])('%j is no seed', (hex) => {
    expect(() => seedOf(hex)).toThrow('64 hexadecimal digits')
  })

  test('a prediction has no chance of its own', () => {
    expect(() => noRandom.below(2)).toThrow(NeedsServer)
    expect(() => noRandom.die()).toThrow(NeedsServer)
    expect(() => noRandom.shuffle([1])).toThrow(NeedsServer)
  })

  test('each time the same is thrown, whose stack was traced once: bots end predictions by the thousand', () => {
    const thrown = [() => noRandom.below(2), () => noRandom.die(), () => noRandom.shuffle([1])].map(
      (draw) => {
        try {
          return draw()
        } catch (error) {
          return error
        }
      },
    )
    for (const one of thrown) expect(one).toBe(needsServer)
  })
})
