/** What who is invited reads of each game, whose it is, and how its characters play. */
import { expect, test } from 'vitest'
import { credits } from '../../frontend/plug/credits.ts'
import { loadInvitation } from '../../frontend/plug/invitations.ts'
import { loadManners } from '../../frontend/plug/manners.ts'
import { languages } from '../../shared/engine/meta.ts'
import { registry } from '../../shared/registry.ts'

test.each(Object.keys(registry))('%s is told in three sentences, in each language', async (id) => {
  const invitation = await loadInvitation(id)
  for (const language of languages) {
    expect(invitation?.[language]).toHaveLength(3)
    for (const said of invitation?.[language] ?? []) expect(said).toMatch(/^\p{Lu}.{20,140}\.$/u)
  }
})

/** Whom a source of the game itself names; of a game that is not here none was found. */
const named: Readonly<Record<string, readonly string[]>> = {
  castillo: ['Inka', 'Markus Brand', 'eggertspiele'],
  fortium: ['Jogu Games'],
  storming: ['Alfonso Ricardo Felipe López', 'Pablo Salinas'],
}

test.each(Object.keys(registry))('%s says whose it is, or that nothing says it, in each language', (id) => {
  const unknown = { es: 'El reglamento que conocemos no dice', en: 'The rulebook that we know does not say' }
  for (const language of languages) {
    const credit = credits[id]?.[language]
    for (const name of named[id] ?? [unknown[language]]) expect(credit).toContain(name)
    if (named[id] !== undefined) expect(credit).not.toContain(unknown[language])
  }
})

test.each(Object.keys(registry))(
  '%s says of each taste of its bots how it plays, in each language',
  async (id) => {
    const [game, manners] = await Promise.all([registry[id]!.rules(), loadManners(id)])
    for (const language of languages) {
      expect(manners?.[language]).toHaveLength(game.policy?.tastes?.length ?? 0)
      for (const said of manners?.[language] ?? []) expect(said).toMatch(/^\p{Lu}.{10,50}\.$/u)
    }
  },
)
