// @vitest-environment happy-dom
/** How a story is told: a line for each seat, and turns that decided, each a link to its moment. */
import { readFileSync } from 'node:fs'
import { render } from 'solid-js/web'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import { peakOf, playedAt } from '../../frontend/table/model/storyLines.ts'
import type { LiveTable } from '../../frontend/table/model/table.ts'
import { EndStory } from '../../frontend/table/story/EndStory.tsx'
import { startToldWords } from '../../frontend/table/story/storyWords.ts'
import { StoryTold } from '../../frontend/table/story/StoryTold.tsx'
import type { Story } from '../../shared/bots/story.ts'
import { seatOf, type Tagged } from '../../shared/engine/ids.ts'
import { fortium } from '../../shared/games/fortium/game.ts'
import type { State as FortiumState } from '../../shared/games/fortium/state.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'
import { toy } from '../house/toygame/game.ts'
import type { Golden } from '../records/make.ts'
import { finish, toySetting, toyTable } from '../kit/toy.ts'

// It thinks on the spot.
vi.mock('../../frontend/table/thinking/thinker.ts', () => ({ think: async () => story }))

beforeAll(async () => {
  await startLanguage()
  await startToldWords()
})

const { log } = finish(toyTable())
const record = { ...toySetting(3), seats: [{}, {}, {}], entries: log } as unknown as RecordFile
/** Who played the entry that led to a moment. */
const authorAt = (moment: number): number => {
  const entry = log[moment - 1]
  return entry?.kind === 'played' ? entry.seat : -1
}
/** The seat of the third entry wins: it is ahead from then on. */
const [winner, other, last] = [authorAt(3), authorAt(2), (6 - authorAt(3) - authorAt(2)) % 3]
const chanceOf = (...shares: readonly [winner: number, other: number, last: number]): number[] =>
  [winner, other, last].reduce((all, seat, index) => all.with(seat, shares[index]!), [0, 0, 0])
const chances = [
  chanceOf(0.34, 0.33, 0.33),
  chanceOf(0.3, 0.45, 0.25),
  chanceOf(0.2, 0.7, 0.1),
  ...log.slice(2, -1).map(() => chanceOf(0.6, 0.3, 0.1)),
  chanceOf(1, 0, 0),
]
const story: Story = {
  chances,
  parts: [0, 1, 2].map(() => ({ luck: 0, own: 0, others: 0 })),
  deciding: [
    {
      seat: seatOf(winner),
      from: 2,
      to: 4,
      moment: 3,
      before: 0.2,
      after: 0.6,
      choice: 0.1,
      better: { type: 'retract' },
      sure: 'much',
    },
  ],
}

/** What was done in the turn that decided, and before and after it. */
const lines = [12, 13, 14, 15].map((seq) => ({
  seq,
  fact: 0,
  seat: winner,
  text: `P${winner} ${seq === 14 ? 'takes the mine' : `acts at ${seq}`}`,
  places: [],
}))

const draw = (told: Story): { page: HTMLElement; shown: readonly number[] } => {
  const shown: number[] = []
  const table = {
    rules: toy,
    nameOf: (seat: number) => `P${seat}`,
    ui: { nameMove: ({ type }: { type: string }) => type },
    replay: { seqAt: (moment: number) => moment + 10 },
    wholeLog: () => lines,
    round: (moment: number) => `the round of ${moment}`,
  } as unknown as LiveTable
  const page = document.createElement('div')
  document.body.append(page)
  const show = (moment: number): void => void shown.push(moment)
  const end = render(() => <StoryTold story={told} record={record} table={table} show={show} />, page)
  onTestFinished(() => (end(), page.remove()))
  return { page, shown }
}
const linesIn = (page: HTMLElement): (string | null)[] =>
  [...page.querySelectorAll('.story-parts small')].map(({ textContent }) => textContent)

test('a winner’s turn of fate is where they were ahead for good, another’s where they came nearest', () => {
  expect(peakOf(story, winner)).toEqual({ moment: 3, chance: 0.6 })
  expect(peakOf(story, other)).toEqual({ moment: 2, chance: 0.7 })
  // What was said of them before anything was played is nobody's doing.
  expect(peakOf(story, last)).toEqual({ moment: 1, chance: 0.25 })
  const ahead = chances.map((_, moment) => (moment === chances.length - 1 ? [1, 0] : [0.6, 0.4]))
  expect(peakOf({ ...story, chances: ahead }, 0).moment).toBe(2)
})

test('the page of honour says so of each seat, with the move by which a winner took the lead', () => {
  const lines = linesIn(draw(story).page)
  expect(lines[winner]).toBe('the round of 3: took the lead for good, with “bid”.')
  expect(lines[other]).toBe('the round of 2: came nearest to winning, with 70%.')
  // Another's move gave it to them.
  const given = { ...story, chances: chances.with(2, chanceOf(0.6, 0.3, 0.1)) }
  expect(linesIn(draw(given).page)[winner]).toBe('the round of 2: took the lead for good.')
})

test('of several moves of one turn each is named on what those before it led to', () => {
  const golden = JSON.parse(readFileSync('tests/records/fortium/left-1.json', 'utf8')) as Golden
  const entries = golden.record.entries as unknown as readonly {
    moves: { secret: Tagged[] }
    events: object[]
  }[]
  // Three groups walk and the turn ends, as if they had been confirmed together.
  const turn = entries.slice(36, 40)
  const whole = {
    ...turn[0],
    moves: { secret: turn.flatMap(({ moves }) => moves.secret) },
    events: turn.flatMap(({ events }) => events),
  }
  const seats = Array.from({ length: golden.record.seats }, () => ({}))
  const told = { ...golden.record, seats, entries: [...entries.slice(0, 36), whole] } as unknown as RecordFile
  const { moves } = playedAt(fortium as never, told, [37]).get(37)!
  const used = (view: unknown): number => (view as FortiumState).moveDice.filter((die) => die.used).length
  expect(moves.map(({ move, before }) => [move.type, used(before)])).toEqual([
    ['moveGroup', 0],
    ['moveGroup', 1],
    ['moveGroup', 2],
    ['endTurn', 3],
  ])
})

test('below luck and choice stands how they were computed', () => {
  const { page } = draw(story)
  expect([...page.querySelectorAll('.story-parts thead th')].map(({ textContent }) => textContent)).toEqual([
    'Luck',
    'Own choices',
    'Choices of the others',
  ])
  expect(page.querySelector('.story-how')?.textContent).toMatch(
    /^How it is computed: .+ percentage points\.$/,
  )
})

test('a part has its sign as it is rounded: what comes to nothing has none', () => {
  const parts = [0, 1, 2].map(() => ({ luck: -0.004, own: 0.004, others: -0.146 }))
  const cells = [...draw({ ...story, parts }).page.querySelectorAll('.story-parts tbody tr:first-child td')]
  expect(cells.map(({ textContent }) => textContent)).toEqual(['0', '0', '−15'])
})

test('a turn that decided is told with what would have been better, and links to its moment', () => {
  const { page, shown } = draw(story)
  const row = page.querySelector('.story-moves li')
  // By what was done and what came of it, the whole turn long, as the log has it.
  expect(row?.querySelector('b')?.textContent).toBe(`P${winner}: Acts at 13; takes the mine`)
  // By the name that its moment has in the replay, to which the link leads.
  expect(row?.textContent).toContain('the round of 3')
  // Of 40 in a hundred a choice worth 10 is the smaller part.
  expect(row?.textContent).toContain(`P${winner} goes from 20% to 60%, more by luck than by choice`)
  expect(row?.textContent).toContain('Instead of “bid”, better, by what was seen: “retract”')
  const link = row?.querySelector('a')
  expect(link?.getAttribute('href')).toBe('?m=14')
  const press = (more: MouseEventInit = {}): boolean =>
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more })) === true
  // A plain press is followed by the page itself; one for another window is the browser's.
  expect(press()).toBe(false)
  expect(shown).toEqual([4])
  expect(press({ ctrlKey: true })).toBe(true)
  expect(shown).toEqual([4])
})

test('where nothing was compared it is not said that nothing better was to be seen', () => {
  const told = (sure: 'only' | 'hardly'): string => {
    const deciding = [{ ...story.deciding[0]!, better: null, sure }]
    return draw({ ...story, deciding }).page.querySelector('.story-moves li')?.textContent ?? ''
  }
  expect(told('hardly')).toContain('No better move could be seen.')
  expect(told('only')).not.toContain('No better move')
})

test('who has asked for the story sees its beginning', async () => {
  const page = document.createElement('div')
  document.body.append(page)
  const scrolled: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.firstElementChild?.getAttribute('class') ?? null)
  })
  const table = {
    rules: toy,
    nameOf: (seat: number) => `P${seat}`,
    ui: { nameMove: ({ type }: { type: string }) => type },
    replay: { seqAt: (moment: number) => moment },
    wholeLog: () => [],
    round: () => '',
  } as unknown as LiveTable
  const eyes = { record: async () => record } as never
  const end = render(
    () => (
      <EndStory table={table} eyes={eyes} leave={() => undefined}>
        {null}
      </EndStory>
    ),
    page,
  )
  onTestFinished(() => (end(), page.remove(), void vi.restoreAllMocks()))
  await vi.waitFor(() => expect(page.querySelector('.telling button')).not.toBeNull())
  page.querySelector<HTMLElement>('.telling button')!.click()
  await vi.waitFor(() => expect(page.querySelector('.story')).not.toBeNull())
  expect(scrolled).toEqual([page.querySelector('.story')!.parentElement!.firstElementChild!.className])
})
