import { createResource, createSignal, onCleanup, onMount, Show } from 'solid-js'
import type { TableGlance } from '../../shared/protocol/http.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { nameAt } from '../../shared/protocol/names.ts'
import { registry } from '../../shared/registry.ts'
import { followOutside, tellHeight } from '../kit/host.ts'
import { createDictionary, language } from '../kit/language.ts'
import { seatPage } from '../kit/identity.ts'
import { endOpening } from '../kit/opening.ts'
import { hasStorage } from '../kit/storage.ts'
import { theme } from '../kit/theme.ts'
import type { EmbedTexts } from '../texts/embed.es.ts'
import { covers } from '../plug/covers.ts'
import TablePage from './TablePage.tsx'
import './Embed.css'

const { words, start } = createDictionary<EmbedTexts>({
  es: async () => (await import('../texts/embed.es.ts')).embed,
  en: async () => (await import('../texts/embed.en.ts')).embed,
})
export { start as startWords }

/** Without a key: a frame has no storage to find one in, and asking with one would take two requests. */
const describe = async (id: string): Promise<TableGlance | null> => {
  try {
    const response = await fetch(`/api/tables/${id}`)
    return response.ok ? ((await response.json()) as TableGlance) : null
  } catch {
    return null
  }
}

/** A table inside somebody's page: a picture until it is looked at, then the table itself. */
export default function Embed(props: { id: string }) {
  const [awake, wake] = createSignal(false)
  /** Nobody looks yet: only then is a picture worth its way. */
  const [isFar, setFar] = createSignal(false)
  /** Key of the seat that was taken in here. The site itself has another storage, or this frame has none. */
  const [seat, setSeat] = createSignal<string | null>(null)
  const page = (): string => `/g/${props.id}`
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
        else if (!awake()) {
          endOpening()
          setFar(true)
        }
      },
      { threshold: 0.6 },
    )
    seen.observe(frame)
    onCleanup(() => seen.disconnect())
  })
  onCleanup(() => document.removeEventListener('click', followOutside))
  const game = () => info()?.game ?? ''
  /** Who has won, once somebody has. */
  const ending = (): string | null => {
    const glance = info()
    if (!glance || glance.ending === null) return null
    const places = glance.ending
      .map(({ place, points }, seat) => ({ place, points, name: nameAt(glance, seatOf(seat), language()) }))
      .sort((a, b) => a.place - b.place)
    const winners = places.filter(({ place }) => place === 1).map(({ name }) => name)
    return words().won(
      winners,
      places.map(({ points }) => points),
    )
  }
  /** The position that will be there, or the cover of the game before it begins. */
  const picture = (): string | undefined => {
    const glance = info()
    if (!glance || glance.seq === 0) return covers[game()]
    const moment = /^\d{1,5}$/.exec(new URLSearchParams(location.search).get('m') ?? '')?.[0]
    return `/d/${glance.id}/${Math.max(1, Math.min(Number(moment ?? glance.seq), glance.seq))}.svg?theme=${theme()}&lang=${language()}`
  }
  return (
    <div class="embed" ref={(element) => (frame = element)}>
      <Show
        when={awake()}
        fallback={
          <button type="button" class="idle" classList={{ far: isFar() }} onClick={() => wake(true)}>
            <Show when={isFar() && picture()}>
              {(src) => <img src={src()} alt="" classList={{ drawing: info()?.seq !== 0 }} />}
            </Show>
            <b>{registry[game()]?.meta.name[language()] ?? 'Almena'}</b>
            <Show when={ending()}>{(said) => <span>{said()}</span>}</Show>
            <span>{words().open}</span>
          </button>
        }
      >
        <TablePage id={props.id} onSeat={setSeat} />
        <footer>
          <Show
            when={seat()}
            fallback={
              <a class="outside" href={page()}>
                {words().outside}
              </a>
            }
          >
            {(key) => (
              <p class="seat-line">
                {hasStorage() ? '' : `${words().brief} `}
                <a href={seatPage(page(), key())}>{words().take}</a>
              </p>
            )}
          </Show>
        </footer>
      </Show>
    </div>
  )
}
