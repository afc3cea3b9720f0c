/**
 * Nobody overlooks that the end has begun, nor that a rival's next turn brings it while that can be averted: heard here.
 * Seen, the one stands in the head, round the one diamond and at each quarry; the other in the line at the top.
 */
import { createEffect, createMemo, Show } from 'solid-js'
import { areRivals, countOn, playing, rivalsOn } from '../../../shared/games/fortium/position.ts'
import { diamondMine } from '../../../shared/games/fortium/layout.ts'
import { lastRound } from '../../../shared/games/fortium/steps/ending.ts'
import type { HandProps } from './handProps.ts'
import { incomeOf } from './income.ts'
import { finalLeft } from './nearEnd.ts'
import { endWords, threatSaid } from './Soon.tsx'
import { winOf } from './threats.ts'

export const Alarm = (props: HandProps) => {
  const words = endWords()
  const threats = createMemo((): string => {
    const { table } = props.choice
    const [c, state, me] = [words(), table.view(), table.me()]
    if (c === undefined) return ''
    return playing(state)
      .filter((seat) => me === null || areRivals(state, me, seat))
      .flatMap((seat) => {
        const said = threatSaid(c, table, seat)
        return said === null ? [] : [`${table.nameOf(seat)} ${said}.`]
      })
      .join(' ')
  })
  /** That one wins goes before what others may do, which is read before the dice, too: miners are bought back against it. */
  const won = createMemo((): string => {
    const { table } = props.choice
    const me = table.me()
    const how = me === null ? null : winOf(table.view(), me)
    return how === null ? '' : (words()?.end.now[how] ?? '')
  })
  /** What one digs up as one's turn begins is told of as what others would. */
  const digs = (): string => {
    const { table } = props.choice
    const [view, me] = [table.view(), table.me()]
    const n = view.phase === 'turnStart' && view.active === me ? incomeOf(view, me).diamond : 0
    return n === 0 ? '' : (words()?.end.digs(n, lastRound(view) === null) ?? '')
  }
  /** A warning stands where it is said what to do now, and leaves that to be read, in fewer words. */
  const todo = (): string => {
    const { phase, moveDice } = props.choice.table.view()
    const all = words()?.end.todo
    if (all === undefined || (phase !== 'turnStart' && phase !== 'recover' && phase !== 'main')) return ''
    return phase === 'main' && moveDice.every(({ used }) => used) ? all.spent : all[phase]
  }
  const warning = (): string => {
    if (threats() === '') return digs()
    return digs() === '' ? `${threats()} ${todo()}`.trim() : `${digs()}. ${threats()}`
  }
  /** Who held the mine as one's turn ended, and has nobody there as the next begins: bots that answer at once are not seen to take it. */
  const guarded = createMemo(
    (was: { turnNo: number; miners: number; lost: boolean }) => {
      const { table } = props.choice
      const [view, me] = [table.view(), table.me()]
      if (me === null || view.active !== me) return was
      const { turnNo } = view
      const miners = countOn(view, me, diamondMine)
      return { turnNo, miners, lost: turnNo > was.turnNo ? was.miners > 0 && miners === 0 : was.lost }
    },
    { turnNo: -1, miners: 0, lost: false },
  )
  const loss = (): string => {
    const { table } = props.choice
    const [view, me, end] = [table.view(), table.me(), words()?.end]
    const isBegun = view.phase === 'turnStart' || view.phase === 'recover'
    if (me === null || view.active !== me || !isBegun || !guarded().lost || end === undefined) return ''
    const [taker] = rivalsOn(view, me, diamondMine)
    return `${end.lostMine(taker === undefined ? null : table.nameOf(taker.seat))} ${todo()}`
  }
  createEffect(() => props.choice.warn(won() || warning() || loss()))
  const countdown = (): string => {
    const left = finalLeft(props.choice.table.view())
    return left === null ? '' : `${props.texts.hand.countdown(left)} ${props.texts.hand.doubled}`
  }
  const said = (): string => `${won()} ${threats()} ${countdown()}`.trim()
  return (
    <Show when={said()}>
      <p class="ft-alarm" classList={{ 'ft-won': won() !== '' }} role="status">
        {said()}
      </p>
    </Show>
  )
}
