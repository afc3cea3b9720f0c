import { For, Show } from 'solid-js'
import type { MoveOf } from '../../../shared/games/castillo/moves.ts'
import { Beside } from '../../kit/Beside.tsx'
import { language } from '../../kit/language.ts'
import { Pawn } from '../../kit/pieces/pieces.tsx'
import { HelperPiece } from './art/marks.tsx'
import { TraderSpaceArt } from './art/pieces.tsx'
import type { Choice } from './choice.ts'
import { GainLabel } from './Gain.tsx'
import type { Texts } from './texts.es.ts'

/** Only asked where there is something to choose between: in both languages, as it is fetched then. */
const words = {
  es: {
    where: '¿Qué plaza?',
    who: '¿Qué ayudante?',
    fromSupply: 'De tu reserva',
    from: (space: string) => `Desde ${space}, que deja de traerte recursos`,
  },
  en: {
    where: 'Which space?',
    who: 'Which helper?',
    fromSupply: 'From your supply',
    from: (space: string) => `From ${space}, which brings you nothing any more`,
  },
}

/** Several ways to place a helper in one building: which place, and where the helper comes from; beside it. */
export const WhichSpace = (props: { choice: Choice; texts: Texts }) => {
  const t = () => words[language()]
  /** Where there is but one place to go, it is asked who goes there. */
  const isOnePlace = (): boolean => new Set(props.choice.asked().map(({ space }) => space)).size === 1
  const title = (): string => (isOnePlace() ? t().who : t().where)
  const from = ({ from: source }: MoveOf<'placeHelper'>): string =>
    source === 'supply' ? t().fromSupply : t().from(props.texts.the(props.texts.spaces[source]))
  const seat = () => props.choice.player()?.seat
  /** Who would go, as it stands now: on its cart, or by itself. */
  const Who = ({ from: source }: MoveOf<'placeHelper'>) =>
    source === 'supply' ? (
      <HelperPiece seat={seat()} />
    ) : (
      <svg viewBox="-72 -62 144 116" width="44" height="36" aria-hidden="true">
        <TraderSpaceArt space={source} />
        <Pawn x={0} y={-26} size={54} seat={seat() ?? (0 as never)} />
      </svg>
    )
  return (
    <Show when={props.choice.askedAt()} keyed>
      {(place) => (
        <Beside anchor={place} class="ca-which" label={title()} leave={() => props.choice.leave()}>
          <p>{title()}</p>
          <For each={props.choice.asked()}>
            {(move) => (
              <button
                type="button"
                class="ca-act"
                data-card={move.space}
                onClick={() => props.choice.stage(move)}
              >
                <Who {...move} />
                <span>
                  <Show when={!isOnePlace()} fallback={from(move)}>
                    {props.texts.effects[move.space as keyof Texts['effects']]} <small>{from(move)}</small>
                  </Show>
                </span>
                <GainLabel
                  points={props.choice.gain(move)}
                  said={props.texts.places.ifScored(props.choice.gain(move))}
                />
              </button>
            )}
          </For>
          <button type="button" class="quiet" onClick={() => props.choice.leave()}>
            {props.texts.tray.cancel}
          </button>
        </Beside>
      )}
    </Show>
  )
}
