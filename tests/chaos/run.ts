/** One run: a table of chance in a climate of chance, first in a storm, then in calm; and what was wrong after it. */
import { seqOf } from '../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../shared/engine/random.ts'
import { registry } from '../../shared/registry.ts'
import { optionCases } from '../kit/tables.ts'
import { alarmFaults, awayFaults, endFaults, escapedFaults, faultsOf } from './checks.ts'
import { endOf } from './ending.ts'
import { calm, type Climate, createPlatform, type Platform } from './platform.ts'
import { seatPlayers } from './players.ts'
import type { Time } from './time.ts'

export interface Result {
  readonly seed: number
  readonly what: string
  readonly faults: readonly string[]
  readonly acknowledged: number
  readonly entries: number
  readonly isOver: boolean
  /** The game has begun in another object, near its people. */
  readonly isMoved: boolean
  readonly events: number
}

/** Some runs know one kind of harm alone, others all of them. */
const storm = (time: Time): Climate => {
  const some = (...much: readonly number[]): number => much[time.random.below(much.length)] ?? 0
  return {
    weather: {
      dropped: some(0, 0, 0.5, 2),
      doubled: some(0, 2, 8),
      late: some(0, 0, 2, 8),
      slow: some(40, 300),
    },
    harm: {
      crashBefore: some(0, 0, 0.3, 1),
      crashAfter: some(0, 0, 0.3, 1),
      evicted: some(0, 2, 20),
      alarms: some(0, 0, 3),
      unarmed: some(0, 0, 0, 5),
    },
    trouble: { failing: some(0, 10, 50) },
  }
}

/** Disks that fill up and are emptied, and deploys, at any time of the storm. */
const misfortunes = (platform: Platform, length: number): void => {
  const { time } = platform
  for (let count = time.random.below(3); count > 0; count--)
    time.after(time.between(0, length), () => {
      const disks = [...platform.rooms.values(), ...platform.lobbies.values()].map(({ disk }) => disk)
      for (const disk of disks) disk.isFull = true
      time.after(time.between(1, 3000), () => disks.forEach((disk) => (disk.isFull = false)))
    })
  for (let count = time.random.below(3); count > 0; count--)
    time.after(time.between(0, length), () => platform.deploy(time.happens(40)))
}

/** Disks that take nothing for a moment, all through the storm: by a chance of their own, as other runs stay as they are. */
const weakDisks = (platform: Platform, length: number, seed: number): void => {
  const random = randomAt(seedFromNumber(seed), seqOf(2))
  for (let at = 0; at < length; at += 1 + random.below(2000)) {
    const until = 1 + random.below(400)
    platform.time.after(at, () => {
      const disks = [...platform.rooms.values(), ...platform.lobbies.values()].map(({ disk }) => disk)
      for (const disk of disks) disk.isFull = true
      platform.time.after(until, () => disks.forEach((disk) => (disk.isFull = false)))
    })
  }
}

/** People of a fifth of the runs are in far places, another with each socket; the game may then begin near them. */
const isSpread = (seed: number): boolean => seed % 5 === 4
const regions = ['oc', 'oc', 'apac', 'wnam', 'weur', 'sam'] as const
/** While such a table waits, what dies or fails does so about the time when it is handed over. */
const uneasy = ({ weather, harm, trouble }: Climate): Climate => ({
  weather,
  harm: { ...harm, crashBefore: Math.max(2, harm.crashBefore), crashAfter: Math.max(2, harm.crashAfter) },
  trouble: { failing: Math.max(30, trouble.failing) },
})

/** In a seventh of the runs people do much beside moves: by a chance of their own, as other runs stay as they are. */
const isBusy = (seed: number): boolean => seed % 7 === 4

/** In a sixth of the runs bots may not always play: by a chance of their own, too. */
const isRationed = (seed: number): boolean => seed % 6 === 5

/** Events after which a run is given up. */
const most = 300_000
/** What takes long to look at is looked at after every so many. */
const lookEvery = 20

const pick = <T>(time: Time, list: readonly T[]): T => {
  const one = list[time.random.below(list.length)]
  if (one === undefined) throw new Error('there is nothing to choose from')
  return one
}

/** `onward` is called now and then, as long as the run goes on. */
export const simulate = async (
  seed: number,
  onlyGame: string | null = null,
  onward: () => void = () => undefined,
): Promise<Result> => {
  const places = randomAt(seedFromNumber(seed), seqOf(3))
  const far = (): string | null => regions[places.below(regions.length)] ?? null
  const rations = randomAt(seedFromNumber(seed), seqOf(5))
  const spends = (): boolean => platform.climate === calm || rations.below(3) > 0
  const platform: Platform = await createPlatform(
    seed,
    calm,
    isSpread(seed) ? far : undefined,
    isRationed(seed) ? spends : undefined,
  )
  const { time } = platform
  const { meta } =
    registry[onlyGame ?? pick(time, Object.keys(registry))] ?? pick(time, Object.values(registry))
  const game = platform.rulesOf(meta.id)
  const seats = time.between(meta.seats.min, meta.seats.max + 1)
  const { options } = pick(time, optionCases(game, meta, seats))
  const seated = { game, seats, options: options as Readonly<Record<string, string>> }
  const bots = time.random.below(seats)
  const clock = pick(time, [
    { kind: 'none' },
    { kind: 'live', bank: 30, increment: 5 },
    { kind: 'days', days: 1 },
  ] as const)
  const onTimeout = pick(time, ['standIn', 'wait'] as const)
  const visibility = pick(time, ['listed', 'link', 'private'] as const)
  const house = { clock, onTimeout, visibility, startsWhenFull: !isBusy(seed) }
  const { rulesVersion } = game
  const site = isSpread(seed) ? { site: 'weur' } : {}
  const where = { region: 'europe', origin: 'https://almena.test', opener: null, ...site }
  const id = await platform.open(
    { game: meta.id, options: seated.options, rulesVersion, house, ...where },
    Array.from({ length: seats }, (_, seat) =>
      seat >= seats - bots ? { kind: 'bot', level: 'oficial' } : { kind: 'empty' },
    ),
  )
  const busy = isBusy(seed) ? randomAt(seedFromNumber(seed), seqOf(4)) : null
  const players = seatPlayers(time, id, seated, seats - bots, time.happens(60), busy)
  const faults: string[] = []
  let events = 0
  let isUneasy = false
  const store = time.afterwards
  time.afterwards = () => {
    store()
    events++
    if (isUneasy && entries() > 0) [isUneasy, platform.climate] = [false, climate]
    if (events === most) faults.push(`after ${most} events nothing has come to rest`)
    if (faults.length === 0) faults.push(...alarmFaults(platform))
    if (faults.length === 0 && events % lookEvery === 0) faults.push(...awayFaults(platform))
    if (events % 1000 === 0) onward()
  }
  const entries = (): number => {
    const disk = platform.roomOf(id)?.disk
    return disk?.has('entries') === true
      ? Number(disk.rows('SELECT count(*) AS n FROM entries')[0]?.['n'])
      : 0
  }
  const length = time.between(30_000, 300_000)
  const climate = storm(time)
  isUneasy = isSpread(seed)
  platform.climate = isUneasy ? uneasy(climate) : climate
  misfortunes(platform, length)
  // A fourth of the runs.
  if (seed % 4 === 1) weakDisks(platform, length, seed)
  await time.run(length, () => faults.length > 0)

  isUneasy = false
  platform.climate = calm
  for (const host of [...platform.rooms.values(), ...platform.lobbies.values()]) host.disk.isFull = false
  await time.run(120_000, () => faults.length > 0)
  players.rest()
  /** Everybody is there and has heard of everything; nobody who plays by themselves is asked; all is told. */
  const isQuiet = (): boolean => {
    const host = platform.roomOf(id)
    const room = host?.object ?? null
    // Who sleeps is woken, to be looked at.
    if (room === null) host?.do(() => undefined)
    if (room === null || !players.areHere()) return false
    if (room.deadlines.dueOf('bots') !== null || room.deadlines.dueOf('outbox') !== null) return false
    // What is just being told is due no more, and not told yet.
    if (host?.disk.rows('SELECT 1 FROM outbox WHERE delivered < version').length !== 0) return false
    const count = entries()
    return count > 0 && players.people.every(({ session }) => session.entries().length === count)
  }
  for (let waited = 0; waited < 3600 && !isQuiet() && faults.length === 0; waited++)
    await time.run(1000, () => faults.length > 0)
  if (faults.length === 0) faults.push(...faultsOf(platform, id, seated, players), ...escapedFaults(platform))
  const result = {
    seed,
    isMoved: platform.roomOf(id) !== platform.rooms.get(id),
    what: `${meta.id}, ${seats} seats (${bots} bots), ${clock.kind}, ${onTimeout}, ${visibility}`,
    faults,
    acknowledged: players.tally.acknowledged,
    entries: entries(),
    isOver: platform.bucket.kept.size > 0,
    events,
  }
  if (faults.length === 0) {
    const comesBack = seed % 3 === 1
    faults.push(...endFaults(await endOf(platform, id, players, climate, { comesBack, faults })))
    faults.push(...escapedFaults(platform))
  }
  players.go()
  return { ...result, events }
}
