/** Who is to be told that it is their turn: people who are asked, are not there, and have asked to be told. */
import { nameIn } from '../../../shared/protocol/nameless.ts'
import { mendedText } from '../../../shared/protocol/text.ts'
import { same } from '../../../shared/engine/copy.ts'
import type { Env } from '../../env.ts'
import { type OpenTable, questionsOf } from '../../room/table.ts'
import { noticeFor, type NoticeResult } from './notice.ts'
import { sendPush, vapidOf } from './push.ts'
import { sendWebhook } from './webhook.ts'
import type { Seating } from '../../room/records.ts'

export const nudgeWays = ['push', 'webhook'] as const
export type NudgeWay = (typeof nudgeWays)[number]

/** The question a seat should be told of; null where there is nothing to tell. */
export const nudgeFor = (
  open: OpenTable,
  seat: number,
  isPresent: boolean,
): { readonly key: string } | null => {
  const record = open.seating.seats[seat]
  if (record?.kind !== 'person' || record.standIn || isPresent) return null
  const asked = questionsOf(open).find((decision) => decision.seat === seat)
  return asked === undefined ? null : { key: asked.key }
}

/** Where somebody is told in this way; null: nowhere. */
const addressOf = ({ seats }: Seating, seat: number, way: NudgeWay) => {
  const record = seats[seat]
  return record?.kind === 'person' ? (record.nudge?.[way] ?? null) : null
}

/** The seats without a way that leads nowhere any more. */
const without = (seating: Seating, seat: number, way: NudgeWay): Seating => ({
  ...seating,
  seats: seating.seats.map((record, index) =>
    index === seat && record.kind === 'person' && record.nudge !== undefined
      ? { ...record, nudge: { ...record.nudge, [way]: null } }
      : record,
  ),
})

const send = async ({ seating }: OpenTable, seat: number, way: NudgeWay, env: Env): Promise<NoticeResult> => {
  const { setting, seats } = seating
  const record = seats[seat]
  if (record?.kind !== 'person' || record.nudge === undefined) return 'told'
  const { push, webhook, language } = record.nudge
  const { id, game, origin = '' } = setting
  const notice = noticeFor(
    { table: id, game, seat, name: nameIn(mendedText(record.name), language), origin },
    language,
  )
  const keys = vapidOf(env)
  if (way === 'push') return push === null || keys === null ? 'told' : sendPush(push, notice, keys)
  return webhook === null ? 'told' : sendWebhook(webhook, notice, env.WEBHOOKS)
}

/**
 * Tells one person in one way. The seats as they are afterwards, where that way turned out to lead nowhere; throws
 * where it should be tried again.
 */
export const sendNudge = async (
  open: OpenTable,
  seat: number,
  way: NudgeWay,
  env: Env,
): Promise<Seating | null> => {
  const called = addressOf(open.seating, seat, way)
  const told = await send(open, seat, way, env)
  if (told === 'later') throw new Error(`nobody could be told by ${way}`)
  // It takes a while: who was there meanwhile may have given another address, which nobody has called.
  const isStill = same(addressOf(open.seating, seat, way), called)
  return told === 'gone' && isStill ? without(open.seating, seat, way) : null
}
