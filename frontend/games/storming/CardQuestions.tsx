/** Questions that are answered by picking a card. */
import { createMemo, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { colourOf } from '../../../shared/games/storming/components.ts'
import type { HandProps } from './handProps.ts'
import { type Option, Pick } from './Pick.tsx'
import { OwnHand } from './OwnHand.tsx'

interface Asked {
  readonly title: string
  readonly options: readonly Option[]
}

export const CardQuestions = (props: HandProps) => {
  const { moves } = props.choice
  const asked = createMemo((): Asked | null => {
    const seat = props.choice.mine()
    const step = props.choice.step()
    if (seat === null || step === null) return null
    const title = props.texts.board.status.mine(step)
    switch (step.type === 'offer' ? step.what : step.type) {
      case 'keepWarlockEvent':
        return {
          title,
          options: moves('keepWarlockEvent').map((move) => ({ card: move.eventId, move })),
        }
      case 'chooseInventionType':
        return {
          title,
          options: moves('chooseInventionType').map((move) => ({
            card: `${move.as === 'military' ? 'military1' : move.as}-${colourOf(seat)}`,
            move,
          })),
        }
      case 'spy':
        return {
          title,
          options: moves('spyChoose').map((move) => ({ card: move.eventId, move })),
        }
      case 'palace':
      case 'lordOfWar':
        return {
          title,
          options: moves('addFutureCard').map((move) => ({ card: move.card, move })),
        }
      case 'depopulation':
        return {
          title,
          options: moves('loseCard').map((move) => ({ card: move.card, move })),
        }
      case 'cathedralBuilt':
        return {
          title,
          options: moves('cathedralDiscard').map((move) => ({ card: move.revoltId, move })),
        }
      case 'libraryBuilt':
        return {
          title,
          options: moves('placeLibraryMarker').map((move) => ({
            card: move.improvement,
            of: move.seat as Seat,
            move,
          })),
        }
      default:
        return null
    }
  })
  /** Its cards are those of the hand: beside them the hand would lie a second time. */
  const isOfHand = (): boolean => moves('addFutureCard').length > 0
  return (
    <div class="st-questions" data-anchor={isOfHand() ? 'hand' : undefined}>
      <Show when={asked()}>
        {(question) => (
          <Pick
            {...props}
            title={question().title}
            options={question().options}
            pass={
              <Show when={moves('pass').length > 0}>
                <button type="button" onClick={() => props.choice.stage({ type: 'pass' })}>
                  {props.texts.acts.pass}
                </button>
              </Show>
            }
          />
        )}
      </Show>
      <OwnHand {...props} without={isOfHand() ? 'actions' : undefined} />
    </div>
  )
}
