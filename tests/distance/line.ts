/** A long line to a server of this machine: what either side says arrives so much later, in its order. */
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../../.ci/processes.ts'

export interface Line {
  /** The address at its far end. */
  readonly base: string
  close(): void
}

/** Hands on what `from` says, and that it has ended, after so many milliseconds. Timers of one length keep their order. */
const carry = (from: Socket, to: Socket, oneWay: number): void => {
  from.setNoDelay(true)
  from.on('data', (said) => void setTimeout(() => to.writable && to.write(said), oneWay))
  from.on('end', () => void setTimeout(() => to.end(), oneWay))
  from.on('error', () => to.destroy())
  from.on('close', () => void setTimeout(() => to.destroy(), oneWay))
}

/** To the server at this port; `oneWay`: milliseconds in each direction. To open a connection costs nothing. */
export const openLine = async (serverPort: number, oneWay: number): Promise<Line> => {
  const port = await freePort(serverPort + 1)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(serverPort, '127.0.0.1')
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
    }
    carry(near, far, oneWay)
    carry(far, near, oneWay)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${port}`,
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
