// @vitest-environment happy-dom
/** What the line at the top says of a table that nothing comes from. */
import { beforeAll, expect, test } from 'vitest'
import { linkWords } from '../../frontend/app/linkWords.ts'
import { startLanguage, t } from '../../frontend/kit/language.ts'
import type { Session } from '../../frontend/net/session.ts'

beforeAll(startLanguage)

const bot = { kind: 'bot', level: 'oficial' }
const person = (present: boolean, standIn: boolean) => ({ kind: 'person', present, standIn })
const said = (seats: readonly object[], stage = 'live', link = 'open'): string =>
  linkWords({ link: () => link, info: () => ({ stage, seats }) } as unknown as Session)

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
