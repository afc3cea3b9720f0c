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

test('[FT-6.6] of Fortium it is told how a game ends in which no fort is complete', async () => {
  const invitation = await loadInvitation('fortium')
  expect(invitation?.es[2]).toMatch(/\. Si nadie .*diamantes.*fuerte y material\.$/u)
  expect(invitation?.en[2]).toMatch(/\. If nobody .*diamonds.*fort and stock/u)
  for (const language of languages) expect(invitation?.[language][2].split('. ')).toHaveLength(2)
})

/** Whom a source of the game itself names, and what none names. */
const named: Readonly<Record<string, { readonly names: readonly string[]; readonly lacks: RegExp | null }>> =
  {
    castillo: { names: ['Inka', 'Markus Brand', 'eggertspiele'], lacks: null },
    fortaleza: {
      names: [],
      lacks: /^su reglamento no nombra autores ni editorial|^its rulebook names no authors and no publisher/,
    },
    fortium: { names: ['Jogu Games'], lacks: /no nombra autores|names no authors/ },
    storming: {
      names: ['Alfonso Ricardo Felipe López', 'Pablo Salinas'],
      lacks: /no nombra editorial|names no publisher/,
    },
  }

test.each(Object.keys(registry))(
  '%s says by whom it is and who published it, or that nothing says it, in each language',
  (id) => {
    const { names, lacks } = named[id]!
    for (const language of languages) {
      const credit = credits[id]?.[language]
      for (const name of names) expect(credit).toContain(name)
      expect(credit).toMatch(lacks ?? /eggertspiele\.$/)
    }
  },
)

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
