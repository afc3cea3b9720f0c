import { env } from 'cloudflare:workers'
import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { same } from '../../shared/engine/copy.ts'
import type { Viewer } from '../../shared/engine/ids.ts'
import { conceal, faces } from '../../shared/engine/secret.ts'
import { asked, type Client, join, opened, resources, started, token } from './clients.ts'

const rows = (id: string): Promise<number> =>
  runInDurableObject(env.ROOMS.getByName(id), (_room, state) =>
    Number(state.storage.sql.exec('SELECT count(*) AS n FROM entries').one()['n']),
  )

/** Everybody's view of the game, as each keeps it, must be what the log says to them. */
const agree = (people: readonly Client[]): void => {
  const [first, ...others] = people.map((person) => conceal(person.state, null as Viewer))
  for (const other of others) expect(same(other, first)).toBe(true)
}

describe('a whole game', () => {
  test('three people play random legal moves to the end; their views never part', async () => {
    const { id, people } = await started()
    const guest = await join(id, null)
    let turns = 0
    for (; people.some((person) => person.isAsked); turns++) {
      const one = await asked(people)
      const legal = one.legal()
      const answer = await one.play([legal[(turns * 7919) % legal.length]!])
      expect(answer.t).toBe('entries')
      for (const person of [...people, guest]) await person.until(() => person.seq === one.seq)
      if (turns % 10 === 0) agree([...people, guest])
    }
    agree([...people, guest])
    expect(turns).toBeGreaterThanOrEqual(61)
    await people[0].until(() => people[0].info?.stage === 'finished')
    expect(await rows(id)).toBe(turns + 1)
  })
})

describe('refusals', () => {
  test('[FZ-7.5] name their rule, go to their sender alone, and change nothing', async () => {
    const { id, people } = await started()
    const one = await asked(people)
    const [card] = faces(one.state.players[one.you!]!.hand)
    const heard = people.map(({ frames }) => frames.length)
    const answer = await one.play([
      { type: 'buildTower', space: 'NT1', cards: [{ cardId: card!, as: 'any' }] } as never,
    ])
    expect(answer).toMatchObject({ t: 'refused', why: { rule: 'FZ-5.16', reason: 'badCards' }, seq: 1 })
    expect(people.map(({ frames }, index) => frames.length - heard[index]!).sort((a, b) => a - b)).toEqual([
      0, 0, 1,
    ])
    expect(await rows(id)).toBe(1)
  })

  test('of moves the game cannot read, of people without a seat, of a game not begun', async () => {
    const { id, people } = await started()
    expect(await (await asked(people)).play([{ type: 'castle' }])).toMatchObject({ why: 'badMove' })
    const guest = await join(id, token('nobody'))
    expect(await guest.play([{ type: 'castle' }])).toMatchObject({ why: 'notSeated' })
    const early = await join(await opened(), token('ana'))
    expect(
      await early.ask({ t: 'play', cid: 1, decision: 'x', moves: [{ type: 'castle' }] } as never),
    ).toMatchObject({ why: 'notLive' })
  })

  test('of an answer to a question that is closed', async () => {
    const { id, people } = await started()
    const one = await asked(people)
    const [move, decision] = [resources(one), one.key]
    await one.play([move])
    expect(await one.play([move], { decision })).toMatchObject({ why: 'stale', seq: 2 })
    expect(await rows(id)).toBe(2)
  })

  test('of an answer in another’s turn', async () => {
    const { people } = await started()
    const one = await asked(people)
    const other = people.find((person) => person !== one)!
    expect(await other.play([resources(one)])).toMatchObject({ t: 'refused', why: { reason: 'notYourTurn' } })
  })
})

describe('numbers', () => {
  test('a repeated number is answered with the stored entry and played once', async () => {
    const { id, people } = await started()
    const one = await asked(people)
    const [move, decision] = [resources(one), one.key]
    const first = await one.play([move], { decision, cid: 77 })
    const again = await one.play([move], { decision, cid: 77 })
    expect(again).toMatchObject({ t: 'entries', re: 77 })
    expect('entries' in again && 'entries' in first && same(again.entries, first.entries)).toBe(true)
    expect(await rows(id)).toBe(2)
  })

  test('the answer comes even when it was lost with its socket', async () => {
    const { id, people } = await started()
    const one = await asked(people)
    const [move, decision, key] = [resources(one), one.key, ['ana', 'berta', 'carles'][one.you!]!]
    one.send({ t: 'play', cid: 5, decision, moves: [move] })
    one.socket.close(1000)
    const back = await join(id, token(key))
    await back.until(() => back.seq >= 1)
    const answer = await back.play([move], { decision, cid: 5 })
    expect(answer).toMatchObject({ t: 'entries', re: 5 })
    expect(await rows(id)).toBe(2)
  })
})

describe('batches', () => {
  test('two actions of a turn are one entry', async () => {
    const { id, people } = await started()
    const one = await asked(people)
    const [first, second] = one.legal().filter((move) => move.type === 'takeResourcesOne')
    expect(await one.play([first!, second!])).toMatchObject({ t: 'entries' })
    expect(await rows(id)).toBe(2)
    expect(one.isAsked).toBe(false)
  })

  test('a batch with one bad move is refused whole', async () => {
    const { id, people } = await started()
    const one = await asked(people)
    const [first] = one.legal().filter((move) => move.type === 'takeResourcesOne')
    expect(await one.play([first!, first!])).toMatchObject({ t: 'refused', why: { reason: 'cardNotInHand' } })
    expect(await rows(id)).toBe(1)
    expect(one.state.players[one.you!]!.coins).toBe(0)
  })

  test('nothing may follow what only the server knows', async () => {
    const { id, people } = await started()
    const one = await asked(people)
    const move = resources(one)
    expect(await one.play([move, move])).toMatchObject({ t: 'refused', why: 'batchPastSecret' })
    expect(await rows(id)).toBe(1)
  })
})
