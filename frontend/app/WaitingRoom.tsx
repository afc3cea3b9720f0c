import { type ComponentProps, createResource, onCleanup, Show } from 'solid-js'
import type { Why } from '../../shared/protocol/messages.ts'
import { registry } from '../../shared/registry.ts'
import { refusalWords, startRefusals } from '../table/refusals.ts'
import { Waiting } from '../table/waiting/Waiting.tsx'
import { startWaitingWords } from '../table/waiting/waitingWords.ts'
import { startTableWords } from '../table/words.ts'
import { language } from '../kit/language.ts'
import { loadPlug } from '../plug/plugs.ts'
import Missing from './Missing.tsx'
import { SiteBar } from '../kit/SiteBar.tsx'

// The words come along with the page, which the Worker has named in its head.
const words = startWaitingWords()
export const startWords = (): Promise<void> => words

type Room = Omit<ComponentProps<typeof Waiting>, 'meta' | 'trouble'> & {
  readonly linkTrouble: string
  /** Why the last act was refused. */
  readonly refused: Why | null
}

const fetchGame = async (game: string): Promise<void> => {
  const [plug] = await Promise.all([loadPlug(game), import('./InPlay.tsx'), startTableWords()])
  await plug?.texts(language())
}

/** A table before its game begins: what there is to know of the game comes from the registry. */
export const WaitingRoom = (props: Room) => {
  const [said] = createResource(
    () => props.refused,
    async (why) => {
      await startRefusals()
      return () => refusalWords(why)
    },
  )
  // While people come: the game is there when it starts, and this page has not had to wait for it.
  const soon = setTimeout(() => void fetchGame(props.info.game), 1000)
  onCleanup(() => clearTimeout(soon))
  const trouble = (): string => (props.refused === null ? props.linkTrouble : (said.latest?.() ?? ''))
  return (
    <Show when={registry[props.info.game]?.meta} fallback={<Missing what="table" />}>
      {(meta) => (
        <>
          <SiteBar title={meta().name[language()]} />
          <Waiting {...props} trouble={trouble()} meta={meta()} />
        </>
      )}
    </Show>
  )
}
