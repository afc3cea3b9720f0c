/** Pictures of positions: what spectators may see and nothing else, drawn once for each moment. */
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import type { AnyGame } from '../../shared/engine/game.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import type { Move } from '../../shared/games/castillo/moves.ts'
import type { State } from '../../shared/games/castillo/state.ts'
import { GameRoom } from '../../worker/room/room.ts'
import { http, join, opened, playResources, started, token } from './clients.ts'

const castle = castillo as unknown as AnyGame
const options = { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' }

describe('a position by its address', () => {
  test('as SVG: the board, with colours and no names of them, and nothing that runs', async () => {
    const { id, people } = await started()
    await playResources(people)
    const response = await http(`/d/${id}/2.svg`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    const svg = await response.text()
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1000" height="1000"/)
    for (const word of ['var(', 'color-mix', '<script', 'data-hk', 'tabindex', 'onclick'])
      expect(svg).not.toContain(word)
    expect(svg.length).toBeGreaterThan(20_000)
  })

  test('as PNG, 1200 by 630, as previews want it', async () => {
    const { id } = await started<State, Move>({ game: 'castillo', options }, castle)
    const response = await http(`/d/${id}.png`)
    expect(response.headers.get('content-type')).toBe('image/png')
    const bytes = new DataView(await response.arrayBuffer())
    expect(bytes.getUint32(0)).toBe(0x89504e47)
    expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1200, 630])
    expect(bytes.byteLength).toBeLessThan(120_000)
  })

  test('a moment is kept for ever, the present for a moment; any page may show them', async () => {
    const { id, people } = await started()
    const moment = await http(`/d/${id}/1.svg`)
    expect(moment.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(moment.headers.get('access-control-allow-origin')).toBe('*')
    expect(moment.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(moment.headers.get('content-security-policy')).toContain("default-src 'none'")
    const present = await http(`/d/${id}.svg`, { redirect: 'manual' })
    expect([present.status, present.headers.get('location')]).toEqual([302, `/d/${id}/1.svg?lang=es`])
    expect(present.headers.get('cache-control')).toBe('public, max-age=30')
    const before = await moment.text()
    await playResources(people)
    expect(await (await http(`/d/${id}/1.svg?whatever=1`)).text()).toBe(before)
    expect(await (await http(`/d/${id}.svg`)).text()).toBe(await (await http(`/d/${id}/2.svg`)).text())
  })

  test('is drawn once for the world: where a place has no copy, it comes from the bucket', async () => {
    const { id } = await started()
    const path = `/d/${id}/1.svg?lang=en`
    const first = await (await http(path)).text()
    await expect
      .poll(async () => (await env.RECORDS.head(`pictures/${id}/1.en.svg`))?.size)
      .toBeGreaterThan(0)
    await expect.poll(() => caches.default.delete(`https://almena.test${path}`)).toBe(true)
    const asked = vi.spyOn(GameRoom.prototype, 'spectatorView')
    const again = await http(path)
    expect([again.headers.get('content-type'), await again.text()]).toEqual(['image/svg+xml', first])
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  test('a board is drawn by night for a page that is dark; what is shared as pixels is always by day', async () => {
    const { id } = await started()
    const board = async (query: string): Promise<string> => (await http(`/d/${id}/1.svg${query}`)).text()
    const [day, night] = [await board('?theme=light'), await board('?theme=dark')]
    expect(day).toBe(await board(''))
    expect([day.includes('#15181d'), night.includes('#15181d')]).toEqual([false, true])
    expect(await (await http(`/d/${id}.svg?theme=dark`)).text()).toBe(night)
    const etag = async (path: string): Promise<string | null> => (await http(path)).headers.get('etag')
    expect(await etag(`/d/${id}/1.svg?theme=dark`)).not.toBe(await etag(`/d/${id}/1.svg`))
    expect(await etag(`/d/${id}/1.png?theme=dark`)).toBe(await etag(`/d/${id}/1.png`))
  })

  test('names are words, not marks', async () => {
    const id = await opened({ bots: 'greedy', host: { name: '<b>"&Ana', token: token('ana') } })
    await join(id, token('ana'))
    expect((await http(`/d/${id}.png`)).status).toBe(200)
  })

  test.each([
    ['no such table', '/d/aaaaaaaaaa.svg'],
    ['no such moment', 'later'],
    ['no such format', '/d/aaaaaaaaaa.gif'],
    ['no number', '/d/aaaaaaaaaa/x.png'],
    ['another way up', '/d/../api/tables.png'],
  ])('%s: 404', async (what, path) => {
    const { id } = await started()
    expect((await http(what === 'no such moment' ? `/d/${id}/99.svg` : path)).status).toBe(404)
  })

  test('a table that waits is shown by the picture of its game; a private one not at all', async () => {
    const waiting = await http(`/d/${await opened()}.png`, { redirect: 'manual' })
    expect([waiting.status, waiting.headers.get('location')]).toEqual([302, '/og/fortaleza.png'])
    const { id } = await started({ house: { visibility: 'private' } })
    expect((await http(`/d/${id}.png`)).status).toBe(404)
    expect((await http(`/d/${id}/1.svg`)).status).toBe(404)
  })
})

test('whatever is chosen in secret, the picture is the same', async () => {
  const pictureAfter = async (pick: number): Promise<string> => {
    const { id, people } = await started<State, Move>({ game: 'castillo', options }, castle)
    const start = people[0].state.startSeat
    // Who starts is drawn: the same for both, or the pictures differ by right.
    if (start !== 0) return pictureAfter(pick)
    const one = people[0]
    await one.play([one.legal()[pick]!])
    return (await http(`/d/${id}/2.svg`)).text()
  }
  expect(await pictureAfter(0)).toBe(await pictureAfter(5))
})

test('cards in hand are in no picture', async () => {
  const { id, people } = await started()
  const svg = await (await http(`/d/${id}/1.svg`)).text()
  const other = await started()
  // Another deal, other hands: the same board, but for who starts.
  const again = await (await http(`/d/${other.id}/1.svg`)).text()
  expect(people[0].state.players[0]!.hand).not.toEqual(other.people[0].state.players[0]!.hand)
  expect(again).toBe(svg)
})
