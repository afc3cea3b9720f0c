// @vitest-environment happy-dom
/** What the board of Fortaleza says beside the temple: how one wins, what the phase's scoring will count, what one has of it. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test } from 'vitest'
import { Tally } from '../../frontend/games/fortaleza/Tally.tsx'
import { en } from '../../frontend/games/fortaleza/texts.en.ts'
import { es } from '../../frontend/games/fortaleza/texts.es.ts'
import { plug } from '../../frontend/games/fortaleza/ui.tsx'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { seatOf, type Viewer } from '../../shared/engine/ids.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { given } from '../kit/fortaleza.ts'

const built = {
  spaces: { N1: [['B', 1]], N3: [['B', 1]], SG: [['B', 2]] },
  guilds: { orangeTeal: [['B', 0]] },
}

const shown = (texts: typeof es, me: Viewer, view = conceal(given(built as never), null)): Element => {
  const place = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const table = stillTable(plug.rules as never, view as never, me, String)
  onTestFinished(render(() => <Tally table={table as never} texts={texts} />, place))
  return place
}

test('[FZ-6.1] the board says what the phase will score, and what one has of each', () => {
  const tally = shown(es, seatOf(0))
  const cells = [...tally.querySelectorAll('[data-card]')].map((one) => [
    one.getAttribute('data-card'),
    one.textContent,
  ])
  expect(cells).toEqual([
    ['score:wall', '7'],
    ['score:gate', '4'],
    ['score:tower', '0'],
    ['score:guild', '−1'],
    ['score:collector', '0'],
    ['score:temple', '0'],
  ])
  expect(tally.textContent).toContain('Fin de fase 1: +10')
  expect(tally.querySelector('[role="img"]')?.getAttribute('aria-label')).toMatch(
    /^Fin de fase 1: Murallas 7, Puertas 4, Torres 0, Gremios −1,/,
  )
})

test('[FZ-6.1] while a phase is counted what is not counted yet is no 0, and neither then nor in the end a sum stands there', () => {
  const score = { wall: 7, gate: 0, tower: 0, guild: 0, collector: 0, majority: 0, built: 0, temple: 0 }
  const now = given(built as never)
  const counted = { ...now, players: now.players.map((one) => ({ ...one, phaseScores: [score] })) }
  const read = (state: object): [title: string, figures: (string | null)[]] => {
    const tally = shown(es, seatOf(0), conceal(state as never, null))
    const figures = [...tally.querySelectorAll('.fz-had')].map(({ textContent }) => textContent)
    // What gives way to prices is all that it says but for figures.
    expect(tally.querySelectorAll('text:not(.fz-had, .fz-says)')).toHaveLength(0)
    return [tally.textContent.replace(es.goal, '').replace(figures.join(''), ''), figures]
  }
  expect(read(counted)).toEqual(['Fin de fase 1', ['7']])
  expect(read({ ...counted, stage: 'finished' })).toEqual(['Fin de fase 1', ['7', '0', '0', '0', '0', '0']])
})

test('[FZ-6.14] the board says how one wins, to whoever watches too, and of nobody’s points to those', () => {
  expect(shown(es, seatOf(1)).textContent).toMatch(/^Gana quien más puntos sume/)
  const watched = shown(en, null)
  expect(watched.textContent).toBe(`${en.goal}End of phase 1`)
})

test('[FZ-6.14] on the page of honour, where nobody’s own points are meant, figures are of who has won', () => {
  const over = { ...given(built as never), stage: 'finished' }
  const read = shown(en, null, conceal(over as never, null))
  const winner = plug.rules.outcome(over as never)!.ranking[0]![0]!
  expect(read.textContent).toContain(`${winner}: `)
  expect(read.querySelectorAll('.fz-had')).toHaveLength(6)
})
