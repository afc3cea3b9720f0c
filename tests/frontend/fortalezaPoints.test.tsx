// @vitest-environment happy-dom
/** Points come at the end of a phase of Fortaleza: until then each chip says besides what it would be if it were scored now. */
import { readFileSync } from 'node:fs'
import { render } from 'solid-js/web'
import { expect, onTestFinished, test } from 'vitest'
import { makeCards } from '../../frontend/games/fortaleza/cards/cards.ts'
import { createSoon, Points } from '../../frontend/games/fortaleza/Points.tsx'
import { en } from '../../frontend/games/fortaleza/texts.en.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { eventsOf, live } from '../../shared/engine/log.ts'
import { seatOf, seatsOf } from '../../shared/engine/ids.ts'
import { follow, fold } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { fortalezaRules } from '../../shared/games/fortaleza/rules.ts'
import type { Golden } from '../records/make.ts'

const { record } = JSON.parse(readFileSync('tests/records/fortaleza/advanced-4.json', 'utf8')) as Golden
const entries = live(record.entries)
const scoredIn = entries.findIndex((entry) => eventsOf(entry).some(({ type }) => type === 'scoringStarted'))

/** What is seen of a phase right before it is scored, and right after. */
const seen = (isScored: boolean) => {
  let view = conceal(fold(fortalezaRules, record, entries.slice(0, scoredIn)), null)
  let isOn = false
  for (const event of eventsOf(entries[scoredIn]!)) {
    const isScoring = event.type === 'scoringStarted' || event.type.endsWith('cored')
    if (isOn && !isScoring) break
    if (isScoring && !isScored) break
    isOn ||= isScoring
    view = follow(fortalezaRules, view, conceal(event, null) as never, null)
  }
  return view
}
/** As while the last turn of a phase is played: somebody has cards. */
const withCards = (view: ReturnType<typeof seen>): typeof view => ({
  ...view,
  players: view.players.map((player) => ({ ...player, hand: { ...player.hand, bag: [{}] } })) as never,
})
const tableOf = (view: ReturnType<typeof seen>) =>
  stillTable(fortalezaRules as never, view, null, () => 'Ana') as never

const shown = (view: ReturnType<typeof seen>, seat: number, over = false): HTMLElement => {
  const place = document.createElement('p')
  const table = { ...(tableOf(view) as object), finished: () => over } as never
  const At = () => <Points table={table} seat={seatOf(seat)} soon={createSoon(table)()} texts={en} />
  onTestFinished(render(() => <At />, place))
  return place
}

test('[FZ-4.6] the laurel before the points of each seat is what it has once the phase is scored', async () => {
  const [before, after] = [withCards(seen(false)), seen(true)]
  const cards = await makeCards('en', en)
  for (const seat of seatsOf(4)) {
    const place = shown(before, seat)
    const { score } = after.players[seat]!
    expect(score).toBeGreaterThan(0)
    expect(place.querySelector('svg')?.getAttribute('aria-label')).toContain(String(score))
    expect(place.querySelector('svg text')?.textContent).toBe(String(score))
    expect(place.querySelector('span')?.textContent).toBe(String(before.players[seat]!.score))
    const figures = cards(`seat:${seat}`, tableOf(before))?.figures.map(({ text }) => text)
    expect(figures).toContain(`${score} points if the phase were scored now`)
  }
})

test('while a phase is being scored nothing is foretold: what has been would count again', () => {
  expect(shown({ ...seen(true), phase: 2 }, 0).querySelector('svg')).not.toBeNull()
  expect(shown(seen(true), 0).querySelector('svg')).toBeNull()
})

test('[FZ-4.6] with the last cards of a phase laid and nothing counted yet, it is still foretold', () => {
  expect(seen(false).players.every(({ hand }) => hand.bag.length === 0)).toBe(true)
  expect(shown(seen(false), 0).querySelector('svg')).not.toBeNull()
})

test('once the game is over there is nothing to come', () => {
  const place = shown(withCards(seen(false)), 0, true)
  expect(place.querySelector('svg')).toBeNull()
  expect(place.textContent).toBe('0')
})

test('each line of the score sheet has a sign of its own: a gate is no wall, and a collector the pawn that it is', async () => {
  const cards = await makeCards('en', en)
  const signOf = (part: string): string => {
    const place = document.createElement('div')
    onTestFinished(render(() => <>{cards(`score:${part}`, tableOf(seen(true)))?.picture()}</>, place))
    return place.innerHTML
  }
  expect(signOf('gate')).not.toBe(signOf('wall'))
  expect(signOf('collector')).not.toBe(signOf('majority'))
  expect(signOf('collector')).toContain('--seat-')
})

test('points below nothing have a minus, as on the tiles, in chip, laurel and card', async () => {
  const view = withCards(seen(false))
  const [first, ...others] = view.players
  const below = { ...view, players: [{ ...first!, score: -1 }, ...others] } as typeof view
  const place = shown(below, 0)
  expect(place.querySelector('span')?.textContent).toBe('−1')
  const chip = document.createElement('p')
  const table = tableOf(below)
  onTestFinished(render(() => <Points table={table} seat={seatOf(0)} soon={[-2]} texts={en} />, chip))
  expect(chip.querySelector('svg text')?.textContent).toBe('−2')
  expect((await makeCards('en', en))('track', tableOf(below))?.figures[0]?.text).toBe('Ana: −1')
})
