// @vitest-environment happy-dom
/** What the first phase of Fortaleza has brought, as it ends. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test } from 'vitest'
import { scene } from '../../frontend/games/fortaleza/scenes.tsx'
import { es } from '../../frontend/games/fortaleza/texts.es.ts'
import { type Seat, seatOf } from '../../shared/engine/ids.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'
import { fortalezaMeta } from '../../shared/games/fortaleza/meta.ts'
import { scoreParts } from '../../shared/games/fortaleza/state.ts'

const ana = seatOf(0)
const state = fortaleza.blank({ seats: 3, options: defaultOptions(fortalezaMeta) as never })

test('[FZ-4.6] as the first phase ends it is told what it brought everybody and by what most, and after the second nothing', () => {
  const none = Object.fromEntries(scoreParts.map((part) => [part, 0]))
  const ended = (chooser: Seat | null, phases: readonly object[]) => {
    const players = state.players.map((one, seat) => ({
      ...one,
      score: 10 + seat,
      phaseScores: [phases[seat]],
    }))
    return scene(
      es,
      { type: 'phaseEnded', phase: 1, chooser } as never,
      { ...state, players } as never,
      ana,
      String,
    )
  }
  const brought = [
    { ...none, wall: 7, tower: 3 },
    { ...none, guild: -2, gate: 13 },
    { ...none, temple: 12 },
  ]
  expect(ended(null, brought)).toBeNull()
  const told = ended(ana, brought)
  const page = document.createElement('div')
  const after = { after: () => undefined, over: () => undefined, still: true, board: new DOMRect() }
  const dispose = render(() => told!.Play(after as never), page)
  onTestFinished(dispose)
  expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '2+12Templo 12',
    '1+11Puertas 13',
    '0+10Murallas 7',
  ])
  // Long enough for four lines of three figures.
  expect(told!.lasts).toBeGreaterThan(2500)
})
