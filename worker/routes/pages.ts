/** The pages of the site, each with what previews need in its head, what it will ask for, and what is opening. */
import { Hono } from 'hono'
import type { Language } from '../../shared/engine/meta.ts'
import type { TableGlance } from '../../shared/protocol/http.ts'
import { registry } from '../../shared/registry.ts'
import { originOf } from '../address.ts'
import type { Env } from '../env.ts'
import {
  type At,
  filled,
  languageOf,
  missingPage,
  siteShell,
  previewOf,
  type Subject,
} from '../pages/head.ts'
import { describeTable } from '../outside/tables.ts'
import { within } from './limiting.ts'
import { filesOfTable, preloadsFor } from '../pages/preloads.ts'
import { discoveryOf, logOf, momentIn, pictureOf, subjectOf } from '../pages/tableHead.ts'

/** The page of a table. Of a private one nothing is told: who asks may not sit there. */
const tablePage = async (
  c: At,
  id: string,
  fill: (info: TableGlance) => Promise<{ readonly subject: Subject; readonly head: string }>,
): Promise<Response> => {
  const info = await describeTable(c.env, id)
  if (info === null) return missingPage(c, 'table')
  const page = await siteShell(c)
  if (info.visibility === 'private') return page
  const { subject, head } = await fill(info)
  return filled(page, subject, head)
}

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

export const pageRoutes = new Hono<{ Bindings: Env }>()
  .get('/', (c) =>
    sitePage(c, (language) => ({ files: ['app/Home.tsx', `texts/home.${language}.ts`], title: 'Almena' })),
  )
  .get('/about', (c) =>
    sitePage(c, (language) => ({
      files: ['app/About.tsx', `texts/home.${language}.ts`],
      title: words[language].about,
    })),
  )
  .get('/record', (c) =>
    sitePage(c, (language) => ({
      files: ['app/RecordPage.tsx', `texts/record.${language}.ts`],
      title: words[language].record,
    })),
  )
  .get('/watch/:game?', (c) =>
    sitePage(c, (language) => ({
      files: ['app/Watch.tsx', `texts/home.${language}.ts`],
      title: words[language].watch,
      game: c.req.param('game'),
    })),
  )
  .get('/rules/:game', (c) =>
    sitePage(c, (language) => ({
      files: ['app/RulesPage.tsx', `texts/home.${language}.ts`],
      title: words[language].rules(registry[c.req.param('game')]?.meta.name[language] ?? ''),
      game: c.req.param('game'),
    })),
  )
  .on('GET', ['/g/:id', '/g/:id/'], within('LIMIT_LOOK', 'text'), (c) =>
    tablePage(c, c.req.param('id'), async (info) => {
      const { searchParams } = new URL(c.req.url)
      const origin = originOf(c.req.raw, c.env)
      const subject = subjectOf(info, languageOf(c))
      const preview = previewOf(c, subject, pictureOf(origin, info, momentIn(searchParams), 'large'))
      const preloads = await preloadsFor(c.env.ASSETS, origin, filesOfTable(info, subject.language))
      return { subject, head: logOf(info) + preview + discoveryOf(c, subject) + preloads }
    }),
  )
  .on('GET', ['/embed/g/:id', '/embed/g/:id/'], within('LIMIT_LOOK', 'text'), (c) =>
    tablePage(c, c.req.param('id'), async (info) => {
      const asked = c.req.query('lang')
      const subject = subjectOf(info, asked === 'es' || asked === 'en' ? asked : languageOf(c))
      const files = ['app/Embed.tsx', ...filesOfTable(info, subject.language)]
      const preloads = await preloadsFor(c.env.ASSETS, originOf(c.req.raw, c.env), files)
      return { subject, head: logOf(info) + preloads }
    }),
  )
