import { createMemo, Show } from 'solid-js'
import type { Action } from '../../../shared/games/fortaleza/steps/actions.ts'
import { Price, priceWidth } from '../../kit/pieces/Price.tsx'
import type { Choice } from './choice.ts'
import type { Texts } from './texts.es.ts'
import { offerName } from './words.ts'

/** What an act costs or brings and would score, beside its name. */
export const Worth = (props: { choice: Choice; texts: Texts; action: Action }) => {
  const offer = createMemo(() => props.choice.weigh(props.action))
  const width = (): number => priceWidth(offer())
  return (
    <Show when={width() > 0}>
      <svg
        viewBox={`${-width() / 2} -20 ${width()} 40`}
        width={0.75 * width()}
        height="30"
        role="img"
        aria-label={offerName(props.texts, offer())}
      >
        <Price x={0} y={0} size={40} beside coins={offer().coins} points={offer().points} />
      </svg>
    </Show>
  )
}
