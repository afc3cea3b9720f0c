import { readdirSync } from 'node:fs'

/** Paths of all files under a folder that end so. */
export const filesUnder = (folder: string, end: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .map((path) => `${folder}/${path}`)
