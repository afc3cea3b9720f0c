// @vitest-environment happy-dom
/** A card as large as it is read best says by name whom it is aimed at. */
import { expect, test } from 'vitest'
import { showCard } from '../../frontend/games/storming/CardSheet.tsx'
import { startLanguage } from '../../frontend/kit/language.ts'
import { es } from '../../frontend/games/storming/texts.es.ts'

test('an event that is enlarged is headed by whom it is aimed at, and so is the one beside it', async () => {
  await startLanguage()
  const two = ['corruption-red-1', 'corruption-blue-1']
  showCard(
    () => es,
    (seat) => ['Ana', 'Berta', 'Carla', 'Dora'][seat] ?? '',
    'corruption-red-1',
    two,
  )
  const heading = () => document.querySelector('dialog h2')?.textContent
  const first = heading()
  expect(first).toBe('Corrupción contra Ana')
  document.querySelector<HTMLElement>('.st-beside button')!.click()
  expect(heading()).toMatch(/^Corrupción contra (Ana|Berta|Carla|Dora)$/)
  expect(heading()).not.toBe(first)
})
