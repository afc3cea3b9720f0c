// @vitest-environment happy-dom
/** The turns that decided, on the page of honour: what was done in each, and what it meant to who has won. */
import { render } from 'solid-js/web'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import { startEndingWords } from '../../frontend/table/endingWords.ts'
import { startLogWords } from '../../frontend/table/logWords.ts'
import type { LoggedLine } from '../../frontend/table/model/log.ts'
import type { Eyes } from '../../frontend/table/model/onlooker.ts'
import type { LiveTable } from '../../frontend/table/model/table.ts'
import { turnSaid } from '../../frontend/table/model/turnSaid.ts'
import { DecidingTurns } from '../../frontend/table/sheets/Honour.tsx'
import { startStoryWords } from '../../frontend/table/story/storyWords.ts'
import { seatOf, seqOf, type Viewer } from '../../shared/engine/ids.ts'
import { finish, toySetting, toyTable } from '../kit/toy.ts'

const [me, other] = [seatOf(0), seatOf(1)]
const turn = (seat: number, from: number, to: number, gain = 1) => ({
  seat: seatOf(seat),
  from: seqOf(from),
  to: seqOf(to),
  gain,
})
/** Weighed beside the page, where no thread is to be had. */
const turns = vi.hoisted(() => ({ now: [] as object[] }))
vi.mock('../../frontend/table/thinking/thinker.ts', () => ({
  think: async (_want: string, { count }: { readonly count: number }) => turns.now.slice(0, count),
}))

beforeAll(async () => {
  await startLanguage()
  await Promise.all([startEndingWords(), startLogWords(), startStoryWords()])
})

const line = (
  seq: number,
  seat: Viewer,
  text: string,
  places: readonly string[] = [],
  more: Partial<LoggedLine> = {},
): LoggedLine => ({ seq: seqOf(seq), fact: 0, seat, text, places, ...more })

const built = [
  line(8, other, 'Berta builds House 4', ['h4']),
  line(9, me, 'Guest (you) takes 2 bricks'),
  line(10, me, 'Guest (you) builds House 1 and scores 5', ['h1']),
  line(11, me, 'Guest (you) puts a helper in House 1', ['h1']),
  line(12, me, 'Guest (you) puts a helper in the Market', ['m']),
  line(12, other, 'Berta’s Worker brings 1 wood'),
  line(12, null, 'Round 3 ends'),
  line(12, me, 'Round 4: Guest (you) begins and receives 1 taler', [], { isDetail: true, isRound: true }),
  line(12, me, 'Guest (you) receives 1 wood', ['wood']),
]
const more = (n: number): string => `; and ${n} more`
const stormed = [
  line(20, me, 'Guest (you) attacks E3 with the knight of D2', ['E3', 'D2']),
  line(20, other, 'Berta loses a soldier', ['E3']),
  line(20, me, 'Guest (you) conquers the city of Berta at E3', ['E3']),
  line(20, me, 'Guest (you) gains 1 point: settlement conquered', ['seat:0']),
  line(20, me, 'Guest (you) takes the rotating point', ['seat:0']),
  line(21, me, 'The soldier of Guest (you) goes from D2 to D3', ['D2', 'D3'], { marks: ['D3'] }),
]

test('a turn is told by its weightiest deeds, what it is known by first and else in their order, and by nothing of the round that comes', () => {
  expect(turnSaid(built, turn(0, 9, 12), 'Guest', more)).toBe(
    'Builds House 1 and scores 5; puts a helper in House 1; puts a helper in the Market; and 1 more',
  )
  expect(turnSaid(stormed, turn(0, 20, 21), 'Guest', more)).toBe(
    'Attacks E3 with the knight of D2; conquers the city of Berta at E3; gains 1 point: settlement conquered; and 2 more',
  )
  // What a turn is known by is told of, however much was done, and first.
  const walks = Array.from({ length: 4 }, (_, at) => line(5, other, `Berta digs at ${at}`, [`x${at}`]))
  const known = [...walks, line(5, other, 'Berta buys a card', [], { isMain: true })]
  expect(turnSaid(known, turn(1, 5, 5), 'Berta', more)).toBe('Buys a card; digs at 0; digs at 1; and 2 more')
  // Of more than are told of the last: with it a game may have been won.
  const floors = [1, 2, 3, 4].map((at) => line(5, other, `Berta builds floor ${at}`, ['f'], { isMain: true }))
  expect(turnSaid([...walks, ...floors], turn(1, 5, 5), 'Berta', more)).toBe(
    'Builds floor 2; builds floor 3; builds floor 4; and 5 more',
  )
  // Where no more was done no more is hinted at, and whose card it was has been said.
  const own = (text: string) => turnSaid([line(5, me, text)], turn(0, 5, 5), 'Guest', more)
  expect(own('The Messenger of Guest (you) brings 8 talers')).toBe('The Messenger brings 8 talers')
  expect(own('El Mensajero de Guest (tú) trae 8 táleros')).toBe('El Mensajero trae 8 táleros')
  const signed = line(5, me, 'The Messenger of Ana-2 (*) brings 8 talers')
  expect(turnSaid([signed], turn(0, 5, 5), 'Ana-2 (*)', more)).toBe('The Messenger brings 8 talers')
  expect(own('The Stonemason of Guestling brings 1 stone')).toContain('of Guestling')
  // With what it was done is told where nothing else is.
  const chosen = line(5, other, 'Berta chooses', [], { isDetail: true })
  expect(turnSaid([chosen], turn(1, 5, 5), 'Berta', more)).toBe('Chooses')
  expect(turnSaid([chosen, ...walks], turn(1, 5, 5), 'Berta', more)).not.toContain('chooses')
})

const eyes = {
  record: async () => ({ ...toySetting(2), entries: finish(toyTable()).log }),
} as unknown as Eyes

const rows = async (
  reader: Viewer,
  winner: number,
  of: readonly object[] = [turn(0, 9, 12), turn(1, 8, 8, -1)],
  lists = 1,
  log: readonly LoggedLine[] = built,
): Promise<readonly (readonly string[])[]> => {
  turns.now = [...of]
  const table = {
    me: () => reader,
    log: () => log,
    nameOf: (seat: number) => ['Guest', 'Berta'][seat] ?? '',
    round: (moment: number) => `Round ${moment}`,
    replay: { momentOf: Number, go: () => undefined },
  } as unknown as LiveTable
  const page = document.createElement('div')
  document.body.append(page)
  const draw = () => (
    <DecidingTurns table={table} eyes={eyes} winner={seatOf(winner)} leave={() => undefined} />
  )
  const end = render(draw, page)
  onTestFinished(() => (end(), page.remove()))
  await vi.waitFor(() => expect(page.querySelectorAll('.honour-turns')).toHaveLength(lists), 5000)
  return [...page.querySelectorAll('.honour-turns li')].map((row) =>
    ['b', 'small', 'span'].map((part) => row.querySelector(part)?.textContent ?? ''),
  )
}

test('who has won is spoken to, and so is whose turn it was', async () => {
  expect(await rows(me, 0)).toEqual([
    ['Your turn', 'Round 9 · brought your win closer', expect.stringMatching(/^Builds House 1/)],
    ['Berta’s turn', 'Round 8 · made your win harder', 'Builds House 4'],
  ])
  expect((await rows(me, 1)).map((row) => row.slice(0, 2))).toEqual([
    ['Your turn', 'Round 9 · brought Berta’s victory closer'],
    ['Berta’s turn', 'Round 8 · made their win harder'],
  ])
})

test('who has lost reads below them what else their own game turned on, nothing of it twice', async () => {
  const of = [
    turn(0, 1, 2, -0.9),
    turn(1, 3, 4, 0.8),
    turn(1, 5, 6, 0.6),
    turn(1, 8, 8, -0.5),
    turn(0, 9, 10, 0.7),
  ]
  const log = [1, 3, 5].map((seq) => line(seq, seq === 1 ? me : other, 'Somebody digs')).concat(built)
  // Of five the largest three are told to all; of who reads it the two largest of the others.
  expect((await rows(me, 1, of, 2, log)).map(([, where]) => where?.split(' · ')[0])).toEqual([
    'Round 1',
    'Round 3',
    'Round 9',
    'Round 5',
    'Round 8',
  ])
})

test('of a turn in which nothing is to be told no card is shown, and the next largest takes its place', async () => {
  // Nobody did anything of their own at 5, 6 and 7.
  const of = [
    turn(0, 9, 9, 0.5),
    turn(1, 8, 8, -0.4),
    turn(1, 5, 7, 0.9),
    turn(0, 10, 10, 0.3),
    turn(0, 11, 11, 0.2),
  ]
  const shown = await rows(null, 0, of)
  expect(shown.map(([, where]) => where?.split(' · ')[0])).toEqual(['Round 9', 'Round 8', 'Round 10'])
  expect(shown.every(([, , said]) => said !== '')).toBe(true)
})

test('a rival’s turn that served who reads it is not told as if it were their own', async () => {
  const [[, said] = []] = await rows(me, 0, [turn(1, 8, 8, 1)])
  expect(said).toBe('Round 8 · after it your win was closer')
})

test('who watches reads of all by their names', async () => {
  expect((await rows(null, 0)).map((row) => row.slice(0, 2))).toEqual([
    ['Guest’s turn', 'Round 9 · brought their win closer'],
    ['Berta’s turn', 'Round 8 · made it harder for Guest'],
  ])
})
