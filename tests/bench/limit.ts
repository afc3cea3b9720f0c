import type { Load } from './bench.ts'
import { Wire } from './wire.ts'

/** As long as a Fortaleza move on the wire. */
const body = (move: number): string =>
  JSON.stringify({ t: 'play', cid: move, decision: 'turn:1.1.0.0', moves: ['x'.repeat(120)] })

export const playLimit = async (base: string, moves: number): Promise<Load> => {
  const wires = Array.from({ length: 4 }, () => new Wire(`${base.replace('http', 'ws')}/table`))
  for (const wire of wires) await wire.open()
  const times: number[] = []
  for (let move = 0; move < moves; move++) {
    const heard = Promise.all(wires.map((wire) => wire.next(() => true)))
    const from = performance.now()
    wires[move % 4]?.socket.send(body(move))
    await heard
    times.push(performance.now() - from)
  }
  const bytes = wires.reduce((sum, wire) => sum + wire.bytes, 0)
  for (const wire of wires) wire.socket.close()
  return { times, bytesPerMoveAndClient: bytes / moves / 4 }
}
