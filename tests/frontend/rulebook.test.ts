/** The rulebook for players says what RULES.md says, in both languages, and every refusal leads into it. */
import { describe, expect, test } from 'vitest'
import './page.ts'
import { cardKinds } from '../../frontend/games/storming/cardKinds.ts'
import { es as stormingTexts } from '../../frontend/games/storming/texts.es.ts'
import type { AnyPlug, RuleText } from '../../frontend/plug/gameUi.ts'
import { paragraphOf } from '../../frontend/table/sheets/paragraph.ts'
import type { RuleId } from '../../shared/engine/ids.ts'
import { languages } from '../../shared/engine/meta.ts'
import { buildings, prebuilt, spacesOf } from '../../shared/games/castillo/components.ts'
import {
  guildTiles,
  majorityPoints,
  resourcesOne,
  resourcesTwo,
  templePointsPerPawn,
  towerTiles,
  wallPointsBySegments,
  wallTiles,
} from '../../shared/games/fortaleza/components.ts'
import { isPassable } from '../../shared/games/storming/actions/places.ts'
import {
  actionCardsOf,
  baseActions,
  civilians,
  colours,
  improvements,
  pacts,
  pieceLimits,
  revolts,
  troopKinds,
} from '../../shared/games/storming/components.ts'
import { directedCards, generalEventIds } from '../../shared/games/storming/events.ts'
import { startCardsFor } from '../../shared/games/storming/layout.ts'
import { registry } from '../../shared/registry.ts'
import { digitsIn } from '../kit/digits.ts'
import { statedRules } from '../kit/ruleIds.ts'
import { sourcesUnder, textOf } from '../kit/sources.ts'

/** Rules that nobody plays by: they tell engineers how the game is kept, drawn or sent. */
const notForPlayers: Readonly<Record<string, readonly string[]>> = {
  castillo: ['CA-2.3.4', 'CA-2.8'],
  fortaleza: ['FZ-2.4', 'FZ-5.30', 'FZ-5.31', 'FZ-7.4', 'FZ-7.5'],
}
/** Rulings explain why, test vectors show it done: what a player needs of them stands in the rule. */
const isAside = /-([RT]\d|9\.|10\.)/

const games = await Promise.all(
  Object.keys(registry).map(async (id) => {
    const { plug } = (await import(`../../frontend/games/${id}/ui.tsx`)) as { plug: AnyPlug }
    const [es, en, pictures] = await Promise.all([plug.rulebook('es'), plug.rulebook('en'), plug.pictures()])
    const code = [...sourcesUnder(`shared/games/${id}`), ...sourcesUnder(`frontend/games/${id}`)]
      .filter((path) => !path.includes('rulebook'))
      .map(textOf)
    const stated = statedRules(textOf(`shared/games/${id}/RULES.md`))
    return { id, plug, books: { es, en }, pictures, code, stated }
  }),
)

/** What a refusal may cite: the rule, or every rule of the file where it is found while playing. */
const refusals = (code: readonly string[]): readonly { rule: RuleId; reason: string }[] =>
  code.flatMap((text) => {
    const idsHere = [...text.matchAll(/'([A-Z]{2}-[\w.]+)'/g)].map(([, id]) => id as RuleId)
    const made = [
      ...text.matchAll(/\brule(?:: ([^,\n]+))?,\s+reason: '(\w+)'/g),
      // Storming! makes them by a short word.
      ...text.matchAll(/\bno\(([^,()]+), '(\w+)'\)/g),
    ]
    return made.flatMap(([, rule = '', reason = '']) => {
      const named = /^'([^']+)'$/.exec(rule)?.[1]
      return (named === undefined ? idsHere : [named as RuleId]).map((id) => ({ rule: id, reason }))
    })
  })

const shape = ({ id, covers, aid, chapter, example, picture, table }: RuleText) => ({
  id,
  covers,
  aid,
  picture,
  example: example === undefined ? null : digitsIn(example),
  begins: chapter !== undefined,
  columns: table?.head.length,
  rows: table?.rows.map((row) => row.length),
})

describe.each(games)('$id', ({ id, plug, books, pictures, code, stated }) => {
  const tells = (book: readonly RuleText[], rule: string): boolean =>
    paragraphOf(book, rule as RuleId) !== undefined

  test('both languages tell the same rules in the same order, with the same pictures, tables and examples', () => {
    expect(books.en.map(shape)).toEqual(books.es.map(shape))
  })

  test('the player aid is no longer than a page', () => {
    const aid = books.es.filter((rule) => rule.aid === true)
    expect(aid.length).toBeGreaterThanOrEqual(5)
    expect(aid.length).toBeLessThanOrEqual(9)
  })

  test('no rule has two paragraphs', () => {
    const told = books.es.flatMap((rule) => [rule.id, ...(rule.covers ?? [])])
    expect(told.filter((rule, index) => told.indexOf(rule) !== index)).toEqual([])
  })

  test('every paragraph has a title and a text', () => {
    const bare = [...books.es, ...books.en].filter(
      ({ title, text }) => title.trim() === '' || text.trim() === '',
    )
    expect(bare).toEqual([])
  })

  test.each(languages)('every rule of RULES.md that players play by is told, %s', (language) => {
    const silent = [...stated].filter((rule) => !isAside.test(rule) && !tells(books[language], rule))
    expect(silent).toEqual(notForPlayers[id] ?? [])
  })

  test.each(languages)('every rule that the screen can cite is told, %s', (language) => {
    const cited = new Set(
      code.flatMap((text) =>
        [...text.matchAll(/'([A-Z]+-\d+(?:\.\d+)+)'/g)].map(([, rule]) => rule as string),
      ),
    )
    expect(cited.size).toBeGreaterThan(10)
    expect([...cited].filter((rule) => !tells(books[language], rule))).toEqual([])
  })

  test.each(languages)(
    'every refusal says why, and leads to the rule that was broken, %s',
    async (language) => {
      const texts = await plug.texts(language)
      const ui = plug.create(() => texts)
      const unknown = ui.refusal({ rule: 'XX-1' as RuleId, reason: 'noSuchReason' })
      const all = refusals(code)
      expect(all.length).toBeGreaterThan(15)
      expect(all.filter(({ rule }) => !tells(books[language], rule))).toEqual([])
      const mute = new Set(all.map(({ reason }) => reason))
      for (const refusal of all) if (ui.refusal(refusal) !== unknown) mute.delete(refusal.reason)
      expect([...mute]).toEqual([])
    },
  )

  test.each(languages)(
    'every paragraph that a score line or a standing cites has an example, %s',
    (language) => {
      const cites = [...textOf(`shared/games/${id}/scoring.ts`).matchAll(/'([A-Z]+-\d+(?:\.\d+)+)'/g)]
      const cited = new Set(cites.map(([, rule]) => rule as RuleId))
      expect(cited.size).toBeGreaterThanOrEqual(3)
      const bare = [...cited].filter((rule) => paragraphOf(books[language], rule)?.example === undefined)
      expect(bare).toEqual([])
    },
  )

  test('every picture that is asked for is drawn, and every drawing is asked for', () => {
    const asked = new Set(books.es.flatMap(({ picture }) => picture ?? []))
    expect([...asked].toSorted()).toEqual(Object.keys(pictures).toSorted())
  })

  test('a line of the table is as long as its head', () => {
    const uneven = [...books.es, ...books.en].filter(({ table }) =>
      table?.rows.some((row) => row.length !== table.head.length),
    )
    expect(uneven).toEqual([])
  })
})

const rowsOf = (game: string, rule: string): readonly (readonly string[])[] => {
  const book = games.find(({ id }) => id === game)?.books.es ?? []
  return paragraphOf(book, rule as RuleId)?.table?.rows ?? []
}
const column = (rows: readonly (readonly string[])[], at: number): (string | undefined)[] =>
  rows.map((row) => row[at])
const said = (n: number | null): string => (n === null ? '–' : String(n).replace('-', '−'))

describe('the figures of the tables are those of the game', () => {
  test('[CA-2.5] value, points and prices of every building', () => {
    const rows = rowsOf('castillo', 'CA-2.5')
    const kinds = [
      ...new Map([...buildings, ...prebuilt].map((one) => [one.id.replace(/\d+$/, ''), one])).values(),
    ]
    expect(rows).toHaveLength(kinds.length)
    const found = kinds.map((one) =>
      [
        'value' in one ? String(one.value) : '–',
        'vp' in one ? String(one.vp) : '–',
        spacesOf(one.id as never)
          .map(({ price }) => price)
          .join(', ') || '–',
      ].join(' '),
    )
    expect(rows.map((row) => row.slice(2).join(' ')).toSorted()).toEqual(found.toSorted())
    expect(column(rows.slice(0, -2), 1).reduce((sum, n) => sum + Number(n), 0)).toBe(buildings.length)
  })

  test('[FZ-2.16, FZ-2.18, FZ-2.19] the tiles', () => {
    expect(rowsOf('fortaleza', 'FZ-2.16').map((row) => row.slice(1))).toEqual(
      guildTiles.map(({ copies, copies5p, income, points }) => [copies, copies5p, income, points].map(said)),
    )
    expect(column(rowsOf('fortaleza', 'FZ-2.18'), 1)).toEqual(
      wallTiles.map(({ gatePoints }) => said(gatePoints)),
    )
    expect(rowsOf('fortaleza', 'FZ-2.19').map((row) => row.slice(1))).toEqual(
      towerTiles.map(({ points, overbuildCost }) => [said(points), said(overbuildCost)]),
    )
  })

  test('[FZ-6.9] majorities: 3/1/0, 3/2/0 and 3/2/1', () => {
    const rows = rowsOf('fortaleza', 'FZ-6.9').slice(0, 3)
    for (const players of [3, 4, 5] as const)
      expect(column(rows, players - 2)).toEqual(majorityPoints[players].slice(0, 3).map(said))
  })

  test('[FZ-6.1] what scores, in one table', () => {
    const points = rowsOf('fortaleza', 'FZ-6.1').map(([, said = '']) => said.match(/−?\d+/g) ?? [])
    expect(points.map((row, at) => row.slice(0, at === 0 ? 4 : undefined))).toEqual([
      wallPointsBySegments.slice(1).map(said),
      wallTiles.map(({ gatePoints }) => said(gatePoints)),
      towerTiles.map(({ points: each }) => said(each)),
      guildTiles.map(({ points: each }) => said(each)),
      [],
      [said(templePointsPerPawn)],
    ])
  })

  test('[FZ-5.10, FZ-5.11] what resources bring', () => {
    const [, ...row] = rowsOf('fortaleza', 'FZ-4.3')[0] ?? []
    expect(row.map((cell) => cell.match(/\+\d+/g))).toEqual(
      [resourcesOne, resourcesTwo].map((each) => [`+${each[1]}`, `+${each[2]}`]),
    )
  })

  test('[FZ-6.3] walls by their segments', () => {
    expect(rowsOf('fortaleza', 'FZ-6.3')[0]?.slice(1)).toEqual(wallPointsBySegments.slice(1).map(said))
  })
})

describe('the figures of the tables of Storming! are those of the game', () => {
  test('[ST-2.2] pieces of each player', () => {
    expect(column(rowsOf('storming', 'ST-2.2'), 1)).toEqual(Object.values(pieceLimits).map(String))
  })

  test('[ST-2.1] cards of each sort, 170 in all', () => {
    const counts = column(rowsOf('storming', 'ST-2.1'), 1).map(Number)
    expect(counts).toEqual([
      generalEventIds.length,
      directedCards.length,
      colours.flatMap(actionCardsOf).length,
      revolts.length,
      1,
      civilians.length,
      improvements.length,
      pacts.length,
      startCardsFor(3).length + startCardsFor(4).length,
    ])
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(170)
  })

  test('[ST-4.25] actions of each type', () => {
    expect(column(rowsOf('storming', 'ST-4.25'), 1)).toEqual(Object.values(baseActions).map(String))
  })

  test('[ST-5.1] who goes where', () => {
    const kinds = [...troopKinds, 'warWagon', 'caravan'] as const
    const found = kinds.map((kind) =>
      (['plain', 'forest', 'lake'] as const).map((terrain) => (isPassable(kind, terrain) ? 'sí' : 'no')),
    )
    expect(rowsOf('storming', 'ST-5.1').map((row) => row.slice(1))).toEqual(found)
  })

  test('[ST-5.48] the player aid says what an attack does: the wall first, then the troop, then the settlement', () => {
    const books = games.find(({ id }) => id === 'storming')!.books
    for (const book of [books.es, books.en]) expect(paragraphOf(book, 'ST-5.48')?.aid).toBe(true)
  })

  test('all cards are listed, each with its name and text', () => {
    const lists = ['ST-2.30', 'ST-2.45', 'ST-4.44', 'ST-4.41', 'ST-5.84', 'ST-5.7', 'ST-5.88']
    const listed = lists.flatMap((rule) => rowsOf('storming', rule)).map((row) => row.join(': '))
    const cards = cardKinds.filter((kind) => kind !== 'startCard').map((kind) => stormingTexts.cards[kind])
    expect(listed.toSorted()).toEqual(cards.map(({ name, text }) => `${name}: ${text}`).toSorted())
    expect(rowsOf('storming', 'ST-2.20')).toHaveLength(20)
  })
})

test('a paragraph is found by its own rule before one that only covers it', () => {
  const book = [
    { id: 'XX-1' as RuleId, covers: ['XX-3' as RuleId] },
    { id: 'XX-2' as RuleId },
    { id: 'XX-3' as RuleId },
  ]
  expect(paragraphOf(book, 'XX-3' as RuleId)?.id).toBe('XX-3')
  expect(paragraphOf(book.slice(0, 2), 'XX-3' as RuleId)?.id).toBe('XX-1')
  expect(paragraphOf(book, 'XX-4' as RuleId)).toBeUndefined()
})
