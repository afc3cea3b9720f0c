// @vitest-environment happy-dom
/** How a turn of Fortium begins: the tray, a hint and the list of moves call it alike, and do the same. */
import { render } from 'solid-js/web'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { makeCards } from '../../frontend/games/fortium/cards/cards.ts'
import { Hand } from '../../frontend/games/fortium/Hand.tsx'
import { en } from '../../frontend/games/fortium/texts.en.ts'
import { es } from '../../frontend/games/fortium/texts.es.ts'
import { plug } from '../../frontend/games/fortium/ui.tsx'
import { given, type Scene } from '../kit/fortium.ts'
import { choosing } from '../kit/fortiumPage.ts'

// Drawn without a page everything lies in one place, where the second of two presses meets nothing for a while.
afterEach(() => new Promise((done) => setTimeout(done, 420)))

const begin = async (scene: Scene) => {
  const { page, choice } = choosing(given({ phase: 'turnStart', active: 'W', ...scene }))
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(render(() => <Hand choice={choice} texts={en} />, place))
  const main = () => place.querySelector<HTMLButtonElement>('.ft-act .main')
  await vi.waitFor(() => expect(main()).not.toBeNull())
  const named = plug.create(() => en).nameMove({ type: 'collect' }, page.view() as never, String)
  return { page, main, named, phase: () => (page.view() as unknown as { phase: string }).phase }
}

test.each([
  ['in the first round', { round: 1 }, 'Roll the dice'],
  ['later', { round: 2 }, 'Collect and roll'],
  ['with a miner lost', { round: 2, miners: { W: { lost: 1 } } }, 'Collect'],
] as const)('[FT-4.1] it is called by what it does: %s', async (_, scene: Scene, said) => {
  const { main, named } = await begin(scene)
  expect([main()?.textContent, named]).toEqual([said, said])
})

test.each(['tray', 'hint'])('[FT-4.4] it rolls at once from the %s', async (from) => {
  const { page, main, phase } = await begin({ round: 2 })
  if (from === 'tray') main()?.click()
  else page.stage({ type: 'collect' })
  await vi.waitFor(() => expect(phase()).toBe('main'))
})

test('[FT-4.4] with a miner lost it stays before the roll, to be bought back', async () => {
  const { page, main, phase } = await begin({ round: 2, miners: { W: { lost: 1 } } })
  main()?.click()
  await vi.waitFor(() => expect(main()?.textContent).toBe('Roll the dice'))
  expect([phase(), page.staged().length]).toEqual(['recover', 1])
})

test.each([
  ['in the first round', { round: 1 }, /no se cobra/],
  ['later', { round: 2 }, /a la vez/],
  ['with a miner lost', { round: 2, miners: { W: { lost: 1 } } }, /antes de tirar.+mineros perdidos/i],
  [
    'as it wins',
    {
      round: 2,
      floors: { W: 4 },
      diamonds: { W: 3 },
      camps: { W: ['diamond'] },
      miners: { W: { '10,10': 1 } },
    },
    /cuarto diamante.+ganas/,
  ],
] as const)('[FT-4.4] its card says why it is called so: %s', async (_, scene: Scene, said) => {
  const { page, main } = await begin(scene)
  const card = (await makeCards('es', es))(main()?.getAttribute('data-card') ?? '', page as never)
  expect(card?.text).toMatch(said)
})

test('[FT-4.4] a double press on what collects pays for no miner, and does not roll: prices come up under the finger', async () => {
  const { page, main, phase } = await begin({
    round: 2,
    miners: { W: { lost: 1 } },
    stock: { W: '9/9/9/9' },
  })
  main()?.click()
  await vi.waitFor(() => expect(phase()).toBe('recover'))
  const price = document.querySelector<HTMLButtonElement>('.ft-price[data-card="recover:granite"]')!
  price.click()
  main()?.click()
  expect([page.staged().length, phase()]).toEqual([1, 'recover'])
  await new Promise((done) => setTimeout(done, 420))
  price.click()
  expect(page.staged().length).toBe(2)
})
