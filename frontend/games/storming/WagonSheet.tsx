/** The war wagon in hand: in which order it rolls and shoots, and whether it does only one of them. */
import { Show } from 'solid-js'
import type { HandProps } from './handProps.ts'
import { warWagon } from '../../../shared/games/storming/actions/wagon.ts'
import { halfAlone, halfOf, type WagonTaken } from './wagon.ts'

export const WagonSheet = (props: HandProps) => {
  const { choice } = props
  const t = () => props.texts.board.wagon
  const held = (): WagonTaken => {
    const taken = choice.taken()
    return taken?.what === 'wagon' ? taken : { what: 'wagon', first: 'move', at: null }
  }
  const alone = () => halfAlone(choice.moves('useWarWagon'), held())
  const order = (first: WagonTaken['first']) => (
    <button
      type="button"
      aria-pressed={held().first === first}
      disabled={choice.moves('useWarWagon').every((move) => move.first !== first)}
      onClick={() => held().first !== first && choice.take({ what: 'wagon', first, at: null })}
    >
      {t().orders[first]}
    </button>
  )
  return (
    <div class="st-asked st-wagon" data-card={`troop:${warWagon(choice.table.view())?.troop.id}`}>
      <div class="st-acts-row" role="group" aria-label={t().order}>
        {order('move')}
        {order('attack')}
      </div>
      <p>{t().point[halfOf(held())]}</p>
      <Show when={alone()}>
        {(move) => (
          <button type="button" class="main" onClick={() => choice.stage(move())}>
            {t().only[held().first]}
          </button>
        )}
      </Show>
      <button type="button" class="quiet" onClick={() => choice.clear()}>
        {props.texts.board.leave}
      </button>
    </div>
  )
}
