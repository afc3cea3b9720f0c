import { lazy, Match, Suspense, Switch } from 'solid-js'
import { render } from 'solid-js/web'
import './style.css'
import { startLanguage } from '../kit/language.ts'
import { isEmbedded } from '../kit/embed.ts'
import { tellOfReload, watchParts } from '../kit/missingPart.ts'
import { startHomeWords } from './homeWords.ts'
import { path, startRouter } from '../kit/router.ts'

const Home = lazy(async () => (await startHomeWords(), import('./Home.tsx')))
const Embed = lazy(async () => {
  const part = await import('./Embed.tsx')
  await part.startWords()
  return part
})
const About = lazy(async () => (await startHomeWords(), import('./About.tsx')))
const Watch = lazy(async () => (await startHomeWords(), import('./Watch.tsx')))
const RulesPage = lazy(async () => (await startHomeWords(), import('./RulesPage.tsx')))
const RecordPage = lazy(() => import('./RecordPage.tsx'))
const TablePage = lazy(() => import('./TablePage.tsx'))
const Missing = lazy(() => import('./Missing.tsx'))

/** What the address names after this page: a game or a table. Where there is none of that name, the page says so. */
const namedAfter = (page: string): string | undefined =>
  new RegExp(`^/${page}/([a-z0-9]{1,24})/?$`).exec(path())?.[1]

const App = () => (
  <Suspense>
    <Switch fallback={<Missing what="page" />}>
      <Match when={path() === '/'}>
        <Home />
      </Match>
      <Match when={path() === '/record'}>
        <RecordPage />
      </Match>
      <Match when={path() === '/watch'}>
        <Watch game="" />
      </Match>
      <Match when={namedAfter('watch')} keyed>
        {(game) => <Watch game={game} />}
      </Match>
      <Match when={namedAfter('rules')} keyed>
        {(game) => <RulesPage game={game} />}
      </Match>
      <Match when={path() === '/about'}>
        <About />
      </Match>
      <Match when={namedAfter('embed/g')} keyed>
        {(id) => <Embed id={id} />}
      </Match>
      <Match when={namedAfter('g')} keyed>
        {(id) => <TablePage id={id} />}
      </Match>
    </Switch>
  </Suspense>
)

/** What the page came with is on the screen; a page that nobody looks at is not painted, and need not wait for it. */
const painted = new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve))
  setTimeout(resolve, document.visibilityState === 'hidden' ? 0 : 1000)
})

const start = async (): Promise<void> => {
  watchParts()
  await Promise.all([startLanguage(), painted])
  if (!isEmbedded) startRouter()
  const root = document.getElementById('app')
  if (root !== null) render(App, root)
  tellOfReload()
}

void start()
