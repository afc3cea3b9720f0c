/** The tray while a card is acted out: what is left of it, and what it builds or raises, taken up here, put on the map. */
import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js'
import { same } from '../../../shared/engine/copy.ts'
import type { Seat } from '../../../shared/engine/ids.ts'
import { type OwnTroopKind, troopKinds } from '../../../shared/games/storming/components.ts'
import { playerAt } from '../../../shared/games/storming/queries.ts'
import { type Structure } from '../../../shared/games/storming/state.ts'
import { SmallCard } from './art/cards/Card.tsx'
import { PieceMark } from './art/PieceMark.tsx'
import { StructureArt } from './art/Structures.tsx'
import { TroopFigure } from './art/Troops.tsx'
import { Asking, TornTold } from './Asking.tsx'
import { BudgetLeft } from './BudgetLeft.tsx'
import { enlarge } from './enlarge.ts'
import type { HandProps } from './handProps.ts'
import { actionHand, eventHand } from './OwnHand.tsx'
import { type Built, built, moveOfBuilt } from './places.ts'
import { stocks, takePiece, type TakenPiece } from './pieces.ts'
import { useOf } from './uses.ts'
import { WagonSheet } from './WagonSheet.tsx'

/** What is drawn of each: of what is enlarged what comes of it first, of a wall the village that it stands about. */
const structureOf = (kind: Built, owner: Seat): Structure => {
  const wall = kind === 'wall'
  return { kind: wall ? 'village' : kind === 'upgrade' ? 'town' : kind, owner, wall }
}

/** Pieces of one's own that can be taken up, or could with this card: a press on those says what is missing, no more. */
const Pieces = (props: HandProps & { seat: Seat }) => {
  const { choice } = props
  const t = () => props.texts.board
  const supply = () => playerAt(choice.table.view(), props.seat).supply
  const kinds = (): readonly Built[] =>
    built.filter((kind) => choice.moves(moveOfBuilt[kind]).length > 0 || choice.actKind() === 'build')
  const troops = (): readonly OwnTroopKind[] => {
    const raised = [...choice.moves('recruitTroop'), ...choice.moves('placeReinforcement')]
    return troopKinds.filter(
      (kind) => raised.some((move) => move.kind === kind) || choice.actKind() === 'recruit',
    )
  }
  const pieceOf = (piece: TakenPiece, picture: () => JSX.Element) => {
    const isHeld = (): boolean => same(choice.taken(), piece)
    return (
      <button
        type="button"
        class="st-piece"
        data-card={`piece:${piece.kind === 'upgrade' ? 'town' : piece.kind}`}
        classList={{ dim: !choice.canPut(piece), held: isHeld() }}
        aria-pressed={isHeld()}
        onClick={() => takePiece(choice, props.texts, piece)}
      >
        {picture()}
        <em>{useOf(piece.kind)}</em>
      </button>
    )
  }
  return (
    <div class="st-acts-row" role="group" aria-label={t().pieces}>
      <For each={kinds()}>
        {(kind) =>
          pieceOf({ what: 'build', kind }, () => (
            <>
              <svg viewBox="-40 -50 80 88" aria-hidden="true">
                <StructureArt structure={structureOf(kind, props.seat)} bare />
              </svg>
              <span>{t().built[kind]}</span>
              {/* Of two pieces each has its own sign and count, as in one's panel. */}
              <small
                aria-label={props.texts.listed(
                  stocks[kind].map((piece) =>
                    stocks[kind].length > 1
                      ? `${t().settlements[piece as 'town']}: ${t().left(supply()[piece])}`
                      : t().left(supply()[piece]),
                  ),
                )}
              >
                <For each={stocks[kind]}>
                  {(piece) => (
                    <i>
                      <Show when={stocks[kind].length > 1}>
                        <svg viewBox="-22 -22 44 44">
                          <PieceMark piece={piece} seat={props.seat} />
                        </svg>
                      </Show>
                      ×{supply()[piece]}
                    </i>
                  )}
                </For>
              </small>
            </>
          ))
        }
      </For>
      <For each={troops()}>
        {(kind) =>
          pieceOf({ what: 'recruit', kind }, () => (
            <>
              <svg viewBox="-34 -58 68 72" aria-hidden="true">
                <TroopFigure x={0} y={2} kind={kind} owner={props.seat} />
              </svg>
              <span>{t().troops[kind]}</span>
              <small aria-label={t().left(supply()[kind])}>×{supply()[kind]}</small>
            </>
          ))
        }
      </For>
    </div>
  )
}

/** One's hand, whose place the pieces have taken: it is read, and nothing of it can be played now. */
const HandLooked = (props: HandProps) => {
  const { table, mine } = props.choice
  const cards = (): readonly string[] => {
    const seat = mine()
    return seat === null ? [] : [...actionHand(table.view(), seat), ...eventHand(table.view(), seat)]
  }
  return (
    <Show when={cards()[0]}>
      {(first) => (
        <button
          type="button"
          class="st-looked"
          data-hint={props.texts.planning.hand}
          onClick={() => enlarge(() => props.texts, table.nameOf, first(), cards())}
        >
          <span>
            <For each={cards().slice(0, 3)}>{(card) => <SmallCard card={card} texts={props.texts} />}</For>
          </span>
          {props.texts.planning.hand}
        </button>
      )}
    </Show>
  )
}

/** Acts that need no place: to begin the next round, to be content with what was done, to pass. */
const Bare = (props: HandProps) => {
  const { choice } = props
  const end = { type: 'endCard' } as const
  const isAct = (): boolean => choice.step()?.type === 'act'
  const isFree = createMemo(() => isAct() && choice.table.whyNot(end) === null)
  /** It gives up what the card has left, and cannot be taken back once it is sent: it waits to be confirmed. */
  const finish = (): void => {
    const refused = choice.table.whyNot(end)
    if (refused === null) choice.stage(end)
    else choice.table.explain(refused)
  }
  return (
    <div class="st-acts-row">
      <For each={choice.moves('claimFirstPlayer')}>
        {(move) => (
          <button
            type="button"
            class="st-claim"
            data-card={`seat:${choice.mine()}:first`}
            onClick={() => choice.stage(move)}
          >
            <svg viewBox="-14 -12 28 24" width="26" height="22" aria-hidden="true">
              <path
                d="M-11 8L-12-6L-5 0L0-9L5 0L12-6L11 8z"
                fill="#e3b95e"
                stroke="#2a2520"
                stroke-width="1.6"
                stroke-linejoin="round"
              />
            </svg>
            {props.texts.board.claim}
          </button>
        )}
      </For>
      <Show when={isAct()}>
        <button type="button" class="st-end" classList={{ dim: !isFree() }} onClick={finish}>
          {props.texts.acts.endCard}
        </button>
      </Show>
      <HandLooked {...props} />
      <For each={choice.moves('pass')}>
        {(move) => (
          <button type="button" class="st-end" onClick={() => choice.play(move)}>
            {/* With some of it staged, to want no more is not to decline it. */}
            {choice.table.staged().length > 0 ? props.texts.board.enough : props.texts.acts.pass}
          </button>
        )}
      </For>
    </div>
  )
}

export const Acts = (props: HandProps) => {
  const { choice } = props
  return (
    <Show when={choice.mine() !== null ? { seat: choice.mine() as Seat } : null}>
      {(me) => (
        <div class="st-acts">
          <BudgetLeft {...props} />
          {/* Beside its region; where there is no room it stands here, in the place of the pieces. */}
          <Show when={choice.asked()} fallback={<TornTold {...props} />} keyed>
            {(asked) => <Asking {...props} asked={asked} />}
          </Show>
          <Switch
            fallback={
              <>
                <Pieces {...props} seat={me().seat} />
                <Bare {...props} />
              </>
            }
          >
            <Match when={choice.taken()?.what === 'wagon'}>
              <WagonSheet {...props} />
            </Match>
          </Switch>
        </div>
      )}
    </Show>
  )
}
