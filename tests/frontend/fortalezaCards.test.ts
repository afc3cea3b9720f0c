/** Cards of Fortaleza: what a place and a choice are for, in the game that is played. */
import { expect, test, vi } from 'vitest'
import './page.ts'
import { makeCards } from '../../frontend/games/fortaleza/cards/cards.ts'
import { lessons } from '../../frontend/games/fortaleza/lessons.ts'
import { actions as rules } from '../../frontend/games/fortaleza/rulebook/actions.es.ts'
import { en } from '../../frontend/games/fortaleza/texts.en.ts'
import { es } from '../../frontend/games/fortaleza/texts.es.ts'
import { plug } from '../../frontend/games/fortaleza/ui.tsx'
import { stackName } from '../../frontend/games/fortaleza/words.ts'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { type Seat, seatOf } from '../../shared/engine/ids.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { fortaleza } from '../../shared/games/fortaleza/game.ts'
import type { Move } from '../../shared/games/fortaleza/moves.ts'
import { build, collector, develop, given, guild, play, resources, type Scene } from '../kit/fortaleza.ts'

const cards = await makeCards('es', es)
const cardAt = (anchor: string, scoring: 'basic' | 'advanced') => {
  const state = fortaleza.blank({ seats: 4, options: { scoring } })
  return cards(
    anchor,
    stillTable(fortaleza as unknown as AnyPlug['rules'], state as never, seatOf(0), String) as never,
  )
}

test('[FZ-6.8] a corner speaks of majorities where they are scored, and nowhere else', () => {
  const figures = (scoring: 'basic' | 'advanced') =>
    cardAt('CNW', scoring)
      ?.figures.map(({ text }) => text)
      .join(' ')
  expect(figures('advanced')).toContain('mayorías')
  expect(figures('basic')).not.toContain('mayorías')
})

test('[FZ-6.8] the temple speaks of its majority where that is scored, and nowhere else', () => {
  const figures = (scoring: 'basic' | 'advanced') =>
    cardAt('temple', scoring)?.figures.map(({ text }) => text)
  expect(figures('advanced')).toContain('3 puntos más a quien tenga más peones aquí')
  expect(figures('basic')).not.toContain('3 puntos más a quien tenga más peones aquí')
  expect(cardAt('temple', 'basic')?.rules).not.toContain('FZ-6.9')
})

test('[FZ-5.18, FZ-6.7] where a collector is chosen its card says what it asks for and what it scores', () => {
  const card = cardAt('act:collector', 'basic')
  expect(card?.text).toContain('recaudador')
  expect(card?.figures[0]?.text).toContain('lo mismo que el gremio')
})

/** Level in points: blue is last, with the fewest coins, and its pawn in the temple is paid; with three more green is. */
const level = given({
  scoring: 'basic',
  active: 'B',
  temple: { B: 1 },
  coins: { G: 1, R: 9, Y: 9 },
  hand: { B: ['w-1', 'w-2', 'x-1'] },
})
const names = (seat: Seat): string => ['Bea', 'Gil', 'Rut', 'Ya'][seat] ?? ''
const figuresOf = (anchor: string, state: typeof level, made = cards): readonly string[] =>
  made(
    anchor,
    stillTable(
      fortaleza as unknown as AnyPlug['rules'],
      conceal(state, seatOf(0)) as never,
      seatOf(0),
      names,
    ) as never,
  )?.figures.map(({ text }) => text) ?? []
const resourcesCard = (made: typeof cards, ids: string, state = level): readonly string[] =>
  figuresOf(`act:resources:${ids}`, state, made)
const take = resources('w-1')
const nameIn = (texts: typeof es, move: Move, state = level): string =>
  plug.create(() => texts).nameMove(move, conceal(state, seatOf(0)), names)

test('[FZ-6.11, FZ-6.13] where more coins cost what the temple would pay, card and turn say why', async () => {
  const inSpanish = 'si se puntuara ahora, −2 puntos: en último lugar iría Gil, y el templo ya no te pagaría'
  const inEnglish =
    'if it were scored now, −2 points: Gil would be last, and the temple would no longer pay you'
  expect(resourcesCard(cards, 'w-1')).toContain(`S${inSpanish.slice(1)}`)
  expect(resourcesCard(await makeCards('en', en), 'w-1')).toContain(`I${inEnglish.slice(1)}`)
  expect(nameIn(es, take)).toBe(`Tomar recursos: 3 monedas con una carta de muralla; ${inSpanish}`)
  expect(nameIn(en, take)).toBe(`Take resources: 3 coins with a wall card; ${inEnglish}`)
})

test('[FZ-6.11] where coins change nothing in the temple, nothing is said of it', () => {
  const ahead = given({ active: 'B', temple: { B: 1 }, score: { G: 5, R: 5, Y: 5 }, hand: { B: ['w-1'] } })
  expect(nameIn(es, take, ahead)).toBe('Tomar recursos: 3 monedas con una carta de muralla')
  expect(resourcesCard(cards, 'w-1', ahead).join()).not.toContain('templo')
})

test('cards of a turn are named one by one, and two that are alike together', () => {
  const with2 = (one: string, other: string): string => nameIn(es, resources(one, other)).split('; ')[0] ?? ''
  expect(with2('g-white-1', 'g-white-2')).toBe('Tomar recursos: 7 monedas con dos cartas de panaderos')
  expect(with2('x-1', 'g-white-2')).toMatch(/ con un comodín y una carta de panaderos$/)
})

test('a turn in hand says what it costs and would score before what it is: a phone cuts its end', async () => {
  // It comes with the second part of the game, which the screen asks for when it is made.
  const { briefName } = await import('../../frontend/games/fortaleza/later.ts')
  const scene = given({
    coins: { B: 9 },
    hand: { B: ['t-1', 'w-1', 'g-teal-1'] },
    spaces: { N1: [['B', 1]] },
  })
  const brief = (texts: typeof es, move: Move): string =>
    briefName(texts, move, conceal(scene, seatOf(0)), names)
  expect(brief(es, build('NT1', 't-1:tower', 'w-1:wall'))).toBe(
    '−2 monedas, +4 al puntuar: construir la primera torre norte',
  )
  expect(brief(en, build('N2', 'w-1:wall'))).toBe(
    '−2 coins, +3 when scored: build the second stretch of the north wall',
  )
  expect(brief(es, resources('w-1'))).toBe('+3 monedas: recursos')
  expect(brief(es, develop(1, 0, 0, 'w-1'))).toBe('Desarrollar: 1 gremio')
  const ui = plug.create(() => es)
  await vi.waitFor(() =>
    expect(ui.briefMove?.(resources('w-1'), conceal(scene, seatOf(0)), names)).toBe('+3 monedas: recursos'),
  )
})

test('[FZ-6.11] a turn in hand tells points once that are all the temple’s', async () => {
  const { briefName } = await import('../../frontend/games/fortaleza/later.ts')
  const last = given({ coins: { B: 30 }, hand: { B: ['m-1'] }, score: { G: 9, R: 9, Y: 9 } })
  const pawn: Move = { type: 'retireToTemple', cards: [{ cardId: 'm-1', as: 'temple' }] }
  expect(briefName(es, pawn, conceal(last, seatOf(0)), names)).toBe(
    'templo +2 mientras vayas en último lugar: llevar un peón al templo',
  )
})

test('[FZ-5.20] a turn in hand that overbuilds somebody says what they lose by it', async () => {
  const { briefName } = await import('../../frontend/games/fortaleza/later.ts')
  const side = { N1: [['G', 1]], N2: [['G', 1]], NG: [['G', 1]], N3: [['R', 1]], N4: [['R', 1]] } as const
  const scene = given({ coins: { B: 9 }, hand: { B: ['w-1'] }, top: { B: { wall: 2 } }, spaces: side })
  expect(briefName(es, build('NG', 'w-1:wall'), conceal(scene, seatOf(0)), names)).toBe(
    '−3 monedas, +4 al puntuar; Gil −3: construir encima en la puerta norte',
  )
  expect(briefName(en, build('NG', 'w-1:wall'), conceal(scene, seatOf(0)), names)).toBe(
    '−3 coins, +4 when scored; Gil −3: overbuild the north gate',
  )
})

/** Green's first guild, which blue's may be built over. */
const guildOver = given({
  hand: { B: ['g-orange-1', 'g-teal-1'] },
  top: { B: { guild: 1 } },
  guilds: { orangeTeal: [['G', 0]] },
})

test('[FZ-5.22] building over a guild is called so, and says what it pays whose guild it was', async () => {
  const { briefName } = await import('../../frontend/games/fortaleza/later.ts')
  const move = guild('orangeTeal', 'g-orange-1:orange', 'g-teal-1:teal')
  const brief = (texts: typeof es): string => briefName(texts, move, conceal(guildOver, seatOf(0)), names)
  expect(brief(es)).toBe(
    '+7 monedas, +1 al puntuar; Gil +7 monedas, +1: construir encima del gremio en el barrio de herreros y tejedores',
  )
  expect(brief(en)).toBe(
    '+7 coins, +1 when scored; Gil +7 coins, +1: overbuild the guild in the quarter of smiths and weavers',
  )
})

test('[FZ-6.3] the card of an empty stretch says what one more would bring who has some of its side', async () => {
  const two = given({ spaces: { N1: [['B', 0]], N2: [['B', 0]] } })
  expect(figuresOf('N3', two)).toContain('Con este tendrías 3 tramos en este lado: de 7 a 9 puntos')
  expect(figuresOf('N3', two, await makeCards('en', en))).toContain(
    'With this one you would have 3 stretches on this side: from 7 to 9 points',
  )
  expect(figuresOf('S3', two).join()).not.toContain('tendrías')
})

test('[FZ-6.3] the card of a wall says what fewer or more stretches of its side would score', async () => {
  const built = given({ spaces: { N1: [['B', 1]] } })
  expect(figuresOf('N1', built).join()).toContain('1 tramo en este lado: 4 puntos (2: 7, 3: 9, 4: 10)')
  expect(figuresOf('N1', built, await makeCards('en', en)).join()).toContain('4 points (2: 7, 3: 9, 4: 10)')
})

test('[FZ-5.22] the first tile of somebody else that one could build over is pointed out, and no other', () => {
  const over = lessons.find(({ id }) => id === 'over')
  const at = (state: typeof level): string | null | undefined =>
    over?.at(stillTable(fortaleza as unknown as AnyPlug['rules'], state as never, seatOf(0), names) as never)
  expect(at(guildOver)).toBe('orangeTeal')
  expect(at(given({ top: { B: { guild: 1 } }, guilds: { orangeTeal: [['B', 0]] } }))).toBeNull()
  expect(at(given({ top: { B: { guild: 1 } }, guilds: { orangeTeal: [['G', 1]] } }))).toBeNull()
})

test('[FZ-5.22] the tip on building over is one sentence', () => {
  const text = lessons.find(({ id }) => id === 'over')!.text
  for (const said of [text.es, text.en]) expect(said).toMatch(/^[^.:;]+\.$/)
})

test('[FZ-5.20] overbuilding is told of before one can do it: as a side is complete, or at once as a tile of one’s own lies below or above another’s', () => {
  const at = (scene: Parameters<typeof given>[0]): string | null | undefined =>
    lessons
      .find(({ id }) => id === 'over')
      ?.at(
        stillTable(
          fortaleza as unknown as AnyPlug['rules'],
          given(scene) as never,
          seatOf(0),
          names,
        ) as never,
      )
  const [theirs, side] = [[['G', 4]] as const, ['E1', 'E2', 'EG', 'E3', 'E4'] as const]
  expect(at({ spaces: Object.fromEntries(side.map((space) => [space, theirs])) })).toBe('EG')
  expect(at({ spaces: Object.fromEntries(side.slice(1).map((space) => [space, theirs])) })).toBeNull()
  expect(
    at({
      guilds: {
        orangeTeal: [
          ['B', 0],
          ['G', 4],
        ],
      },
    }),
  ).toBe('orangeTeal')
  expect(
    at({
      guilds: {
        orangeTeal: [
          ['G', 0],
          ['B', 4],
        ],
      },
    }),
  ).toBe('orangeTeal')
  // At once, not when one's own next turn comes, which may be in another phase.
  const covered = { orangeTeal: [['B', 0] as const, ['G', 4] as const] }
  expect(at({ active: 'G', guilds: covered })).toBe('orangeTeal')
  expect(
    at({
      active: 'G',
      guilds: {
        orangeTeal: [
          ['R', 0],
          ['G', 4],
        ],
      },
    }),
  ).toBeNull()
})

test('[FZ-5.22] the card of a quarter says that a guild over another pays both', async () => {
  expect(figuresOf('orangeTeal', guildOver)).toContain('7 monedas a ti y otras 7 a Gil, si construyes encima')
  expect(figuresOf('orangeTeal', guildOver, await makeCards('en', en))).toContain(
    '7 coins to you and 7 to Gil, if you overbuild it',
  )
  expect(figuresOf('orangeTeal', given())).toContain('Tu próximo gremio te paga 9 monedas')
})

test('[FZ-5.16] a tower card says that it builds nothing alone, and of no coins', async () => {
  const said = figuresOf('card:t-1', level)
  expect(said).toContain('Sin tasa, como torre')
  expect(said.join()).toContain('Sola no construye')
  expect(figuresOf('card:t-1', level, await makeCards('en', en)).join()).toContain('Builds nothing alone')
  expect(figuresOf('card:w-1', level).join()).not.toContain('Sola')
})

test('the card of a wild card says below its name what it is for, and not the name again', async () => {
  const kindIn = async (texts: typeof es, language: 'es' | 'en'): Promise<string | undefined> => {
    const made = await makeCards(language, texts)
    return made(
      'card:x-1',
      stillTable(fortaleza as unknown as AnyPlug['rules'], level as never, seatOf(0), String) as never,
    )?.kind
  }
  expect(await kindIn(es, 'es')).toBe('Vale por cualquier carta')
  expect(await kindIn(en, 'en')).toBe('Stands for any card')
})

test('what is done is told as a deed', () => {
  expect(nameIn(en, guild('orangeTeal', 'g-orange-1:orange', 'g-teal-1:teal'))).toMatch(
    /^Build the guild in the quarter of smiths and weavers with /,
  )
  expect(nameIn(es, collector('orangeTeal', 'g-orange-1:orange', 'g-teal-1:teal'))).toMatch(
    /^Poner un recaudador en el barrio de herreros y tejedores con /,
  )
})

test('[FZ-5.6] what is paid out of resources for a wild card is named', () => {
  expect(resourcesCard(cards, 'x-1')).toContain('El comodín cuesta 2 monedas')
  expect(nameIn(en, resources('w-1', 'x-1'))).toMatch(
    /^Take resources: 5 coins \(\+7\u00a0−2\) with a wall card and a wild card; the wild card costs 2 coins/,
  )
})

test('[FZ-6.11] the temple names whom it would pay if the phase were scored now, not who is behind in points written down', async () => {
  // Nobody has points yet; blue would have 4 for its stretch, yellow, with most coins, a guild of −1.
  const scene = {
    coins: { B: 0, G: 3, R: 3, Y: 9 },
    hand: { B: ['m-1'] },
    spaces: { N1: [['B', 1]], N2: [['G', 1]], N3: [['R', 1]] },
    guilds: { orangeTeal: [['Y', 0]] },
  } as const
  expect(figuresOf('temple', given(scene))).toContain('Si se puntuara ahora, en último lugar iría Ya')
  expect(figuresOf('temple', given(scene), await makeCards('en', en))).toContain(
    'If it were scored now, Ya would be last',
  )
  // What the temple itself would pay leaves whom it pays last named: 8 points lift yellow above the others.
  expect(figuresOf('temple', given({ ...scene, temple: { Y: 4 } }))).toContain(
    'Si se puntuara ahora, en último lugar iría Ya',
  )
})

test('[FZ-6.13] the temple says in what who is last is level with somebody, and what decides then', async () => {
  const english = await makeCards('en', en)
  const lastOf = (scene: Scene, of = cards): string =>
    figuresOf('temple', given({ hand: { B: ['m-1'] }, ...scene }), of).at(-1) ?? ''
  const level = { score: { B: 5, G: 5, R: 9, Y: 9 } }
  expect(lastOf({ ...level, coins: { B: 2, G: 3, R: 1, Y: 1 } })).toBe(
    'Si se puntuara ahora, en último lugar iría Bea: empata a puntos y tiene menos monedas',
  )
  expect(lastOf({ ...level, coins: { B: 3, G: 2 } }, english)).toMatch(
    /Gil would be last: level in points, with/,
  )
  expect(lastOf({ ...level, temple: { G: 1 } })).toMatch(
    /iría Bea: empata a puntos y monedas, y tiene menos peones aquí$/,
  )
  expect(lastOf({ ...level, coins: { B: 1 }, temple: { B: 1, G: 1 } })).toMatch(
    /iría Gil: empata a puntos y tiene/,
  )
  expect(lastOf(level)).toMatch(/iría Gil: empata en todo, y juega más tarde$/)
  expect(lastOf({ score: { B: 4, G: 5, R: 9, Y: 9 } })).toMatch(/iría Bea$/)
})

test('[FZ-6.3, FZ-6.4] the stack of walls says what developing brings a gate, and that it brings a stretch nothing', async () => {
  const state = given({ hand: { B: ['w-1'] } })
  expect(figuresOf('seat:0:stack:wall', state)).toEqual(
    expect.arrayContaining([
      'Como puerta puntúa 3 puntos, y la siguiente, 3',
      'Como primer tramo de un lado puntúa 4 puntos, a cualquier nivel',
    ]),
  )
  expect(figuresOf('seat:0:stack:wall', state, await makeCards('en', en)).join()).toContain(
    'As a gate it scores 3 points, the next one 3,As the first stretch of a side it scores 4 points, at any level',
  )
})

test('[FZ-6.11] once a phase is being scored nobody is foretold to be last', () => {
  const played = given({ hand: { B: [], G: [], R: [], Y: [] } })
  expect(figuresOf('temple', played).join()).toContain('Si se puntuara')
  fortaleza.evolve(played, { type: 'scoringStarted', phase: 1 })
  expect(figuresOf('temple', played).join()).not.toContain('Si se puntuara')
})

test('[FZ-2.16] the lowest level is no level in a sentence, the minus of its tile on cards, and heard as a word', () => {
  const event = { type: 'guildBuilt', seat: 0, zone: 'orangeTeal', level: 0, over: null } as never
  const line = plug.create(() => es).describe(event, level as never, names)
  expect(JSON.stringify(line)).toContain('construye un gremio, sin nivel, en el barrio')
  expect(figuresOf('orangeTeal', given({ guilds: { orangeTeal: [['Y', 0]] } }))).toContain(
    'Gremio de Ya, sin nivel',
  )
  expect(figuresOf('seat:0:stack:guild', level)).toContain('Arriba, sin nivel')
  expect(figuresOf('seat:0:stack:guild', level).join()).toContain('Después: −, −, I')
  expect(stackName(es, 'guild', [0])).toContain('nivel\u00a0menos')
})

test('[FZ-5.19, FZ-6.11] a temple card in hand says what it does and what that is for', async () => {
  const said = figuresOf('card:m-1', level)
  expect(said).toContain('Lleva un peón de tu reserva al templo, y ahí se queda')
  expect(said).toContain('2 puntos por peón a quien va en último lugar')
  expect(figuresOf('card:w-1', level).join()).not.toContain('peón')
})

test('[FZ-5.5] who first holds a wild card hears what it costs, and nothing else with it', () => {
  const tip = lessons.find(({ id }) => id === 'cards')
  const shown = (state: typeof level) =>
    tip?.at({
      view: () => state,
      me: () => seatOf(0),
      decisions: () => fortaleza.decisions(state),
      legal: () => [],
    } as never)
  expect(shown(given({ hand: { B: ['m-1', 'w-1'] } }))).toBeNull()
  expect(shown(given({ hand: { B: ['w-1', 'x-2'] } }))).toBe('card:x-2')
  expect(tip?.text.es).toBe('El comodín vale por cualquier carta y cuesta 2 monedas cada vez que lo usas.')
  expect(tip?.text.en).toBe('A wild card stands for any card and costs 2 coins each time you use it.')
  // What a dashed edge means is told while there is one [FZ-5.4].
  expect(es.status.dashed).toContain('a trazos, 5 monedas más por carta')
  expect(en.status.dashed).toContain('dashed: 5 more coins a card')
  expect(rules.find(({ id }) => id === 'FZ-5.5')?.aid).toBe(true)
  expect(shown(given({ hand: { B: ['w-1'] } }))).toBeNull()
  expect(lessons.length).toBeLessThanOrEqual(5)
})

test('[FZ-4.9, FZ-5.11, FZ-5.17] the tip of the first turn names what can be done then, without a coin, and what it pays', () => {
  const text = lessons.find(({ id }) => id === 'turn')!.text
  const hand = ['g-orange-1', 'g-teal-1', 'w-1']
  const paid = (move: Move): number => play(given({ hand: { B: hand } }), 'B', move).coins('B')
  const [built, taken] = [
    paid(guild('orangeTeal', 'g-orange-1:orange', 'g-teal-1:teal')),
    paid(resources('g-orange-1', 'w-1')),
  ]
  expect(text.es).toContain(`su gremio da ${built} monedas. Si no, Recursos da ${taken}.`)
  expect(text.en).toContain(`its guild pays ${built} coins. If not, Resources pays ${taken}.`)
})

test('[FZ-5.16] who may develop is told what it is for: an empty place costs the same at any level', () => {
  const tip = lessons.find(({ id }) => id === 'stacks')
  expect(tip?.text.es).toMatch(
    /cuesta lo mismo a cualquier nivel: con una torre\u00a0II da 7 puntos, y con una\u00a0I, 4\.$/,
  )
  expect(tip?.text.en).toContain('costs the same at any level')
})

test('coins come from where the cards for them were laid, not from beyond the hand', async () => {
  const ui = plug.create(() => es)
  const taken = (coins: number) =>
    ui.motions({ type: 'coinsTaken', seat: 1, coins, why: 'resources' } as never, level as never, seatOf(0))
  await vi.waitFor(() => expect(taken(9)[0]).toMatchObject({ from: 'discard', to: 'seat:1' }))
})

test('[FZ-6.11, FZ-6.14] to who is not last the temple says what a pawn is sent for all the same', () => {
  const why = 'Tus peones de aquí te darían puntos si acabas la fase en último lugar, y desempatan al final'
  const scene = { hand: { B: ['m-1'] }, coins: { G: 5, R: 5, Y: 5 } } as const
  expect(figuresOf('temple', given({ ...scene, score: { B: 5 } }))).toContain(why)
  // Of who is last the board itself tells what it would pay.
  expect(figuresOf('temple', given({ ...scene, score: { G: 5, R: 5, Y: 5 } }))).not.toContain(why)
})

test('[FZ-5.20, FZ-6.3] on a stretch of one’s own that can be overbuilt it is said what for, on another’s it is not', () => {
  const why = 'Ya es tuyo: no sumas más, pero quien lo tape necesitará más nivel'
  const wall = (owner: 'B' | 'G'): Scene => ({
    coins: { B: 20 },
    top: { B: { wall: 2 } },
    spaces: Object.fromEntries(['N1', 'N2', 'NG', 'N3', 'N4'].map((id) => [id, [[owner, 1]]])),
  })
  expect(figuresOf('N1', given(wall('B')))).toContain(why)
  expect(figuresOf('N1', given(wall('G')))).not.toContain(why)
  expect(figuresOf('NG', given(wall('B')))).not.toContain(why)
})
