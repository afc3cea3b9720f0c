/** The rulebook as it is drawn, for every game in both languages. */
import { createComponent, renderToString } from 'solid-js/web'
import { describe, expect, test } from 'vitest'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { loadBook } from '../../frontend/table/sheets/book.ts'
import { exampleTable } from '../../frontend/table/sheets/exampleTable.ts'
import { RulesTold } from '../../frontend/table/sheets/Rules.tsx'
import type { NameOf } from '../../frontend/table/sheets/RulePicture.tsx'
import { languages } from '../../shared/engine/meta.ts'
import { registry } from '../../shared/registry.ts'

const games = await Promise.all(
  Object.keys(registry).map(async (id) => {
    const { plug } = (await import(`../../frontend/games/${id}/ui.tsx`)) as { plug: AnyPlug }
    const books = await Promise.all(
      languages.map(async (language) => ({ language, book: await loadBook(plug, language) })),
    )
    return { id, plug, books }
  }),
)

const listIn = (html: string): readonly (readonly [string, string])[] =>
  [...html.matchAll(/<a href="#([^"]+)"[^>]*>([^<]+)</g)].map(([, to = '', said = '']) => [to, said])

const thingsIn = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/ data-card=(?:"([^"]+)"|([^\s">]+))/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? '',
    ),
  ),
]

/** Pictures of which nothing has a card: what they show is told beside them. */
const without: Readonly<Record<string, readonly string[]>> = {
  castillo: [],
  fortaleza: [],
  // Dice have a card only while they lie on the table.
  fortium: ['adding', 'combat'],
  // Where forests and lakes lie is drawn by lot.
  storming: ['terrains'],
}

describe.each(games)('$id', ({ id, plug, books }) => {
  test.each(books)(
    'what the pictures show has its information card, $language',
    async ({ language, book }) => {
      const [cards, table] = [await plug.cards(language), exampleTable(plug)]
      const bare: string[] = []
      for (const [name, picture] of Object.entries(book.pictures)) {
        const nameOf: NameOf = (anchor) => cards(anchor, table)?.name ?? null
        const drawn = renderToString(() => createComponent(picture, { nameOf }))
        const things = thingsIn(drawn)
        // Cards that have a line for their name show it, as in the hand.
        if (id === 'castillo' && name === 'roles')
          for (const thing of things) expect(drawn).toContain(`>${nameOf(thing)?.split(' ')[0]}`)
        if (things.length === 0) bare.push(name)
        expect(things.filter((thing) => cards(thing, table) === null)).toEqual([])
      }
      expect(bare.toSorted()).toEqual(without[id])
    },
  )

  test.each(books)('the contents lead to every chapter, $language', ({ book }) => {
    const html = renderToString(() =>
      createComponent(RulesTold, { book, pointed: undefined, isAid: false, nameOf: null }),
    )
    const chapters = book.rules.filter(({ chapter }) => chapter !== undefined)
    expect(listIn(html)).toEqual(chapters.map(({ id, chapter }) => [`rule-${id}`, chapter]))
    for (const [to] of listIn(html)) expect(html).toContain(`id="${to}"`)
  })

  test.each(books)('the player aid is a page: it has no contents, $language', ({ book }) => {
    const html = renderToString(() =>
      createComponent(RulesTold, { book, pointed: undefined, isAid: true, nameOf: null }),
    )
    expect(html.match(/<section/g)).toHaveLength(book.rules.filter(({ aid }) => aid !== undefined).length)
    expect(listIn(html)).toEqual([])
  })
})

test.each(languages)(
  '[FZ-6.1] the aid of a Fortaleza table has the scoring that it plays, %s',
  async (language) => {
    const { plug, books } = games.find(({ id }) => id === 'fortaleza')!
    const { book } = books.find((one) => one.language === language)!
    const aidOf = (scoring: string): readonly string[] => {
      const view = plug.rules.blank({ seats: 4, options: { scoring } })
      const table = stillTable(plug.rules, view as never, null, String)
      const html = renderToString(() =>
        createComponent(RulesTold, { book, pointed: undefined, isAid: true, table, nameOf: null }),
      )
      return [...html.matchAll(/id="rule-([^"]+)"/g)].map(([, id = '']) => id)
    }
    const advanced = aidOf('advanced')
    expect(advanced[0]).toBe('FZ-1.2')
    expect(advanced).toEqual(expect.arrayContaining(['FZ-6.1', 'FZ-6.8', 'FZ-6.9', 'FZ-6.10']))
    expect(aidOf('basic')).toEqual(advanced.filter((id) => !['FZ-6.8', 'FZ-6.9', 'FZ-6.10'].includes(id)))
  },
)
