import type { RuleId } from './ids.ts'

/** An answer that may be a refusal: a player's or a peer's mistake is a value, a bug throws. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error })

/** Why a move is refused: the rule, and a key with values that the page turns into a sentence. */
export interface Rejection {
  readonly rule: RuleId
  readonly reason: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** The half of Standard Schema v1 that the house needs: whatever parses an unknown value. */
export interface Schema<T> {
  readonly '~standard': {
    readonly validate: (value: unknown) => SchemaResult<T> | Promise<SchemaResult<T>>
  }
}

type SchemaResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string }[] }

/** Parses with a synchronous schema; the error is the first issue, for developers. */
export const parse = <T>(schema: Schema<T>, value: unknown): Result<T, string> => {
  const parsed = schema['~standard'].validate(value)
  if (parsed instanceof Promise) throw new Error('a schema of the rules must be synchronous')
  return parsed.issues === undefined ? ok(parsed.value) : err(parsed.issues[0]?.message ?? 'invalid')
}
