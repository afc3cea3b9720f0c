/** The site and what the Worker draws with, built: what `wrangler` cannot do without. */
import { existsSync } from 'node:fs'
import { run } from './processes.ts'

interface Part {
  readonly what: string
  /** A file that is there once it is built. */
  readonly made: string
  readonly args: readonly string[]
}
const site: Part = { what: 'the site', made: 'dist/.vite/manifest.json', args: [] }
const drawing: Part = {
  what: 'what the Worker draws with',
  made: 'dist-draw/draw.js',
  args: ['-c', 'vite.draw.config.ts'],
}

const build = async ({ what, args }: Part): Promise<void> => {
  // All words go to the errors: what some commands print is read by programs.
  console.error(`building ${what} …`)
  if ((await run('vite', ['build', ...args, '--logLevel', 'warn'], {}, 2)) !== 0)
    throw new Error('the site could not be built: what vite says stands above')
}

/** Builds anew what is asked for. */
export const buildAll = async ({ withSite }: { readonly withSite: boolean }): Promise<void> => {
  await build(drawing)
  if (withSite) await build(site)
}

/** Builds what is not there, as in a fresh clone. */
export const buildMissing = async (): Promise<void> => {
  for (const part of [drawing, site]) if (!existsSync(part.made)) await build(part)
}
