/** What a seat lacks for the end, in its panel, while that is little: before the end has begun. */
import { Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { diamondsToWin, floors } from '../../../shared/games/fortium/components.ts'
import { hasCamp, playerAt } from '../../../shared/games/fortium/position.ts'
import { createWords } from '../../kit/language.ts'
import type { CardTexts } from './cards/texts.es.ts'
import type { FortiumTable } from './choice.ts'
import { isNearEnd } from './nearEnd.ts'
import { lurking, threatOf, winsNow } from './threats.ts'

/** What the next turn of a seat is going to bring, or the one it plays, where that is the end or its beginning. */
export const threatSaid = (c: CardTexts, table: FortiumTable, seat: Seat): string | null => {
  if (winsNow(table.view(), seat)) return c.end.winsNow
  const threat = threatOf(table.view(), seat)
  if (threat === null) {
    const miners = lurking(table.view(), seat)
    const me = table.me()
    if (miners === 0) return null
    // A camp pitched beside it sends one's own away [FT-4.25].
    return me !== null && hasCamp(table.view(), me, 'diamond') ? c.end.ousts(miners) : c.end.lurks(miners)
  }
  return threat.wins ? c.end.wins(threat.isAverted) : c.end.starts(threat.dug)
}

export const endWords = () =>
  createWords<CardTexts>({
    es: async () => (await import('./cards/texts.es.ts')).cardTexts,
    en: async () => (await import('./cards/texts.en.ts')).cardTexts,
  })

/** In the words of the cards: of who is near, what is missing to what. */
export const soonOf = (c: CardTexts, table: FortiumTable, seat: Seat): string | null => {
  const view = table.view()
  const threat = threatSaid(c, table, seat)
  if (threat !== null) return threat
  if (view.phase === 'finished' || !isNearEnd(view, seat)) return null
  const { floors: built, diamonds } = playerAt(view, seat)
  return view.triggerRound === null
    ? c.end.opens(floors.length - built)
    : c.end.completes(diamondsToWin - diamonds)
}

export const Soon = (props: { table: FortiumTable; seat: Seat }) => {
  const words = endWords()
  const said = (): string | null => {
    const c = words()
    return c === undefined ? null : soonOf(c, props.table, props.seat)
  }
  return (
    <Show when={said()}>
      <p class="ft-soon" data-card="round">
        {said()}
      </p>
    </Show>
  )
}
