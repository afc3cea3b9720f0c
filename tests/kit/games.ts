/**
 * Every game whose rules are written, also one that nobody can play yet because its board is not there: what is not in
 * the registry is held to the laws all the same.
 */
import { existsSync, readdirSync } from 'node:fs'
import type { AnyGame } from '../../shared/engine/game.ts'
import type { GameMeta } from '../../shared/engine/meta.ts'
import { dictionary } from '../../shared/engine/own.ts'
import { registry } from '../../shared/registry.ts'

const folder = 'shared/games'

/** Ids of the games with a specification: those of the registry first, in its order. */
export const writtenGames: readonly string[] = [
  ...new Set([...Object.keys(registry), ...readdirSync(folder)]),
].filter((id) => existsSync(`${folder}/${id}/RULES.md`))

type Module = Readonly<Record<string, unknown>>

const exported = (module: Module, name: string): unknown => {
  if (module[name] === undefined) throw new Error(`no game exports ${name}`)
  return module[name]
}

const metaOf = async (id: string): Promise<GameMeta> =>
  exported((await import(`../../shared/games/${id}/meta.ts`)) as Module, `${id}Meta`) as GameMeta

const rulesOf = async (id: string): Promise<AnyGame> =>
  exported((await import(`../../shared/games/${id}/game.ts`)) as Module, id) as AnyGame

/** By id: what the registry has of it, or would have. */
export const games = dictionary(
  Object.fromEntries(
    await Promise.all(
      writtenGames.map(async (id) => [id, { meta: await metaOf(id), rules: () => rulesOf(id) }] as const),
    ),
  ),
)
