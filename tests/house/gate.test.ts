/** Webhooks of those who host it themselves: into no house, by no name. */
import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isPublicIp, openGate, postOut, type Surroundings } from '../../.ci/gate.ts'

const inside = [
  ['this host', ['0.0.0.0', '0.1.2.3', '::']],
  ['loopback', ['127.0.0.1', '127.1.2.3', '::1']],
  ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1']],
  ['link-local, and what clouds tell their machines', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0']],
  ['behind the NAT of a provider', ['100.64.0.1', '100.127.255.255']],
  ['unique local', ['fc00::1', 'fdff::1']],
  ['site-local', ['fec0::1']],
  ['multicast', ['224.0.0.1', '239.255.255.255', 'ff02::1']],
  ['reserved, and broadcast', ['240.0.0.1', '255.255.255.255']],
  [
    'for tests and books',
    ['192.0.2.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  ],
  ['protocols', ['192.0.0.1', '192.88.99.1', '2001::1', '2001:10::1']],
  [
    'IPv4 in IPv6',
    ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1', '::ffff:0:127.0.0.1'],
  ],
  ['NAT64', ['64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::1']],
  ['6to4', ['2002:7f00:1::', '2002:c0a8:101::1']],
  ['discarded', ['100::1']],
  ['no address at all', ['', 'localhost', '127.1', '0x7f.1', '2130706433', '1.2.3', '256.1.1.1', '[::1]']],
] as const

describe('an address', () => {
  test.each(inside.flatMap(([what, addresses]) => addresses.map((address) => [address, what] as const)))(
    '%s is not of the open internet: %s',
    (address) => expect(isPublicIp(address)).toBe(false),
  )

  const open = '8.8.8.8 1.1.1.1 100.63.255.255 100.128.0.1 172.15.0.1 172.32.0.1 192.169.0.1 223.255.255.255'
  const open6 = '2606:4700:4700::1111 2a00:1450:4003::1 2001:4860:4860::8888'
  test.each(`${open} ${open6}`.split(' '))('%s is', (address) => expect(isPublicIp(address)).toBe(true))
})

describe('the gate', () => {
  let house: Server
  let visits = 0
  let port = 0
  beforeAll(async () => {
    house = createServer((socket) => {
      visits++
      socket.destroy()
    })
    await new Promise<void>((open) => house.listen(0, '127.0.0.1', open))
    port = (house.address() as AddressInfo).port
  })
  afterAll(() => house.close())
  beforeEach(() => void (visits = 0))

  /** A name server that gives these addresses, one list after the other. */
  const names = (...lists: readonly (readonly string[])[]): Surroundings & { asked: () => number } => {
    let asked = 0
    return {
      isOpen: isPublicIp,
      port,
      asked: () => asked,
      resolve: (): Promise<readonly { address: string; family: number }[]> => {
        const list = lists[Math.min(asked++, lists.length - 1)] ?? []
        return Promise.resolve(list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))
      },
    }
  }
  const url = 'https://hook.example.org/turn'

  test.each([
    [['127.0.0.1']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['8.8.8.8', '127.0.0.1']],
    [['192.168.1.1']],
    [[]],
  ])('does not go to a name that leads to %s', async (addresses) => {
    expect(await postOut(url, '{}', names(addresses))).toBeNull()
    expect(visits).toBe(0)
  })

  test('goes to the addresses that were looked at, and asks for the name once: it cannot lead elsewhere meanwhile', async () => {
    // That the house is counted at all: here it passes for open.
    const turning = names(['127.0.0.1'], ['127.0.0.2'])
    await expect(postOut(url, '{}', { ...turning, isOpen: () => true })).rejects.toThrow()
    expect([turning.asked(), visits]).toEqual([1, 1])
  })

  test.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'http://example.org/',
    'https://localhost/',
    'https://a.internal/',
    'file:///etc/passwd',
  ])('does not even look up %s', async (address) => {
    const asked = names(['8.8.8.8'])
    expect(await postOut(address, '{}', asked)).toBeNull()
    expect(asked.asked()).toBe(0)
  })

  test('lets out only who knows its key, and says of a house that the address is gone', async () => {
    const gate = await openGate(names(['127.0.0.1']))
    const call = (address: string, init: RequestInit) =>
      fetch(address, { method: 'POST', body: '{}', ...init })
    const to = { headers: { 'x-webhook': url } }
    expect((await call(gate.address, to)).status).toBe(410)
    expect((await call(`${gate.address}x`, to)).status).toBe(404)
    expect((await call(new URL('/', gate.address).href, to)).status).toBe(404)
    expect((await call(gate.address, {})).status).toBe(404)
    expect((await call(gate.address, { ...to, body: 'x'.repeat(5000) })).status).toBe(413)
    expect((await fetch(gate.address, to)).status).toBe(404)
    expect(visits).toBe(0)
    await new Promise((closed) => gate.server.close(closed))
  })
})
