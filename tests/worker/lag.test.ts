/** How slow somebody's line is: measured by their page, told along with what is said anyway. */
import { expect, test } from 'vitest'
import { protocolVersion } from '../../shared/protocol/version.ts'
import { asked, type Client, connect, opened, resources, started, token } from './clients.ts'

const lagOf = (witness: Client, seat: number): number | null | undefined => {
  const info = witness.info?.seats[seat]
  return info?.kind === 'person' ? info.lag : undefined
}

test('a hello tells it to those who are there', async () => {
  const id = await opened()
  const ana = await connect(id)
  ana.send({ t: 'hello', proto: protocolVersion, token: token('ana'), since: 0, lag: 85 })
  await ana.until(() => ana.info)
  expect(lagOf(ana, 0)).toBe(85)
})

test('a move tells it to all where a line has become slow, and not again while it is', async () => {
  const { people } = await started()
  const frames = (): number => people[0].messages.filter(({ t }) => t === 'table').length
  const play = async (lag: number) => {
    const one = await asked(people)
    const { key } = one
    return one.ask({ t: 'play', cid: one.nextCid(), decision: key, moves: [resources(one)], lag })
  }
  const slow = await asked(people)
  await play(900)
  for (const one of people) await one.until(() => lagOf(one, slow.you!) === 900)
  const before = frames()
  const next = await asked(people)
  await play(60)
  for (const one of people) await one.until(() => lagOf(one, next.you!) === 60)
  expect(frames()).toBe(before + 1)
  const third = await asked(people)
  await play(70)
  for (const one of people) await one.until(() => lagOf(one, third.you!) === 70)
  // The first again, still slow: no news.
  const told = frames()
  expect(await asked(people)).toBe(slow)
  await play(950)
  await slow.until(() => slow.seq === 5)
  expect([lagOf(people[0], slow.you!), frames()]).toEqual([900, told])
})

test.each([-1, 60_001, 1.5, 'slow'])('a lag of %s is no lag', async (lag) => {
  const one = await connect(await opened())
  one.send({ t: 'hello', proto: protocolVersion, token: null, since: 0, lag })
  await one.until(() => one.closed)
  expect(one.closed?.code).toBe(4004)
})
