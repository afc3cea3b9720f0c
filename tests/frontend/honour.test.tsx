// @vitest-environment happy-dom
/** The page of honour and the score sheet below it, at the end of a recorded game of each kind. */
import { readdirSync, readFileSync } from 'node:fs'
import { render } from 'solid-js/web'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import { setSpeed } from '../../frontend/kit/motion.ts'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { startEndingWords } from '../../frontend/table/endingWords.ts'
import { startLogWords } from '../../frontend/table/logWords.ts'
import type { LiveTable } from '../../frontend/table/model/table.ts'
import { ScoreSheet } from '../../frontend/table/sheets/ScoreSheet.tsx'
import { startTableWords } from '../../frontend/table/words.ts'
import { seatOf } from '../../shared/engine/ids.ts'
import { eventsOf, live } from '../../shared/engine/log.ts'
import { follow } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { registry } from '../../shared/registry.ts'
import type { Golden } from '../records/make.ts'

beforeAll(async () => {
  await startLanguage()
  await Promise.all([startEndingWords(), startLogWords(), startTableWords()])
})

const endOf = (plug: AnyPlug, [file] = readdirSync(`tests/records/${plug.meta.id}`)) => {
  const { record } = JSON.parse(readFileSync(`tests/records/${plug.meta.id}/${file}`, 'utf8')) as Golden
  let view = conceal(plug.rules.blank({ seats: record.seats, options: record.options }), null)
  for (const entry of live(record.entries))
    for (const event of eventsOf(entry)) view = follow(plug.rules, view, conceal(event, null), null)
  return view
}

/** The score sheet of a game that is over, by these rules or its own. */
const openSheet = async (
  id: string,
  rules: Partial<AnyPlug['rules']> = {},
  records?: string[],
  kept?: string,
  acts: readonly { readonly seat: number; readonly text: string }[] = [],
  // Neither its table nor a picture of it is anywhere: a private game, a record, a branch.
  shared: { readonly visibility: 'private' | 'link'; readonly share: (() => void) | null } = {
    visibility: 'private',
    share: null,
  },
) => {
  const { plug } = (await import(`../../frontend/games/${id}/ui.tsx`)) as { plug: AnyPlug }
  const [texts] = await Promise.all([plug.texts('en'), plug.cards('en')])
  const still = stillTable(plug.rules, endOf(plug, records), seatOf(0), (seat) => `P${seat}`)
  const replay = { go: vi.fn(), play: vi.fn() }
  const table = {
    ...still,
    rules: { ...plug.rules, ...rules },
    ui: { ...plug.create(() => texts), ...(kept === undefined ? {} : { kept: () => kept }) },
    finished: () => true,
    replay,
    entries: () => acts.map(({ seat }, n) => ({ kind: 'played', seq: n + 1, seat })),
    log: () => acts.map(({ seat, text }, n) => ({ seq: n + 1, fact: 0, seat, text, places: [] })),
  }
  const show = () =>
    render(
      () => (
        <ScoreSheet
          table={table as unknown as LiveTable}
          plug={plug}
          info={
            {
              id: 'nowhere',
              visibility: shared.visibility,
              rematch: null,
              takenBack: [],
            } as unknown as TableInfo
          }
          share={shared.share}
          eyes={null}
          onClose={() => undefined}
          showRule={() => undefined}
          playAgain={() => undefined}
        />
      ),
      document.body,
    )
  let dispose = show()
  onTestFinished(() => dispose())
  const reopen = (): void => {
    dispose()
    dispose = show()
  }
  return {
    replay,
    reopen,
    found: (selector: string): readonly Element[] => [...document.querySelectorAll(selector)],
  }
}

test.each(Object.keys(registry))('%s', async (id) => {
  const { found, replay } = await openSheet(id)
  // The finished board, which the page draws itself.
  await vi.waitFor(
    () => expect(found('.honour-board [inert] svg [data-anchor]').length).toBeGreaterThan(10),
    30_000,
  )
  // Who watches it again is shown it from the start, and presses nothing more.
  const again = found('.scores footer button').find((one) => one.textContent === 'Watch it again')
  ;(again as HTMLElement | undefined)?.click()
  expect([replay.go.mock.lastCall, replay.play.mock.lastCall]).toEqual([[0], [true]])
  // What a line counts has its pictogram, and its card.
  const lines = found('tbody th[scope="row"], .decisive th')
  expect(lines.length).toBeGreaterThan(0)
  await vi.waitFor(() => {
    for (const line of lines) {
      expect(line.getAttribute('data-card')).toMatch(/^score:\w+$/)
      expect(line.querySelector('.score-mark > *'), line.textContent).not.toBeNull()
    }
  })
})

test('who comes back to the page of honour reads on: it does not enter anew', async () => {
  const { found, reopen } = await openSheet('fortaleza')
  await vi.waitFor(() => expect(found('.honour')).toHaveLength(1), 30_000)
  expect(found('.honour.again')).toHaveLength(0)
  reopen()
  await vi.waitFor(() => expect(found('.honour.again')).toHaveLength(1), 30_000)
})

test('where all is shown at once the page of honour stands there whole', async () => {
  setSpeed('atOnce')
  onTestFinished(() => setSpeed('normal'))
  const { found } = await openSheet('fortaleza')
  await vi.waitFor(() => expect(found('.honour.again')).toHaveLength(1), 30_000)
})

test.each([
  ['of a table that can be shown', 'link', (): void => undefined, 1],
  ['of a private one none', 'private', (): void => undefined, 0],
  ['of what has no table none', 'link', null, 0],
] as const)('while the end is read its picture is drawn: %s', async (_, visibility, share, count) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        asked.push(address)
      }
    },
  )
  onTestFinished(() => void (vi.useRealTimers(), vi.unstubAllGlobals()))
  const { reopen } = await openSheet('fortaleza', {}, undefined, undefined, [], { visibility, share })
  vi.advanceTimersByTime(1000)
  // Not for who goes on at once.
  reopen()
  vi.advanceTimersByTime(1000)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(asked).toEqual(Array.from({ length: count }, () => `${location.origin}/d/nowhere.png?lang=en`))
})

test('what broke a tie, or weighed more than points, stands at who is ahead by it, and at nobody else', async () => {
  const points = [55, 60, 55, 50]
  const coins = [9, 0, 0, 4]
  const figure = (what: string, value: number) => ({ what, rule: 'FZ-6.14', value }) as const
  const { found } = await openSheet('fortaleza', {
    outcome: () => ({
      ranking: [[seatOf(0)], [seatOf(2)], [seatOf(3)], [seatOf(1)]],
      why: { what: 'coinsLeft', rule: 'FZ-6.14' },
    }),
    scores: () => points.map((one) => [{ round: 0, what: 'walls', rule: 'FZ-6.14', points: one }]),
    standings: () => points.map((one, seat) => [figure('coinsLeft', coins[seat]!), figure('points', one)]),
  })
  await vi.waitFor(() => expect(found('.honour-places li').length).toBe(4))
  // It stands before what is summed up below it, and the sum is not what is read first.
  expect(found('tbody')[0]?.querySelector('th')?.textContent).toBe('Decides places')
  expect(found('tbody')[0]?.querySelectorAll('.decisive')).toHaveLength(1)
  expect(found('tfoot tr').map((row) => [row.firstChild?.textContent, row.className])).toEqual([
    ['For a tie', 'note'],
  ])
  const said = found('.honour-places li').map((place) => [
    place.querySelector('b')?.textContent,
    place.querySelector('small')?.textContent ?? '',
  ])
  expect(said).toEqual([
    ['P0', 'Tie broken by: Coins (9 to 0)'],
    ['P2', ''],
    ['P3', 'Decided by: Coins (4 to 0)'],
    ['P1', ''],
  ])
})

/** P1 has won, and what was done. */
const wonBy = (id: string, ...acts: readonly (readonly [seat: number, text: string])[]) =>
  openSheet(
    id,
    {
      outcome: () => ({ ranking: [[seatOf(1)], [seatOf(0)]], why: { what: 'points', rule: 'FT-6.6' } }),
      scores: () => [[], []],
      standings: () => [[], []],
    },
    undefined,
    undefined,
    acts.map(([seat, text]) => ({ seat, text })),
  )

test.each([
  ['fortium', 1, 'The final turn: attacks P0; lays the last diamond'],
  // Another's act has ended it, as one that is out of the limit of rounds.
  ['fortium', 0, undefined],
  // All is scored after the last act, which has won nothing.
  ['fortaleza', 1, undefined],
])('at who has won by an act stands what was done in that turn: %s, seat %i', async (id, seat, said) => {
  const { found } = await wonBy(
    id,
    [seat, 'digs'],
    [1 - seat, 'waits'],
    [seat, 'attacks P0'],
    [seat, 'lays the last diamond'],
  )
  await vi.waitFor(() => expect(found('.honour-places li').length).toBe(2), 30_000)
  expect(found('.honour-places .winner .honour-also')[0]?.textContent).toBe(said)
  expect(found('.honour-places li:not(.winner) .honour-also')).toHaveLength(0)
})

test('before the end all is summed up as if it were scored now, and what is scored already is no sum below it', async () => {
  let now: object | null = null
  const { found } = await openSheet('castillo', {
    outcome: () => null,
    scores: (view) => {
      now ??= view
      const points = view === now ? [5] : [5, 20]
      return [
        points.map((one, round) => ({ round, what: `what${round}`, rule: 'CA-6.5', points: one }) as const),
        [],
      ]
    },
    standings: () => [[], []],
  })
  const sums = found('tfoot tr').map((row) => [
    ...[...row.children].map(({ textContent }) => textContent),
    row.classList.contains('note'),
  ])
  expect(sums).toEqual([
    ['If it were scored now', '25', '0', false],
    ['Scored already', '5', '0', true],
  ])
})

test('where who would win is left for the scoring to tell, the sheet says so and sums up what is scored already', async () => {
  const scores = () => [[{ round: 0, what: 'what0', rule: 'CA-6.5', points: 5 } as const], []]
  const rules = { outcome: () => null, scores, standings: () => [[], []] }
  const { found } = await openSheet('castillo', rules, undefined, 'Not yet')
  expect(found('.scores h2').map(({ textContent }) => textContent)).toEqual(['Not yet'])
  expect(found('tfoot tr').map(({ textContent }) => textContent)).toEqual(['Scored already50'])
})

test('[FT-6.6] what has won against more points stands where points do, and they stand small where they broke a tie', async () => {
  const points = [154, 245, 230]
  const diamonds = [3, 1, 1]
  const figure = (what: string, value: number) => ({ what, rule: 'FT-6.6', value }) as const
  const { found } = await openSheet('fortium', {
    outcome: () => ({
      ranking: [[seatOf(0)], [seatOf(1)], [seatOf(2)]],
      why: { what: 'diamonds', rule: 'FT-6.6' },
    }),
    scores: () => points.map((one) => [{ round: 0, what: 'stock', rule: 'FT-6.6', points: one }]),
    standings: () => points.map((one, seat) => [figure('diamonds', diamonds[seat]!), figure('worth', one)]),
  })
  await vi.waitFor(() => expect(found('.honour-places li').length).toBe(3))
  expect(found('.honour-points').map((one) => one.textContent)).toEqual(['3Diamonds', '1Diamond', '1Diamond'])
  const also = found('.honour-places li').map((one) => one.querySelector('.honour-also')?.textContent ?? null)
  expect(also).toEqual([null, 'Tie-break: 245', 'Tie-break: 230'])
})

test('[FT-6.3] a yes is told as a yes, and what is true of everybody not at all', async () => {
  const yes = (what: string, value: number) => ({ what, rule: 'FT-6.3', value, isYes: true }) as const
  const { found } = await openSheet('fortium', {
    outcome: () => ({ ranking: [[seatOf(0)], [seatOf(1)]], why: { what: 'diamonds', rule: 'FT-6.6' } }),
    scores: () => [0, 0].map((points) => [{ round: 0, what: 'stock', rule: 'FT-6.6', points }]),
    standings: () =>
      [0, 1].map((seat) => [
        yes('fortComplete', 0),
        yes('stayed', 1),
        { what: 'diamonds', rule: 'FT-6.6', value: 1 - seat },
      ]),
  })
  const cells = (row: Element) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)
  expect(found('tr.decisive').map(cells)).toEqual([
    ['—', '—'],
    ['1', '0'],
  ])
  expect(found('tr.decisive [aria-label="no"]')).toHaveLength(2)
})

test('[ST-6.6] an order of turns is told by places, and not by how many come before', async () => {
  const figure = (what: string, value: number) => ({ what, rule: 'ST-6.6', value }) as const
  const { found } = await openSheet('storming', {
    outcome: () => ({
      ranking: [[seatOf(1)], [seatOf(0)], [seatOf(2)]],
      why: { what: 'turnOrder', rule: 'ST-6.5' },
    }),
    standings: () => [-1, 0, -2].map((value) => [figure('points', 7), figure('turnOrder', value)]),
  })
  const [row] = found('tr.decisive')
  // In the columns of the seats, which stand by their places.
  expect(found('thead th span').map((cell) => cell.textContent)).toEqual(['P1', 'P0', 'P2'])
  expect([...row!.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['#1', '#2', '#3'])
})

test('who came first stands in the first column of the points, whichever seat that is, with each of its rows and its sum', async () => {
  const line = (what: string, points: number) => ({ round: 1, what, rule: 'FZ-7.2', points }) as const
  const { found } = await openSheet('fortaleza', {
    outcome: () => ({
      ranking: [[seatOf(2)], [seatOf(0)], [seatOf(1)]],
      why: { what: 'points', rule: 'FZ-7.2' },
    }),
    scores: () => [5, 3, 8].map((points) => [line('walls', points), line('gates', 1)]),
    standings: () => [6, 4, 9].map((value) => [{ what: 'points', rule: 'FZ-7.2', value }]),
  })
  const rows = found('table tr').map((row) =>
    [...row.querySelectorAll('th[scope="col"] span, td')].flatMap(({ textContent }) => textContent || []),
  )
  expect(rows.filter(({ length }) => length > 0)).toEqual([
    ['P2', 'P0', 'P1'],
    ['8', '5', '3'],
    ['1', '1', '1'],
    ['9', '6', '4'],
  ])
})

test('[FT-6.6] the sums of bricks and stock show what they are made of', async () => {
  const { found } = await openSheet('fortium', {}, ['onePerTurn-none-yes-yes-standard-no-4.json'])
  const cells = () => found('tbody:not(.deciding) td')
  await vi.waitFor(() => expect(found('tbody .score-parts').length).toBeGreaterThan(0))
  const made = (cell: Element): number =>
    [...cell.querySelectorAll('li')].reduce((sum, { textContent }) => {
      const [count = 0, worth = 0] = textContent.split(' × ').map(Number)
      return sum + count * worth
    }, 0)
  for (const cell of cells()) expect(made(cell)).toBe(Number(cell.firstChild?.textContent))
})

test('[ST-6.4] a game that the last settlement of a rival has won says so, and not by the name of a row of points', async () => {
  const records = ['by-lastTaken-1.json']
  const { found } = await openSheet('storming', {}, records)
  await vi.waitFor(() => expect(found('.honour-places li').length).toBeGreaterThan(2))
  const rows = found('tbody th[scope="row"]').map((one) => one.textContent)
  expect(rows.some((row) => row.startsWith('Conquest'))).toBe(true)
  const said = found('.honour-places li').map((place) => place.querySelector('small')?.textContent ?? '')
  expect(said[0]).toBe('Decided by: Taking a rival’s last settlement')
})

test('what else decides where points come first is said to break ties', async () => {
  const figure = (what: string, value: number) => ({ what, rule: 'FZ-6.14', value }) as const
  const { found } = await openSheet('fortaleza', {
    outcome: () => ({
      ranking: [[seatOf(0)], [seatOf(1)], [seatOf(2)], [seatOf(3)]],
      why: { what: 'coinsLeft', rule: 'FZ-6.14' },
    }),
    scores: () => [9, 9, 5, 4].map((one) => [{ round: 0, what: 'wall', rule: 'FZ-6.3', points: one }]),
    standings: () => [9, 9, 5, 4].map((one) => [figure('points', one), figure('coinsLeft', 10 - one)]),
  })
  await vi.waitFor(() => expect(found('tfoot .note')[0]?.textContent).toBe('Level in points'))
})

test('[ST-6.5, ST-6.6] below a yes or no that comes first points are summed up as what counts, and what breaks ties comes after', async () => {
  const figure = (what: string, value: number) => ({ what, rule: 'ST-6.6', value }) as const
  const { found } = await openSheet('storming', {
    outcome: () => null,
    scores: () => [3, 2, 2].map((one) => [{ round: 0, what: 'cities', rule: 'ST-6.2', points: one }]),
    standings: () =>
      [3, 2, 2].map((points) => [
        { ...figure('won', 0), isYes: true },
        figure('points', points),
        figure('settlements', points + 2),
      ]),
  })
  await vi.waitFor(() => expect(found('tfoot .note')[0]?.textContent).toBe('Level in points'))
  expect(found('tfoot tr:first-child')[0]?.classList.contains('note')).toBe(false)
  expect(found('tfoot .decisive')).toHaveLength(1)
})

test.each([
  ['points', [82, 83, 84, 85], ['3 points behind P3']],
  ['coinsLeft', [82, 83, 84, 81], []],
] as const)(
  'who has lost by points reads by how many, and nobody else: decided by %s',
  async (what, points, behind) => {
    const figure = (of: string, value: number) => ({ what: of, rule: 'FZ-6.14', value }) as const
    const { found } = await openSheet('fortaleza', {
      outcome: () => ({
        ranking: [3, 2, 1, 0].map((seat) => [seatOf(seat)]),
        why: { what, rule: 'FZ-6.14' },
      }),
      scores: () => points.map((one) => [{ round: 0, what: 'walls', rule: 'FZ-6.14', points: one }]),
      standings: () =>
        points.map((one, seat) => [
          ...(what === 'points' ? [] : [figure(what, seat)]),
          figure('points', one),
        ]),
    })
    await vi.waitFor(() => expect(found('.honour-places li').length).toBe(4))
    const said = found('.honour-places small').map((one) => one.textContent)
    expect(said.filter((one) => one.includes('behind'))).toEqual(behind)
  },
)

test('what brought who has won the most points is told at once, by the sums of the table below', async () => {
  const { found } = await openSheet('fortaleza')
  await vi.waitFor(() => expect(found('.honour-places .winner small').length).toBe(1), 20_000)
  const said = found('.honour-places .winner small')[0]?.textContent
  const [, what = '', most, of] = said?.match(/^Most came from: (.*), (\d+) of (\d+)$/) ?? []
  expect(found('.honour-places .winner .honour-points')[0]?.textContent).toBe(of)
  const seat = Number(
    found('.honour-places .winner')[0]
      ?.getAttribute('style')
      ?.match(/seat-(\d)/)?.[1],
  )
  const sums = new Map<string, number>()
  for (const row of found('tbody tr:has(td)')) {
    const name = row.querySelector('th')?.textContent?.replace(/ §.*/, '').trim() ?? ''
    const points = Number.parseInt(
      row.querySelectorAll('td')[seat]?.firstChild?.textContent?.replace('−', '-') ?? '',
      10,
    )
    sums.set(name, (sums.get(name) ?? 0) + points)
  }
  expect(sums.get(what)).toBe(Number(most))
  expect(Math.max(...sums.values())).toBe(Number(most))
})

const line = (what: string, points: number) => ({ round: 0, what, rule: 'FZ-6.3', points }) as const
/** A game of four, scored so, in the order of its places. */
const openScored = async (all: readonly (readonly ReturnType<typeof line>[])[]) => {
  const sums = all.map((lines) => lines.reduce((sum, { points }) => sum + points, 0))
  const { found } = await openSheet('fortaleza', {
    outcome: () => ({
      ranking: [0, 1, 2, 3].map((seat) => [seatOf(seat)]),
      why: { what: 'points', rule: 'FZ-6.3' },
    }),
    scores: () => all,
    standings: () => sums.map((value) => [{ what: 'points', rule: 'FZ-6.3', value }]),
  })
  await vi.waitFor(() => expect(found('.honour-places li').length).toBe(4), 30_000)
  return { found, also: () => found('.honour-also').map((one) => one.textContent) }
}

test('what brought nothing to anybody is one line after the rest, and who has not won reads in what they were best', async () => {
  const { found, also } = await openScored([
    [line('wall', 20), line('gate', 0), line('tower', 4)],
    [line('wall', 9), line('gate', 0), line('tower', 10)],
    [line('wall', 9), line('gate', 0), line('tower', 4)],
    [line('wall', 8), line('gate', 0), line('tower', 4)],
  ])
  // Names stand as they are written: some are proper ones.
  expect(also()).toEqual(['Most came from: Walls, 20 of 24', 'Best at the table: Towers, 10'])
  expect(found('tbody tr:has(td)')).toHaveLength(2)
  expect(found('.bare').map((one) => one.textContent)).toEqual(['Nobody scored for: Gates'])
  // What would have brought some is on its card, as it is of what did.
  expect(found('.bare > [data-card][tabindex]')).toHaveLength(1)
})

test('of two things alike neither brought the most, and one point is nothing to be praised for', async () => {
  const { also } = await openScored([
    [line('wall', 2), line('gate', 2), line('tower', 2)],
    [line('wall', 0), line('gate', 3), line('tower', 2)],
    [line('wall', 3), line('gate', 1), line('tower', 0)],
    [line('wall', 0), line('gate', 0), line('tower', 0), line('guild', 1)],
  ])
  expect(also()).toEqual(['Best at the table: Gates, 3', 'Best at the table: Walls, 3'])
})

test('who has lost reads above all their own place, and what set them apart from who has won', async () => {
  const all = [
    [line('wall', 9), line('tower', 12), line('guild', -1)],
    [line('wall', 20), line('tower', 4)],
    [line('wall', 15), line('tower', 6)],
  ]
  const { found } = await openSheet('fortaleza', {
    outcome: () => ({
      ranking: [1, 2, 0].map((seat) => [seatOf(seat)]),
      why: { what: 'points', rule: 'FZ-6.14' },
    }),
    scores: () => all,
    standings: () => [20, 24, 21].map((value) => [{ what: 'points', rule: 'FZ-6.14', value } as const]),
  })
  await vi.waitFor(() => expect(found('.honour-places li').length).toBe(3), 30_000)
  expect(found('.scores h2').map(({ textContent }) => textContent)).toEqual([
    'P1 wins · your\u00a0place:\u00a0#3',
  ])
  const said = found('.honour-places li').map((place) =>
    [...place.querySelectorAll('small')].map(({ textContent }) => textContent),
  )
  expect(said[2]).toEqual([
    'Best at the table: Towers, 12',
    '4 points behind P1; above all, Walls (20\u00a0to\u00a09)',
  ])
  expect(said.flat().filter((one) => one.includes('behind'))).toHaveLength(1)
})

test('[FT-6.6] who is third where points have not decided reads how much of what did was the winner’s', async () => {
  const diamonds = [1, 3, 2]
  const { found } = await openSheet('fortium', {
    outcome: () => ({
      ranking: [1, 2, 0].map((seat) => [seatOf(seat)]),
      why: { what: 'diamonds', rule: 'FT-6.6' },
    }),
    scores: () => [9, 9, 9].map((points) => [{ round: 0, what: 'stock', rule: 'FT-6.6', points }]),
    standings: () => diamonds.map((value) => [{ what: 'diamonds', rule: 'FT-6.6', value }]),
  })
  await vi.waitFor(() => expect(found('.honour-places li').length).toBe(3), 30_000)
  const said = found('.honour-places li').map((place) =>
    [...place.querySelectorAll('small:not(.honour-also)')].map(({ textContent }) => textContent),
  )
  expect(said[0]).toEqual(['Decided by: Diamonds (3 to 2)'])
  expect(said[2]).toEqual(['Decided by: Diamonds (3 to 1)'])
})
