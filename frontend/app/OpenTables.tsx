import { createSignal, Show } from 'solid-js'
import { byTheirTurn } from '../../shared/protocol/lobby.ts'
import { registry } from '../../shared/registry.ts'
import { createLobby } from '../net/lobby.ts'
import { h } from './homeWords.ts'
import { TableList } from './TableList.tsx'

/** Who waits for players now, at any game, as it changes. */
export const OpenTables = () => {
  const lobbies = Object.keys(registry).map(createLobby)
  const waiting = () =>
    lobbies
      .flatMap((lobby) => lobby.tables() ?? [])
      .filter(({ stage }) => stage === 'waiting')
      .sort(byTheirTurn)
  const live = (): number =>
    lobbies.flatMap((lobby) => lobby.tables() ?? []).filter(({ stage }) => stage === 'live').length
  const isKnown = (): boolean => lobbies.every((lobby) => lobby.tables() !== null)
  const [looking, look] = createSignal(false)
  const lookFurther = async (): Promise<void> => {
    look(true)
    await Promise.all(lobbies.map((lobby) => lobby.lookFurther())).catch(() => undefined)
    look(false)
  }
  return (
    <section class="open-tables" aria-label={h().openTables}>
      <h2>{h().openTables}</h2>
      <Show when={live() > 0}>
        <p class="muted">
          <a href="/watch">{h().playNowCount(live())}</a>
        </p>
      </Show>
      <p role="status" class="notice">
        {lobbies.some((lobby) => lobby.isLost()) ? h().lost : ''}
      </p>
      <Show when={isKnown()}>
        <TableList tables={waiting()} nothing={h().noOpenTables} />
        <button type="button" class="quiet" disabled={looking()} onClick={() => void lookFurther()}>
          {h().elsewhere}
        </button>
      </Show>
    </section>
  )
}
