// @vitest-environment happy-dom
/** Castillo's paper of all buildings. */
import { render } from 'solid-js/web'
import { afterEach, expect, test } from 'vitest'
import { BuildingList } from '../../frontend/games/castillo/cards/BuildingList.tsx'
import { plug } from '../../frontend/games/castillo/ui.tsx'
import { setLanguage } from '../../frontend/kit/language.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { conceal } from '../../shared/engine/secret.ts'
import { given, letterOf } from '../kit/castillo.ts'

let dispose = (): void => undefined
afterEach(async () => {
  dispose()
  await setLanguage('es')
})

test.each([
  ['es', 'Sin construir'],
  ['en', 'Not built'],
] as const)(
  'the empty circle of a building of its own says that it is not built: %s',
  async (language, word) => {
    await setLanguage(language)
    const texts = await plug.texts(language)
    const view = conceal(given({ players: 3, built: ['keep', 'house1'] }), null)
    const table = stillTable(plug.rules as never, view, null, letterOf)
    document.body.innerHTML = ''
    dispose = render(() => <BuildingList table={table as never} texts={texts} />, document.body)
    const said = (id: string) =>
      document.querySelector(`.ca-listed-each [data-card="${id}"]`)?.parentElement?.querySelector('small')
        ?.textContent
    await expect.poll(() => said('palace')).toBe(word)
    expect(said('keep')).toBeUndefined()
    // Of several alike each has its circle, as many as there are; nobody builds the Market.
    expect(said('house2')).toBeUndefined()
    expect(said('market')).toBeUndefined()
  },
)
