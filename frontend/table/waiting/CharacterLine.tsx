import { createResource, Suspense } from 'solid-js'
import { language } from '../../kit/language.ts'
import { loadManners } from '../../plug/manners.ts'

/** How a character plays this game, in a sentence that is there a moment later. */
export const CharacterLine = (props: { game: string; character: number | null }) => {
  const [manners] = createResource(() => props.game, loadManners)
  const said = (): string => {
    const all = manners()?.[language()] ?? []
    return props.character === null ? '' : (all[props.character % all.length] ?? '')
  }
  return (
    <Suspense>
      <small class="chair-manner">{said()}</small>
    </Suspense>
  )
}
