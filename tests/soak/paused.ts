/** A WebSocket that sends and never reads: TCP alone, paused after the handshake. */
import { connect, type Socket } from 'node:net'

/** A masked text frame, as clients send it. */
const frameOf = (text: string): Buffer => {
  const body = Buffer.from(text)
  const mask = Buffer.from([1, 2, 3, 4])
  const length = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255]
  const masked = body.map((byte, at) => byte ^ (mask[at % 4] ?? 0))
  return Buffer.concat([Buffer.from([0x81, ...length]), mask, masked])
}

export class PausedReader {
  readonly #socket: Socket
  isOpen = true

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.pause()
    socket.on('close', () => (this.isOpen = false))
    socket.on('error', () => (this.isOpen = false))
  }

  static open(port: number, path: string): Promise<PausedReader> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1' })
      socket.once('error', reject)
      socket.once('data', () => resolve(new PausedReader(socket)))
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: ${btoa('0123456789abcdef')}\r\nsec-websocket-version: 13\r\n\r\n`,
      )
    })
  }

  send(message: object): void {
    if (this.isOpen) this.#socket.write(frameOf(JSON.stringify(message)))
  }

  close(): void {
    this.#socket.destroy()
  }
}
