/** The record of a game: nobody's before the end, everybody's after it, and true. */
import { expect, test } from 'vitest'
import { verify } from '../../shared/engine/audit.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { seedOf } from '../../shared/engine/random.ts'
import { parse } from '../../shared/engine/result.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import type { Move } from '../../shared/games/castillo/moves.ts'
import type { State } from '../../shared/games/castillo/state.ts'
import { committedText, type RecordFile, recordSchema } from '../../shared/protocol/record.ts'
import { finish, http, started, token } from './clients.ts'

const rules = castillo as unknown as AnyGame
const options = { winter: 'yes', roundTrackTalers: 'one', workerSupply: 'choose' } as const
const begun = () => started<State, Move>({ game: 'castillo', options }, rules)

test('there is no record of no table, nor of a game that is on', async () => {
  expect((await http('/api/tables/aaaaaaaaaa/record')).status).toBe(404)
  expect((await http('/api/tables/../record')).status).toBe(404)
  const { id } = await begun()
  const early = await http(`/api/tables/${id}/record`)
  expect(early.status).toBe(409)
  expect(await early.json()).toEqual({ problem: 'notFinished' })
})

test('when it is over, the record holds the seed that was committed to, and plays out as it says', async () => {
  const { id, people } = await begun()
  const { commitment } = people[0].info!
  await finish(people)
  const response = await http(`/api/tables/${id}/record`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="almena-castillo-${id}.json"`,
  )
  const text = await response.text()
  const record = JSON.parse(text) as RecordFile
  expect(parse(recordSchema, record).ok).toBe(true)
  for (const name of ['ana', 'berta', 'carles']) expect(text).not.toContain(token(name))
  const hash = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(committedText(id, record.rulesVersion, record.seed)),
  )
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  expect([hex, record.commitment]).toEqual([commitment, commitment])
  const { game, rulesVersion, entries } = record
  const replayed = { game, rulesVersion, seats: 3, options, seed: seedOf(record.seed), entries }
  expect(verify(rules, replayed)).toBeNull()
  expect(entries).toHaveLength(people[0].seq)
})

test('the shape of a record is published', async () => {
  const schema = await (
    await http('/api/record.schema.json')
  ).json<{ properties: object; required: string[] }>()
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['format', 'seed', 'entries']))
  expect(schema.required).toContain('commitment')
})
