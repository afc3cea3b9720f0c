/** Tables of people over real sockets. */
import type { ClockSetting } from '../../shared/protocol/clock.ts'
import type { TableAct } from '../../shared/protocol/messages.ts'
import { Person, type Seated } from '../kit/person.ts'
import { headersFrom, moveAway, sentOn } from './page.ts'

export interface Setting extends Seated {
  readonly clock: ClockSetting
  /** The last seat is a bot's. */
  readonly bot: boolean
  /** Opened in Madrid by people of Sydney: the game begins in a second object, near them. */
  readonly isFar: boolean
}

export interface CrashTable {
  readonly id: string
  readonly setting: Setting
  readonly people: readonly Person[]
}

const until = async (holds: () => boolean, what: string): Promise<void> => {
  for (const from = Date.now(); !holds();) {
    if (Date.now() - from > 120_000) throw new Error(`waited in vain: ${what}`)
    await new Promise((done) => setTimeout(done, 10))
  }
}

/** Opens a table and seats everybody; the game has begun. */
export const openTable = async (base: string, setting: Setting, number: number): Promise<CrashTable> => {
  const { game, seats, options, clock, bot } = setting
  const token = (seat: number): string => `crash-table-${number}-of-seat-${seat}-`
  const body = JSON.stringify({
    game: game.id,
    seats,
    options,
    host: { name: 'P0', token: token(0) },
    bots: null,
    // Nobody is played for: a move that comes late is a move all the same.
    house: { clock, onTimeout: 'wait' },
  })
  const from = setting.isFar ? headersFrom('madrid', number) : {}
  const headers = { 'content-type': 'application/json', ...from }
  const opened = await fetch(`${base}/api/tables`, { method: 'POST', headers, body })
  const { id } = (await opened.json()) as { id: string }
  if (setting.isFar) moveAway(id, number)
  const people: Person[] = []
  const persons = bot ? seats - 1 : seats
  const act = async (one: Person | undefined, what: TableAct): Promise<void> => {
    const answer = await one?.session.act(what)
    if (answer?.ok !== true) throw new Error(`${what.act} was answered ${JSON.stringify(answer)}`)
  }
  for (let seat = 0; seat < persons; seat++) {
    const one = new Person(id, seat, setting, token(seat))
    people.push(one)
    await until(() => one.session.link() === 'open', 'a welcome')
    if (seat > 0) await act(one, { act: 'sit', seat, name: `P${seat}` })
  }
  if (bot) await act(people[0], { act: 'addBot', seat: persons, level: 'oficial' })
  await act(people[0], { act: 'start' })
  await until(() => people.every(({ session }) => session.entries().length > 0), 'the first entry')
  if (sentOn.has(id) !== setting.isFar) throw new Error(`the table ${id} has begun in the wrong place`)
  return { id, setting, people }
}

/** The bot in the last seat is about to move, and would while the table is looked at. */
const isBotAsked = ({ people, setting }: CrashTable): boolean =>
  people.some((one) => {
    one.catchUp()
    return setting.game.decisions(one.view).some(({ seat }) => seat >= people.length)
  })

/** Everybody is back, has been answered, and has heard as much as the others; nobody is about to move. */
export const quiet = (tables: readonly CrashTable[], where: string): Promise<void> =>
  until(
    () =>
      tables.every(
        (table) =>
          table.people.every(
            ({ session, isWaiting }) =>
              session.link() === 'open' &&
              !isWaiting &&
              session.entries().length === table.people[0]?.session.entries().length,
          ) && !isBotAsked(table),
      ),
    where,
  )
