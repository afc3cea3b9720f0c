// @vitest-environment happy-dom
/** A table that waits, by what stands out on it: one button for each who looks at it. */
import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLanguage } from '../../frontend/kit/language.ts'
import { covers } from '../../frontend/plug/covers.ts'
import { BoardOnTable } from '../../frontend/table/waiting/BoardOnTable.tsx'
import { HouseRulesForm } from '../../frontend/table/waiting/HouseRulesForm.tsx'
import { Invitation } from '../../frontend/table/waiting/Invitation.tsx'
import { Waiting } from '../../frontend/table/waiting/Waiting.tsx'
import { startWaitingWords } from '../../frontend/table/waiting/waitingWords.ts'
import { seatOf, type Viewer } from '../../shared/engine/ids.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { fortiumMeta } from '../../shared/games/fortium/meta.ts'
import type { TableAct } from '../../shared/protocol/messages.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { raidMeta } from '../house/raid/meta.ts'

vi.mock('../../frontend/table/chat/Chat.tsx', () => ({ Chat: () => null }))

const person = (name: string) => ({
  kind: 'person',
  name,
  present: true,
  ready: false,
  held: false,
  freeAt: null,
})
const info = {
  id: 'waiting',
  game: raidMeta.id,
  seats: [person('Ana'), person('Berta'), { kind: 'empty' }, { kind: 'empty' }],
  host: seatOf(0),
  options: defaultOptions(raidMeta),
  visibility: 'link',
  clock: { kind: 'none' },
  onTimeout: 'wait',
  language: null,
  startsWhenFull: false,
} as unknown as TableInfo

let dispose = (): void => undefined
beforeEach(async () => {
  await Promise.all([startLanguage(), startWaitingWords()])
})
afterEach(() => dispose())

test.each([
  ['is invited', null],
  ['decides', seatOf(0)],
  ['waits with them', seatOf(1)],
])('who %s sees one clear button, and all others plain', (_who, you) => {
  dispose = render(
    () => (
      <Waiting info={info} meta={raidMeta} you={you} trouble="" act={async () => true} talk={{} as never} />
    ),
    document.body,
  )
  expect(document.querySelectorAll('button.main')).toHaveLength(1)
  expect(document.querySelectorAll('.chair button').length > 0).toBe(you !== seatOf(1))
})

test('who is invited takes the seat by Enter in the name as well', () => {
  const sat: number[] = []
  dispose = render(
    () => (
      <Invitation info={info} meta={raidMeta} seat={2} sit={(seat) => void sat.push(seat)}>
        <input value="Carla" />
      </Invitation>
    ),
    document.body,
  )
  const press = (selector: string, key: string) =>
    document.querySelector(selector)!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  press('.invitation input', 'a')
  // On the button a browser makes a press of it.
  press('.invitation .main', 'Enter')
  expect(sat).toEqual([])
  press('.invitation input', 'Enter')
  expect(sat).toEqual([2])
  // A frame that forbids forms takes the press of a button all the same.
  expect(document.querySelector('.invitation form')).toBeNull()
})

test('how many play is chosen above the table, and one kind of bot for all the chairs that are free', async () => {
  const asked: TableAct[] = []
  const act = async (one: TableAct): Promise<boolean> => asked.push(one) > 0
  dispose = render(
    () => <Waiting info={info} meta={raidMeta} you={seatOf(0)} trouble="" act={act} talk={{} as never} />,
    document.body,
  )
  const radio = (name: string, word: string): HTMLInputElement | null | undefined =>
    [...document.querySelectorAll('label')]
      .find((label) => label.textContent === word && label.querySelector(`[name="${name}"]`) !== null)
      ?.querySelector('input')
  const table = document.querySelector('.round-table')
  for (const one of [radio('seats', '4'), radio('level', 'Journeyman')]) {
    expect(one?.checked).toBe(true)
    expect(one?.compareDocumentPosition(table!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
  const free = (): string[] => [...document.querySelectorAll('.chair button')].map((one) => one.textContent)
  expect(free()).toEqual(['+ Journeyman bot', '+ Journeyman bot'])

  radio('level', 'Master')?.click()
  expect(radio('level', 'Master')?.checked).toBe(true)
  expect(free()).toEqual(['+ Master bot', '+ Master bot'])
  document.querySelector<HTMLButtonElement>('.chair button')?.click()
  document.querySelector<HTMLButtonElement>('button.main')?.click()
  radio('seats', '3')?.click()
  await expect.poll(() => asked).toContainEqual({ act: 'start' })
  expect(asked.filter((one) => one.act === 'addBot')).toEqual(
    [2, 2, 3].map((seat) => ({ act: 'addBot', seat, level: 'maestro' })),
  )
  expect(asked).toContainEqual({ act: 'resize', seats: 3 })
})

test('the board on the table is the one of so many players as there are seats', async () => {
  const seated = (seats: number): TableInfo => ({
    ...info,
    game: fortiumMeta.id,
    seats: info.seats.slice(0, seats),
    options: defaultOptions(fortiumMeta),
  })
  const [shown, show] = createSignal(seated(4))
  dispose = render(() => <BoardOnTable info={shown()} />, document.body)
  const bases = (): number => document.querySelectorAll('.ft-place[data-anchor^="base:"]').length
  await expect.poll(() => bases()).toBe(4)
  show(seated(2))
  await expect.poll(() => bases()).toBe(2)
})

/** What stands above the table, and what is said below it to who only looks. */
const read = (seats: readonly object[], you: Viewer, more: object = {}): string => {
  dispose()
  const shown = { ...info, seats, ...more } as unknown as TableInfo
  dispose = render(
    () => (
      <Waiting info={shown} meta={raidMeta} you={you} trouble="" act={async () => true} talk={{} as never} />
    ),
    document.body,
  )
  return document.querySelector('h1')?.textContent ?? ''
}

test('the title says what the table waits for: players, who is on the way, or who decides', () => {
  const [ana, berta, bot] = [person('Ana'), person('Berta'), { kind: 'bot', level: 'oficial' }]
  expect(read([ana, berta, { kind: 'empty' }], seatOf(0))).toBe('Waiting for players')
  expect(document.querySelector('button.main')?.textContent).toBe('Fill the seat with a bot and start')
  expect(read([ana, berta, bot], seatOf(0))).toBe('Ready to start')
  expect(read([ana, berta, bot], seatOf(1))).toBe('Waiting for Ana')
  expect(read([ana, berta, bot], null)).toBe('Waiting for Ana')
  const held = { ...berta, present: false, held: true }
  expect(read([ana, held, bot], seatOf(0))).toBe('Waiting for Berta')
  // By itself it begins only when all are there; else who decides does not wait for who looks away.
  const away = { ...berta, present: false }
  expect(read([ana, away, bot], seatOf(0))).toBe('Ready to start')
  expect(read([ana, away, bot], seatOf(0), { startsWhenFull: true })).toBe('Waiting for Berta')
})

test('nobody is sent to a free seat where there is none', () => {
  const looking = (): string => document.querySelector('main')?.textContent ?? ''
  read([person('Ana'), { kind: 'empty' }], null)
  expect(looking()).toContain('Take a seat to play')
  read([person('Ana'), person('Berta')], null)
  expect(looking()).toContain('You are watching.')
  expect(looking()).not.toMatch(/Take a seat|free seat/)
})

test('what the table refuses is said where the buttons are, the last of the page', () => {
  dispose = render(
    () => (
      <Waiting
        info={info}
        meta={raidMeta}
        you={seatOf(0)}
        trouble="no"
        act={async () => true}
        talk={{} as never}
      />
    ),
    document.body,
  )
  const foot = document.querySelector('.waiting > :last-child')
  expect(foot?.querySelector('[role="alert"]')?.textContent).toBe('no')
  expect(foot?.querySelector('button.main')).not.toBeNull()
})

test('a seat that is free is called by its number on the board, not by nothing', async () => {
  const seats = [...info.seats.slice(0, 2), { kind: 'empty' }] as TableInfo['seats']
  const shown = { ...info, game: fortiumMeta.id, seats, options: defaultOptions(fortiumMeta) }
  dispose = render(() => <BoardOnTable info={shown} />, document.body)
  const forts = (): string =>
    [...document.querySelectorAll('[aria-label^="Fort of"]')]
      .map((one) => one.getAttribute('aria-label'))
      .join('; ')
  await expect.poll(forts).toMatch(/Fort of Ana.*Fort of Berta.*Fort of Seat 3/)
})

test('who follows a link reads who invites to what, for how many, how long it takes and its rules in three sentences', async () => {
  const shown = { ...info, game: fortiumMeta.id, host: seatOf(1) }
  let sat = -1
  dispose = render(
    () => (
      <Invitation info={shown} meta={fortiumMeta} seat={2} sit={(seat) => (sat = seat)}>
        <input />
      </Invitation>
    ),
    document.body,
  )
  const page = document.querySelector('.invitation')!
  expect(page.querySelector('h1')?.textContent).toMatch(/Berta.*Fortium/)
  expect(page.querySelector('img')?.getAttribute('src')).toBe(covers[fortiumMeta.id])
  const [players, minutes] = page.querySelectorAll('.invitation-facts span')
  expect(players?.textContent).toMatch(/\b4\b/)
  expect(minutes?.textContent).toMatch(new RegExp(`\\b${fortiumMeta.minutes}\\b`))
  await expect.poll(() => page.querySelectorAll('ol li').length).toBe(3)
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/rules/fortium')
  page.querySelector('button')?.click()
  expect(sat).toBe(2)
})

test('of what people agree on the lamp comes first, with what each choice means: nobody looked for it below the clock', () => {
  const agreed = { info: { ...info, hints: false }, decides: true, act: async () => true }
  dispose = render(() => <HouseRulesForm {...agreed} />, document.body)
  const [first] = document.querySelectorAll('fieldset')
  expect(first?.querySelector('legend')?.textContent).toBe('Hints')
  expect([...(first?.querySelectorAll('small') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Nobody has the lamp',
    expect.stringContaining('ask the lamp'),
  ])
})
