import { createSignal, For, Show } from 'solid-js'
import type { FinishedGame } from '../../shared/protocol/lobby.ts'
import { registry } from '../../shared/registry.ts'
import { language } from '../kit/language.ts'
import { createLobby } from '../net/lobby.ts'
import { fetchFinished } from '../net/http.ts'
import { FinishedGames } from './FinishedGames.tsx'
import { h } from './homeWords.ts'
import Missing from './Missing.tsx'
import { Vista } from '../kit/pieces/Vista.tsx'
import { SiteBar } from '../kit/SiteBar.tsx'
import { TableList } from './TableList.tsx'
import './Watch.css'

const nameOf = (game: string): string => registry[game]?.meta.name[language()] ?? game

/** Finished games that anybody may see, the newest first; by game and by player. */
const Finished = (props: { game: string }) => {
  const [game, setGame] = createSignal(props.game)
  const [player, setPlayer] = createSignal('')
  const [games, setGames] = createSignal<readonly FinishedGame[]>([])
  const [next, setNext] = createSignal<string | null>('')
  const [state, setState] = createSignal<'asking' | 'here' | 'failed'>('asking')
  let asked = 0
  const ask = async (before: string): Promise<void> => {
    const turn = ++asked
    setState('asking')
    const found = await fetchFinished({ game: game(), player: player().trim(), before })
    // A newer question has been asked meanwhile.
    if (turn !== asked) return
    if (found === null) return void setState('failed')
    setGames(before === '' ? found.games : [...games(), ...found.games])
    setNext(found.next)
    setState('here')
  }
  void ask('')
  return (
    <section aria-label={h().finished.title}>
      <h2>{h().finished.title}</h2>
      <form
        class="search"
        onSubmit={(event) => {
          event.preventDefault()
          void ask('')
        }}
      >
        <select
          aria-label={h().finished.title}
          value={game()}
          onChange={(event) => {
            setGame(event.currentTarget.value)
            void ask('')
          }}
        >
          <option value="">{h().finished.all}</option>
          <For each={Object.keys(registry)}>{(id) => <option value={id}>{nameOf(id)}</option>}</For>
        </select>
        <input
          aria-label={h().finished.player}
          placeholder={h().finished.player}
          maxlength={24}
          value={player()}
          onInput={(event) => setPlayer(event.currentTarget.value)}
        />
        <button type="submit">{h().finished.search}</button>
      </form>
      <Show when={state() === 'here' && games().length === 0}>
        <Vista of="table" />
      </Show>
      <p role="status" class="muted">
        {state() === 'failed' ? h().finished.failed : ''}
        {state() === 'here' && games().length === 0 ? h().finished.none : ''}
      </p>
      <FinishedGames games={games()} />
      <Show when={next()}>
        {(before) => (
          <button type="button" disabled={state() === 'asking'} onClick={() => void ask(before())}>
            {h().finished.more}
          </button>
        )}
      </Show>
    </section>
  )
}

const Page = (props: { game: string }) => {
  const lobbies = (props.game === '' ? Object.keys(registry) : [props.game]).map(createLobby)
  const live = () =>
    lobbies
      .flatMap((lobby) => lobby.tables() ?? [])
      .filter(({ stage }) => stage === 'live')
      .sort((a, b) => b.opened - a.opened)
  return (
    <>
      <SiteBar title={h().watchGames} />
      <main class="page watch">
        <h1>{props.game === '' ? h().watchGames : nameOf(props.game)}</h1>
        <section aria-label={h().liveTables}>
          <h2>{h().liveTables}</h2>
          <TableList tables={live()} nothing={h().noLiveTables} />
        </section>
        <Finished game={props.game} />
      </main>
    </>
  )
}

/** Games to watch: those under way, and those that are over. `game`: one of them, or empty for all. */
export default function Watch(props: { game: string }) {
  return (
    <Show when={props.game === '' || registry[props.game]} fallback={<Missing what="page" />}>
      <Page game={props.game} />
    </Show>
  )
}
