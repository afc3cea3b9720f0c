import { env } from 'cloudflare:workers'
import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { deckOf80 } from '../../shared/games/fortaleza/components.ts'
import { faces } from '../../shared/engine/secret.ts'
import { asked, http, join, resources, started, token } from './clients.ts'
import { pass } from './time.ts'

/** All card names in what was heard. */
const cardsIn = (frames: readonly string[]): Set<string> => {
  const text = frames.join('\n')
  return new Set(deckOf80.map(({ id }) => id).filter((id) => text.includes(`"${id}"`)))
}

test('[FZ-7.1] a spectator hears of no card but those played; a seat of those and its own', async () => {
  const { id, people } = await started()
  const guest = await join(id, null)
  const own = people.map((person) => new Set(faces(person.state.players[person.you!]!.hand)))
  for (let turn = 0; turn < 8; turn++) {
    const one = await asked(people)
    await one.play([resources(one)])
    for (const person of people) await person.until(() => person.seq === one.seq)
    for (const [index, person] of people.entries())
      for (const card of faces(person.state.players[person.you!]!.hand)) own[index]!.add(card)
  }
  await guest.until(() => guest.seq === people[0].seq)
  const played = new Set(guest.state.discard)
  expect(played.size).toBe(16)
  expect(cardsIn(guest.frames)).toEqual(played)
  for (const [index, person] of people.entries())
    expect(cardsIn(person.frames)).toEqual(new Set([...played, ...own[index]!]))
})

test('a wrong key looks on, and cannot play', async () => {
  const { id, people } = await started()
  const stranger = await join(id, token('stranger'))
  expect(stranger.you).toBeNull()
  expect(faces(stranger.state.players[0]!.hand)).toEqual([])
  const one = await asked(people)
  expect(await stranger.play([resources(one)])).toMatchObject({ t: 'refused', why: 'notSeated' })
})

test('no frame and no answer holds a key to a seat, or the seed', async () => {
  const { id, people } = await started({ house: { visibility: 'listed' } })
  const one = await asked(people)
  await one.play([resources(one)])
  await pass(id, 'outbox')
  const { seed, botSeed } = await runInDurableObject(env.ROOMS.getByName(id), (room) => room.store.setting()!)
  const secrets = [token('ana'), token('berta'), token('carles'), seed, botSeed]
  const heard = people.flatMap(({ frames }) => frames).join('\n')
  for (const secret of secrets) expect(heard).not.toContain(secret)
  const oembed = `/oembed?url=${encodeURIComponent(`https://almena.test/g/${id}`)}`
  const table = `/api/tables/${id}`
  for (const [path, status] of [
    [table, 200],
    [`${table}/log`, 200],
    [`${table}/record`, 409],
    ['/api/lobby/fortaleza', 200],
    [`/g/${id}`, 200],
    [`/embed/g/${id}`, 200],
    [oembed, 200],
    [`/d/${id}/2.svg`, 200],
  ] as const) {
    const response = await http(path)
    const text = await response.text()
    expect([path, response.status]).toEqual([path, status])
    if (path.startsWith('/api/lobby')) expect(text).toContain(id)
    for (const secret of secrets) expect([path, text.includes(secret)]).toEqual([path, false])
  }
})

test('the commitment is the hash of what the seed will be shown with', async () => {
  const { id, people } = await started()
  const setting = await runInDurableObject(env.ROOMS.getByName(id), (room) => room.store.setting()!)
  const text = `almena1|${id}|${setting.rulesVersion}|${setting.seed}`
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  expect(people[0].info?.commitment).toBe(hex)
})

test('moves are logged for their author alone', async () => {
  const { people } = await started()
  const one = await asked(people)
  await one.play([resources(one)])
  for (const person of people) {
    await person.until(() => person.seq === 2)
    const entries = person.messages.flatMap((message) => (message.t === 'entries' ? message.entries : []))
    const [played] = entries.flatMap((entry) => (entry.kind === 'played' ? [entry] : []))
    expect(played).toBeDefined()
    expect('moves' in played!).toBe(person === one)
  }
})
