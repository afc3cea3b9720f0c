import { expect, test } from 'vitest'
import { limits } from '../../shared/protocol/limits.ts'
import { reactions } from '../../shared/protocol/reactions.ts'
import { join, opened, token } from './clients.ts'
import { standingClock } from './time.ts'

const clock = standingClock()

const at = async () => {
  const id = await opened()
  return { id, ana: await join(id, token('ana')), guest: await join(id, null) }
}
const heardBy = (who: Awaited<ReturnType<typeof at>>['ana']) =>
  who.messages.flatMap((message) => (message.t === 'reaction' ? [message] : []))

test('what who sits says at one press all hear, once, who watches too; who comes later does not', async () => {
  const { id, ana, guest } = await at()
  for (const [index, reaction] of reactions.entries()) {
    const answer = await ana.ask({ t: 'react', cid: index + 1, reaction })
    expect(answer).toEqual({ t: 'reaction', seat: 0, reaction, re: index + 1 })
    await guest.until(() => heardBy(guest).length === index + 1)
    expect(heardBy(guest).at(-1)).toEqual({ t: 'reaction', seat: 0, reaction })
    clock.ahead(limits.reactionPause)
  }
  const late = await join(id, null)
  expect(JSON.stringify(late.messages)).not.toContain('reaction')
})

test('who only watches does not react, and who sits not without a pause', async () => {
  const { ana, guest } = await at()
  expect(await guest.ask({ t: 'react', cid: 1, reaction: 'wow' })).toMatchObject({ why: 'notSeated' })
  expect(await ana.ask({ t: 'react', cid: 1, reaction: 'wow' })).toMatchObject({ t: 'reaction' })
  clock.ahead(limits.reactionPause - 1)
  expect(await ana.ask({ t: 'react', cid: 2, reaction: 'wow' })).toMatchObject({ re: 2, why: 'tooFast' })
  clock.ahead(1)
  expect(await ana.ask({ t: 'react', cid: 3, reaction: 'wow' })).toMatchObject({ t: 'reaction' })
  await guest.until(() => heardBy(guest).length === 2)
})

test('what is no reaction closes the socket, as anything else that is no message', async () => {
  const { ana } = await at()
  ana.send({ t: 'react', cid: 1, reaction: 'boo' })
  await ana.until(() => ana.closed)
})
