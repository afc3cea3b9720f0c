import { For, Show } from 'solid-js'
import { wildFee } from '../../../shared/games/fortaleza/components.ts'
import { type Action, termsOf } from '../../../shared/games/fortaleza/steps/actions.ts'
import { feesOf } from '../../../shared/games/fortaleza/steps/cards.ts'
import { language } from '../../kit/language.ts'
import { Beside } from '../../kit/Beside.tsx'
import { othersName } from './brief.ts'
import type { Asked, Choice } from './choice.ts'
import { actionsAt, coinsOf } from './proposals.ts'
import type { Texts } from './texts.es.ts'
import { createMedia, createWide } from '../../kit/media.ts'
import { Worth } from './Worth.tsx'
import { cardsName } from './words.ts'

/** In both languages, as it is fetched with what the first view does not need. */
const more = {
  es: {
    withWhich: '¿Con cuál? La otra se queda en tu mano',
    own: (n: number) => (n < 0 ? `${-n} de precio` : `+${n} del gremio`),
  },
  en: {
    withWhich: 'With which? The other stays in your hand',
    own: (n: number) => (n < 0 ? `${-n} for the place` : `+${n} from the guild`),
  },
} as const

/** A place where several things could be meant: what they are, and what each would bring others. */
export const WhichAction = (props: { choice: Choice; texts: Texts }) => {
  const { table } = props.choice
  const said = (action: Action): string =>
    action.type === 'buildGuild'
      ? props.texts.hand[table.view().board.guilds[action.zone]?.length ? 'overbuild' : 'guild']
      : action.type === 'placeCollector'
        ? props.texts.hand.collector
        : props.texts.hand.using(cardsName(props.texts, action.cards))
  const others = (action: Action): string => {
    const me = table.me()
    const { texts, choice } = props
    return me === null
      ? ''
      : othersName(texts, choice.changes(action), me, table.nameOf, texts.moves.gained.points)
  }
  /** Of one act, with either of two cards, nothing else is to be chosen. */
  const question = ({ actions: [first, ...others] }: Asked): string =>
    others.length > 0 && others.every(({ type }) => type === first?.type)
      ? more[language()].withWhich
      : props.texts.hand.which
  /** What each of several coins is for: one figure alone tells itself. */
  const parts = (action: Action): string => {
    const me = table.me()
    if (me === null || coinsOf(table.view(), me, action).length < 2) return ''
    const { price, income } = termsOf(table.view(), me, action)
    const { wild, conversion } = feesOf(action.cards)
    const { log, moves } = props.texts
    return moves.listed([
      ...(income === price ? [] : [more[language()].own(income - price)]),
      ...(wild > 0 ? [log.wildFee(wild / wildFee, wild)] : []),
      ...(conversion > 0 ? [log.conversionFee(conversion)] : []),
    ])
  }
  const isHigh = createMedia('(max-width: 899px) and (max-aspect-ratio: 1/2)')
  const isWide = createWide()
  /** Beside no thing, and so in the tray, which has room for it below a board as broad as a high page. */
  const shown = () => {
    const asked = props.choice.asked()
    return asked && { asked, isInTray: isHigh() }
  }
  /** On an empty lot a collector scores nothing yet. */
  const later = (action: Action): string =>
    action.type === 'placeCollector' && !table.view().board.guilds[action.zone]?.length
      ? props.texts.hand.noGuild
      : ''
  /** What else is done at a quarter with these cards, and why it is not offered: guild and collector ask for the same. */
  const barred = ({ place, actions }: Asked): readonly string[] => {
    const me = table.me()
    const meant = me === null ? [] : actionsAt(table.view(), me, props.choice.selected(), place)
    return meant
      .filter(({ type }, nth) => meant.findIndex((other) => other.type === type) === nth)
      .flatMap((action) => {
        const { reason = '', values = {} } = table.whyNot(action) ?? {}
        const why = props.texts.refusals[reason]?.(values)
        const isOffered = actions.some(({ type }) => type === action.type)
        return isOffered || why === undefined ? [] : [`${said(action)}: ${why}`]
      })
  }
  return (
    <Show when={shown()} keyed>
      {({ asked, isInTray }) => (
        <Beside
          anchor={isInTray ? '' : asked.place}
          class={isInTray ? 'fz-develop fz-piles fz-which' : 'fz-develop'}
          isClear={isWide()}
          label={question(asked)}
          // The choice hears Escape itself, from wherever the focus is.
          leave={() => {}}
        >
          <p>{question(asked)}</p>
          <For each={asked.actions}>
            {(action) => (
              <button
                type="button"
                data-card={action.type === 'placeCollector' ? 'act:collector' : asked.place}
                onClick={() => props.choice.stage(action)}
              >
                {said(action)} <Worth {...props} action={action} />
                <Show when={parts(action)}>{(told) => <small>{told()}</small>}</Show>
                <Show when={others(action) || later(action)}>{(told) => <small>{told()}</small>}</Show>
              </button>
            )}
          </For>
          <button type="button" class="quiet" onClick={() => props.choice.leave()}>
            {props.texts.hand.cancel}
          </button>
          <For each={barred(asked)}>{(why) => <small class="fz-barred">{why}</small>}</For>
        </Beside>
      )}
    </Show>
  )
}
