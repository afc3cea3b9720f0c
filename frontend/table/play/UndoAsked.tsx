import { createEffect, createSignal, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { createWords } from '../../kit/language.ts'
import type { UndoTexts } from '../../texts/undo.es.ts'

export type UndoTold = NonNullable<TableInfo['undo'] | TableInfo['undoRefused']>

/** Somebody would like to take back what has been seen: every other person says yes or no, where the hand is, and a no is told. */
export const UndoAsked = (props: {
  asked: UndoTold
  me: Seat | null
  nameOf(seat: Seat): string
  answer(agree: boolean): void
}) => {
  const words = createWords<UndoTexts>({
    es: async () => (await import('../../texts/undo.es.ts')).undo,
    en: async () => (await import('../../texts/undo.en.ts')).undo,
  })
  const waiting = (): readonly Seat[] => ('waiting' in props.asked ? props.asked.waiting : [])
  const isAsked = (): boolean => props.me !== null && waiting().includes(props.me)
  const refusedBy = (): Seat | null => ('refusedBy' in props.asked ? props.asked.refusedBy : null)
  const [isRead, setRead] = createSignal(false)
  // Who asks once more is told again.
  createEffect(() => refusedBy() === null && setRead(false))
  const said = (words: UndoTexts): string => {
    const refused = refusedBy()
    if (refused !== null) return words.refused(props.nameOf(refused))
    const names = waiting().map(props.nameOf)
    if (isAsked()) return words.asks(props.nameOf(props.asked.by))
    if (props.asked.by === props.me) return words.waits(names)
    return words.others(props.nameOf(props.asked.by), names)
  }
  return (
    <Show when={isRead() || (refusedBy() !== null && refusedBy() === props.me) ? null : words()}>
      {(loaded) => (
        <div class="undo-asked" role="status">
          <p>{said(loaded())}</p>
          <Show when={isAsked()}>
            <div class="choices">
              <button type="button" onClick={() => props.answer(false)}>
                {loaded().refuse}
              </button>
              <button type="button" class="main" onClick={() => props.answer(true)}>
                {loaded().agree}
              </button>
            </div>
          </Show>
          <Show when={refusedBy() !== null}>
            <button type="button" onClick={() => setRead(true)}>
              {loaded().read}
            </button>
          </Show>
        </div>
      )}
    </Show>
  )
}
