// @vitest-environment happy-dom
/** What a seat did last, in parts: a line without room for all of it ends before what may be left out. */
import { render } from 'solid-js/web'
import { expect, onTestFinished, test } from 'vitest'
import { setLanguage } from '../../frontend/kit/language.ts'
import { startLogWords } from '../../frontend/table/logWords.ts'
import type { LiveTable } from '../../frontend/table/model/table.ts'
import { LastMove } from '../../frontend/table/play/LastMove.tsx'
import type { Language } from '../../shared/engine/meta.ts'
import { seatOf, seqOf } from '../../shared/engine/ids.ts'
import { given } from '../kit/fortaleza.ts'

const berta = seatOf(1)

const partsOf = async (language: Language, ...told: readonly string[]) => {
  await setLanguage(language)
  await startLogWords()
  const table = {
    me: () => seatOf(0),
    log: () => told.map((text) => ({ seq: seqOf(2), fact: 0, seat: berta, text, places: ['x'] })),
    entries: () => [],
    nameOf: (seat: number) => ['Ana', 'Berta'][seat] ?? '',
  } as unknown as LiveTable
  document.body.innerHTML = ''
  onTestFinished(
    render(() => <LastMove table={table} seat={berta} showAgain={() => undefined} />, document.body),
  )
  const parts = [...document.querySelectorAll('.last-move > span')].map((part) => part.textContent)
  // Pointing at it tells all of it, and so does what is read out.
  expect(parts.join('')).toBe(document.querySelector('button')?.dataset['hint'])
  return parts
}

test('a deed comes before how and where it was done, and that before what was done besides', async () => {
  expect(
    await partsOf(
      'es',
      'Berta construye la Casa 4 con 1 arena, 1 madera y 1 ladrillo y gana 4 puntos',
      'Berta coloca un ayudante en el Mercado por 7 táleros',
    ),
  ).toEqual([
    'construye la Casa 4',
    ' con 1 arena, 1 madera y 1 ladrillo y gana 4 puntos',
    '; coloca un ayudante',
    ' en el Mercado',
    ' por 7 táleros',
  ])
  expect(await partsOf('en', 'Berta builds House 4 with 1 sand and 1 stone, and scores 4 points')).toEqual([
    'builds House 4',
    ' with 1 sand and 1 stone',
    ', and scores 4 points',
  ])
  // And no line ends in a comma.
  expect(await partsOf('en', 'Berta builds a guild, level −, in the quarter of smiths')).toEqual([
    'builds a guild',
    ', level −',
    ', in the quarter of smiths',
  ])
})

test('of what is overbuilt whose it was and what it takes come first, and the place before the level', async () => {
  const { describe } = await import('../../frontend/games/fortaleza/describe.ts')
  const nameOf = (seat: number): string => ['Ana', 'Berta'][seat] ?? ''
  const event = (owner: number): never =>
    ({ type: 'wallBuilt', seat: seatOf(1), space: 'W2', level: 2, over: { owner, level: 1 } }) as never
  const before = given({ spaces: { W2: [['B', 1]] } }) as never
  const { es } = await import('../../frontend/games/fortaleza/texts.es.ts')
  const { en } = await import('../../frontend/games/fortaleza/texts.en.ts')
  expect(await partsOf('es', describe(es, event(0), before, nameOf)?.text ?? '')).toEqual([
    'construye encima de Ana (−4): el segundo tramo de la muralla oeste',
    ', nivel\u00a0II',
  ])
  expect(await partsOf('en', describe(en, event(0), before, nameOf)?.text ?? '')).toEqual([
    'overbuilds Ana (−4): the second stretch of the west wall',
    ', level\u00a0II',
  ])
  expect((await partsOf('es', describe(es, event(1), before, nameOf)?.text ?? ''))[0]).toMatch(
    /^construye encima de su segundo tramo/,
  )
})

test('of a guild that is overbuilt it is said that it is one, and where it stands', async () => {
  const { describe } = await import('../../frontend/games/fortaleza/describe.ts')
  const nameOf = (seat: number): string => ['Ana', 'Berta'][seat] ?? ''
  const { es } = await import('../../frontend/games/fortaleza/texts.es.ts')
  const { en } = await import('../../frontend/games/fortaleza/texts.en.ts')
  const told = (texts: typeof es, owner: number): string | undefined =>
    describe(
      texts,
      { type: 'guildBuilt', seat: 1, zone: 'orangeTeal', level: 1, over: { owner, level: 0 } } as never,
      given({ guilds: { orangeTeal: [['B', 0]] } }) as never,
      nameOf,
    )?.text
  const level = ', nivel\u00a0I'
  expect(told(es, 0)).toBe(
    `Berta construye encima de Ana (+1): el gremio del barrio de herreros y tejedores${level}, y recibe 7 monedas, como Ana`,
  )
  expect(told(es, 1)).toBe(
    `Berta construye encima de su gremio del barrio de herreros y tejedores${level}, y recibe 7 monedas`,
  )
  expect(told(en, 0)).toBe(
    'Berta overbuilds Ana (+1): the guild in the quarter of smiths and weavers, level\u00a0I, and receives 7 coins, as does Ana',
  )
  expect(told(en, 1)).toMatch(/^Berta overbuilds their own guild in the quarter of smiths and weavers, /)
})

test('what belongs together is left out together: of a list nothing alone', async () => {
  expect(await partsOf('es', 'Berta recibe 1 arena, 1 madera y 1 piedra')).toHaveLength(1)
  expect(await partsOf('en', 'Berta gets 1 sand, 1 wood and 1 stone')).toHaveLength(1)
  expect(await partsOf('es', 'Berta paga a Ana, Carla y Dora')).toHaveLength(1)
})
