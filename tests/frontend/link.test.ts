// @vitest-environment happy-dom
/** What the line at the top says of a table that nothing comes from. */
import { beforeAll, expect, test } from 'vitest'
import { linkWords } from '../../frontend/app/linkWords.ts'
import { startLanguage, t } from '../../frontend/kit/language.ts'
import type { Session } from '../../frontend/net/session.ts'

beforeAll(startLanguage)

const bot = { kind: 'bot', level: 'oficial' }
const person = (present: boolean, standIn: boolean) => ({ kind: 'person', present, standIn })
const at = (seats: readonly object[], stage: string, link: string, pausedAt?: number): Session =>
  ({
    link: () => link,
    info: () => ({ stage, seats, pausedAt }),
    entries: () => [{ seq: 6 }, { seq: 7 }],
  }) as unknown as Session
const said = (seats: readonly object[], stage = 'live', link = 'open', pausedAt?: number): string =>
  linkWords(at(seats, stage, link, pausedAt))

test('that it rests, once all of its people have left with their time up', () => {
  const { resting, lost } = t().link
  expect(said([person(false, true), bot])).toBe(resting)
  expect(said([person(false, true), person(false, true)])).toBe(resting)
  expect(said([person(false, true), person(false, false)])).toBe('')
  expect(said([person(true, true), bot])).toBe('')
  expect(said([{ kind: 'empty' }, bot])).toBe('')
  expect(said([person(false, true), bot], 'finished')).toBe('')
  expect(said([person(false, true), bot], 'live', 'lost')).toBe(lost)
})

test('that bots pause, until anybody plays again', () => {
  const { pausing, resting } = t().link
  const here = [person(true, false), bot]
  expect(said(here, 'live', 'open', 7)).toBe(pausing)
  expect(said(here, 'live', 'open', 6)).toBe('')
  expect(said([person(false, true), bot], 'live', 'open', 7)).toBe(resting)
})

test('nothing of that to who looks back, who reads which move is shown; that there is no connection, all the same', () => {
  const resting = [person(false, true), bot]
  expect(linkWords(at(resting, 'live', 'open'), true)).toBe('')
  expect(linkWords(at([person(true, false), bot], 'live', 'open', 7), true)).toBe('')
  expect(linkWords(at(resting, 'live', 'lost'), true)).toBe(t().link.lost)
})
