import { createResource, Suspense } from 'solid-js'
import { loadManners, mannerOf } from '../../plug/manners.ts'

/** How a character plays this game, in a sentence that is there a moment later. */
export const CharacterLine = (props: { game: string; character: number | null }) => {
  const [manners] = createResource(() => props.game, loadManners)
  return (
    <Suspense>
      <small class="chair-manner">{mannerOf(manners(), props.character)}</small>
    </Suspense>
  )
}
