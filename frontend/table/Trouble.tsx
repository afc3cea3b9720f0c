import { Show } from 'solid-js'
import type { RuleId } from '../../shared/engine/ids.ts'
import type { Why } from '../../shared/protocol/messages.ts'
import { t } from '../kit/language.ts'
import { w } from './words.ts'
import type { LiveTable } from './createTable.ts'

type HouseWhy = Exclude<Why, { rule: RuleId }>

/** Says why something is not allowed, with the rule one tap away. */
export const Trouble = (props: { table: LiveTable; showRule(rule: RuleId): void }) => (
  <div class="trouble" role="alert">
    <Show when={props.table.trouble()} keyed>
      {(why) => (
        <p>
          <span>
            {typeof why === 'string' ? t().why[why satisfies HouseWhy] : props.table.ui.refusal(why)}
          </span>
          {typeof why !== 'string' && (
            <button
              type="button"
              class="rule"
              aria-label={w().showRule(why.rule)}
              onClick={() => props.showRule(why.rule)}
            >
              {why.rule}
            </button>
          )}
          <button
            type="button"
            class="quiet"
            aria-label={t().site.close}
            onClick={() => props.table.forgive()}
          >
            ×
          </button>
        </p>
      )}
    </Show>
  </div>
)
