/** Developing: which tiles are thrown away. */
import { createEffect, createSignal, For, onCleanup, Show } from 'solid-js'
import { seatOf } from '../../../shared/engine/ids.ts'
import {
  type CardId,
  type Level,
  type StackKind,
  stackKinds,
} from '../../../shared/games/fortaleza/components.ts'
import type { Tiles } from '../../../shared/games/fortaleza/moves.ts'
import type { Action } from '../../../shared/games/fortaleza/steps/actions.ts'
import { Laurel, LevelShield } from '../../kit/pieces/pieces.tsx'
import { figure } from '../../kit/sums.ts'
import { Icon } from './art/Icon.tsx'
import { gatePointsOf, guildOf, towerOf } from './cards/places.tsx'
import { Sign } from './cards/scoreLines.tsx'
import type { Choice } from './choice.ts'
import type { Texts } from './texts.es.ts'

const none: Tiles = { guild: 0, wall: 0, tower: 0 }
const printed: Readonly<Record<StackKind, (of: Level) => number>> = {
  guild: (of) => guildOf(of)?.points ?? 0,
  wall: gatePointsOf,
  tower: (of) => towerOf(of)?.points ?? 0,
}
const stackIcons = { guild: 'hammer', wall: 'wall', tower: 'tower' } as const

export const developWith = (ids: readonly CardId[], tiles: Tiles): Action => ({
  type: ids.length === 2 ? 'developMany' : 'developOne',
  cards: ids.map((cardId) => ({ cardId, as: 'any' })),
  tiles: { ...tiles },
})

interface Said {
  readonly choice: Choice
  readonly texts: Texts
}

/** Tiles to throw away: one with one card, two or three with two. */
export const Develop = (props: Said) => {
  const [tiles, setTiles] = createSignal<Tiles>(none)
  const count = (): number => props.choice.selected().length
  const chosen = (): number => stackKinds.reduce((sum, kind) => sum + tiles()[kind], 0)
  const stack = (kind: StackKind) =>
    props.choice.table.view().players[props.choice.table.me() ?? 0]?.stacks[kind] ?? []
  /** What the tile on top scores, a wall as a gate, whose sign stands before it, and what the one would that comes, with what is taken or a first tile: "4 → 7". */
  const opened = (kind: StackKind): string => {
    const worth = (at: number): string => {
      const of = stack(kind)[at]
      return of === undefined ? '×' : figure(printed[kind](of))
    }
    return `${worth(0)} → ${worth(Math.max(1, tiles()[kind]))}`
  }
  const isLeft = (kind: StackKind): boolean => tiles()[kind] < stack(kind).length && chosen() < 3
  const take = (kind: StackKind, change: number): void => {
    const next = { ...tiles(), [kind]: tiles()[kind] + change }
    if (count() === 1 && change > 0) return commit({ ...none, [kind]: 1 })
    setTiles(next)
  }
  /** Two or three, for two cards; of whatever else stands against it one is told [FZ-5.13]. */
  const isEnough = (): boolean => chosen() > 1
  const commit = (wanted: Tiles): void => {
    const action = developWith(props.choice.selected(), wanted)
    const refused = props.choice.table.whyNot(action)
    if (refused !== null) return props.choice.table.explain(refused)
    props.choice.stage(action)
  }
  // The pile itself, as it lies at one's seat, takes the same press and tells how many are taken of it.
  createEffect(() => {
    for (const kind of stackKinds)
      for (const pile of document.querySelectorAll<HTMLElement>(`[data-anchor="own:${kind}"]`)) {
        const press = (): void => take(kind, 1)
        if (isLeft(kind)) {
          pile.dataset['live'] = ''
          pile.addEventListener('click', press)
        }
        if (tiles()[kind] > 0) pile.dataset['taken'] = figure(-tiles()[kind])
        onCleanup(() => {
          delete pile.dataset['live']
          delete pile.dataset['taken']
          pile.removeEventListener('click', press)
        })
      }
  })
  return (
    <div class="fz-develop fz-piles" role="group" aria-label={props.texts.hand.developChoose(count())}>
      <p>{props.texts.hand.developChoose(count())}</p>
      <For each={stackKinds}>
        {(kind) => (
          <span
            class="fz-stepper"
            data-choice=""
            data-card={`seat:${props.choice.table.me() ?? 0}:stack:${kind}`}
          >
            <Show when={stack(kind).length > 0}>
              <small aria-hidden="true">
                <Show when={kind === 'wall'}>
                  <svg class="fz-as-gate" viewBox="-20 -20 40 40" width="14" height="14">
                    <Sign part="gate" seat={seatOf(0)} />
                  </svg>{' '}
                </Show>
                {opened(kind)}{' '}
                <svg viewBox="-24 -24 48 48" width="15" height="15">
                  <Laurel x={0} y={0} size={40} figure="" />
                </svg>
              </small>
            </Show>
            <Show when={tiles()[kind] > 0}>
              <button
                type="button"
                class="fz-less"
                aria-label={props.texts.hand.less(props.texts.stacks[kind])}
                onClick={() => take(kind, -1)}
              >
                − {tiles()[kind]}
              </button>
            </Show>
            <button
              type="button"
              aria-label={props.texts.hand.more(props.texts.stacks[kind])}
              disabled={!isLeft(kind)}
              onClick={() => take(kind, 1)}
            >
              <svg viewBox="0 0 60 40" width="54" height="36" aria-hidden="true">
                <Icon name={stackIcons[kind]} x={17} y={20} size={28} fill="currentColor" />
                <LevelShield x={45} y={19} size={34} level={stack(kind)[tiles()[kind]] ?? 0} />
              </svg>
            </button>
          </span>
        )}
      </For>
      <Show when={count() > 1}>
        <button
          type="button"
          classList={{ main: isEnough() }}
          disabled={!isEnough()}
          onClick={() => commit(tiles())}
        >
          {isEnough() ? props.texts.hand.chosen(chosen()) : props.texts.hand.twoOrThree}
        </button>
      </Show>
      <button type="button" class="quiet" onClick={() => props.choice.develop(false)}>
        {props.texts.hand.cancel}
      </button>
    </div>
  )
}
