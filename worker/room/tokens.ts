import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { TableId } from '../../shared/engine/ids.ts'
import { type Seed, seedOf } from '../../shared/engine/random.ts'
import { committedText, mixedText } from '../../shared/protocol/record.ts'

const encoder = new TextEncoder()

/** Compares two seat tokens without telling by its time how far they agree. */
export const isSameToken = (a: string, b: string): boolean => {
  const [left, right] = [encoder.encode(a), encoder.encode(b)]
  return left.byteLength === right.byteLength && crypto.subtle.timingSafeEqual(left, right)
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** 32 bytes of chance as hexadecimal digits. */
export const newSeed = (): string => hex(crypto.getRandomValues(new Uint8Array(32)))

/** What is shown before the first card is dealt: a seed told later can be held against it. */
export const commitmentTo = async (seed: string, table: string, rulesVersion: number): Promise<string> => {
  const text = encoder.encode(committedText(table, rulesVersion, seed))
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))
}

/**
 * The seed a game is dealt from: the table's own, mixed with what each seat has added. Synchronous, as everything
 * between a message and its answer; the platform's own HMAC is not.
 */
export const dealtSeed = ({
  id,
  rulesVersion,
  seed,
  entropy = [],
}: {
  readonly id: string
  readonly rulesVersion: number
  readonly seed: string
  readonly entropy?: readonly (string | null)[]
}): Seed => {
  const text = mixedText(id, rulesVersion, entropy)
  return seedOf(text === null ? seed : bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(text))))
}

/** Letters and figures that nobody mixes up. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Two letters that follow from those before them: any one letter mistaken, or two exchanged, gives others. */
const checkOf = (letters: string): string => {
  const sum = letters
    .split('')
    .reduce((before, letter) => (before * 32 + alphabet.indexOf(letter) + 1) % 953, 7)
  return `${alphabet[Math.floor(sum / alphabet.length)]}${alphabet[sum % alphabet.length]}`
}

/** Ten letters of chance, some 49 bits: an address that cannot be guessed in passing; and two to check them by. */
export const newTableId = (): string => {
  const words = crypto.getRandomValues(new Uint32Array(10))
  const letters = Array.from(words, (word) => alphabet[word % alphabet.length]).join('')
  return letters + checkOf(letters)
}

/** An address that a table may have been opened at: known without asking any. */
export const isTableId = (text: string): boolean =>
  /^[a-hjkmnp-z2-9]{12}$/.test(text) && checkOf(text.slice(0, 10)) === text.slice(10)

/** As addresses were before they had check letters. */
export const isOldTableId = (text: string): boolean => /^[a-z0-9]{10}$/.test(text)

/**
 * The id that stands in an address; null where there is none. What routes read of a path goes through here: any other
 * word may hold what no header takes, or lead the key of a cached copy elsewhere.
 */
export const tableIdIn = (text: string | undefined): TableId | null =>
  text !== undefined && (isTableId(text) || isOldTableId(text)) ? (text as TableId) : null
