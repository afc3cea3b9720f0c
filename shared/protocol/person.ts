/** Proof of a person: what a page asks for it with, and the pass that it is given for it. */
import * as v from 'valibot'

/** GET /api/person */
export interface SiteKey {
  /** Null where nobody is asked for a proof. */
  readonly siteKey: string | null
}

/** POST /api/person: what the challenge has given the page. */
export const proofSchema = v.strictObject({ proof: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)) })

/** 201 of POST /api/person */
export interface Pass {
  /** Goes with a match, and with whatever puts a table on the public list. */
  readonly pass: string
  /** In server milliseconds. */
  readonly until: number
}

export const passTextSchema = v.pipe(v.string(), v.maxLength(96))
