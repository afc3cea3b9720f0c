// @vitest-environment happy-dom
/** Points come at the end of a phase of Fortaleza: until then each chip says besides what it would be if it were scored now. */
import { readFileSync } from 'node:fs'
import { render } from 'solid-js/web'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeCards } from '../../frontend/games/fortaleza/cards/cards.ts'
import { plug } from '../../frontend/games/fortaleza/ui.tsx'
import { en } from '../../frontend/games/fortaleza/texts.en.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { eventsOf, live } from '../../shared/engine/log.ts'
import { seatsOf } from '../../shared/engine/ids.ts'
import { follow, fold } from '../../shared/engine/replay.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { fortalezaRules } from '../../shared/games/fortaleza/rules.ts'
import { chipsOf } from '../kit/chips.tsx'
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

test('[FZ-4.6] the laurel before the points of each seat is what it has once the phase is scored', async () => {
  const [before, after] = [withCards(seen(false)), seen(true)]
  const cards = await makeCards('en', en)
  const chips = await chipsOf(plug as never, before, { seats: 4 })
  for (const seat of seatsOf(4)) {
    const { score } = after.players[seat]!
    expect(score).toBeGreaterThan(0)
    expect(chips[seat]?.soon).toEqual([`Ana: ${score} puntos si se puntuara ahora`, String(score)])
    expect(chips[seat]?.points).toBe(String(before.players[seat]!.score))
    const figures = cards(`seat:${seat}`, tableOf(before))?.figures.map(({ text }) => text)
    expect(figures).toContain(`${score} points in total if the phase were scored now`)
  }
})

test('while a phase is being scored nothing is foretold: what has been would count again', async () => {
  const [first] = await chipsOf(plug as never, { ...seen(true), phase: 2 } as ReturnType<typeof seen>, {
    seats: 4,
  })
  expect(first?.soon).not.toBeNull()
  const [counted] = await chipsOf(plug as never, seen(true), { seats: 4 })
  expect(counted?.soon).toBeNull()
})

test('[FZ-4.6] with the last cards of a phase laid and nothing counted yet, it is still foretold', async () => {
  expect(seen(false).players.every(({ hand }) => hand.bag.length === 0)).toBe(true)
  const [first] = await chipsOf(plug as never, seen(false), { seats: 4 })
  expect(first?.soon).not.toBeNull()
})

test('once the game is over there is nothing to come', async () => {
  const [first] = await chipsOf(plug as never, withCards(seen(false)), { seats: 4, isOver: true })
  expect(first).toMatchObject({ soon: null, points: '0' })
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
  const [chip] = await chipsOf(plug as never, below, { seats: 4 })
  expect(chip?.points).toBe('−1')
  vi.spyOn(plug.rules, 'scores').mockReturnValue([[{ points: -2 }]] as never)
  const [sinking] = await chipsOf(plug as never, { ...below }, { seats: 4 })
  vi.restoreAllMocks()
  expect(sinking?.soon?.[1]).toBe('−2')
  expect((await makeCards('en', en))('track', tableOf(below))?.figures[0]?.text).toBe('Ana: −1')
})
