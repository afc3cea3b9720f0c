/** Reading the project's own sources: for the tests of the house. */
import { readdirSync, readFileSync } from 'node:fs'

/** Paths of the TypeScript files under a folder, from the root of the project; none if there is no such folder. */
export const sourcesUnder = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
      .toSorted()
  } catch {
    return []
  }
}

export const textOf = (path: string): string => readFileSync(path, 'utf8')
