/** The card that is resolved, upright for all to see: whose it is, what it does now, and what comes next. */
import { createMemo, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { isRevolt } from '../../../shared/games/storming/components.ts'
import type { Budget, OfferKind, State } from '../../../shared/games/storming/state.ts'
import { limitOf } from '../../../shared/games/storming/steps/card.ts'
import { createWide } from '../../kit/media.ts'
import { Emblem } from '../../kit/pieces/Emblem.tsx'
import { CardFace } from './art/cards/Card.tsx'
import { seatOfCard, sortOf } from './art/cards/sorts.ts'
import { kindOf } from './cardKinds.ts'
import { enlarge } from './enlarge.ts'
import type { HandProps } from './handProps.ts'
import { cardName } from './names.ts'

/** The budget of the card that is played now. */
const budgetIn = (state: State): Budget | null => {
  for (const step of state.agenda.toReversed()) if (step.type === 'act' || step.type === 'card') return step
  return null
}

const reactions: readonly OfferKind[] = ['militaryAlliance', 'customsHouse', 'philosopher']

export const InForce = (props: HandProps) => {
  const { table } = props.choice
  /** Else its title would be too small to read on it, and is said beside it. */
  const isWide = createWide()
  const t = () => props.texts.planning
  const card = createMemo(() => table.view().resolving?.card ?? null)
  const budget = createMemo(() => budgetIn(table.view()))
  /** Who plays it: of the Invention, whoever does; nobody's are events and revolts. */
  const owner = (): Seat | null => {
    const now = card()
    if (now === null) return null
    return budget()?.seat ?? (sortOf(now) === 'action' ? seatOfCard(now) : null)
  }
  const asked = (): readonly Seat[] => [...new Set(table.decisions().map(({ seat }) => seat))]
  /** Who alone is asked is spoken to; who has answered and is to confirm decides no more. */
  const askedOf = (what: 'decides' | 'reacts'): string =>
    table.sealed()
      ? ''
      : asked().length === 1 && asked()[0] === table.me()
        ? t().own[what]
        : t()[what](props.texts.listed(asked().map(table.nameOf)))
  /** The card is over, and somebody may answer it. */
  const isAnswered = (): boolean => {
    const step = props.choice.step()
    return step?.type === 'offer' && reactions.includes(step.what)
  }
  /** What nobody plays says what it does: on it stands its name alone. */
  const told = (): string => {
    const shown = card()
    if (shown === null || owner() !== null || !isWide()) return ''
    return isRevolt(shown) ? `${props.texts.log.revoltRevealed}.` : props.texts.cards[kindOf(shown)].line
  }
  const now = (): string => {
    const playing = budget()
    const step = props.choice.step()
    if (isAnswered()) return askedOf('reacts')
    if (step?.type === 'act' && playing !== null) {
      const all = limitOf(table.view(), playing)
      // Once its own are done, only the one that a pact adds is left.
      return playing.base < all
        ? t().actions(playing.total + 1, Math.max(playing.total + 1, all))
        : props.texts.board.extra
    }
    return [told(), asked().length === 0 ? '' : askedOf('decides')].join(' ').trim()
  }
  /** In one line, where the strip is narrow: below it lies the map. */
  const next = (): string => {
    const { resolving, present, winner } = table.view()
    const { nextAttached, nextCard } = isWide() ? t() : t().brieflyNext
    if (winner !== null) return ''
    if ((resolving?.attached.length ?? 0) > 0) return nextAttached
    const [entry] = present
    if (entry === undefined) return t().nextNone
    return entry.placedBy === null ? t().nextEvent : nextCard(table.nameOf(entry.placedBy))
  }
  return (
    <div class="st-inforce" classList={{ gone: isAnswered() }} data-anchor="inForce">
      <Show when={card()} keyed>
        {(shown) => (
          <>
            <button
              type="button"
              class="st-upright"
              data-card={`card:${shown}`}
              aria-label={`${t().inForce}: ${cardName(props.texts, shown, table.nameOf)}. ${props.texts.cards[kindOf(shown)].line}`}
              onClick={() => enlarge(() => props.texts, table.nameOf, shown)}
            >
              <CardFace card={shown} texts={props.texts} form={isWide() ? 'hand' : 'sign'} />
            </button>
            <div class="st-said" role="status">
              <p>
                <Show when={owner() !== null} fallback={<b>{cardName(props.texts, shown, table.nameOf)}</b>}>
                  <Emblem seat={owner() ?? (0 as Seat)} />
                  <b>
                    {table.nameOf(owner() ?? (0 as Seat))}
                    <Show when={!isWide()}>: {cardName(props.texts, shown, table.nameOf)}</Show>
                  </b>
                </Show>
              </p>
              <p>{now()}</p>
              <p class="st-next">{next()}</p>
            </div>
          </>
        )}
      </Show>
    </div>
  )
}
