/** The tables that are fuzzed: in every stage, and what is asked of each again and again. */
import { env } from 'cloudflare:workers'
import type { AnyGame } from '../../../shared/engine/game.ts'
import { seatsOf } from '../../../shared/engine/ids.ts'
import { castillo } from '../../../shared/games/castillo/game.ts'
import type { Move } from '../../../shared/games/castillo/moves.ts'
import type { State } from '../../../shared/games/castillo/state.ts'
import type { Visibility } from '../../../shared/protocol/tableInfo.ts'
import { type Client, finish, join, opened, started, token } from '../clients.ts'
import { pass } from '../time.ts'
import { plays } from './samples.ts'

export const seatKey = (seat: number): string => token(`seat${seat}`)

/** A table, and who sits there all the time: what others say of it is followed by them. */
export interface Seated {
  readonly id: string
  readonly game: AnyGame
  readonly people: readonly Client[]
  /** The key of each of them. */
  readonly keys: readonly string[]
}

/** People sit at a table of the nth game; one seat is left empty where it is to wait. */
export const openedOf = async (nth: number, visibility: Visibility, waits: boolean): Promise<Seated> => {
  const { meta, game, play } = plays[nth % plays.length]!
  const seats = waits ? meta.seats.max : play.setting.seats
  const id = await opened({
    game: meta.id,
    seats,
    options: play.setting.options as Record<string, string>,
    host: { name: 'Seat 0', token: seatKey(0) },
    house: { visibility },
  })
  const people: Client[] = []
  for (const seat of seatsOf(waits ? seats - 1 : seats)) people.push(await join(id, seatKey(seat), 0, game))
  for (const [seat, one] of people.entries())
    if (seat > 0) await one.act({ act: 'sit', seat, name: `Seat ${seat}` })
  if (!waits) {
    await people[0]!.act({ act: 'start' })
    for (const one of people) await one.until(() => one.seq === 1)
  }
  return { id, game, people, keys: people.map((_one, seat) => seatKey(seat)) }
}

/** A game that is over; what others had to hear of it is told, and its record is kept. */
export const finishedTable = async (): Promise<Seated> => {
  const options = { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' }
  const rules = castillo as unknown as AnyGame
  const { id, people } = await started<State, Move>({ game: 'castillo', options }, rules)
  await finish(people)
  await pass(id, 'outbox')
  return {
    id,
    game: rules,
    people: people as unknown as readonly Client[],
    keys: ['ana', 'berta', 'carles'].map(token),
  }
}

/** Waits until all who sit there have heard what there is. */
export const heardAll = async ({ id, people }: Seated): Promise<void> => {
  const seq = (await env.ROOMS.getByName(id).glance())?.seq ?? 0
  for (const one of people) await one.until(() => one.closed !== null || one.seq >= seq)
}
