/** What a page sounds on, noted instead of heard: each source with how loud it reaches the loudspeaker. */

class Dial {
  value = 1
  /** The most that it is ever turned to. */
  most = 0
  setValueAtTime(value: number): void {
    this.most = Math.max(this.most, value)
  }
  exponentialRampToValueAtTime(value: number): void {
    this.setValueAtTime(value)
  }
}

class Node {
  readonly to: Node[] = []
  connect(next: Node): Node {
    this.to.push(next)
    return next
  }
  /** How much of what goes in comes out, at its most. */
  passes(): number {
    return 1
  }
}

class Gain extends Node {
  readonly gain = new Dial()
  override passes(): number {
    return this.gain.most || this.gain.value
  }
}

class Source extends Node {
  readonly frequency = new Dial()
  type = ''
  buffer: { getChannelData(channel: number): Float32Array } | null = null
  starts = Infinity
  stops = -Infinity
  start(at: number): void {
    this.starts = at
  }
  stop(at: number): void {
    this.stops = at
  }
}

export interface Noted {
  /** Seconds. */
  readonly lasts: number
  /** At its most, on the way to the loudspeaker: 0 where it does not come there, 1 as loud as the machine can. */
  readonly loud: number
}

/** Every source that was made since it was last asked for them, in place of `AudioContext`. */
export const installAudio = (): (() => readonly Noted[]) => {
  let sources: Source[] = []
  const destination = new Node()
  const loudness = (node: Node): number =>
    node === destination ? 1 : node.passes() * Math.max(0, ...node.to.map(loudness))
  const own = ({ buffer, frequency }: Source): number =>
    buffer === null ? Number(frequency.most > 0) : Math.max(...buffer.getChannelData(0))
  const add = (): Source => {
    const source = new Source()
    sources.push(source)
    return source
  }
  class Context {
    readonly state = 'running'
    readonly currentTime = 0
    readonly sampleRate = 8000
    readonly destination = destination
    createGain = () => new Gain()
    createOscillator = add
    createBufferSource = add
    createBiquadFilter = () => Object.assign(new Node(), { type: '', frequency: new Dial() })
    createBuffer = (_: number, length: number) => {
      const data = new Float32Array(length)
      return { sampleRate: this.sampleRate, getChannelData: () => data }
    }
  }
  Object.assign(globalThis, { AudioContext: Context })
  return () => {
    const made = sources
    sources = []
    return made.map((one) => ({ lasts: one.stops - one.starts, loud: own(one) * loudness(one) }))
  }
}
