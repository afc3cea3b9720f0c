import { createResource, Show } from 'solid-js'
import { fetchFinished } from '../net/http.ts'
import { FinishedGames } from './FinishedGames.tsx'
import { h } from './homeWords.ts'
import { worthWatching } from './worthWatching.ts'

/** One finished game to look through from its beginning. */
export const WorthWatching = () => {
  const [game] = createResource(async () => {
    const found = await fetchFinished({ game: '', player: '', before: '' })
    return found === null ? null : worthWatching(found.games)
  })
  return (
    <Show when={game.latest}>
      {(played) => (
        <section class="open-tables" aria-label={h().worthWatching}>
          <h2>{h().worthWatching}</h2>
          <FinishedGames games={[played()]} from="?m=1" />
        </section>
      )}
    </Show>
  )
}
