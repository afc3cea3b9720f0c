import { Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import type { TableInfo } from '../../../shared/protocol/tableInfo.ts'
import { createWords } from '../../kit/language.ts'
import type { UndoTexts } from '../../texts/undo.es.ts'

/** Somebody would like to take back what has been seen: every other person says yes or no, where the hand is. */
export const UndoAsked = (props: {
  asked: NonNullable<TableInfo['undo']>
  me: Seat | null
  nameOf(seat: Seat): string
  answer(agree: boolean): void
}) => {
  const words = createWords<UndoTexts>({
    es: async () => (await import('../../texts/undo.es.ts')).undo,
    en: async () => (await import('../../texts/undo.en.ts')).undo,
  })
  const isAsked = (): boolean => props.me !== null && props.asked.waiting.includes(props.me)
  const waiting = (): readonly string[] => props.asked.waiting.map(props.nameOf)
  const said = (words: UndoTexts): string => {
    if (isAsked()) return words.asks(props.nameOf(props.asked.by))
    if (props.asked.by === props.me) return words.waits(waiting())
    return words.others(props.nameOf(props.asked.by), waiting())
  }
  return (
    <Show when={words()}>
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
        </div>
      )}
    </Show>
  )
}
