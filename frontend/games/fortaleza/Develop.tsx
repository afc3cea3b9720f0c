/** Developing: which tiles are thrown away. */
import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js'
import { seatOf } from '../../../shared/engine/ids.ts'
import type { Language } from '../../../shared/engine/meta.ts'
import {
  type CardId,
  type Level,
  type StackKind,
  stackKinds,
} from '../../../shared/games/fortaleza/components.ts'
import type { Tiles } from '../../../shared/games/fortaleza/moves.ts'
import type { Action } from '../../../shared/games/fortaleza/steps/actions.ts'
import { language } from '../../kit/language.ts'
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
/** Of tiles that score alike, in both languages, as it is fetched with what the first view does not need: "4 → 4" looked like something gained. */
const alike: Readonly<Record<Language, { readonly still: string; readonly none: string }>> = {
  es: { still: 'aún', none: 'aún sin más puntos' },
  en: { still: 'still', none: 'no more points yet' },
}

const stackIcons = { guild: 'hammer', wall: 'wall', tower: 'tower' } as const

export const developWith = (ids: readonly CardId[], tiles: Tiles): Action => ({
  type: ids.length === 2 ? 'developMany' : 'developOne',
  cards: ids.map((cardId) => ({ cardId, as: 'any' })),
  tiles: { ...tiles },
})

const stackOf = ({ table }: Choice, kind: StackKind): readonly Level[] =>
  table.view().players[table.me() ?? 0]?.stacks[kind] ?? []

/** Whose points they are: those of a wall count as a gate's alone [FZ-6.4]. */
const PartSign = (props: { part: 'gate' | 'guild' | 'tower' }) => (
  <svg class={`fz-as-${props.part}`} viewBox="-20 -20 40 40" width="14" height="14">
    <Sign part={props.part} seat={seatOf(0)} />
  </svg>
)

/** What the tile on top scores once it is built, and what the one would that comes below so many: "4 → 7", or "still 4". */
const Opened = (props: { choice: Choice; kind: StackKind; taken: number }) => {
  const worth = (at: number): string => {
    const of = stackOf(props.choice, props.kind)[at]
    return of === undefined ? '×' : figure(printed[props.kind](of))
  }
  return (
    <>
      {worth(0) === worth(props.taken) ? alike[language()].still : `${worth(0)} →`} {worth(props.taken)}{' '}
      <svg class="fz-opens" viewBox="-24 -24 48 48" width="15" height="15">
        <Laurel x={0} y={0} size={40} figure="" />
      </svg>
    </>
  )
}

/** Beside what develops, before one chooses: with which pile it would bring most, if anything, with as few tiles as do. */
export const Brings = (props: { choice: Choice }) => {
  const best = createMemo(() => {
    const most = props.choice.selected().length === 1 ? 1 : 3
    return stackKinds
      .flatMap((kind) => {
        const [top, ...others] = stackOf(props.choice, kind)
        return others.slice(0, most).map((of, at) => ({
          kind,
          taken: at + 1,
          gain: printed[kind](of) - printed[kind](top ?? of),
        }))
      })
      .toReversed()
      .toSorted((a, b) => b.gain - a.gain || a.taken - b.taken)
      .at(0)
  })
  return (
    <Show when={best()} keyed>
      {({ kind, taken, gain }) => (
        <small class="fz-brings" aria-hidden="true">
          <Show when={gain > 0} fallback={alike[language()].none}>
            <PartSign part={kind === 'wall' ? 'gate' : kind} />{' '}
            <Opened choice={props.choice} kind={kind} taken={taken} />
          </Show>
        </small>
      )}
    </Show>
  )
}

interface Said {
  readonly choice: Choice
  readonly texts: Texts
}

/** Tiles to throw away: one with one card, two or three with two. */
export const Develop = (props: Said) => {
  const [tiles, setTiles] = createSignal<Tiles>(none)
  const count = (): number => props.choice.selected().length
  const chosen = (): number => stackKinds.reduce((sum, kind) => sum + tiles()[kind], 0)
  const stack = (kind: StackKind) => stackOf(props.choice, kind)
  const isLeft = (kind: StackKind): boolean => tiles()[kind] < stack(kind).length && chosen() < 3
  const take = (kind: StackKind, change: number): void => {
    if (change > 0 && !isLeft(kind)) return
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
  props.choice.askOf({
    live: (kind) => (isLeft(kind) ? '' : undefined),
    taken: (kind) => (tiles()[kind] > 0 ? figure(-tiles()[kind]) : undefined),
    take: (kind) => take(kind, 1),
  })
  onCleanup(() => props.choice.askOf(null))
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
                  <PartSign part="gate" />{' '}
                </Show>
                <Opened choice={props.choice} kind={kind} taken={Math.max(1, tiles()[kind])} />
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
