/** The order in which things are seen: scenes one by one, flights that overlap, and what is skipped. */
import { describe, expect, test } from 'vitest'
import './page.ts'
import type { Scene } from '../../frontend/kit/stage.tsx'
import type { Motion } from '../../frontend/plug/gameUi.ts'
import { lastFact } from '../../frontend/plug/lastFact.ts'
import {
  createReel,
  farBehind,
  type Frame,
  isAwaitedAt,
  patienceAt,
  type Theatre,
} from '../../frontend/table/model/reel.ts'
import { seatOf, seqOf } from '../../shared/engine/ids.ts'
import { settled, stillTheatre } from '../kit/handmade.ts'

/** A stage in the test's hands: what is under way ends when the test says so. */
const createStage = () => {
  const seen: string[] = []
  const flying = new Map<string, () => void>()
  const scenes = new Map<string, { over(): void; readonly signal: AbortSignal }>()
  const names = new Map<Scene, string>()
  const still = { is: false }
  const unseen = { is: false }
  const skipped = { is: false }
  const patience = { is: farBehind }
  const awaited = { is: false }
  /** From one motion to the next. */
  const waits: number[] = []
  const theatre: Theatre = {
    ...stillTheatre,
    isUnseen: () => unseen.is,
    isSkipped() {
      const was = skipped.is
      skipped.is = false
      return was
    },
    patience: () => patience.is,
    isAwaited: () => awaited.is,
    async wait(milliseconds) {
      waits.push(milliseconds)
    },
    isStill: () => still.is,
    hear: (facts, part) =>
      void seen.push(
        ...facts
          .filter((fact) => fact !== '')
          .map((fact) => `${fact} sounds${part === 'over' ? ' out' : ''}`),
      ),
    fly: ({ from }) =>
      new Promise((resolve) => {
        seen.push(`${from} flies`)
        flying.set(from, resolve)
      }),
    play: (scene, signal) =>
      new Promise((resolve) => {
        const name = names.get(scene) ?? ''
        seen.push(`${name} plays`)
        const over = (): void => {
          scenes.delete(name)
          resolve()
        }
        scenes.set(name, { over, signal })
        signal.addEventListener('abort', () => {
          seen.push(`${name} is cut`)
          over()
        })
      }),
  }
  const reel = createReel('start', seqOf(0), theatre)
  const frame = (
    view: string,
    seq: number,
    {
      scene,
      motions = [],
      fact = '',
      isStill = false,
    }: {
      readonly scene?: string
      readonly motions?: readonly string[]
      readonly fact?: string
      readonly isStill?: boolean
    } = {},
  ): Frame<string> => {
    const staged: Scene | null = scene === undefined ? null : { Play: () => null, lasts: 1000, isStill }
    if (staged !== null && scene !== undefined) names.set(staged, scene)
    const flights = motions.map((from): Motion => ({ piece: () => null, from, to: 'board', lasts: 400 }))
    return { view, seq: seqOf(seq), facts: 1, fact, scene: staged, motions: flights }
  }
  return {
    seen,
    reel,
    frame,
    still,
    unseen,
    patience,
    awaited,
    waits,
    land: (...pieces: readonly string[]) => (pieces.forEach((piece) => flying.get(piece)?.()), settled()),
    /** Somebody presses, and what is in the air comes down. */
    press: () => ((skipped.is = true), flying.forEach((landed) => landed()), settled()),
    end: (scene: string) => (scenes.get(scene)?.over(), settled()),
  }
}

describe('facts stand in order', () => {
  test('what moves nothing stands at once, one after the other', async () => {
    const { reel, frame } = createStage()
    reel.show([frame('one', 1), frame('two', 2)])
    await settled()
    expect([reel.view(), reel.seq(), reel.playing()]).toEqual(['two', 2, false])
  })

  test('a fact stands when its motions have landed, and no earlier than those before it', async () => {
    const { reel, frame, land, seen } = createStage()
    reel.show([frame('one', 1, { motions: ['a'] }), frame('two', 2, { motions: ['b'] })])
    await settled()
    expect(seen).toEqual(['a flies', 'b flies'])
    await land('b')
    expect(reel.view()).toBe('start')
    await land('a')
    expect([reel.view(), reel.playing()]).toEqual(['two', false])
  })

  test('who is in a hurry sees nothing move, but is told what is scored, until it is asked again', async () => {
    const { reel, frame, land, end, seen } = createStage()
    reel.show([frame('one', 1, { scene: 'dice' }), frame('two', 2, { motions: ['a'] })])
    reel.show([frame('three', 3, { scene: 'scoring', isStill: true }), frame('four', 4, { motions: ['b'] })])
    await settled()
    reel.hurry(true)
    await settled()
    expect([seen, reel.view()]).toEqual([['dice plays', 'dice is cut', 'scoring plays'], 'two'])
    reel.hurry(true)
    await end('scoring')
    expect([reel.view(), reel.playing()]).toEqual(['four', false])
    reel.hurry(false)
    reel.show([frame('five', 5, { motions: ['c'] })])
    await settled()
    expect(seen.at(-1)).toBe('c flies')
    await land('c')
    expect(reel.view()).toBe('five')
  })

  test('where something stands by itself, what else comes of its fact flies once it has landed', async () => {
    const { reel, frame, land, seen } = createStage()
    const two = frame('two', 2, { motions: ['b', 'c'] })
    const [b, c] = two.motions
    reel.show([
      frame('one', 1, { motions: ['a'] }),
      { ...two, motions: [{ ...b!, stands: 'half' as never }, c!] },
    ])
    await settled()
    await land('b')
    // No earlier than what was before it.
    expect([reel.view(), seen]).toEqual(['start', ['a flies', 'b flies']])
    await land('a')
    expect([reel.view(), reel.seq(), seen.at(-1)]).toEqual(['half', 1, 'c flies'])
    await land('c')
    expect([reel.view(), reel.seq(), reel.playing()]).toEqual(['two', 2, false])
  })

  test('short flights follow one another sooner', async () => {
    const { reel, frame, waits } = createStage()
    const short = frame('two', 2, { motions: ['b'] })
    reel.show([
      frame('one', 1, { motions: ['a'] }),
      { ...short, motions: short.motions.map((one) => ({ ...one, lasts: 240 })) },
    ])
    await settled()
    expect(waits).toEqual([130, 80])
  })

  test('a game that ends is looked at for a second as its last motion leaves it, and stands at once where nothing moves', async () => {
    const { reel, frame, land, waits, still } = createStage()
    const ends = [frame('won', 1, { motions: ['a'] }), frame('over', 1, { fact: lastFact })]
    reel.show(ends)
    await settled()
    expect([waits, reel.view()]).toEqual([[130], 'start'])
    await land('a')
    expect([waits, reel.view()]).toEqual([[130, 1000], 'over'])
    still.is = true
    reel.show(ends)
    await settled()
    expect([waits.length, reel.view(), reel.playing()]).toEqual([2, 'over', false])
  })

  test('three things are in the air at most', async () => {
    const { reel, frame, land, seen } = createStage()
    reel.show([frame('one', 1, { motions: ['a', 'b', 'c', 'd'] })])
    await settled()
    expect(seen).toEqual(['a flies', 'b flies', 'c flies'])
    await land('a')
    expect(seen.at(-1)).toBe('d flies')
  })
})

describe('a scene', () => {
  test('is waited for: what it shows stands when it is over', async () => {
    const { reel, frame, end, seen } = createStage()
    reel.show([frame('rolled', 1, { scene: 'dice' }), frame('moved', 2)])
    await settled()
    expect([seen, reel.view(), reel.playing()]).toEqual([['dice plays'], 'start', true])
    await end('dice')
    expect([reel.view(), reel.playing()]).toEqual(['moved', false])
  })

  test('is looked at alone: what flies lands first, and its own motions come after it', async () => {
    const { reel, frame, end, land, seen } = createStage()
    reel.show([
      frame('one', 1, { motions: ['a'] }),
      frame('rolled', 2, { scene: 'dice', motions: ['b'] }),
      frame('fought', 3, { scene: 'fight' }),
    ])
    await settled()
    expect(seen).toEqual(['a flies'])
    await land('a')
    expect([seen.at(-1), reel.view()]).toEqual(['dice plays', 'one'])
    await end('dice')
    expect([seen.at(-1), reel.view()]).toEqual(['b flies', 'one'])
    await land('b')
    expect([seen.at(-1), reel.view()]).toEqual(['fight plays', 'rolled'])
    await end('fight')
    expect(seen).toEqual(['a flies', 'dice plays', 'b flies', 'fight plays'])
    expect([reel.view(), reel.playing()]).toEqual(['fought', false])
  })

  test.each(['still', 'unseen'] as const)(
    'is not played where all is %s: for who asked for stillness, or does not look',
    async (how) => {
      const stage = createStage()
      const { reel, frame, seen } = stage
      stage[how].is = true
      reel.show([
        frame('rolled', 1, { scene: 'dice', motions: ['a'] }),
        frame('moved', 2, { scene: 'fight' }),
      ])
      await settled()
      expect([seen, reel.view(), reel.playing()]).toEqual([[], 'moved', false])
    },
  )

  test('that tells without moving is played for who asked for stillness; all about it stands at once', async () => {
    const { reel, frame, seen, still, end } = createStage()
    still.is = true
    reel.show([
      frame('rolled', 1, { scene: 'dice', motions: ['a'], fact: 'dice' }),
      frame('walls', 1, { scene: 'walls', motions: ['b'], isStill: true }),
      frame('towers', 1, { scene: 'towers', isStill: true }),
      frame('dealt', 1, { motions: ['c'] }),
    ])
    await settled()
    expect([seen, reel.view(), reel.playing()]).toEqual([['dice sounds', 'walls plays'], 'rolled', true])
    await end('walls')
    expect([seen.at(-1), reel.view()]).toEqual(['towers plays', 'walls'])
    await end('towers')
    expect([seen.length, reel.view(), reel.playing()]).toEqual([3, 'dealt', false])
  })

  test('that tells without moving is not played for who does not look', async () => {
    const { reel, frame, seen, still, unseen } = createStage()
    still.is = unseen.is = true
    reel.show([frame('walls', 1, { scene: 'walls', isStill: true }), frame('dealt', 1)])
    await settled()
    expect([seen, reel.view(), reel.playing()]).toEqual([[], 'dealt', false])
  })

  test('stillness asked for meanwhile: it ends as it would, and nothing moves after it', async () => {
    const { reel, frame, seen, still, end } = createStage()
    reel.show([frame('rolled', 1, { scene: 'dice', motions: ['a'] }), frame('two', 2, { scene: 'fight' })])
    await settled()
    still.is = true
    await end('dice')
    expect([seen, reel.view()]).toEqual([['dice plays'], 'two'])
  })

  test('is not played far behind, and is cut where so much comes meanwhile', async () => {
    const { reel, frame, seen } = createStage()
    const many = (from: number) =>
      Array.from({ length: farBehind + 2 }, (_, n) =>
        frame(`${from + n}`, from + n, { scene: `${from + n}` }),
      )
    reel.show(many(1))
    await settled()
    expect([seen, reel.view()]).toEqual([[], `${farBehind + 2}`])
    reel.show([frame('rolled', 20, { scene: 'dice', motions: ['a'] })])
    await settled()
    expect(seen).toEqual(['dice plays'])
    reel.show(many(21))
    await settled()
    expect([seen, reel.view()]).toEqual([['dice plays', 'dice is cut'], `${20 + farBehind + 2}`])
    expect(reel.playing()).toBe(false)
  })

  test('goes on where but little comes meanwhile', async () => {
    const { reel, frame, seen, end } = createStage()
    reel.show([frame('rolled', 1, { scene: 'dice' })])
    await settled()
    reel.show([frame('two', 2), frame('three', 3)])
    await settled()
    expect([seen, reel.view()]).toEqual([['dice plays'], 'start'])
    await end('dice')
    expect(reel.view()).toBe('three')
  })

  test('is cut in the middle: what was to come is dropped, and is not seen later', async () => {
    const { reel, frame, seen } = createStage()
    reel.show([frame('rolled', 1, { scene: 'dice', motions: ['a'] }), frame('two', 2, { scene: 'fight' })])
    await settled()
    reel.cut('elsewhere', seqOf(9))
    expect([seen, reel.view(), reel.playing()]).toEqual([['dice plays', 'dice is cut'], 'elsewhere', false])
    await settled()
    expect([seen.length, reel.view()]).toEqual([2, 'elsewhere'])
    // And what comes next is played as ever.
    reel.show([frame('ten', 10, { scene: 'dice again' })])
    await settled()
    expect([seen.at(-1), reel.view()]).toEqual(['dice again plays', 'elsewhere'])
  })

  test('that fails holds up no game', async () => {
    const { frame } = createStage()
    const failed: unknown[] = []
    Object.assign(globalThis, { reportError: (thrown: unknown) => failed.push(thrown) })
    const reel = createReel('start', seqOf(0), {
      ...stillTheatre,
      play: async () => {
        throw new Error('no such part')
      },
    })
    reel.show([frame('rolled', 1, { scene: 'dice' })])
    await settled()
    expect([reel.view(), failed.length]).toEqual(['rolled', 1])
  })
})

test('who has time sees all of it, however far behind: each entry in its turn', async () => {
  const { reel, frame, seen, patience, end } = createStage()
  patience.is = patienceAt({ clocks: [], pace: 'usual' }, seatOf(0))
  const entries = Array.from({ length: 4 * farBehind }, (_, n) => n + 1)
  for (const seq of entries) reel.show([frame(`${seq}`, seq, { scene: `${seq}` })])
  await settled()
  for (const seq of entries) {
    expect([seen.at(-1), reel.view()]).toEqual([`${seq} plays`, seq === 1 ? 'start' : `${seq - 1}`])
    await end(`${seq}`)
  }
  expect([seen.length, reel.playing()]).toEqual([entries.length, false])
})

test.each([
  ['who watches', { clocks: [], pace: 'usual' }, null],
  ['whose clock runs', { clocks: [{} as never], pace: 'usual' }, seatOf(0)],
] as const)('%s keeps up instead', (_, info, me) => {
  expect(patienceAt(info, me)).toBe(farBehind)
  expect(isAwaitedAt(info, me)).toBe(false)
})

test('of who wants bots to take no time, what they do takes none, but for what is seen where nothing moves', async () => {
  const { reel, frame, seen, patience, awaited, end } = createStage()
  const info = { clocks: [], pace: 'atOnce' } as const
  patience.is = patienceAt(info, seatOf(0))
  awaited.is = isAwaitedAt(info, seatOf(0))
  const scored = { scene: 'scoring', isStill: true }
  reel.show([
    frame('one', 1, { scene: 'dice' }),
    frame('two', 2, { motions: ['a'] }),
    frame('three', 3, scored),
    frame('four', 4, { motions: ['b'] }),
    frame('five', 5),
  ])
  await settled()
  expect([seen, reel.view()]).toEqual([['scoring plays'], 'two'])
  // What comes meanwhile does not cut it.
  reel.show([frame('six', 6), frame('seven', 7, { motions: ['c'] })])
  await end('scoring')
  expect([seen, reel.view(), reel.playing()]).toEqual([['scoring plays'], 'seven', false])
  // Whose clock runs sees none of it.
  awaited.is = false
  reel.show([frame('eight', 8, scored), frame('nine', 9), frame('ten', 10)])
  await settled()
  expect([seen.length, reel.view()]).toEqual([1, 'ten'])
})

describe('a press while something flies', () => {
  test('goes on to the next entry, and no further', async () => {
    const { reel, frame, seen, press } = createStage()
    reel.show([
      frame('marched', 1, { motions: ['a', 'b', 'c', 'd'] }),
      frame('taken', 1, { motions: ['e'] }),
      frame('lost', 1, { scene: 'loss' }),
      frame('revealed', 2, { scene: 'card' }),
    ])
    await settled()
    await press()
    await press()
    expect([seen.filter((what) => what !== 'd flies'), reel.view()]).toEqual([
      ['a flies', 'b flies', 'c flies', 'card plays'],
      'lost',
    ])
  })

  test('does nothing to what comes later: it was for something else', async () => {
    const { reel, frame, seen, press } = createStage()
    reel.show([frame('staged', 1, { motions: ['a'] })])
    await settled()
    await press()
    reel.show([frame('revealed', 2, { scene: 'card' }), frame('lost', 2, { scene: 'loss' })])
    await settled()
    expect([seen, reel.view()]).toEqual([['a flies', 'card plays'], 'staged'])
  })
})

test('a cut ends the flights that have not begun', async () => {
  const { reel, frame, seen, land } = createStage()
  reel.show([frame('one', 1, { motions: ['a', 'b', 'c', 'd', 'e'] })])
  await settled()
  reel.cut('elsewhere', seqOf(9))
  await land('a', 'b', 'c')
  expect([seen, reel.view()]).toEqual([['a flies', 'b flies', 'c flies'], 'elsewhere'])
})

test('a fact sounds when it has landed, or as its scene begins and when it is over; what is skipped sounds together, and nothing twice', async () => {
  const { seen, reel, frame, still, land, end } = createStage()
  reel.show([
    frame('built', 1, { motions: ['a'], fact: 'wallBuilt' }),
    frame('rolled', 2, { scene: 'dice', fact: 'diceRolled' }),
  ])
  await settled()
  expect(seen).toEqual(['a flies'])
  await land('a')
  expect(seen.slice(1)).toEqual(['wallBuilt sounds', 'diceRolled sounds', 'dice plays'])
  still.is = true
  await end('dice')
  reel.show([frame('paid', 3, { motions: ['b'], fact: 'paid' }), frame('drew', 4, { fact: 'drew' })])
  await settled()
  expect(seen.slice(4)).toEqual(['diceRolled sounds out', 'paid sounds', 'drew sounds'])
  expect(reel.view()).toBe('drew')
})
