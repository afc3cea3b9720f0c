/** What who is invited reads of each game. */
import { expect, test } from 'vitest'
import { loadInvitation } from '../../frontend/plug/invitations.ts'
import { languages } from '../../shared/engine/meta.ts'
import { registry } from '../../shared/registry.ts'

test.each(Object.keys(registry))('%s is told in three sentences, in each language', async (id) => {
  const invitation = await loadInvitation(id)
  for (const language of languages) {
    expect(invitation?.[language]).toHaveLength(3)
    for (const said of invitation?.[language] ?? []) expect(said).toMatch(/^\p{Lu}.{20,140}\.$/u)
  }
})
