/** All quarries and mines of the board: whose camps stand there, who digs, and what it brings; each can be looked up. */
import { For } from 'solid-js'
import { kinds } from '../../../../shared/games/fortium/components.ts'
import { boardOf, campsOn, countOn, playing } from '../../../../shared/games/fortium/position.ts'
import { Brick, Mark, Miner, Tent } from '../art/pieces.tsx'
import type { FortiumTable } from '../choice.ts'
import type { Texts } from '../texts.es.ts'
import { describeNode, nodeName } from '../words.ts'

export const SiteList = (props: { table: FortiumTable; texts: Texts }) => {
  const state = () => props.table.view()
  /** The dearest first. */
  const sites = () => boardOf(state()).sites.toSorted((a, b) => kinds.indexOf(b.kind) - kinds.indexOf(a.kind))
  return (
    <ul class="ft-site-list" tabindex="0" aria-label={props.texts.paper}>
      <For each={sites()}>
        {(site) => (
          <li>
            <button
              type="button"
              class="quiet"
              aria-label={describeNode(props.texts, state(), site.cell, props.table.nameOf)}
              onClick={() => props.table.closeTo(site.cell)}
            >
              <Mark size={24}>
                <Brick kind={site.kind} x={0} y={0} size={36} />
              </Mark>
              <span>{nodeName(props.texts, state(), site.cell, props.table.nameOf)}</span>
              <For each={campsOn(state(), site.id)}>
                {(seat) => (
                  <Mark size={22}>
                    <Tent x={0} y={6} seat={seat} />
                  </Mark>
                )}
              </For>
              <For each={playing(state()).filter((seat) => countOn(state(), seat, site.cell) > 0)}>
                {(seat) => (
                  <span class="ft-diggers">
                    <Mark size={22}>
                      <Miner x={0} y={17} seat={seat} lamp={true} />
                    </Mark>
                    {countOn(state(), seat, site.cell)}
                  </span>
                )}
              </For>
            </button>
          </li>
        )}
      </For>
    </ul>
  )
}
