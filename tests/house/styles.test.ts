/** Styles stand beside what they are for, in a layer; no name in them belongs to two parts of the page. */
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { registry } from '../../shared/registry.ts'
import { sourcesUnder } from '../kit/sources.ts'

const sheets = readdirSync('frontend', { recursive: true, encoding: 'utf8' })
  .map((path) => `frontend/${path}`)
  .filter((path) => path.endsWith('.css'))
  .sort()

const textOf = (path: string): string => readFileSync(path, 'utf8')
const rulesOf = (path: string): string => textOf(path).replace(/\/\*[\s\S]*?\*\//g, '')

/** Blocks of a sheet: what stands before the brace, and what is between the braces. */
const blocksOf = (css: string): { readonly head: string; readonly body: string }[] => {
  const blocks: { head: string; body: string }[] = []
  let [depth, from, head] = [0, 0, '']
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) [head, from] = [css.slice(from, at).trim(), at + 1]
    if (css[at] === '}' && --depth === 0) {
      blocks.push({ head: head.replace(/^[^;{}]*;/, '').trim(), body: css.slice(from, at) })
      from = at + 1
    }
  }
  return blocks
}

/** Selectors of the rules in a block, those for some screens and for those who want stillness too. */
const selectorsIn = (css: string): string[] =>
  blocksOf(css).flatMap(({ head, body }) => {
    if (/^@(media|supports)/.test(head)) return selectorsIn(body)
    return head.startsWith('@') ? [] : head.split(/,(?![^(]*\))/).map((selector) => selector.trim())
  })

/** The class that a selector begins with; a theme or a state of the whole page may stand before it. */
const ownerOf = (selector: string): string | null =>
  /^(?:\[data-theme='dark'\] )?(?:[a-z]+)?\.([\w-]+)/.exec(selector)?.[1] ?? null

const layers = ['base', 'kit', 'part', 'game', 'over']
const page = sheets.filter((path) => !path.startsWith('frontend/games/'))
/** The sheet that puts the layers in their order, and what it begins with: names and letters, which are no rules. */
const plain = ['frontend/app/fonts.css', 'frontend/app/style.css', 'frontend/kit/tokens.css']
const parts = page.filter((path) => !plain.includes(path))

test('the layers stand in their order before anything else', () => {
  const style = rulesOf('frontend/app/style.css')
  expect(style.trim()).toMatch(new RegExp(`^@layer ${layers.join(', ')};`))
  expect(blocksOf(style)).toEqual([])
})

/** Selectors as nesting makes them: what is nested goes on from what it stands in. */
const wholeSelectorsIn = (css: string, outer = ''): string[] =>
  blocksOf(css).flatMap(({ head, body }) => {
    if (/^@(media|supports|layer|container)/.test(head)) return wholeSelectorsIn(body, outer)
    if (head.startsWith('@')) return []
    return head.split(/,(?![^(]*\))/).flatMap((one) => {
      const whole = one.includes('&') ? one.replaceAll('&', outer).trim() : `${outer} ${one.trim()}`.trim()
      return [whole, ...wholeSelectorsIn(body, whole)]
    })
  })

test('no rule that asks what something has is about all things: whatever changes on the page, all of it would be styled anew', () => {
  const all = sheets.flatMap((path) => wholeSelectorsIn(rulesOf(path)).map((whole) => ({ path, whole })))
  expect(all.filter(({ whole }) => whole.includes(':has(')).length).toBeGreaterThan(100)
  const about = all.filter(({ whole }) => whole.includes(':has(') && /[ >+~]\*$/.test(whole))
  expect(about.map(({ path, whole }) => `${path}: ${whole}`)).toEqual([])
})

test('what moves as long as one looks goes in steps: a drawing is not painted anew sixty times a second for a glow', () => {
  const endless = sheets.flatMap((path) =>
    [...rulesOf(path).matchAll(/animation:[^;]*infinite[^;]*/g)].map(([found]) => found),
  )
  expect(endless.length).toBeGreaterThan(3)
  for (const animation of endless) expect(animation).toMatch(/ steps\(\d+\) /)
})

describe('each part of the page', () => {
  test.each(parts)('%s has its rules in layers', (path) => {
    const heads = blocksOf(rulesOf(path)).map(({ head }) => head)
    expect(heads.length).toBeGreaterThan(0)
    for (const head of heads) expect(head).toMatch(/^@layer (base|kit|part|over)$/)
  })

  test.each(parts)('%s is asked for', (path) => {
    const askers = [...sourcesUnder('frontend'), 'frontend/app/style.css']
    const asked = askers.flatMap((asker) =>
      [...textOf(asker).matchAll(/import '([^']+\.css)'/g)].map(([, to = '']) => join(dirname(asker), to)),
    )
    expect(asked).toContain(path)
  })

  test('has names of its own: no two sheets begin a selector with the same class', () => {
    const owners = new Map<string, Set<string>>()
    for (const path of parts)
      for (const { head, body } of blocksOf(rulesOf(path))) {
        // What is said over the parts concerns several of them.
        if (head === '@layer over') continue
        for (const selector of selectorsIn(body)) {
          const owner = ownerOf(selector)
          if (owner !== null) owners.set(owner, (owners.get(owner) ?? new Set()).add(path))
        }
      }
    expect(owners.size).toBeGreaterThan(40)
    const shared = [...owners].filter(([, paths]) => paths.size > 1)
    expect(shared.map(([owner, paths]) => `${owner}: ${[...paths].join(' ')}`)).toEqual([])
  })
})

describe('each game', () => {
  const games = sheets.filter((path) => /^frontend\/games\/\w+\/style\.css$/.test(path))
  test.each(games)('%s puts all its sheets into the layer of games', (path) => {
    const own = sheets.filter((sheet) => sheet.startsWith(`${dirname(path)}/`) && sheet !== path)
    expect(own.length).toBeGreaterThan(0)
    const asked = [...textOf(path).matchAll(/@import '\.\/([^']+)' layer\(game\);/g)].map(
      ([, name]) => `${dirname(path)}/${name ?? ''}`,
    )
    expect(asked.sort()).toEqual(own)
  })

  test.each(games.map(dirname))('%s: no sheet adds to its parts a class that another begins with', (game) => {
    const own = sheets
      .filter((sheet) => sheet.startsWith(`${game}/`))
      .map((path) => ({ path, selectors: selectorsIn(rulesOf(path)) }))
    const taken = own.flatMap(({ path, selectors }) =>
      own
        .filter((other) => other.path !== path)
        .flatMap((other) => other.selectors.map(ownerOf))
        .flatMap((owner) => {
          const added = new RegExp(`\\.[\\w-]+\\.${owner}(?![\\w-])`)
          return selectors.filter((selector) => owner !== null && added.test(selector))
        }),
    )
    expect([...new Set(taken)]).toEqual([])
  })
})

test('every place on a board that can be pressed is framed by the one `Glow`, and none has another', () => {
  const boards = sourcesUnder('frontend/games').filter((path) => textOf(path).includes('kit/svg/Spot.tsx'))
  expect(new Set(boards.map((path) => path.split('/')[2]))).toEqual(new Set(Object.keys(registry)))
  for (const path of boards) expect(textOf(path), path).toContain('<Glow ')
  // A game may say when it is quieter (bare ground, a picture), not how it moves.
  for (const path of sheets.filter((sheet) => sheet.startsWith('frontend/games/')))
    expect(rulesOf(path), path).not.toMatch(/\.glow[^{}]*\{[^{}]*(animation|filter)/)
})

/** What a sheet says of screens with this feature, and what it says of all others. */
const withoutMedia = (css: string, feature: string): string =>
  blocksOf(css)
    .filter(({ head }) => head !== `@media (${feature})`)
    .map(({ head, body }) => `${head}{${body.includes('{') ? withoutMedia(body, feature) : body}}`)
    .join('')

test.each(sheets)('%s: what is pointed at is told by a pointer that can hover', (path) => {
  // After a touch the thing under the finger counts as pointed at until the next one: it would stay raised.
  expect(withoutMedia(rulesOf(path), 'hover: hover')).not.toContain(':hover')
})
