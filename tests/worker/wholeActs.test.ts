/** An act at the table and what comes of it are one: both are stored, or neither, and then the act has used no number. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyGame } from '../../shared/engine/game.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import type { Move } from '../../shared/games/castillo/moves.ts'
import type { State } from '../../shared/games/castillo/state.ts'
import type { NewTable } from '../../shared/protocol/http.ts'
import type { TableAct } from '../../shared/protocol/messages.ts'
import type { Store } from '../../worker/room/store.ts'
import { asked, type Client, finish, join, opened, resources, started, token } from './clients.ts'

const rules = castillo as unknown as AnyGame
const options = { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' } as const

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

type Write = 'append' | 'saveSetting' | 'saveSeats'

/** The next write of this kind fails, and none after it. */
const failOnce = (id: string, write: Write): Promise<void> =>
  runInDurableObject(env.ROOMS.getByName(id), ({ store }: { store: Store }) => {
    const writes: Record<Write, unknown> = store
    const kept = writes[write]
    writes[write] = () => {
      writes[write] = kept
      throw new Error('the disk is full')
    }
  })

/** A table for two, with Ana at it; Berta looks on. */
const ofTwo = async (changes: Partial<NewTable> = {}) => {
  const id = await opened({ game: 'castillo', options, seats: 2, ...changes })
  const comes = (name: string) => join<State, Move>(id, token(name), 0, rules)
  return { id, ana: await comes('ana'), berta: await comes('berta') }
}

type Anyone = Pick<Client, 'ask'>

/** Is refused as nothing could be stored; and the very same message is done when it comes again. */
const isDoneAgain = async (one: Anyone, cid: number, act: TableAct, between: () => void): Promise<void> => {
  const message = { t: 'table', cid, act }
  expect(await one.ask(message)).toMatchObject({ t: 'refused', why: 'storage' })
  between()
  expect(await one.ask(message)).toMatchObject({ t: 'table', re: cid })
}

test('a game that could not be begun is begun when its start comes again', async () => {
  const { id, ana, berta } = await ofTwo()
  await berta.act({ act: 'sit', seat: 1, name: 'Berta' })
  await failOnce(id, 'append')
  await isDoneAgain(ana, 50, { act: 'start' }, () => expect(ana.info?.stage).toBe('waiting'))
  for (const one of [ana, berta]) await one.until(() => one.seq === 1 && one.info?.stage === 'live')
})

test('who takes the last seat of a game that could not be begun has not sat down, and does when it comes again', async () => {
  const { id, ana, berta } = await ofTwo({ house: { startsWhenFull: true } })
  await failOnce(id, 'append')
  await isDoneAgain(berta, 50, { act: 'sit', seat: 1, name: 'Berta' }, () =>
    expect(ana.info?.seats[1]).toEqual({ kind: 'empty' }),
  )
  for (const one of [ana, berta]) await one.until(() => one.seq === 1 && one.info?.stage === 'live')
})

test.each(['append', 'saveSetting', 'saveSeats'] as const)(
  'a move that all agree to take back stays on the table where it cannot be stored (%s), and so does the wish',
  async (write) => {
    const { id, people } = await started()
    const first = await asked(people)
    await first.play([resources(first)])
    for (const one of people) await one.until(() => one.seq === 2)
    await first.act({ act: 'askUndo' })
    const [second, third] = people.filter((one) => one !== first)
    await second!.answerUndo(true)
    await third!.until(() => third!.info?.undo?.waiting.length === 1)
    await failOnce(id, write)
    const agrees = { act: 'answerUndo', agree: true, by: first.you!, seq: third!.seq } as const
    await isDoneAgain(third!, 50, agrees, () => expect(third!.seq).toBe(2))
    for (const one of people) await one.until(() => one.seq === 3 && one.info?.undo === null)
  },
)

test.each(['saveSetting', 'saveSeats'] as const)(
  'a rematch that could not be noted (%s) is opened when it is asked for again; all hear of one',
  async (write) => {
    const { id, people } = await started<State, Move>({ game: 'castillo', options }, rules)
    await finish(people)
    await failOnce(id, write)
    const [ana, berta] = people
    await isDoneAgain(ana, 1000, { act: 'rematch' }, () => expect(ana.info?.rematch).toBeNull())
    await berta.act({ act: 'rematch' }, 1000)
    await ana.until(() => ana.info?.rematch?.wants?.length === 2)
    expect(berta.info?.rematch).toEqual({ ...ana.info?.rematch, by: 0, wants: [0, 1] })
  },
)
