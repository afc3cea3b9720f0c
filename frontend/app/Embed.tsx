import { createResource, createSignal, onCleanup, onMount, Show } from 'solid-js'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { registry } from '../../shared/registry.ts'
import { followOutside, tellHeight } from '../kit/embed.ts'
import { language, t } from '../kit/language.ts'
import { covers } from './covers.ts'
import TablePage from './TablePage.tsx'

const describe = async (id: string): Promise<TableInfo | null> => {
  try {
    const response = await fetch(`/api/tables/${id}`)
    return response.ok ? ((await response.json()) as TableInfo) : null
  } catch {
    return null
  }
}

/** A table inside somebody's page: a picture until it is looked at, then the table itself. */
export default function Embed(props: { id: string }) {
  const [awake, wake] = createSignal(false)
  const [info] = createResource(() => props.id, describe)
  let frame: HTMLElement | undefined
  onMount(() => {
    document.documentElement.classList.add('embedded')
    document.addEventListener('click', followOutside)
    if (frame === undefined) return
    onCleanup(tellHeight(frame))
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ intersectionRatio }) => intersectionRatio > 0.5)) wake(true)
      },
      { threshold: 0.6 },
    )
    seen.observe(frame)
    onCleanup(() => seen.disconnect())
  })
  onCleanup(() => document.removeEventListener('click', followOutside))
  const game = () => info()?.game ?? ''
  return (
    <div class="embed" ref={(element) => (frame = element)}>
      <Show
        when={awake()}
        fallback={
          <button type="button" class="idle" onClick={() => wake(true)}>
            <Show when={covers[game()]}>{(cover) => <img src={cover()} alt="" />}</Show>
            <b>{registry[game()]?.meta.name[language()] ?? 'Almena'}</b>
            <span>{t().embed.open}</span>
          </button>
        }
      >
        <TablePage id={props.id} />
        <a class="outside" href={`/g/${props.id}`}>
          {t().embed.outside}
        </a>
      </Show>
    </div>
  )
}
