// @vitest-environment happy-dom
/** What the page of Storming! says of pacts, revolts, events and points at their moment, to whoever never read the rules. */
import type { JSX } from 'solid-js'
import { render } from 'solid-js/web'
import { expect, test } from 'vitest'
import { Answers } from '../../frontend/games/storming/Answers.tsx'
import { describe as tell } from '../../frontend/games/storming/describe.ts'
import { gainOf } from '../../frontend/games/storming/gain.ts'
import { Holdings } from '../../frontend/games/storming/Holdings.tsx'
import { InForce } from '../../frontend/games/storming/InForce.tsx'
import { Market } from '../../frontend/games/storming/Market.tsx'
import { motions } from '../../frontend/games/storming/motions.tsx'
import { Points } from '../../frontend/games/storming/Points.tsx'
import { makeCards } from '../../frontend/games/storming/cards/cards.ts'
import { scene } from '../../frontend/games/storming/scenes.tsx'
import { en } from '../../frontend/games/storming/texts.en.ts'
import { es } from '../../frontend/games/storming/texts.es.ts'
import { marksOf } from '../../frontend/table/model/turns.ts'
import { copy } from '../../shared/engine/copy.ts'
import { seqOf } from '../../shared/engine/ids.ts'
import { evolve } from '../../shared/games/storming/evolve.ts'
import type { PactId } from '../../shared/games/storming/components.ts'
import type { RegionId } from '../../shared/games/storming/layout.ts'
import type { Options, Role, State } from '../../shared/games/storming/state.ts'
import {
  attack,
  card,
  given,
  type Letter,
  play,
  type Scene as Board,
  seat,
  troop,
  wandered,
} from '../kit/storming.ts'
import { at } from '../kit/stormingPage.ts'

const names = ['Ana', 'Berta', 'Carla']
const nameOf = (who: number): string => names[who] ?? ''

/** What is drawn, while something is read of it. */
const onPage = <Read,>(drawn: () => JSX.Element, read: (page: HTMLElement) => Read): Read => {
  const page = document.createElement('div')
  const dispose = render(drawn, page)
  const found = read(page)
  dispose()
  return found
}
const textsOf = (page: HTMLElement, which: string): readonly (string | null)[] =>
  [...page.querySelectorAll(which)].map(({ textContent }) => textContent)

/** Red offers this pact to blue. */
const offered = (pact: PactId, role?: Role, options: Partial<Options> = {}): State => {
  const state = card({ display: { pact: [pact, 'blockade'] }, options }, 'R', 'diplomacy')
  const move = { type: 'offerPact', pact, seat: seat('B'), ...(role === undefined ? {} : { role }) } as const
  return play(state, 'R', move).state
}

test('[ST-5.82] who is asked to sign reads with whom and until when, or what each of both takes', () => {
  const role = (state: State, t: typeof es = es) =>
    onPage(
      () => <Answers choice={at('B', state)} texts={t} />,
      (page) => textsOf(page, '.st-role'),
    )
  expect(role(offered('mutualSupport'))).toEqual(['Los firmantes sois 0 y tú, hasta que alguien lo rompa.'])
  expect(role(offered('conspiracy'))).toEqual(['Los firmantes sois 0 y tú: se cumple al firmar.'])
  expect(role(offered('mutualSupport'), en)).toEqual(['The signers are 0 and you, until somebody breaks it.'])
  expect(role(offered('reinforcements', 'point'))).toEqual(['Tú, hasta 3 tropas; 0, 1 punto'])
  expect(role(offered('reinforcements', 'troops'))).toEqual(['Tú, 1 punto; 0, hasta 3 tropas'])
})

test('[ST-5.88] what signing brings stands on its button, though the table alone carries a pact out', () => {
  const gain = (state: State, accept = true): number => gainOf(at('B', state), { type: 'answerPact', accept })
  expect(gain(offered('conspiracy'))).toBe(1)
  expect(gain(offered('conspiracy'), false)).toBe(0)
  expect(gain(offered('conspiracy', undefined, { conspiracyPoint: 'outsiders' }))).toBe(0)
  expect(gain(offered('reinforcements', 'troops'))).toBe(1)
  expect(gain(offered('reinforcements', 'point'))).toBe(0)
  expect(gain(offered('blockade'))).toBe(0)
})

/** What stands over the board as this seat sees it, in two parts; null: nothing. */
const over = (event: object, letter: Letter, state: State): readonly (string | null | undefined)[] | null => {
  const shown = scene(es, event as never, state as never, seat(letter), nameOf)
  if (shown === null) return null
  const stage = { place: () => null, still: true, hurried: () => false, after: () => undefined }
  const board = { x: 0, y: 0, width: 390, height: 600 }
  return onPage(
    () => <shown.Play {...stage} board={board} over={() => undefined} />,
    (page) => {
      const paper = page.querySelector('.scene-title')
      return [paper?.firstChild?.textContent, paper?.querySelector('small')?.textContent]
    },
  )
}

test('[ST-5.85] all see a pact that is signed, with what it does', () => {
  const event = { type: 'pactSigned', offer: { pact: 'blockade', from: 0, to: 1, role: null } }
  for (const letter of ['R', 'G'] as const)
    expect(over(event, letter, given())).toEqual(['Ana y Berta firman Bloqueo', es.cards.blockade.line])
})

test('[ST-4.36] whoever takes a revolt hears which card it blocks and how that comes free, and nobody else', () => {
  const event = { type: 'revoltTaken', seat: seat('R'), under: [{ secret: 'build-red' }] }
  expect(over(event, 'R', given())).toEqual([
    'Recibes una revuelta, que bloquea Construir',
    'Programa la revuelta para recuperarla',
  ])
  expect(over({ ...event, under: [] }, 'R', given())).toEqual([
    'Recibes una revuelta sin carta que bloquear',
    undefined,
  ])
  expect(over(event, 'B', given())).toBeNull()
})

test('[ST-6.3] the point that goes round is told with from whom, to whom and why, and goes there before one’s eyes', () => {
  const event = { type: 'rotated', seat: seat('B') } as never
  const told = (state: State, t: typeof es = es) => tell(t, event, state as never, nameOf)?.text
  expect(told(given({ rotating: 'R' }))).toBe(
    'Punto rotante: pasa de Ana a Berta, que es quien más asentamientos tiene',
  )
  expect(told(given())).toBe('Punto rotante: va a Berta, que es quien más asentamientos tiene')
  expect(told(given({ rotating: 'R' }), en)).toBe(
    'Rotating point: it goes from Ana to Berta, who has the most settlements',
  )
  expect(over(event, 'G', given({ rotating: 'R' }))).toEqual([
    'Punto rotante',
    'Pasa de Ana a Berta, que es quien más asentamientos tiene',
  ])
  const way = (state: State) => motions(es, event, state).map(({ from, to }) => [from, to])
  expect(way(given({ rotating: 'R' }))).toEqual([['seat:0', 'seat:1']])
  expect(way(given())).toEqual([['inForce', 'seat:1']])
})

test('[ST-4.40] beside an event in force stands what it does, and of a revolt that nothing comes of it', () => {
  const said = (shown: string): readonly (string | null)[] => {
    const state = given()
    const choice = at('R', { ...state, resolving: { card: shown, lies: true, attached: [] } }, false)
    return onPage(
      () => <InForce choice={choice} texts={es} />,
      (page) => textsOf(page, '.st-said p:nth-child(2)'),
    )
  }
  expect(said('earthquake')).toEqual([es.cards.earthquake.line])
  expect(said('revolt1')).toEqual([`${es.log.revoltRevealed}.`])
  expect(said('build-red')).toEqual([''])
})

test('[ST-6.4] at rest the page says how one wins, and where the way of each seat ends', async () => {
  const { table } = at('R', given({ perm: { R: 2 } }))
  const ends = onPage(
    () => <Points table={table} seat={seat('R')} texts={es} />,
    (page) => textsOf(page, 'li[data-card="score:won"]').map((one) => one?.trim()),
  )
  expect(ends).toEqual(['', '', '', '', '7'])
  const goalOf = (state: State) =>
    onPage(
      () => <Market choice={at('R', state)} texts={es} />,
      (page) => textsOf(page, '.st-goal[data-card="score:won"]'),
    )
  const wins = 'Gana quien llega a 7 puntos o conquista el último asentamiento de otro.'
  // And what gives points, which no card has to be opened for: when pacts are signed too.
  const earns =
    'Dan un punto: ciudad construida conquista mina propia punto rotante y algunas cartas y pactos.'
  // And how near the other end is: to each seat's last settlement.
  const left = 'Les quedan:'
  expect(goalOf(given({ on: { D4: 'B:village' } }))).toEqual([`${wins} ${left} 1 2 1. ${earns}`])
  expect(goalOf(given({ pacts: [['blockade', 'RB']] }))).toEqual([`${wins} ${left} 1 1 1. ${earns}`])
  // Nothing is lost while the first villages are placed.
  expect(goalOf(wandered(3, 1, 0).state)).toEqual([`${wins} ${earns}`])
  const info = (await makeCards('es', es))('score:won', table)
  const more = 'Dan alguno más la Catedral, la Universidad, el Teatro y varios pactos.'
  expect([info?.text, info?.figures[0]?.text]).toEqual([`${wins} ${more}`, '0: 2 de 7 puntos'])
})

test('[ST-5.82] the display keeps its names while a third pact lies there under offer', () => {
  const state = offered('reinforcements', 'point')
  const titles = onPage(
    () => <Market choice={at('B', state)} texts={en} />,
    (page) => textsOf(page, '.st-three .st-title').map((one) => one?.trim().replaceAll('\u00ad', '')),
  )
  expect(titles).toHaveLength(3)
  expect(titles).toContain('Reinforcements')
})

test('[ST-6.4] a last settlement is a mark among others of its seat, and takes no line of its own', () => {
  const { table } = at('R', given())
  const marks = onPage(
    () => <Holdings table={table} seat={seat('B')} texts={en} />,
    (page) => textsOf(page, '.st-has > .st-counts > .st-bad'),
  )
  expect(marks).toEqual(['Last'])
})

test('an attack is framed where its troops stand then: not where they came from, nor where somebody fell', () => {
  const framed = (on: NonNullable<Board['on']>, from: RegionId, to: RegionId): readonly string[] => {
    const before = card({ on }, 'R', 'military')
    const state = copy(before)
    const { events } = play(before, 'R', attack(troop(before, from), to))
    const lines = events.flatMap((event, fact) => {
      const line = tell(es, event as never, state as never, nameOf)
      evolve(state, copy(event))
      return line === null ? [] : [{ ...line, seq: seqOf(2), fact }]
    })
    return [...marksOf(lines, seqOf(1), seat('G')).keys()].filter((place) => place in state.map)
  }
  // A troop, and then the village that it stood in.
  expect(framed({ D5: 'R:soldier', D4: 'B:village soldier' }, 'D5', 'D4')).toEqual(['D4'])
  expect(framed({ D5: 'R:soldier', D4: 'B:village' }, 'D5', 'D4')).toEqual(['D4'])
  expect(framed({ D5: 'R:soldier', D4: 'B:soldier' }, 'D5', 'D4')).toEqual(['D4'])
  expect(framed({ D5: 'R:soldier', D4: 'B:village*' }, 'D5', 'D4').toSorted()).toEqual(['D4', 'D5'])
  expect(framed({ D5: 'R:artillery', D4: 'B:soldier' }, 'D5', 'D4')).toEqual(['D5'])
})

test('[ST-2.13, ST-3.7] who founds last is told why it is there: no other place was left', () => {
  const told = (placed: number, texts = es) => {
    const state = {
      ...given({ homes: false }),
      startRegions: ['A5', 'D2', 'G3'].map((id, n) => (n < placed ? id : null)),
    }
    const event = { type: 'startVillagePlaced', seat: seat('G'), region: 'G3', wall: false }
    return tell(texts, event as never, state as never, nameOf)?.text
  }
  expect(told(1)).toBe('Carla funda su primera aldea en G3')
  expect(told(2)).toBe('Carla funda su primera aldea en G3: no queda otro sitio')
  expect(told(2, en)).toBe('Carla founds their first village at G3: no other place is left')
})
