// @vitest-environment happy-dom
/** Castillo's tray, while something is framed to be pressed: what it brings, and what only silver pays for. */
import { render } from 'solid-js/web'
import { afterEach, expect, test } from 'vitest'
import { type CastilloTable, createChoice } from '../../frontend/games/castillo/choice.ts'
import { Framed } from '../../frontend/games/castillo/Framed.tsx'
import type { Texts } from '../../frontend/games/castillo/texts.es.ts'
import { plug } from '../../frontend/games/castillo/ui.tsx'
import { setLanguage } from '../../frontend/kit/language.ts'
import type { State } from '../../shared/games/castillo/state.ts'
import { given, type Scene, seat } from '../kit/castillo.ts'
import { seatedAt } from '../kit/seated.ts'

let dispose = (): void => undefined
afterEach(async () => {
  dispose()
  await setLanguage('es')
})

/** The lines at a table of three as it stands for A. */
const show = (state: State, texts: Texts): void => {
  const { page } = seatedAt(plug.rules as never, () => plug.create(() => texts) as never, {
    seats: 3,
    options: state.config,
    state,
    me: seat('A'),
  })
  dispose()
  dispose = render(
    () => <Framed choice={createChoice(page as unknown as CastilloTable)} texts={texts} />,
    document.body,
  )
}

test.each(['es', 'en'] as const)(
  '[CA-2.3.2] while a frame is dashed the tray says that only silver pays there, and how many: %s',
  async (language) => {
    await setLanguage(language)
    const texts = await plug.texts(language)
    const said = (has: string): string | null => {
      const state = given({ players: 3, phase: 'build', queue: ['A stonemason'], has: { A: has } })
      show(state, texts)
      return document.querySelector('.ca-dashed')?.textContent ?? null
    }
    expect(said('1T 1B 1S')).toBeNull()
    expect(said('1T 1B 1Ag')).toContain({ es: 'solo con 1 plata', en: 'only with 1 silver' }[language])
    expect(said('1S 1W 3Ag')).toContain({ es: 'solo con 1–3 platas', en: 'only with 1–3 silver' }[language])
  },
)

test.each([
  [
    'es',
    '1 tálero por pieza gastada',
    'todos sus puntos',
    'la mitad de sus puntos',
    'La moneda es',
    'reparto',
  ],
  ['en', '1 taler per piece spent', 'all its points', 'half its points', 'The coin is', 'delivery'],
] as const)(
  'while one chooses a frame the tray says what comes of it, by the role that acts: %s',
  async (language, talers, all, half, coin, delivery) => {
    await setLanguage(language)
    const texts = await plug.texts(language)
    const said = (scene: Partial<Scene>): string | null => {
      const state = given({ players: 3, has: { A: '1T 1B 1S' }, talers: { A: 20 }, ...scene })
      show(state, texts)
      return document.querySelector('.ca-says')?.textContent ?? null
    }
    const loads = { 'A worker1': '1T 1S 1W' } as const
    expect(said({ phase: 'build', queue: ['A bricklayer'] })).toContain(talers)
    expect(said({ phase: 'build', queue: ['A stonemason'] })).toContain(all)
    expect(said({ phase: 'build', queue: ['A worker1'], cards: loads })).toContain(half)
    const placing: Partial<Scene> = { phase: 'helpers', queue: ['A stonemason'], builtThisTurn: 1 }
    expect(said({ ...placing, built: ['house1'] })).toContain(coin)
    // What the price takes from one's own Market is in the figure [CA-6.3.1].
    const dear: Partial<Scene> = { ...placing, built: ['palace'], has: { A: '' } }
    const market = { es: 'en rojo, los que perderías', en: 'red, those you would lose' }[language]
    expect(said({ ...dear, castle: { 'market-a': 'A' } })).toContain(market)
    expect(said(dear)).not.toContain(market)
    expect(said({ phase: 'traderPlace', queue: ['A trader'] })).toContain(delivery)
    expect(said({ phase: 'build', queue: ['B stonemason'], has: { B: '1T 1B 1S' } })).toBeNull()
  },
)
