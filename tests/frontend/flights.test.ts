import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { registry } from '../../shared/registry.ts'
import { filesUnder } from './files.ts'

interface Block {
  readonly selectors: readonly string[]
  readonly body: string
}

const blocksIn = (css: string): Block[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selectors = '', body = '']) => ({
      selectors: selectors.split(',').map((selector) => selector.trim()),
      body,
    }),
  )

/** The names of colours that these blocks give, a game's own: two letters come first. */
const namesIn = (blocks: readonly Block[]): Set<string> =>
  new Set(
    blocks.flatMap(({ body }) => [...body.matchAll(/(--[a-z]{2}-[\w-]+):/g)].map(([, name = '']) => name)),
  )

const holds = (end: RegExp) => (block: Block) => block.selectors.some((selector) => end.test(selector))
const isDark = holds(/dark/)

for (const game of Object.keys(registry))
  test(`${game}: pieces in flight have the colours of the board, by day and by night`, () => {
    const blocks = filesUnder(`frontend/games/${game}`, '.css').flatMap((path) =>
      blocksIn(readFileSync(path, 'utf8')),
    )
    const lights = [blocks.filter((block) => !isDark(block)), blocks.filter(isDark)]
    for (const light of lights) {
      const names = namesIn(light.filter(holds(/-board$/)))
      expect(names.size).toBeGreaterThan(3)
      expect(namesIn(light.filter(holds(/(^| )\.flight$/)))).toEqual(names)
    }
  })
