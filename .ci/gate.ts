/**
 * The way out for webhooks where Almena runs on this machine. Local workerd would call whatever this machine can reach;
 * here each name is looked up once, and the connection goes to the very addresses that were looked at, or nowhere.
 * WEBHOOKS:direct in ALMENA_VARS does without.
 */
import { randomBytes } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { request } from 'node:https'
import { type AddressInfo, BlockList, isIP } from 'node:net'
import { isPublicAddress } from '../shared/protocol/address.ts'
import { limits } from '../shared/protocol/limits.ts'

/** Not of the open internet: the registries of special addresses (RFC 6890 and what came after it), and multicast. */
const special = new BlockList()
const nets =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'
for (const net of nets.split(' ')) {
  const [start = '', bits] = net.split('/')
  special.addSubnet(start, Number(bits), 'ipv4')
}
/** All that is public in IPv6 is in here; addresses that stand for others (mapped, NAT64, local) are not. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
/** But for these: Teredo and other protocols, 6to4, and what is there for books. */
for (const [start, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(start, bits, 'ipv6')

/** Whether an address is one of the open internet. */
export const isPublicIp = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

interface Address {
  readonly address: string
  readonly family: number
}

/** What tests set otherwise. */
export interface Surroundings {
  readonly resolve: (host: string) => Promise<readonly Address[]>
  readonly isOpen: (address: string) => boolean
  readonly port: number
}
const usual: Surroundings = {
  resolve: (host) => lookup(host, { all: true }),
  isOpen: isPublicIp,
  port: 443,
}

const patience = 4000

/** The status of the answer; null where the address leads into a house. Rejects where nobody answers. */
export const postOut = async (
  url: string,
  body: string,
  { resolve, isOpen, port }: Surroundings = usual,
): Promise<number | null> => {
  if (!isPublicAddress(url)) return null
  const { hostname, pathname, search } = new URL(url)
  const addresses = [...(await resolve(hostname))]
  const [first] = addresses
  if (first === undefined || !addresses.every(({ address }) => isOpen(address))) return null
  return new Promise((done, fail) => {
    const call = request({
      method: 'POST',
      hostname,
      port,
      path: `${pathname}${search}`,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Almena',
      },
      // Never looked up again: it could lead elsewhere by now.
      lookup: (_host, options, found) =>
        options.all === true ? found(null, addresses) : found(null, first.address, first.family),
      agent: false,
      signal: AbortSignal.timeout(patience),
    })
    call.on('response', (response) => {
      // What it says besides is nobody's business here, a redirect least of all.
      response.destroy()
      done(response.statusCode ?? 502)
    })
    call.on('error', fail)
    call.end(body)
  })
}

const read = async (message: IncomingMessage): Promise<string | null> => {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of message as AsyncIterable<Buffer>) {
    length += part.length
    if (length > limits.body) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

export interface Gate {
  /** Where the Worker posts to; whoever does not know it is not let out. */
  readonly address: string
  readonly server: Server
}

/** Opens the way out on a free port of this machine alone. */
export const openGate = async (surroundings: Surroundings = usual): Promise<Gate> => {
  const path = `/${randomBytes(16).toString('hex')}`
  const answer = async (message: IncomingMessage): Promise<number> => {
    const to = message.headers['x-webhook']
    if (message.method !== 'POST' || message.url !== path || typeof to !== 'string') return 404
    const body = await read(message)
    if (body === null) return 413
    try {
      const status = await postOut(to, body, surroundings)
      // Gone: it is not to be tried again.
      return status ?? 410
    } catch {
      return 502
    }
  }
  const server = createServer((message, response) => {
    void answer(message).then((status) => response.writeHead(status).end())
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, server }
}
