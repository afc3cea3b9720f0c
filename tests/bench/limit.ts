import type { Playable } from './load.ts'
import { Wire } from './wire.ts'

/** As long as a Fortaleza move on the wire. */
const body = (move: number): string =>
  JSON.stringify({ t: 'play', cid: move, decision: 'turn:1.1.0.0', moves: ['x'.repeat(120)] })

let opened = 0

/** A bare object of its own, with four clients. */
export const openLimit = async (base: string): Promise<Playable> => {
  const path = `/table-${opened++}`
  const wires = Array.from({ length: 4 }, () => new Wire(`${base.replace('http', 'ws')}${path}`))
  for (const wire of wires) await wire.open()
  let move = 0
  return {
    wires,
    isMove: () => true,
    next() {
      const wire = wires[move % wires.length]
      return wire === undefined ? null : { wire, frame: body(move++) }
    },
  }
}
