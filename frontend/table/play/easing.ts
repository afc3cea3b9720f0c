/**
 * In a first game bots take twice their time, so that one sees what they do. Who has played a while has seen it, and waits:
 * from then on they take their usual time, unless somebody has set it.
 */
import { createEffect } from 'solid-js'
import { paceSetter, type BotPace, type TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { recall, remember } from '../../kit/storage.ts'
import type { LiveTable } from '../model/table.ts'

/** Own entries of the log after which the table is known: two to ten rounds, by the game. */
const enough = 10
/** So many bots show in two rounds, or turns of each, what there is to see. */
const crowd = 3

/** At this table the pace is as somebody wants it. */
export const keepPace = ({ id }: Pick<TableInfo, 'id'>): void => remember('paced', id)

export const createEasing = (
  table: LiveTable,
  info: () => TableInfo,
  setPace: ((pace: BotPace) => void) | null,
): void =>
  createEffect(() => {
    const [me, { id, pace, seats, stage }] = [table.me(), info()]
    if (setPace === null || me === null || pace !== 'slow' || stage !== 'live') return
    if (paceSetter(seats) !== me || recall('paced') === id) return
    const own = new Set(table.log().flatMap(({ seat, seq }) => (seat === me ? [seq] : [])))
    const isCrowd = seats.filter(({ kind }) => kind === 'bot').length >= crowd
    const hasSeenTwo = isCrowd && table.replay.rounds().length > 1
    if (own.size < enough && !hasSeenTwo) return
    keepPace(info())
    setPace('usual')
  })
