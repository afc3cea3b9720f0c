import { env } from 'cloudflare:workers'
import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { bots } from '../../shared/bots/bots.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import type { Move as Choice } from '../../shared/games/castillo/moves.ts'
import type { State as Castle } from '../../shared/games/castillo/state.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { botPaces } from '../../shared/protocol/tableInfo.ts'
import { pauseOf } from '../../shared/protocol/pace.ts'
import { asked, type Client, join, opened, started, token } from './clients.ts'
import { dueOf, pass } from './time.ts'

/** The bots' time comes now, without waiting for it. */
const letBot = async (id: string, witness: Client): Promise<void> => {
  const before = witness.seq
  await pass(id)
  await witness.until(() => witness.seq > before)
}

test('a person plays a whole game against two bots', async () => {
  const id = await opened({ bots: 'random' })
  const ana = await join(id, token('ana'))
  while (ana.info?.stage !== 'finished') {
    if (ana.isAsked) await ana.play([ana.legal()[0]!])
    else await letBot(id, ana)
    if (ana.state.stage === 'finished') break
  }
  await ana.until(() => ana.info?.stage === 'finished')
  expect(ana.state.stage).toBe('finished')
})

test('bots play at a human pace: not at once', async () => {
  const id = await opened({ bots: 'greedy' })
  await join(id, token('ana'))
  const due = await dueOf(id, 'bots')
  if (due !== null) expect(due - Date.now()).toBeGreaterThan(0.5 * Number(env.BOT_PACE_MS))
})

describe('the pace of bots', () => {
  /** The only person, asked by `bots` around; and how long the next bot takes, in milliseconds. */
  const alone = async () => {
    const id = await opened({ bots: 'random' })
    const ana = await join(id, token('ana'))
    return { id, ana, pause: async () => (await dueOf(id, 'bots'))! - Date.now() }
  }
  const usual = Number(env.BOT_PACE_MS)

  test("is a person's for the first act of a turn, and quick for what follows in it", async () => {
    let { id, ana, pause } = await alone()
    const seen = { first: 0, further: 0 }
    while (seen.first < 5 || seen.further < 5) {
      if (ana.state.stage === 'finished') ({ id, ana, pause } = await alone())
      if (ana.isAsked) {
        await ana.play([ana.legal()[0]!])
        continue
      }
      const before = ana.seq
      const mover = (): number | null => ana.rules.decisions(ana.state)[0]?.seat ?? null
      const bot = mover()
      await letBot(id, ana)
      if (ana.isAsked || ana.seq > before + 1 || mover() === null) continue
      const isFurther = mover() === bot
      seen[isFurther ? 'further' : 'first']++
      if (isFurther) expect(await pause()).toBeLessThanOrEqual(pauseOf(usual, 'usual', 'further', 1))
      else expect(await pause()).toBeGreaterThan(pauseOf(usual, 'usual', 'further', 1))
    }
  })

  test('does not add up for those who are asked together: each thinks from when it was asked', async () => {
    const options = { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' }
    const longest = vi.spyOn(Math, 'random').mockReturnValue(1)
    onTestFinished(() => longest.mockRestore())
    const id = await opened({ game: 'castillo', options, bots: 'random' })
    const ana = await join<Castle, Choice>(id, token('ana'), 0, castillo as unknown as AnyGame)
    expect(ana.rules.decisions(ana.state)).toHaveLength(3)
    const due = await dueOf(id, 'bots')
    await new Promise((resolve) => setTimeout(resolve, 5))
    await pass(id, 'bots')
    await ana.until(() => ana.seq === 2)
    // The other goes on thinking, and does not begin only now.
    expect(await dueOf(id, 'bots')).toBe(due)
  })

  test('is twice as long, as it is, less than half, or none', () => {
    expect(botPaces.map((pace) => pauseOf(900, pace, 'turn', 0.5))).toEqual([1800, 900, 360, 0])
  })

  test('is set by the only person among them, and told to all', async () => {
    const { id, ana } = await alone()
    const watcher = await join(id, null)
    expect(ana.info!.pace).toBe('usual')
    const slow = await join(await opened({ bots: 'random', pace: 'slow' }), token('ana'))
    expect(slow.info!.pace).toBe('slow')
    expect(await watcher.act({ act: 'pace', pace: 'fast' })).toMatchObject({ why: 'notSeated' })
    for (const pace of botPaces) {
      expect(await ana.act({ act: 'pace', pace })).toMatchObject({ t: 'table', table: { pace } })
      await watcher.until(() => watcher.info!.pace === pace)
    }
    const { evictDurableObject } = await import('cloudflare:test')
    await evictDurableObject(env.ROOMS.getByName(id))
    expect((await join(id, null)).info!.pace).toBe('atOnce')
  })

  test("is nobody's where several people play, or none but people", async () => {
    const { people } = await started()
    expect(await people[0].act({ act: 'pace', pace: 'fast' })).toMatchObject({ why: 'notYourPace' })
    const id = await opened()
    const ana = await join(id, token('ana'))
    await ana.act({ act: 'addBot', seat: 1, level: 'greedy' })
    // Somebody may still come.
    expect(await ana.act({ act: 'pace', pace: 'fast' })).toMatchObject({ why: 'notYourPace' })
    await ana.act({ act: 'addBot', seat: 2, level: 'greedy' })
    expect(await ana.act({ act: 'pace', pace: 'fast' })).toMatchObject({ t: 'table' })
    // What one has chosen alone is not forced on two.
    await ana.act({ act: 'removeBot', seat: 2 })
    const berta = await join(id, token('berta'))
    await berta.act({ act: 'sit', seat: 2, name: 'Berta' })
    expect(berta.info!.pace).toBe('usual')
  })

  test('at once: bots answer without a pause, a whole game long; then nothing is to be set', async () => {
    const { ana } = await alone()
    await ana.act({ act: 'pace', pace: 'atOnce' })
    while (ana.state.stage !== 'finished') {
      const from = Date.now()
      await ana.until(() => ana.isAsked || ana.state.stage === 'finished')
      expect(Date.now() - from).toBeLessThan(0.6 * usual)
      if (ana.isAsked) await ana.play([ana.legal()[0]!])
    }
    await ana.until(() => ana.info?.stage === 'finished')
    expect(await ana.act({ act: 'pace', pace: 'fast' })).toMatchObject({ why: 'notLive' })
    const rematch = await ana.act({ act: 'rematch' })
    expect(rematch.t).toBe('table')
    await ana.until(() => ana.info!.rematch)
    expect((await join(ana.info!.rematch!.id, token('ana'))).info!.pace).toBe('atOnce')
  }, 60_000)
})

/** It is somebody's turn, and they have gone; the others call the stand-in. */
const gone = async () => {
  const { id, people } = await started()
  const away = await asked(people)
  const here = people.find((person) => person !== away)!
  const seat = away.you!
  return { id, people, away, here, seat, name: ['ana', 'berta', 'carles'][seat]! }
}

const longAgo = (id: string, seat: number) =>
  runInDurableObject(env.ROOMS.getByName(id), (room, state) => {
    const seats = room.store
      .seats()
      .map((record, index) =>
        index === seat && record.kind === 'person' ? { ...record, leftAt: Date.now() - 60_000 } : record,
      )
    state.storage.sql.exec("UPDATE facts SET body = ? WHERE name = 'seats'", JSON.stringify(seats))
  })

test('the stand-in is not called for who is here, nor for who left a moment ago', async () => {
  const { here, away, seat } = await gone()
  expect(await here.act({ act: 'standIn', seat })).toMatchObject({ why: 'notAbsent' })
  expect(here.info?.seats[seat]).toMatchObject({ present: true, freeAt: null })
  away.socket.close(1000)
  await here.until(() => here.info?.seats[seat]?.kind === 'person' && !here.info.seats[seat].present)
  expect(await here.act({ act: 'standIn', seat })).toMatchObject({ why: 'notAbsent' })
  // The others are told from when on.
  const left = here.info?.seats[seat]
  const wait = left?.kind === 'person' && left.freeAt !== null ? left.freeAt - Date.now() : null
  expect(wait).toBeGreaterThan(limits.absence - 10_000)
  expect(wait).toBeLessThanOrEqual(limits.absence)
})

test('the stand-in plays for who is away, and leaves when they are back', async () => {
  const { id, here, away, seat, name } = await gone()
  away.socket.close(1000)
  await here.until(() => here.info?.seats[seat]?.kind === 'person' && !here.info.seats[seat].present)
  await pass(id, 'attendance')
  await longAgo(id, seat)
  const { evictDurableObject } = await import('cloudflare:test')
  await evictDurableObject(env.ROOMS.getByName(id))
  expect(await here.act({ act: 'standIn', seat })).toMatchObject({ t: 'table' })
  expect(here.info?.seats[seat]).toMatchObject({ standIn: true, present: false })
  const oficial = vi.spyOn(bots, 'oficial')
  onTestFinished(() => oficial.mockRestore())
  await letBot(id, here)
  // A sensible bot, and no character: `null`.
  expect(oficial).toHaveBeenCalledTimes(1)
  expect(oficial.mock.calls[0]!.slice(2)).toEqual([seat, expect.anything(), null])
  expect(here.state.players[seat]!.coins).toBeGreaterThanOrEqual(3)
  const back = await join(id, token(name))
  expect(back.info?.seats[seat]).toMatchObject({ standIn: false, present: true })
})

test('a slower pace slows the move at hand too', async () => {
  const id = await opened({ bots: 'random' })
  const ana = await join(id, token('ana'))
  while (ana.isAsked) await ana.play([ana.legal()[0]!])
  await ana.act({ act: 'pace', pace: 'fast' })
  const fast = (await dueOf(id, 'bots'))!
  await ana.act({ act: 'pace', pace: 'slow' })
  expect((await dueOf(id, 'bots'))! - Date.now()).toBeGreaterThan(2 * (fast - Date.now()))
})
