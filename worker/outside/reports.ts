/** What others are told of a table: the lobby while it waits and plays, the archive when it is over. */
import type { AnyGame } from '../../shared/engine/game.ts'
import { totalsOf } from '../../shared/engine/standing.ts'
import { live } from '../../shared/engine/log.ts'
import type { FinishedGame, FinishedSeat, Region } from '../../shared/protocol/lobby.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import type { AnyTable, OpenTable } from '../room/table.ts'
import type { Report } from '../lobby/rpc.ts'
import type { Seating, Setting } from '../room/records.ts'
import { keyDigest, type KeptGame } from './kept.ts'

/** Where lobbies stand; a table reports to the one it was opened near. */
export const lobbyName = (game: string, region: Region): string => `${game}:${region}`

/** What the lobby shows of a table. Nothing in it changes with a move; who comes and goes under way is news by days alone. */
export const reportOf = (
  info: TableInfo,
  { opened = 0, household }: Pick<Setting, 'opened' | 'household'>,
): Report => {
  const { id, game, stage, options, clock, language, startsWhenFull } = info
  if (info.visibility !== 'listed' || stage === 'finished')
    return { id, table: null, attended: false, awaited: false }
  const people = info.seats.filter((seat) => seat.kind === 'person')
  const isThere = people.some(({ present }) => present)
  const isByDays = clock.kind === 'days'
  // By days, or at rest, as all its people are away and their time is up.
  const isQuiet = !isThere && (isByDays || (stage === 'live' && people.every(({ standIn }) => standIn)))
  return {
    id,
    table: {
      id,
      game,
      stage,
      options,
      clock,
      language,
      startsWhenFull,
      opened,
      seats: info.seats.map((seat) => (seat.kind === 'person' ? { kind: 'person', name: seat.name } : seat)),
      ...(isQuiet ? { quiet: true as const } : {}),
    },
    // Who plays by days need not be there, but has come some time: a seat is kept for who opens a table, come or not.
    attended: stage === 'live' || isThere || (isByDays && people.some(({ held }) => !held)),
    awaited: people.some(({ held }) => held),
    ...(household === undefined ? {} : { household }),
  }
}

/** A finished game with all that was hidden in it. */
export const recordOf = ({ setting, seats }: Seating, table: AnyTable): RecordFile => ({
  format: 'almena-record',
  version: 1,
  table: setting.id,
  game: setting.game,
  rulesVersion: setting.rulesVersion,
  seats: seats.map((seat) => (seat.kind === 'person' ? { kind: seat.kind, name: seat.name } : seat)),
  options: { ...setting.options },
  seed: setting.seed,
  entropy: [...(setting.entropy ?? seats.map(() => null))],
  commitment: setting.commitment,
  entries: table.log,
})

/** A finished game as it is kept: nobody is there any more. */
export const keptGameOf = (
  info: TableInfo,
  seating: Seating,
  { table, rules }: Pick<OpenTable, 'table' | 'rules'>,
): KeptGame => ({
  record: recordOf(seating, table),
  table: {
    glance: {
      ...info,
      seats: info.seats.map((seat) =>
        seat.kind === 'person' ? { ...seat, present: false, freeAt: null, lag: null } : seat,
      ),
      asked: [],
      seq: table.seq,
      ending: endingOf(seating, table, rules),
    },
    keys: seating.seats.map((seat) => (seat.kind === 'person' ? keyDigest(seat.token) : null)),
  },
})

/** Who came where in a game that is over, by seat. */
export const endingOf = ({ seats }: Seating, table: AnyTable, rules: AnyGame): readonly FinishedSeat[] => {
  const ranking = rules.outcome(table.state)?.ranking ?? []
  const placeOf = (seat: number): number => {
    const group = ranking.findIndex((equals) => equals.some((one) => one === seat))
    return 1 + ranking.slice(0, Math.max(0, group)).flat().length
  }
  return totalsOf(rules.scores(table.state)).map((points, seat): FinishedSeat => {
    const record = seats[seat]
    return {
      name: record?.kind === 'person' ? record.name : '',
      kind: record?.kind === 'person' ? 'person' : 'bot',
      points,
      place: placeOf(seat),
    }
  })
}

/** A finished game in one line. */
export const lineOf = (seating: Seating, table: AnyTable, rules: AnyGame): FinishedGame => ({
  id: seating.setting.id,
  game: seating.setting.game,
  began: table.log[0]?.at ?? 0,
  finished: table.log.at(-1)?.at ?? 0,
  moves: live(table.log).filter(({ kind }) => kind === 'played').length,
  seats: endingOf(seating, table, rules),
})
