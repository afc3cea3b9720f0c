/** Words of Fortium: names of places, walks, and what a press would do. */
import { createRoot } from 'solid-js'
import { describe, expect, test } from 'vitest'
import './page.ts'
import { briefMove, oddsSaid } from '../../frontend/games/fortium/brief.ts'
import { createChoice } from '../../frontend/games/fortium/choice.ts'
import { makeCards } from '../../frontend/games/fortium/cards/cards.ts'
import { en } from '../../frontend/games/fortium/texts.en.ts'
import { es, type Texts } from '../../frontend/games/fortium/texts.es.ts'
import { describe as tell } from '../../frontend/games/fortium/describe.ts'
import { plug } from '../../frontend/games/fortium/ui.tsx'
import { percent } from '../../frontend/games/fortium/percent.ts'
import { nodeName } from '../../frontend/games/fortium/words.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { cardKinds } from '../../shared/games/fortium/components.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { boardFor, distance } from '../../shared/games/fortium/layout.ts'
import type { MoveOf } from '../../shared/games/fortium/moves.ts'
import { fortiumRules } from '../../shared/games/fortium/rules.ts'
import { choosing } from '../kit/fortiumPage.ts'
import { given, north, plain, position, stand, west } from '../kit/fortium.ts'

describe('places have names that players use', () => {
  test('every node another one, whatever the number of players', () => {
    for (const seats of [2, 3, 4]) {
      const state = fortiumRules.blank({ seats, options: plain })
      for (const texts of [es, en]) {
        const names = boardFor(seats).nodes.map((node) => nodeName(texts, state, node, String))
        expect(new Set(names).size).toBe(names.length)
      }
    }
  })

  test('a cell by what it lies between or beside, the two quarries of granite by their side', () => {
    const state = position(() => undefined)
    const nameOf = (seat: number): string => ['Ana', 'Berta', 'Carla', 'Dora'][seat] ?? ''
    const named = (node: string): string => nodeName(es, state, node, nameOf)
    expect(
      ['7,10', '9,10', '2,9', '4,9', '7,11', '11,8', '7,12'].map((node) => es.places.the(named(node))),
    ).toEqual([
      'la casilla entre la mina de turquesa y la mina de oro de Ana',
      'la casilla entre la mina de oro de Ana y la mina de diamantes',
      'la casilla entre la base y la cantera norte de granito de Ana',
      'la casilla al norte de la cantera de caliza de Ana',
      'la casilla al suroeste de la mina de oro de Ana',
      'la casilla al este de la mina de oro de Berta',
      'la casilla 3 pasos al oeste de la mina de oro de Dora',
    ])
    expect(nodeName(en, state, '11,8', nameOf)).toBe('Cell east of the gold mine of Berta')
    expect(['2,8', '12,2', '18,8', '8,18'].map(named)).toEqual([
      'Cantera norte de granito de Ana',
      'Cantera este de granito de Berta',
      'Cantera norte de granito de Carla',
      'Cantera oeste de granito de Dora',
    ])
  })

  test('in the log nobody is named twice: a place without a name is at the base of who does it', () => {
    const state = position(() => undefined)
    const nameOf = (seat: number): string => ['Ana', 'Berta', 'Carla', 'Dora'][seat] ?? ''
    const collects = (from: 'W-granA' | 'N-gold' | 'fort'): string | undefined => {
      const paid = { kind: 'granite', due: 2, bank: 2, payers: [] } as const
      return tell(es, { type: 'collected', seat: west, from, ...paid } as never, state, nameOf)?.text
    }
    expect(collects('W-granA')).toMatch(/^Ana .* en la cantera norte de granito$/)
    expect(collects('N-gold')).toMatch(/^Ana .* en la mina de oro de Berta$/)
    const moved = {
      type: 'groupMoved',
      seat: west,
      miners: ['W1'],
      from: '2,8',
      dice: [],
      attack: false,
    } as const
    const walks = (to: string): string | undefined => tell(es, { ...moved, to } as never, state, nameOf)?.text
    expect(walks('base:W')).toMatch(/a la base\b(?! de)/)
    expect(walks('base:N')).toContain('a la base de Berta')
  })

  test('[FT-4.2] what is collected always comes first, and is told by the log alone, not as what was done in a turn', () => {
    const dug = { type: 'collected', seat: west, from: 'fort', kind: 'granite', due: 1, bank: 1, payers: [] }
    const line = tell(
      es,
      dug as never,
      position(() => undefined),
      () => 'Ana',
    )
    expect(line).toMatchObject({ isDetail: true, marks: [] })
  })
})

test('[FT-4.2] what a seat collects is one line, with what the fort gives of it and what nobody pays', () => {
  const state = given({})
  const some = { type: 'collected', seat: west, payers: [] } as const
  const told = [
    { ...some, from: 'fort', kind: 'granite', due: 1, bank: 1 },
    { ...some, from: 'W-granA', kind: 'granite', due: 3, bank: 3 },
    { ...some, from: 'W-lime', kind: 'limestone', due: 2, bank: 1 },
  ].map((event) => tell(es, event as never, state, () => 'Ana')!)
  const line = told.reduce((before, next) => next.after?.(before) ?? next)
  expect(line.text).toBe(
    'Ana cobra 4 de granito y 1 de caliza; 1 del fuerte; 1 se queda sin cobrar: la banca está vacía y nadie tiene más',
  )
  expect(line).toMatchObject({ isDetail: true, marks: [] })
  expect(line.places).toHaveLength(3)
})

test('[FT-4.19] dice of a fight are told apart: they were read as one number', () => {
  const fought = { type: 'fought', seat: west, at: '10,10', red: [5, 1], blue: [3, 3], lost: [] } as const
  const said = (texts: Texts) => tell(texts, fought as never, given({}), String)?.text
  expect(said(es)).toMatch(/: ataque 5 y 1 contra defensa 3 y 3$/)
  expect(said(en)).toMatch(/: attack 5 and 1 against defence 3 and 3$/)
})

describe('[FT-4.13] a walk in words', () => {
  const state = position((made) => {
    made.moveDice = [4, 1].map((value) => ({ value, used: false }))
    stand(made, west, '2,8', '2,8')
  })
  const walk = (to: string): MoveOf<'moveGroup'> => ({
    type: 'moveGroup',
    die: 0,
    addOnes: [],
    minerIds: ['W-0', 'W-1'],
    to,
  })

  test('names whence and where; a line of the turn in hand only what has a name of its own', () => {
    const ui = plug.create(() => en)
    const said = (to: string) => ui.nameMove(walk(to), conceal(state, west), String)
    const brief = (to: string) => briefMove(en, walk(to), conceal(state, west), String)
    expect(said('4,10')).toBe('2 miners from the north granite quarry to the limestone quarry, with the 4')
    expect(brief('4,10')).toBe('2 to the limestone quarry')
    expect(said('5,9')).toMatch(/^2 miners from the north granite quarry to the cell .*, with the 4$/)
    expect(brief('5,9')).toBe('2 miners with the 4')
    const met = position((made) => {
      made.moveDice = [{ value: 4, used: false }]
      stand(made, west, '2,8', '2,8')
      stand(made, north, '4,10', '5,9')
    })
    const attack = (to: string) => briefMove(en, walk(to), conceal(met, west), String)
    expect(attack('4,10')).toBe(`Attack of 2 at the limestone quarry; success: ${percent(0.75)}`)
    expect(attack('5,9')).toBe(`Attack of 2 with the 4; success: ${percent(0.75)}`)
    // Who takes the lamp's advice is not asked beside the cell.
    expect(oddsSaid(en, conceal(met, west), walk('4,10'))).toBe(`; success: ${percent(0.75)}`)
    expect(oddsSaid(en, conceal(state, west), walk('4,10'))).toBe('')
  })

  test('an attack says whom it meets, is what a turn is known by, and takes no name for its own', () => {
    const met = position((made) => {
      made.moveDice = [{ value: 4, used: false }]
      stand(made, west, '2,8', '2,8')
      stand(made, north, '4,10')
    })
    const move = (to: string) =>
      ({ type: 'groupMoved', seat: west, miners: ['W-0', 'W-1'], from: '2,8', to, dice: [0] }) as const
    const nameOf = (seat: number): string => ['Ana', 'Berta'][seat] ?? ''
    const said = tell(es, { ...move('4,10'), attack: true } as never, met, nameOf)
    expect(said?.text).toBe('Ana ataca a Berta con 2 mineros en la cantera de caliza, con el 4')
    expect([said?.isMain, said?.marks]).toEqual([true, ['4,10']])
    expect(tell(es, { ...move('5,9'), attack: false } as never, met, nameOf)?.isMain).toBeUndefined()
  })

  test('is drawn as its way where a hint or the log lights both its ends', () => {
    const lit = (...things: readonly string[]) => {
      const table = stillTable(fortiumRules as never, conceal(state, west), west, String)
      return createRoot(() => createChoice({ ...table, lit: () => things } as never).toldPath())
    }
    const way = lit('4,10', 'die:0', '2,8')
    expect([way[0], way.at(-1)]).toEqual(['4,10', '2,8'])
    expect(way).toHaveLength(1 + distance(boardFor(4), '2,8', '4,10'))
    expect(lit('4,10', 'fort:0')).toEqual([])
  })
})

test('[FT-2.6.1] an exchange takes a line of the turn in hand, and is named in words elsewhere', () => {
  const ui = plug.create(() => es)
  const view = conceal(given({ stock: { W: '6/0/0/8' } }), west)
  const granite = { type: 'exchange', from: 'granite', times: 3 } as const
  expect(briefMove(es, granite, view, String)).toBe('6 granito → 3 caliza')
  expect(briefMove(es, { ...granite, from: 'gold', times: 1 }, view, String)).toBe('8 oro → 1 diamante')
  expect(ui.nameMove(granite, view, String)).toBe('Cambiar 6 de granito por 3 de caliza')
})

test('[FT-6.4] the header says how many rounds are left after this one', () => {
  const round = (n: number, texts: Texts) =>
    plug.create(() => texts).round(conceal(given({ round: n, trigger: 14 }), null), true)
  expect([15, 17, 18].map((n) => round(n, es))).toEqual([
    'Ronda 15 · quedan 3 rondas',
    'Ronda 17 · queda 1 ronda',
    'Ronda 18 · la última',
  ])
  expect(round(17, en)).toBe('Round 17 · 1 round left')
})

test('[FT-4.25] that no camp can be pitched is told of all sites where one stands: none was chosen, and open ground is none', () => {
  expect([es, en].map(({ refusals }) => refusals['campAlreadyThere']?.({}))).toEqual([
    'En las canteras y minas donde tienes mineros ya hay campamento tuyo.',
    'On the quarries and mines where your miners stand you have camps already.',
  ])
})

test.each([
  {
    texts: es,
    says: 'Construir el piso de granito y terminar el turno, 3 dados sin usar',
    ends: ' y terminar el turno',
  },
  { texts: en, says: 'Build the granite floor and end the turn, 3 dice unused', ends: ' and end the turn' },
])(
  '[FT-4.31] a floor ends the turn: it says so, and what dice are lost, $says',
  async ({ texts, says, ends }) => {
    const ui = plug.create(() => texts)
    const withDice = (used: boolean) =>
      conceal(
        position((made) => void (made.moveDice = [4, 4, 1].map((value) => ({ value, used })))),
        west,
      )
    expect(ui.nameMove({ type: 'buildFloor' }, withDice(false), String)).toBe(says)
    expect(ui.nameMove({ type: 'buildFloor' }, withDice(true), String).endsWith(ends)).toBe(true)
    expect(briefMove(texts, { type: 'buildFloor' }, withDice(false), String)).toMatch(
      / (y fin del turno, 3 dados sin usar|and end of turn, 3 dice unused)$/,
    )
  },
)

test('[FT-2.7.1] the card of what is drawn tells of each support card what it does, and how likely it is', async () => {
  const cards = await makeCards('es', es)
  const table = stillTable(
    fortiumRules as never,
    conceal(
      position(() => {}),
      west,
    ),
    west,
    String,
  )
  const told = (anchor: string) => cards(anchor, table as never)?.figures.map(({ text }) => text) ?? []
  for (const kind of cardKinds)
    expect(told('bank:card').find((text) => text.includes(es.cards[kind].name))).toContain(
      es.cards[kind].text,
    )
  expect(told('card:doubleProduction').join()).toContain('antes de cobrar')
  expect(told('card:negotiate').join()).toContain('tras tirar los dados')
})

test('what is done with a finger and with a mouse has one word, and so has the ring of a place that costs a 1 as well', async () => {
  const { cardTexts } = await import('../../frontend/games/fortium/cards/texts.en.ts')
  const { cardTexts: fichas } = await import('../../frontend/games/fortium/cards/texts.es.ts')
  const said = (texts: object): string =>
    JSON.stringify(texts, (_, value: unknown) => (typeof value === 'function' ? String(value) : value))
  for (const texts of [en, cardTexts]) expect(said(texts)).not.toMatch(/\btap\b/i)
  for (const words of [es.status.dashed, fichas.site.byMore]) expect(words).toContain('Trazo discontinuo:')
  for (const words of [en.status.dashed, cardTexts.site.byMore]) expect(words).toContain('Dashed:')
})

test('[FT-4.14] the card of a place speaks of a dashed ring only where the board draws one', async () => {
  const cards = await makeCards('es', es)
  const { page, choice } = choosing(
    given({ dice: [3, 1], round: 5, miners: { W: { '2,8': 1 } }, camps: { W: ['diamond'] } }),
  )
  const isSaid = (node: string): boolean =>
    cards(node, page as never)!.figures.some(({ text }) => /Trazo discontinuo/.test(text))
  const near = boardFor(4).nodes.find(
    (node) => !node.startsWith('base') && distance(boardFor(4), '2,8', node) === 2,
  )!
  const far = boardFor(4).nodes.find(
    (node) => !node.startsWith('base') && distance(boardFor(4), '2,8', node) === 4,
  )!
  expect([near, far, '10,10'].map(isSaid)).toEqual([false, false, false])
  choice.take('2,8')
  expect([near, far, '10,10'].map(isSaid)).toEqual([false, true, false])
})

test('diamonds are placed, on every card; and what is drawn by lot is named once', async () => {
  const cards = await makeCards('es', es)
  const { page } = choosing(
    given({ floors: { N: 4 }, camps: { N: ['diamond'] }, miners: { N: { '10,10': 2 } } }),
  )
  const mine = cards('10,10', page as never)!.figures.map(({ text }) => text)
  expect(mine.some((text) => text.endsWith('colocará 2 diamantes'))).toBe(true)
  expect(mine.join()).not.toContain('cobrará')
  expect(es.refusals['nothingToBuild']?.({})).not.toContain('cobra')
  const bank = cards('bank:card', page as never)!
  expect(bank.name).not.toContain(bank.kind)
})

test('[FT-3.5] the card of a quarry counts the miners that one spreads: the board shows them there', async () => {
  const cards = await makeCards('es', es)
  const { page, choice } = choosing(given({ phase: 'setup', round: 1 }))
  const [{ cell, name } = expect.fail()] = choice.quarries()
  const told = () => cards(cell, page as never)!.figures.map(({ text }) => text)
  expect(told()).toContain('A: 2 mineros')
  choice.setSpread(name, 1)
  expect(told()).toContain('A: 1 minero')
  expect(told()).not.toContain('Nadie')
})

test('chances are written as the language does: with a comma in Spanish', () => {
  expect([5 / 12, 0, 0.9999].map(percent)).toEqual(['41,7\u00a0%', '0\u00a0%', '100\u00a0%'])
})

test('what is collected and built with has one word in table, cards, lamp and rulebook', async () => {
  const said = async (from: Promise<unknown>): Promise<string> =>
    JSON.stringify(await from, (_, value: unknown) => (typeof value === 'function' ? String(value) : value))
  for (const part of [
    import('../../frontend/games/fortium/texts.es.ts'),
    import('../../frontend/games/fortium/cards/texts.es.ts'),
    import('../../frontend/games/fortium/rulebook.es.ts'),
    import('../../frontend/games/fortium/invitation.ts'),
    import('../../frontend/games/fortium/assets.ts'),
  ])
    expect(
      (await said(part)).match(
        /recursos?\b|ladrillo|ingresos|piedra|Resources? in|bricks (?:of|still)|income a/i,
      )?.[0],
    ).toBe(undefined)
})
