/**
 * Proof that somebody is a person, where the site asks for one: Cloudflare Turnstile. Asked for once in a while of who
 * looks for a match or puts a table on the public list; without its two keys nobody is asked. The proof is checked at
 * the platform, and answered with a *pass*: what a room can check by itself, at once and without a call.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Pass } from '../../shared/protocol/person.ts'
import type { Env } from '../env.ts'
import type { TableAct } from '../../shared/protocol/messages.ts'
import { houseOf, type Setting } from '../room/records.ts'
import { isSameToken } from '../room/tokens.ts'

/** What the challenge needs; where either key is missing nobody is asked. */
export type Challenge = Pick<Env, 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET' | 'TURNSTILE_VERIFY'>

const platform = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
/** Milliseconds that a pass is good for. */
const lasting = 3_600_000
/** Milliseconds that the platform may take for its answer. */
const patience = 5_000

/** The key by which pages ask for the challenge; null where there is none. */
export const siteKeyOf = ({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET }: Challenge): string | null =>
  TURNSTILE_SECRET === undefined ? null : (TURNSTILE_SITE_KEY ?? null)

/** Whether the platform says that this proof is a person's. A proof counts once. */
export const isProof = async (env: Challenge, proof: string, from: string | null): Promise<boolean> => {
  const asked = {
    secret: env.TURNSTILE_SECRET,
    response: proof,
    ...(from === null ? {} : { remoteip: from }),
  }
  try {
    const response = await fetch(env.TURNSTILE_VERIFY ?? platform, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(patience),
    })
    return ((await response.json()) as { readonly success?: unknown }).success === true
  } catch (failure) {
    console.error(failure)
    return false
  }
}

const sealOf = ({ TURNSTILE_SECRET = '' }: Challenge, until: string, from: string | null): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(TURNSTILE_SECRET), utf8ToBytes(`almena pass ${until} ${from ?? ''}`)))

/** For who has shown a proof: good for a while, and from where they are alone. */
export const passFor = (env: Challenge, from: string | null, now: number): Pass => {
  const until = now + lasting
  return { pass: `${until}.${sealOf(env, String(until), from)}`, until }
}

/** Whether somebody may go on: they have a pass, or nobody is asked for one. */
export const mayPass = (
  env: Challenge,
  pass: string | undefined,
  from: string | null,
  now: number,
): boolean => {
  if (siteKeyOf(env) === null) return true
  const [until = '', seal = ''] = pass?.split('.') ?? []
  return isSameToken(seal, sealOf(env, until, from)) && Number(until) > now
}

/** Whether an act puts a table on the public list: this one, or one more by a rematch that nobody has opened yet. */
const lists = (act: TableAct, setting: Setting): boolean =>
  act.act === 'rematch'
    ? setting.rematch === undefined && houseOf(setting).visibility === 'listed'
    : act.act === 'agree' && act.on.visibility === 'listed'

/** Whoever puts a table on the public list is a person, where the site asks for a proof. */
export const mayList = (
  env: Challenge,
  act: TableAct,
  setting: Setting,
  { from, now }: { readonly from: string | null; readonly now: number },
): boolean => !lists(act, setting) || mayPass(env, 'pass' in act ? act.pass : undefined, from, now)
