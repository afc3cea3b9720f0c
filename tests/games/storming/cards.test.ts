/** The table card → test: every card of the box is named by a test, `fire`, and no test names one that is not there. */
import { expect, test } from 'vitest'
import {
  actionTypes,
  civilians,
  improvements,
  invention,
  pacts,
} from '../../../shared/games/storming/components.ts'
import { designs, generalEventIds } from '../../../shared/games/storming/events.ts'
import { startCards } from '../../../shared/games/storming/layout.ts'
import { testNames } from '../../kit/ruleIds.ts'
import { sourcesUnder, textOf } from '../../kit/sources.ts'

/** By kind, as the table of [ST-2.1]; action cards, revolts and directed events by what is the same on all of them. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  'general events': generalEventIds,
  'directed events': designs,
  'action cards': actionTypes,
  'revolts and the Invention': ['revolt', invention],
  civilians,
  improvements,
  pacts,
  'start cards': startCards.map(({ id }) => id),
}

const names = sourcesUnder('tests/games/storming')
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => testNames(textOf(path)))
  .join('\n')
const named = new Set([...names.matchAll(/(?<=\\?`)([a-zA-Z0-9-]+)(?=\\?`)/g)].map(([id]) => id))

test.each(Object.entries(kinds))('[ST-2.1] %s: every card is named by a test', (_, cards) => {
  expect(cards.filter((id) => !named.has(id))).toEqual([])
})

test('[ST-2.1] no test names a card that is not in the box', () => {
  const all = Object.values(kinds).flat()
  expect(all).toHaveLength(28 + 5 + 4 + 2 + 30 + 20)
  expect([...named].filter((id) => !all.includes(id))).toEqual([])
})
