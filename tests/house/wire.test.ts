/** A tool that waits for a frame over a socket that is closed says so, and does not wait for ever. */
import { afterEach, expect, test, vi } from 'vitest'
import { Wire } from '../bench/wire.ts'

class FakeSocket {
  static readonly OPEN = 1
  readyState = 1
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: (event: { code: number; reason: string }) => void = () => undefined
}

afterEach(() => void vi.unstubAllGlobals())

test('who waits for a frame hears that the socket was closed; who has heard it, and who comes later, too', async () => {
  vi.stubGlobal('WebSocket', FakeSocket)
  const wire = new Wire('ws://almena.test')
  const socket = wire.socket as unknown as FakeSocket
  const heard = wire.next((frame) => frame === 'one')
  const waiting = wire.next((frame) => frame === 'two')
  socket.onmessage({ data: 'one' })
  expect(await heard).toBe('one')
  socket.readyState = 3
  socket.onclose({ code: 4008, reason: 'flood' })
  await expect(waiting).rejects.toThrow('4008 flood')
  await expect(wire.next(() => true)).rejects.toThrow('closed before')
})
