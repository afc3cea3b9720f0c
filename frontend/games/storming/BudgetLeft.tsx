/** What is left of the card in force: a pip for each action, and what others may add to it. */
import { createEffect, createMemo, For, Show } from 'solid-js'
import { isSigner, hasEffect } from '../../../shared/games/storming/queries.ts'
import type { Budget as Allowance } from '../../../shared/games/storming/state.ts'
import { limitOf } from '../../../shared/games/storming/steps/card.ts'
import { CardFace } from './art/cards/Card.tsx'
import type { HandProps } from './handProps.ts'
import { budgetLeft, seeLeft } from './inHand.ts'

export const BudgetLeft = (props: HandProps) => {
  const state = () => props.choice.table.view()
  const t = () => props.texts.board
  const act = createMemo((): Allowance | null => budgetLeft(props.choice))
  const pips = (budget: Allowance): readonly boolean[] =>
    Array.from({ length: Math.max(limitOf(state(), budget), budget.base) }, (_, index) => index < budget.base)
  const left = (budget: Allowance): number => Math.max(0, limitOf(state(), budget) - budget.base)
  createEffect(() => {
    const budget = act()
    if (budget !== null) seeLeft(left(budget))
  })
  return (
    <Show when={act()}>
      {(budget) => (
        <div class="st-budget" data-card={`card:${budget().card}`}>
          <span class="st-budget-card">
            <CardFace card={budget().card} texts={props.texts} form="sign" />
          </span>
          <span>
            {/* Once its own are done, only the one that a pact adds is left. */}
            <b>{left(budget()) > 0 ? t().actionsLeft(left(budget())) : t().extra}</b>
            <span class="st-pips" aria-hidden="true">
              <For each={pips(budget())}>{(isSpent) => <i classList={{ spent: isSpent }} />}</For>
            </span>
            <Show
              when={left(budget()) > 0 && isSigner(state(), 'noQuarter', budget().seat) && !budget().extra}
            >
              <small>{t().extra}</small>
            </Show>
            <Show
              when={left(budget()) > 0 && hasEffect(state(), budget().seat, 'market') && !budget().market}
            >
              <small>{t().market}</small>
            </Show>
          </span>
        </div>
      )}
    </Show>
  )
}
