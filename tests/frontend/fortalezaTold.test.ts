/** What Fortaleza says of fees, of who starts, and of what is counted. */
import { expect, test } from 'vitest'
import { describe } from '../../frontend/games/fortaleza/describe.ts'
import { en } from '../../frontend/games/fortaleza/texts.en.ts'
import { lessons } from '../../frontend/games/fortaleza/lessons.ts'
import { es } from '../../frontend/games/fortaleza/texts.es.ts'
import { scoringSteps } from '../../shared/games/fortaleza/scoring.ts'
import { given } from '../kit/fortaleza.ts'
import { seatOf } from '../../shared/engine/ids.ts'

const nameOf = (seat: number): string => ['Ana', 'Berta', 'Carla', 'Dora'][seat] ?? ''
const before = given({
  spaces: {
    N1: [['B', 1]],
    N2: [
      ['B', 1],
      ['G', 2],
    ],
    N3: [['B', 1]],
    S1: [['B', 1]],
  },
}) as never
const told = (texts: typeof es, event: object): string | undefined =>
  describe(texts, event as never, before, nameOf)?.text

test('[FZ-4.7] who chooses to start is not said to let themselves', () => {
  const event = { type: 'startPlayerNamed', by: seatOf(1), seat: seatOf(1) }
  expect(told(es, event)).toBe('Berta elige empezar')
  expect(told(en, event)).toBe('Berta chooses to start')
  expect(told(en, { ...event, seat: seatOf(0) })).toBe('Berta lets Ana start')
})

test('[FZ-5.7] coins that are all a fee are not parted from themselves', () => {
  const said = (texts: typeof es, need: number): string | undefined =>
    texts.refusals['notEnoughCoins']?.({ need, coins: 0, conversion: 10 })
  expect(said(es, 10)).toBe('Necesitas 10 monedas por usar dos cartas como otras y tienes 0.')
  expect(said(en, 10)).toBe('You need 10 coins to use two cards as others and have 0.')
  expect(said(es, 11)).toContain('(10 de ellas por usar dos cartas como otras)')
  expect(said(en, 11)).toContain('(10 of them to use two cards as others)')
})

test('[FZ-5.16] at a tower cards that do not fit are told which would, before what they cost as others', () => {
  const said = (texts: typeof es): string | undefined =>
    texts.refusals['notEnoughCoins']?.({ need: 14, coins: 0, conversion: 10, fits: 'FZ-5.16' })
  expect(said(es)).toBe(
    'Una torre pide dos cartas de torre, o una de torre y una de muralla; un comodín vale por cualquiera. Necesitas 14 monedas (10 de ellas por usar dos cartas como otras) y tienes 0.',
  )
  expect(said(en)).toMatch(
    /^A tower needs two tower cards, or one tower and one wall card; a wild card does for either\. You need 14 coins/,
  )
  // Cards that do fit want for coins alone.
  expect(es.refusals['notEnoughCoins']?.({ need: 4, coins: 0, fits: 'FZ-5.16' })).toMatch(
    /^Necesitas 4 monedas y/,
  )
})

test('[FZ-5.5] [FZ-5.17] who lacks coins hears what wild cards cost, and which trades a quarter asks for', () => {
  const said = (texts: typeof es, values: object): string | undefined =>
    texts.refusals['notEnoughCoins']?.({ coins: 0, ...values })
  expect(said(es, { need: 2, wild: 2 })).toBe('Necesitas 2 monedas por el comodín y tienes 0.')
  expect(said(es, { need: 4, wild: 4 })).toBe('Necesitas 4 monedas por los comodines y tienes 0.')
  expect(said(en, { need: 2, wild: 2 })).toBe('You need 2 coins for the wild card and have 0.')
  expect(said(es, { need: 5, wild: 2 })).toBe('Necesitas 5 monedas (2 de ellas por el comodín) y tienes 0.')
  const quarter = { need: 5, conversion: 5, first: 'orange', second: 'brown' }
  expect(said(es, quarter)).toBe(
    'Este barrio pide herreros y carpinteros. Necesitas 5 monedas por usar una carta como otra y tienes 0.',
  )
  expect(said(en, quarter)).toBe(
    'This quarter asks for smiths and carpenters. You need 5 coins to use a card as another and have 0.',
  )
  expect(said(es, { ...quarter, need: 7, wild: 2 })).toContain(
    '(5 de ellas por usar una carta como otra y 2 por el comodín)',
  )
})

test('[FZ-5.6] what is paid for a wild card is told beside the price', () => {
  const paid = { type: 'coinsPaid', seat: seatOf(0), coins: 5, price: 3, wild: 2, conversion: 0 }
  expect(told(es, paid)).toBe('Ana paga 5 monedas (3 + 2 por el comodín)')
  expect(told(en, paid)).toBe('Ana pays 5 coins (3 + 2 for the wild card)')
})

test('[FZ-6.3] walls are counted side by side: their sum says what each is worth', () => {
  const [walls] = scoringSteps(before)
  expect(told(en, { type: 'scored', ...walls })).toBe('Walls: Ana 11 (7 + 4) and Berta 4')
  expect(told(es, { type: 'scored', ...walls })).toBe('Murallas: Ana 11 (7 + 4) y Berta 4')
})

test('two acts of a turn are told in one short line: which wall it is, and of a gate its level, by which it scores', () => {
  const short = (texts: typeof es, event: object): string | undefined =>
    describe(texts, { seat: seatOf(0), over: null, ...event } as never, before, nameOf)?.inShort
  const wall = { type: 'wallBuilt', space: 'N4', level: 2 }
  expect(short(es, wall)).toBe('Ana construye muralla norte')
  expect(short(en, wall)).toBe('Ana builds north wall')
  const gate = { type: 'gateBuilt', space: 'EG', level: 3 }
  expect(short(es, gate)).toBe('Ana construye puerta este\u00a0III')
  expect(short(en, gate)).toBe('Ana builds east gate\u00a0III')
  const over = { ...wall, space: 'S1', over: { owner: seatOf(1), level: 1 } }
  expect(short(es, over)).toMatch(/^Ana construye sobre Berta.*: muralla sur$/)
  expect(short(en, over)).toMatch(/^Ana overbuilds Berta.*: south wall$/)
  // Of a tower the ring tells which; and who reads it, and gave no name, is told so before the line is cut.
  const tower = { type: 'towerBuilt', space: 'ET2', level: 3 }
  expect(short(es, tower)).toBe('Ana construye torre este\u00a0III')
  expect(short(en, tower)).toBe('Ana builds east tower\u00a0III')
  expect(short(es, { ...tower, space: 'CNE' })).toBe('Ana construye torre noreste\u00a0III')
  expect(short(en, { ...tower, space: 'CNE' })).toBe('Ana builds north-east tower\u00a0III')
  const ofReader = (texts: typeof es, name: string): string | undefined =>
    describe(
      texts,
      { seat: seatOf(0), ...tower, over: { owner: seatOf(1), level: 1 } } as never,
      before,
      (seat) => (seat === 1 ? name : nameOf(seat)),
    )?.inShort
  expect(ofReader(es, 'Invitado (tú)')).toMatch(/^Ana te construye encima.*: torre este\u00a0III$/)
  expect(ofReader(en, 'Guest (you)')).toMatch(/^Ana overbuilds you.*: east tower\u00a0III$/)
  // Whose it was is told with what is built over one's own; a guild is all that is done in its turn.
  expect(short(es, { ...over, over: { owner: seatOf(0), level: 1 } })).toBeUndefined()
  // A guild is, too, but for what it pays.
  const guild = { type: 'guildBuilt', zone: 'tealBrown', level: 1 }
  expect(short(es, guild)).toBe(
    'Ana construye un gremio, nivel\u00a0I, en el barrio de tejedores y carpinteros',
  )
})

test('[FZ-5.7, FZ-5.22] what a guild pays is told behind who builds it, and to whose it covers, in one line', () => {
  const built = { type: 'guildBuilt', seat: seatOf(0), zone: 'tealBrown', level: 0, over: null }
  expect(told(es, built)).toBe(
    'Ana construye un gremio, sin nivel, en el barrio de tejedores y carpinteros, y recibe 9 monedas',
  )
  expect(told(en, built)).toMatch(/^Ana builds a guild, .*, and receives 9 coins$/)
  const over = { ...built, level: 1, over: { owner: seatOf(1), level: 0 } }
  expect(told(es, over)).toMatch(/^Ana construye encima de Berta.*, y recibe \d+ monedas, como Berta$/)
  expect(told(en, over)).toMatch(/^Ana overbuilds Berta.*, and receives \d+ coins, as does Berta$/)
  expect(told(es, { ...over, over: { owner: seatOf(0), level: 0 } })).toMatch(/, y recibe \d+ monedas$/)
  // Neither is told before it, by itself.
  const coins = { type: 'coinsTaken', seat: seatOf(0), coins: 9 }
  expect(told(es, { ...coins, why: 'guild' })).toBeUndefined()
  expect(told(es, { ...coins, why: 'coveredGuild' })).toBeUndefined()
  expect(told(es, { ...coins, why: 'resources' })).toBe('Ana toma 9 monedas')
})

test('[FZ-4.4] of the last cards of the deck it is told that they are the last', () => {
  const drawn = { type: 'drew', seat: seatOf(0), cards: ['w-1', 'w-2'] }
  const [some, last] = [given({ deck: 4 }), given({ deck: 2 })] as never[]
  const said = (texts: typeof es, state: never) => describe(texts, drawn as never, state, nameOf)?.text
  expect(said(es, some!)).toBe('Ana roba 2 cartas')
  expect(said(es, last!)).toBe('Ana roba 2 cartas, las últimas del mazo')
  expect(said(en, last!)).toBe('Ana draws 2 cards, the last of the deck')
})

test.each(['es', 'en'] as const)(
  '[FZ-5.20] [FZ-5.21] the tip of building over says when one may: %s',
  (language) => {
    const said = lessons.find(({ id }) => id === 'over')?.text[language] ?? ''
    const [wall, tower] = {
      es: [/su muralla completa/, /todas en pie/],
      en: [/wall is complete/, /all of them stand/],
    }[language]
    expect(said).toMatch(wall!)
    expect(said).toMatch(tower!)
  },
)

test('who gave no name builds by it in short, and is called by none where they are built over', () => {
  const west = 'Second stretch of the west wall'
  expect(en.log.inShort('Guest (you)', west, '')).toBe('Guest (you) builds west wall')
  expect(en.log.inShort('Guest (you)', west, 'Berta (−4)')).toBe(
    'Guest (you) overbuilds Berta (−4): west wall',
  )
  expect(en.log.inShort('Berta', west, 'Guest (you) (−4)')).toBe('Berta overbuilds you (−4): west wall')
})

test('[FZ-5.20] a tile that is too low is told by levels as they stand on tiles', () => {
  const said = (texts: typeof es, under: number): string | undefined =>
    texts.refusals['levelTooLow']?.({ level: under, under })
  expect(said(es, 2)).toContain('nivel\u00a0II.')
  expect(said(en, 2)).toContain('level\u00a0II.')
  expect(said(es, 0)).toContain('sin nivel.')
})

test('the tip of the first turn gives way to those of the next once it is past, read or not', () => {
  const at = (turnInPhase: number) => ({
    view: () => given({ turnInPhase }),
    me: () => seatOf(0),
    decisions: () => [{ seat: seatOf(0), kind: 'turn', key: '' }],
    legal: () => [],
  })
  const now = (turn: number): string[] =>
    lessons.filter((lesson) => lesson.at(at(turn) as never) !== null).map(({ id }) => id)
  expect(now(1)).toContain('turn')
  expect(now(2)).not.toContain('turn')
  expect(now(2)).toContain('stacks')
})
