/** The seed that a game was dealt from, found without the worker's own code: the table's own and everybody's shares. */
import { createHmac } from 'node:crypto'
import { type Seed, seedOf } from '../../shared/engine/random.ts'
import { mixedText } from '../../shared/protocol/record.ts'

export const dealtFrom = (
  table: string,
  rulesVersion: number,
  seed: string,
  entropy: readonly (string | null)[] = [],
): Seed => {
  const text = mixedText(table, rulesVersion, entropy)
  return seedOf(
    text === null ? seed : createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest('hex'),
  )
}
