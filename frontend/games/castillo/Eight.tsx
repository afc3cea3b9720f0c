import { For } from 'solid-js'
import { roleCards } from '../../../shared/games/castillo/components.ts'
import type { Player } from '../../../shared/games/castillo/state.ts'
import { RoleCardFace } from './art/pieces.tsx'
import type { Texts } from './texts.es.ts'
import { roleName } from './words.ts'

/** The eight cards of a seat: what is played is public, and so is what is not. */
export const Eight = (props: { player: Player; name: string; texts: Texts }) => (
  <ul class="ca-eight" aria-label={props.texts.holdings.cards(props.name)}>
    <For each={roleCards}>
      {(card) => (
        <li
          classList={{ played: !props.player.hand.includes(card) }}
          data-card={`seat:${props.player.seat}:${card}`}
          aria-label={`${roleName(props.texts, card)}, ${props.player.hand.includes(card) ? props.texts.holdings.free : props.texts.tray.played}`}
        >
          <RoleCardFace card={card} name={roleName(props.texts, card)} />
        </li>
      )}
    </For>
  </ul>
)
