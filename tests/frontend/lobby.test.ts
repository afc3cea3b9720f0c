/** The list of open tables, as a page reads it: from a copy, without a socket, with pauses that grow. */
import './page.ts'
import { createRoot } from 'solid-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLobby, type LobbyView } from '../../frontend/net/lobby.ts'
import { hangUp, Line, pickUp } from '../kit/line.ts'

let answer: () => Response
let looks: number[] = []
let onVisible: () => void = () => undefined
let end: () => void = () => undefined

const show = (state: 'visible' | 'hidden'): void => {
  Object.assign(document, { visibilityState: state })
  onVisible()
}
const listing = (...ids: string[]): Response =>
  Response.json({ region: 'europe', tables: ids.map((id) => ({ id })) })
const tooMany = (): Response => new Response('{}', { status: 429, headers: { 'retry-after': '10' } })

const looked = (): LobbyView =>
  createRoot((dispose) => {
    end = dispose
    return createLobby('castillo')
  })
/** Milliseconds between the looks of a while. */
const pausesOf = async (milliseconds: number): Promise<readonly number[]> => {
  const from = Math.max(0, looks.length - 1)
  await vi.advanceTimersByTimeAsync(milliseconds)
  return looks.slice(from + 1).map((at, index) => at - looks[from + index]!)
}

beforeEach(() => {
  pickUp()
  looks = []
  answer = () => listing('aaaaaaaaaaaa')
  Object.assign(document, {
    visibilityState: 'visible',
    addEventListener: (_: string, on: () => void) => void (onVisible = on),
  })
  vi.stubGlobal('fetch', async () => {
    looks.push(Date.now())
    return answer()
  })
})
afterEach(() => {
  end()
  hangUp()
})

test('a page that is looked at reads the list every few seconds, and opens no socket', async () => {
  const lobby = looked()
  expect(lobby.tables()).toBeNull()
  const pauses = await pausesOf(60_000)
  expect(lobby.tables()).toEqual([{ id: 'aaaaaaaaaaaa' }])
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(3000)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(6000)
  answer = () => listing()
  await vi.advanceTimersByTimeAsync(6000)
  expect(lobby.tables()).toEqual([])
  expect(Line.all).toHaveLength(0)
  end()
  expect(await pausesOf(60_000)).toEqual([])
})

test('told to come later it comes no sooner than that, and after pauses that grow; what was read stays', async () => {
  const lobby = looked()
  await vi.advanceTimersByTimeAsync(1)
  answer = tooMany
  const pauses = await pausesOf(600_000)
  expect(lobby.isLost()).toBe(true)
  expect(lobby.tables()).toHaveLength(1)
  expect(Math.min(...pauses.slice(1))).toBeGreaterThanOrEqual(10_000)
  expect(Math.max(...pauses)).toBeGreaterThanOrEqual(60_000)
  // Looking at the page again does not undo what the site has asked for.
  const before = looks.length
  await vi.advanceTimersByTimeAsync(120_000)
  show('hidden')
  show('visible')
  const waited = looks.at(-1)!
  show('visible')
  expect(looks.length).toBeLessThanOrEqual(before + 3)
  answer = () => listing('bbbbbbbbbbbb')
  await vi.advanceTimersByTimeAsync(130_000)
  expect(looks.find((at) => at > waited)! - waited).toBeGreaterThanOrEqual(10_000)
  expect([lobby.isLost(), lobby.tables()]).toEqual([false, [{ id: 'bbbbbbbbbbbb' }]])
})

test('a page that nobody looks at reads more and more seldom, and at once when it is seen again', async () => {
  looked()
  show('hidden')
  const pauses = await pausesOf(900_000)
  expect(pauses.length).toBeLessThan(20)
  expect(pauses.at(-1)).toBeGreaterThanOrEqual(60_000)
  await vi.advanceTimersByTimeAsync(1000)
  const before = looks.length
  show('visible')
  expect(looks).toHaveLength(before + 1)
  await vi.advanceTimersByTimeAsync(1)
  expect(Math.max(...(await pausesOf(30_000)))).toBeLessThanOrEqual(6000)
})
