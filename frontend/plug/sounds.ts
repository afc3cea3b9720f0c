/** What facts sound like: `sounds.ts` in each game's folder, loaded when somebody has switched sounds on. */
import type { Tagged } from '../../shared/engine/ids.ts'
import { lastFact } from './lastFact.ts'

/** All sounds there are: one for each sort of thing that is touched, and for what begins and ends. One's turn is knocked. */
export const sounds = ['card', 'tile', 'coin', 'die', 'build', 'round', 'end'] as const
export type Sound = (typeof sounds)[number]

/** The sound of each kind of fact; null: nothing is heard of it. */
export type Sounds<Event extends Tagged> = Readonly<Record<Event['type'], Exclude<Sound, 'end'> | null>>

const found = import.meta.glob<{ sounds: Readonly<Record<string, Sound | null>> }>('../games/*/sounds.ts')

/** A game without any is silent. */
export const loadSounds = async (game: string): Promise<Readonly<Record<string, Sound | null>>> =>
  (await found[`../games/${game}/sounds.ts`]?.())?.sounds ?? {}

/** At most so many sounds are heard of what is seen at once. */
const together = 3

/** What is heard of a fact with a scene: as it begins, and once it is over. */
export type Part = 'begins' | 'over'

/** An end is heard when all of it has been seen: a count goes before it. */
const partOf = (sound: Sound): Part => (sound === 'end' ? 'over' : 'begins')

/** What is to be heard of facts that are seen at once: each sound once, in their order; `part`: only what belongs there. */
export const heardOf = (
  facts: readonly string[],
  of: Readonly<Record<string, Sound | null>>,
  part?: Part,
): readonly Sound[] =>
  [...new Set(facts.map((fact) => (fact === lastFact ? 'end' : (of[fact] ?? null))))]
    .filter((one) => one !== null)
    .filter((one) => part === undefined || partOf(one) === part)
    .slice(-together)
