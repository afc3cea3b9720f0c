/** What can be bought and what it costs, always in sight; lit where it can be had now. */
import { createMemo, For, type JSX, lazy, Show, Suspense } from 'solid-js'
import { type Bundle, floors, price, stored } from '../../../shared/games/fortium/components.ts'
import type { Move } from '../../../shared/games/fortium/moves.ts'
import { boardOf, covers, hasCamp, playerAt, countOn } from '../../../shared/games/fortium/position.ts'
import { CardBack } from './art/CardBack.tsx'
import { Battlement, Brick, Mark, Tent } from './art/pieces.tsx'
import type { Choice } from './choice.ts'
import type { HandProps } from './handProps.ts'
import { later } from './late.ts'
import { firstExchange } from './toFloor.ts'

export const Cost = (props: { bundle: Bundle }) => (
  <span class="ft-cost">
    <For each={stored.filter((kind) => (props.bundle[kind] ?? 0) > 0)}>
      {(kind) => (
        <>
          {props.bundle[kind]}
          <Mark size={18}>
            <Brick kind={kind} x={0} y={0} size={34} />
          </Mark>
        </>
      )}
    </For>
  </span>
)

// What a price brings can wait for what it is.
const CardFace = lazy(async () => ({ default: (await later()).CardFace }))
const Outlook = lazy(async () => ({ default: (await later()).Outlook }))
const Until = lazy(async () => ({ default: (await later()).Until }))

const Chip = (props: {
  name: string
  bundle: Bundle | null
  open: boolean
  anchor: string
  /** What it would change, in the chip's corner. */
  outlook?: JSX.Element
  /** When it is there, beside what it costs. */
  until?: JSX.Element
  /** What stood there before, and how broad it stays. */
  as?: string
  /** Its sheet is open; what has none is no toggle. */
  pressed?: boolean
  press(): void
  children: JSX.Element
}) => (
  <button
    type="button"
    class="ft-price"
    classList={{ dim: !props.open && !props.pressed }}
    aria-pressed={props.pressed ?? false}
    data-anchor={props.anchor}
    onClick={() => props.press()}
  >
    {props.children}
    <span class="ft-what" data-as={props.as}>
      {props.name}
      <span class="ft-cost">
        <Show when={props.bundle}>{(bundle) => <Cost bundle={bundle()} />}</Show>
        <Suspense>{props.until}</Suspense>
      </span>
    </span>
    <Suspense>{props.outlook}</Suspense>
  </button>
)

/** Sites where one stands once all that is still to be seen has happened, the ones without an own camp first. */
const ownSites = (choice: Choice) => {
  const seat = choice.table.me()
  const state = choice.table.truth()
  if (seat === null) return []
  return boardOf(state)
    .sites.filter(({ cell }) => countOn(state, seat, cell) > 0)
    .toSorted((a, b) => Number(hasCamp(state, seat, a.id)) - Number(hasCamp(state, seat, b.id)))
}

export const Prices = (props: HandProps) => {
  const { choice } = props
  const table = choice.table
  const player = () => {
    const seat = table.me()
    return seat === null ? null : playerAt(table.truth(), seat)
  }
  const floor = () => floors[player()?.floors ?? 0]
  const pays = (bundle: Bundle): boolean =>
    covers(player()?.stock ?? { granite: 0, limestone: 0, turquoise: 0, gold: 0 }, bundle)
  /** Relief: who has no camp and cannot pay for one has it for nothing [FT-4.29]. */
  const isFree = (): boolean => !pays(price) && canPitch()
  const isOpen = (move: Move): boolean => choice.mine() !== null && table.whyNot(move) === null
  /** With a floor staged nothing more is bought: what the next one lacks is no reason yet. */
  const whyNot = (move: Move) =>
    table.sealed() ? ({ rule: 'FT-4.1', reason: 'turnIsFull' } as const) : table.whyNot(move)
  /** With all floors built a diamond is next, which gold buys in the final rounds [FT-2.6.4]. */
  const next = (): Move =>
    floor() === undefined ? { type: 'exchange', from: 'gold', times: 1 } : { type: 'buildFloor' }
  /** What its price calls to exchange for a floor: pressed, it opens that, as often as it takes. */
  const toExchange = () => {
    const [own, wanted] = [player(), floor()]
    if (own === null || wanted === undefined || choice.mine() === null || table.sealed()) return null
    const found = firstExchange(own.stock, wanted.kind, wanted.cost)
    return found !== null && table.whyNot({ type: 'exchange', ...found }) === null ? found : null
  }
  const build = (): void => {
    const refused = whyNot(next())
    const exchange = toExchange()
    if (exchange !== null) choice.openDrawer({ what: 'exchange', ...exchange })
    else if (refused !== null)
      table.explain(table.truth().phase === 'main' ? (whyNot({ type: 'buildFloor' }) ?? refused) : refused)
    else if (floor() === undefined) choice.openDrawer({ what: 'exchange', from: 'gold' })
    else choice.stage(next())
  }
  const pitchable = createMemo((): readonly Move[] =>
    ownSites(choice)
      .map(({ id }): Move => ({ type: 'buyCamp', site: id }))
      .filter(isOpen),
  )
  const canPitch = (): boolean => pitchable().length > 0
  /** The one camp that can be pitched: of several each has its own outlook. */
  const onlyCamp = (): Move | null => (pitchable().length === 1 ? (pitchable()[0] ?? null) : null)
  const camp = (): void => {
    const [best] = ownSites(choice)
    const canStrike = (player()?.camps ?? []).some((site) => isOpen({ type: 'removeCamp', site }))
    if (canPitch()) return choice.openDrawer({ what: 'camp' })
    if (canStrike && (best === undefined || player()?.campSupply === 0))
      return choice.openDrawer({ what: 'removeCamp' })
    const refused = whyNot({ type: 'buyCamp', site: best?.id ?? 'diamond' })
    if (refused !== null) table.explain(refused)
  }
  return (
    <div class="ft-prices" role="group" aria-label={props.texts.hand.prices}>
      <Chip
        name={
          floor() === undefined
            ? props.texts.hand.diamonds
            : props.texts.hand.floor(props.texts.kinds[floor()?.kind ?? 'gold'])
        }
        bundle={floor() === undefined ? null : { [floor()?.kind ?? 'gold']: floor()?.cost ?? 0 }}
        open={isOpen(next())}
        anchor="price:floor"
        until={<Show when={player()}>{(own) => <Until {...props} seat={own().seat} />}</Show>}
        outlook={<Outlook {...props} move={next()} />}
        press={build}
      >
        <Mark size={26}>
          <Battlement />
        </Mark>
      </Chip>
      <Chip
        name={isFree() ? `${props.texts.hand.camp}, ${props.texts.hand.free}` : props.texts.hand.camp}
        bundle={isFree() ? null : price}
        open={canPitch()}
        anchor="price:camp"
        outlook={<Show when={onlyCamp()}>{(move) => <Outlook {...props} move={move()} />}</Show>}
        pressed={choice.isAtCamps()}
        press={camp}
      >
        <Mark size={28}>
          <Tent x={0} y={6} seat={table.me() ?? player()?.seat ?? (0 as never)} />
        </Mark>
      </Chip>
      <Show when={table.view().options.supportCards === 'yes'}>
        <Show
          when={player()?.card}
          fallback={
            <Chip
              name={props.texts.hand.card}
              bundle={price}
              open={isOpen({ type: 'buyCard' })}
              anchor="bank:card"
              outlook={<Outlook {...props} move={{ type: 'buyCard' }} />}
              pressed={choice.drawer()?.what === 'card'}
              press={() => choice.openDrawer({ what: 'card' })}
            >
              <span class="ft-small-card">
                <CardBack />
              </span>
            </Chip>
          }
        >
          {(card) => (
            <Chip
              name={
                card().face === null
                  ? props.texts.hand.unseen
                  : props.texts.cards[card().face?.secret.kind ?? 'negotiate'].name
              }
              bundle={null}
              open={choice.plays().length > 0}
              anchor="own:card"
              as={props.texts.hand.card}
              pressed={choice.drawer()?.what === 'card'}
              press={() => choice.openDrawer({ what: 'card' })}
            >
              <span class="ft-small-card">
                <Show when={card().face} fallback={<CardBack />}>
                  {(face) => (
                    <Suspense fallback={<CardBack />}>
                      <CardFace kind={face().secret.kind} />
                    </Suspense>
                  )}
                </Show>
              </span>
            </Chip>
          )}
        </Show>
      </Show>
    </div>
  )
}
