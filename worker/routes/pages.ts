/** The pages of the site, each with what previews need in its head, what it will ask for, and what is opening. */
import { Hono } from 'hono'
import type { Language } from '../../shared/engine/meta.ts'
import type { TableGlance } from '../../shared/protocol/http.ts'
import { registry } from '../../shared/registry.ts'
import { originOf, roomAt } from '../address.ts'
import type { Env } from '../env.ts'
import { isOpened, sentAhead, type Announced } from '../pages/ahead.ts'
import {
  type At,
  filled,
  languageOf,
  missingPage,
  missingSubject,
  siteShell,
  previewOf,
  type Subject,
} from '../pages/head.ts'
import { describeTable } from '../outside/tables.ts'
import { tableIdIn } from '../room/tokens.ts'
import { within } from './limiting.ts'
import { filesOfTable, filesOfTables, preloadsFor } from '../pages/preloads.ts'
import { discoveryOf, logOf, momentIn, pictureOf, subjectOf } from '../pages/tableHead.ts'

interface TablePage {
  /** The words of the page. */
  readonly language: Language
  /** Sources that every page of its kind asks for, below `frontend/`. */
  readonly files: readonly string[]
  /** What stands in its head of this table, but for the files that it will ask for. */
  readonly head: (info: TableGlance, subject: Subject) => string
}

/**
 * The page of a table. Of a private one nothing is told: who asks may not sit there. Who opens it does not wait for the
 * table; whoever reads what it says of it does, and learns by the status where there is none.
 */
const tablePage = async (c: At, { language, files, head }: TablePage): Promise<Response> => {
  const id = tableIdIn(c.req.param('id'))
  if (id === null) return missingPage(c, 'table')
  const origin = originOf(c.req.raw, c.env)
  const preloads = (more: readonly string[], sent: readonly string[]): Promise<string> =>
    preloadsFor(c.env.ASSETS, origin, more, sent)
  const toldOf = async (info: TableGlance, sent: readonly string[]): Promise<Announced> => {
    const subject = subjectOf(info, language)
    const links = await preloads([...files, ...filesOfTable(info, language)], sent)
    return { subject, head: head(info, subject) + links }
  }
  if (isOpened(c) && roomAt(c.env, id) !== null) {
    const sent = [...files, ...filesOfTables(language)]
    const told = async (): Promise<Announced | null> => {
      const info = await describeTable(c.env, id)
      if (info === null) return { subject: missingSubject(c, 'table'), head: noIndex }
      return info.visibility === 'private' ? null : toldOf(info, sent)
    }
    // The page asks once more, and says what is wrong.
    const orNothing = (failure: unknown): null => (console.error(failure), null)
    return sentAhead(c, await preloads(sent, []), told().catch(orNothing))
  }
  const info = await describeTable(c.env, id)
  if (info === null) return missingPage(c, 'table')
  const page = await siteShell(c)
  if (info.visibility === 'private') return page
  const told = await toldOf(info, [])
  return filled(page, told.subject, told.head)
}

/** What has no status to say so: its page was on its way before. */
const noIndex = '<meta name="robots" content="noindex">'

const words = {
  es: {
    tagline: 'Juegos de castillos para jugar juntos, desde un enlace.',
    about: 'Acerca de Almena',
    watch: 'Mirar partidas',
    rules: (game: string) => `Reglas de ${game}`,
    record: 'Ver una partida descargada',
  },
  en: {
    tagline: 'Castle board games, played together from a link.',
    about: 'About Almena',
    watch: 'Watch games',
    rules: (game: string) => `Rules of ${game}`,
    record: 'See a downloaded game',
  },
} as const

interface SitePage {
  /** Sources of the page, below `frontend/`. */
  readonly files: readonly string[]
  readonly title: string
  /** The game it is about. */
  readonly game?: string | undefined
}

/** A page that is the same for everybody. */
const sitePage = async (c: At, about: (language: Language) => SitePage): Promise<Response> => {
  const language = languageOf(c)
  const { files, title, game } = about(language)
  const meta = game === undefined ? undefined : registry[game]?.meta
  if (game !== undefined && meta === undefined) return missingPage(c, 'page')
  const subject = { language, title, description: meta?.pitch[language] ?? words[language].tagline }
  const origin = originOf(c.req.raw, c.env)
  const picture = { url: `${origin}/og/${meta?.id ?? 'almena'}.png`, width: 1200, height: 630 }
  const preloads = await preloadsFor(c.env.ASSETS, origin, [...files, `texts/${language}.ts`])
  return filled(await siteShell(c), subject, previewOf(c, subject, picture) + preloads)
}

/** Pages that are the same for everybody. */
const forAll = within('LIMIT_PAGE', 'text')

export const pageRoutes = new Hono<{ Bindings: Env }>()
  .get('/', forAll, (c) =>
    sitePage(c, (language) => ({ files: ['app/Home.tsx', `texts/home.${language}.ts`], title: 'Almena' })),
  )
  .get('/about', forAll, (c) =>
    sitePage(c, (language) => ({
      files: ['app/About.tsx', `texts/home.${language}.ts`],
      title: words[language].about,
    })),
  )
  .get('/record', forAll, (c) =>
    sitePage(c, (language) => ({
      files: ['app/RecordPage.tsx', `texts/record.${language}.ts`],
      title: words[language].record,
    })),
  )
  .get('/watch/:game?', forAll, (c) =>
    sitePage(c, (language) => ({
      files: ['app/Watch.tsx', `texts/home.${language}.ts`],
      title: words[language].watch,
      game: c.req.param('game'),
    })),
  )
  .get('/rules/:game', forAll, (c) =>
    sitePage(c, (language) => ({
      files: ['app/RulesPage.tsx', `texts/home.${language}.ts`],
      title: words[language].rules(registry[c.req.param('game')]?.meta.name[language] ?? ''),
      game: c.req.param('game'),
    })),
  )
  .on('GET', ['/g/:id', '/g/:id/'], within('LIMIT_LOOK', 'text'), (c) => {
    const moment = momentIn(new URL(c.req.url).searchParams)
    const origin = originOf(c.req.raw, c.env)
    const head = (info: TableGlance, subject: Subject): string =>
      logOf(info) +
      previewOf(c, subject, pictureOf(origin, info, subject.language, moment, 'large')) +
      discoveryOf(c, subject)
    return tablePage(c, { language: languageOf(c), files: [], head })
  })
  .on('GET', ['/embed/g/:id', '/embed/g/:id/'], within('LIMIT_LOOK', 'text'), (c) => {
    const asked = c.req.query('lang')
    const language = asked === 'es' || asked === 'en' ? asked : languageOf(c)
    return tablePage(c, { language, files: ['app/Embed.tsx'], head: logOf })
  })
