// @vitest-environment happy-dom
/** Castillo's tray, while a building is framed that only silver pays for. */
import { render } from 'solid-js/web'
import { afterEach, expect, test } from 'vitest'
import { type CastilloTable, createChoice } from '../../frontend/games/castillo/choice.ts'
import { Dashed } from '../../frontend/games/castillo/Dashed.tsx'
import { plug } from '../../frontend/games/castillo/ui.tsx'
import { setLanguage } from '../../frontend/kit/language.ts'
import { given, seat } from '../kit/castillo.ts'
import { seatedAt } from '../kit/seated.ts'

let dispose = (): void => undefined
afterEach(async () => {
  dispose()
  await setLanguage('es')
})

test.each(['es', 'en'] as const)(
  '[CA-2.3.2] while a frame is dashed the tray says that only silver pays there, and how many: %s',
  async (language) => {
    await setLanguage(language)
    const texts = await plug.texts(language)
    const said = (has: string): string | null => {
      const state = given({ players: 3, phase: 'build', queue: ['A stonemason'], has: { A: has } })
      const { page } = seatedAt(plug.rules as never, () => plug.create(() => texts) as never, {
        seats: 3,
        options: state.config,
        state,
        me: seat('A'),
      })
      dispose()
      dispose = render(
        () => <Dashed choice={createChoice(page as unknown as CastilloTable)} texts={texts} />,
        document.body,
      )
      return document.querySelector('.ca-dashed')?.textContent ?? null
    }
    expect(said('1T 1B 1S')).toBeNull()
    expect(said('1T 1B 1Ag')).toContain({ es: 'solo con 1 plata', en: 'only with 1 silver' }[language])
    expect(said('1S 1W 3Ag')).toContain({ es: 'solo con 1–3 platas', en: 'only with 1–3 silver' }[language])
  },
)
