/** What a seat has beside its fort and stock, which stand at the board: miners, camps, card, hat, and what it collects next. */
import { For, lazy, Show, Suspense } from 'solid-js'
import type { Seat } from '../../../shared/engine/ids.ts'
import { kinds, minersEach } from '../../../shared/games/fortium/components.ts'
import {
  areRivals,
  homeOf,
  livingMiners,
  ownOn,
  playerAt,
  playing,
} from '../../../shared/games/fortium/position.ts'
import { CardBack } from './art/CardBack.tsx'
import { Brick, Hat, LostMiner, Mark, Miner, Tent } from './art/pieces.tsx'
import type { FortiumTable } from './choice.ts'
import { incomeOf } from './income.ts'
import { later } from './late.ts'
import type { Texts } from './texts.es.ts'
import { incomeName } from './words.ts'

// Nobody is near the end as a game begins.
const CardFace = lazy(async () => ({ default: (await later()).CardFace }))
const Soon = lazy(async () => ({ default: (await later()).Soon }))

export const Holdings = (props: { table: FortiumTable; seat: Seat; texts: Texts }) => {
  const state = () => props.table.view()
  const player = () => playerAt(state(), props.seat)
  const t = () => props.texts.holdings
  const inBase = (): number => ownOn(state(), props.seat, homeOf(state(), props.seat)).length
  const lost = (): number => minersEach - livingMiners(player())
  const income = () => incomeOf(state(), props.seat)
  const earned = () => kinds.filter((kind) => income()[kind] > 0)
  const next = (): string =>
    earned().length === 0 ? t().noIncome : t().income(incomeName(props.texts, income()))
  const allies = () =>
    playing(state()).filter((other) => other !== props.seat && !areRivals(state(), other, props.seat))
  return (
    <Show when={!player().resigned} fallback={<p class="ft-holdings">{t().resigned}</p>}>
      <ul class="ft-holdings">
        <li data-card={`seat:${props.seat}:base`}>
          <Mark size={26} label={t().base(inBase())}>
            <Miner x={0} y={17} seat={props.seat} lamp={true} />
          </Mark>
          <b aria-hidden="true">{inBase()}</b>
        </li>
        <li data-card={`seat:${props.seat}:lost`} classList={{ none: lost() === 0 }}>
          <Mark size={26} label={t().lost(lost())}>
            <LostMiner seat={props.seat} />
          </Mark>
          <b aria-hidden="true">{lost()}</b>
        </li>
        <li data-card={`seat:${props.seat}:camps`}>
          <Mark size={26} label={t().camps(player().campSupply)}>
            <Tent x={0} y={6} seat={props.seat} />
          </Mark>
          <b aria-hidden="true">{player().campSupply}</b>
        </li>
        <Show when={state().options.magicHats === 'yes' && player().hat === null}>
          <li data-card={`seat:${props.seat}:hat`}>
            <Mark size={26} label={t().hat}>
              <Hat x={0} y={11} scale={0.85} />
            </Mark>
          </li>
        </Show>
        <Show when={player().card}>
          {(card) => (
            <li data-card={`seat:${props.seat}:card`}>
              <span class="ft-small-card" role="img" aria-label={t().card}>
                <Show when={card().face} fallback={<CardBack />}>
                  {(face) => (
                    <Suspense fallback={<CardBack />}>
                      <CardFace kind={face().secret.kind} />
                    </Suspense>
                  )}
                </Show>
              </span>
            </li>
          )}
        </Show>
        <li class="ft-next" data-card={`seat:${props.seat}:income`}>
          <span role="img" aria-label={next()}>
            <For each={earned()}>
              {(kind, index) => (
                <>
                  {index() === 0 ? props.texts.bonus(income()[kind]) : income()[kind]}
                  <Mark size={17}>
                    <Brick kind={kind} x={0} y={0} size={36} />
                  </Mark>
                </>
              )}
            </For>
          </span>
        </li>
      </ul>
      <Suspense>
        <Soon table={props.table} seat={props.seat} />
      </Suspense>
      <Show when={allies().length > 0}>
        <p class="ft-allies">{t().allies(props.texts.listed(allies().map(props.table.nameOf)))}</p>
      </Show>
    </Show>
  )
}
