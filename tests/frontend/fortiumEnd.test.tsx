// @vitest-environment happy-dom
/** That the end of Fortium is near is told before it has begun: in the bar, at the seat, and by a card that says how it ends. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeCards } from '../../frontend/games/fortium/cards/cards.ts'
import { Holdings } from '../../frontend/games/fortium/Holdings.tsx'
import { MineHeld } from '../../frontend/games/fortium/MineHeld.tsx'
import { planFor } from '../../frontend/games/fortium/plan.ts'
import { Progress } from '../../frontend/games/fortium/Progress.tsx'
import { rulebook as rulebookEn } from '../../frontend/games/fortium/rulebook.en.ts'
import { rulebook } from '../../frontend/games/fortium/rulebook.es.ts'
import { en } from '../../frontend/games/fortium/texts.en.ts'
import { es } from '../../frontend/games/fortium/texts.es.ts'
import { plug } from '../../frontend/games/fortium/ui.tsx'
import { diamondMine } from '../../shared/games/fortium/layout.ts'
import { given, type Scene, seatIn } from '../kit/fortium.ts'
import { choosing } from '../kit/fortiumPage.ts'
import { seen as seenBy } from '../kit/fortiumSeen.ts'

const seen = (scene: Scene) => {
  const { state, ...page } = seenBy(scene, null)
  return { ...page, west: seatIn(state, 'W') }
}

test.each([
  ['a fort of two floors', { floors: { W: 2 } }, 'Round 6 · goal: 4 diamonds'],
  ['a fort of three', { floors: { W: 3 } }, 'Round 6 · 0 of 4 diamonds'],
  ['all floors', { floors: { E: 4 } }, 'Round 6 · 0 of 4 diamonds'],
  ['three rounds before the last one', { round: 27 }, 'Round 27 · 3 rounds left'],
  ['one more', { round: 26 }, 'Round 26 · goal: 4 diamonds'],
] as const)('[FT-6.4] the bar says it ahead: %s', (_, scene: Scene, said) => {
  const { view } = seen({ round: 6, ...scene })
  const { round } = plug.create(() => en)
  expect(round(view, true)).toBe(said)
  // What is told of a moment, line by line in a story, names its round alone.
  expect(round(view, false)).toBe(said.split(' · ')[0])
})

test('[FT-6.3] the player aid begins with how one wins', () => {
  for (const [book, said] of [
    [rulebook, /cómo se gana/],
    [rulebookEn, /how one wins/],
  ] as const) {
    const first = book.find(({ aid }) => aid === true)
    expect([first?.id, first?.title]).toEqual(['FT-6.3', expect.stringMatching(said)])
  }
})

test('[FT-6.4] what the bar says beside the round has room on a narrow phone, where it is cut without a sign', () => {
  for (const texts of [es, en])
    for (const said of [texts.roundNow(29, true), texts.roundNow(29, false), texts.lastRounds(29, 3)])
      expect(said.length).toBeLessThanOrEqual(29)
})

test.each([
  ['two floors', { floors: { W: 2 } }, false, ''],
  ['three floors', { floors: { W: 3 } }, true, 'le falta 1 piso'],
  ['four', { floors: { W: 4 } }, true, 'primer diamante'],
  ['a diamond in the countdown', { floors: { W: 4 }, diamonds: { W: 1 }, trigger: 5 }, false, ''],
  ['two of them', { floors: { W: 4 }, diamonds: { W: 2 }, trigger: 5 }, true, 'con 2 diamantes más'],
  ['three', { floors: { W: 4 }, diamonds: { W: 3 }, trigger: 5 }, true, 'con 1 diamante más'],
] as const)('[FT-6.3] a seat with %s is marked where that is near', async (_, scene: Scene, isNear, said) => {
  const { table, draw, west } = seen({ round: 6, ...scene })
  const chip = draw(() => (<Progress table={table} seat={west} texts={es} />) as never)
  expect(chip.querySelector('svg')?.classList.contains('near')).toBe(isNear)
  const panel = draw(() => (<Holdings table={table} seat={west} texts={es} />) as never)
  if (isNear) await vi.waitFor(() => expect(panel.querySelector('.ft-soon')?.textContent).toContain(said))
  else expect(panel.querySelector('.ft-soon')).toBeNull()
})

test('[FT-6.8] the card of the round says how the game ends, and who is near', async () => {
  const told = async (scene: Scene, thing = 'round'): Promise<string> => {
    const card = (await makeCards('es', es))(thing, seen(scene).table)
    return [...(card?.figures ?? []).map(({ text }) => text), card?.text].join(' | ')
  }
  const before = await told({ round: 6, floors: { W: 4 } })
  expect(before).toContain('se juegan 4 rondas más')
  expect(before).toContain('tras la ronda 30')
  expect(before).toContain(
    'cada minero tuyo allí coloca uno por cobro; en las rondas finales también 8 de oro',
  )
  expect(before).toContain('A: su primer diamante')
  expect(before).toContain('gana quien tiene más diamantes')
  expect(await told({ round: 6, floors: { W: 4 } }, 'fort:0')).toContain('A: su primer diamante')
  const counting = await told({ round: 6, trigger: 4 })
  expect(counting).toContain('quedan 2 rondas tras esta')
  expect(counting).not.toContain('ronda 30')
})

test('[FT-6.4, FT-4.30] the cards name what lies round the diamond mine: an arc for each round left, a ring for who is there', async () => {
  const cards = await makeCards('es', es)
  const told = (thing: string, scene: Scene): string =>
    (cards(thing, seen(scene).table)?.figures ?? []).map(({ text }) => text).join(' | ')
  expect(told('round', { round: 6, trigger: 4 })).toContain('un arco claro por ronda junto a la mina')
  expect(told('round', { round: 8, trigger: 4 })).not.toContain('arco')
  expect(told('round', { round: 6 })).not.toContain('arco')
  const there = { miners: { W: { [diamondMine]: 2 } } }
  expect(told(diamondMine, { round: 6, ...there })).not.toContain('Anillo')
  const gold: Scene = { round: 6, floors: { N: 4 } }
  expect(told(diamondMine, gold)).toContain('Anillo discontinuo')
  expect(told(diamondMine, { ...gold, ...there })).toContain('Anillo discontinuo')
  expect(told(diamondMine, { ...gold, ...there, camps: { W: ['diamond'] } })).toContain('Anillo continuo')
  const { state } = seenBy({ ...gold, ...there }, null)
  const place = document.body.appendChild(document.createElement('svg'))
  onTestFinished(render(() => <MineHeld state={state} plan={planFor(4, false, null)} />, place))
  expect(place.querySelector('.ft-mine-held')?.getAttribute('data-card')).toBe(diamondMine)
})

test('[FT-6.6, FT-6.6a] in the countdown each chip says where its seat stands, and the card of the round by what', async () => {
  const scene: Scene = {
    trigger: 8,
    round: 9,
    floors: { W: 4, N: 4 },
    diamonds: { W: 1, N: 1 },
    stock: { N: '0/0/0/2' },
  }
  const north = seatIn(seenBy(scene, null).state, 'N')
  const { table, draw } = seen(scene)
  const chip = draw(() => (<Progress table={table} seat={north} texts={es} />) as never)
  const cards = await makeCards('es', es)
  await vi.waitFor(() => expect(chip.querySelector('.ft-ahead b')?.textContent).toBe('1.º'))
  const told = (of: Scene) => cards('round', seen(of).table)?.figures.map(({ text }) => text) ?? []
  const places = (of: Scene) => told(of).flatMap((text) => /^\d\.º .*$/.exec(text)?.[0] ?? [])
  expect(places(scene).map((text) => text.slice(0, 3))).toEqual(['1.º', '2.º', '3.º', '3.º'])
  expect(places(scene)[0]).toMatch(/^1\.º B.*1 diamante; fuerte y material valen \d+$/)
  // Level in all, they share the first place; before the countdown nobody has one.
  const { stock: _, ...level } = scene
  expect(places(level).map((text) => text.slice(0, 3))).toEqual(['1.º', '1.º', '3.º', '3.º'])
  const { trigger: __, ...before } = scene
  expect(places({ ...before, diamonds: {} })).toEqual([])
})

test('[FT-6.6] each line of the score sheet has a sign of its own, and what breaks ties is a value, no points', async () => {
  const cards = await makeCards('es', es)
  const { table } = seen({ round: 6, floors: { W: 3 } })
  const whats = Object.keys({ ...es.scores, ...es.figures })
  const signs = whats.map((what) => {
    const sign = document.createElement('div')
    onTestFinished(render(() => cards(`score:${what}`, table)?.picture() as never, sign))
    return sign.innerHTML
  })
  expect(new Set(signs).size).toBe(whats.length)
  const said = [...whats.map((what) => `score:${what}`), 'fort:0', 'seat:0', 'stock:0:gold'].map((thing) =>
    JSON.stringify(cards(thing, table)),
  )
  expect(said.join()).not.toMatch(/punto/)
  expect(said.join()).toContain('valor 75')
  expect(plug.create(() => es).scoreRound(0)).toBe('Desempate')
})

test('[FT-6.3] the card of a fort that is framed in its chip says why', async () => {
  const cards = await makeCards('es', es)
  const text = (scene: Scene) => cards('fort:0', seen(scene).table)?.text
  expect(text({ round: 6, floors: { W: 3 } })).toMatch(/marco en su ficha: el final está cerca/)
  expect(text({ round: 6, floors: { W: 2 } })).not.toMatch(/marco/)
})

test('[FT-6.4] who asks for a diamond too early is told when, and where the first one comes from', () => {
  for (const { refusals } of [es, en]) {
    expect(refusals['notInCountdown']?.({})).toMatch(/cuatro rondas tras.+mina|four rounds after.+mine/)
    expect(refusals['nothingToBuild']?.({})).toMatch(/campamento.+mina de diamantes|camp.+diamond mine/)
  }
})

test('[FT-2.4.3, FT-2.6.4] once all floors stand, cards and refusals name both sources of diamonds and what floors pay', async () => {
  const cards = await makeCards('es', es)
  const told = (thing: string, scene: Scene): string => {
    const card = cards(thing, seen(scene).table)
    return [...(card?.figures ?? []).map(({ text }) => text), card?.text].join(' | ')
  }
  const all: Scene = { round: 6, floors: { W: 4 } }
  for (const said of [told('floor:0:4', all), es.refusals['nothingToBuild']?.({})])
    expect(said).toMatch(/campamento y mineros tuyos en la mina de diamantes.+rondas finales.+8 de oro/)
  expect(told('stock:0:gold', all)).toContain('Solo en las rondas finales de la cuenta atrás')
  expect(told('stock:0:turquoise', all)).not.toContain('rondas finales')
  expect(told('fort:0', all)).toContain('Cada piso construido rinde 1 de su material en cada cobro')
})

test('[FT-6.5] what the countdown doubles is told of on a quarry’s card by the sign that the quarry bears', async () => {
  const cards = await makeCards('es', es)
  const { page } = choosing(given({ trigger: 5 }))
  const doubled = cards('2,8', page as never)!.figures.find(({ text }) => text.includes('dobla'))
  const place = document.createElement('div')
  onTestFinished(render(() => doubled?.mark(), place))
  expect(place.textContent).toBe('×2')
})
