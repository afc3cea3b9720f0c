/** What the facts of each game are counted as. */
import { dictionary } from '../../../shared/engine/own.ts'
import { castillo } from './castillo.ts'
import { fortaleza } from './fortaleza.ts'
import { fortium } from './fortium.ts'
import { storming } from './storming.ts'
import { type AnyTally, byTypeAlone } from './tally.ts'

const tallies = dictionary<AnyTally>({ castillo, fortaleza, fortium, storming })

export const tallyOf = (game: string): AnyTally => tallies[game] ?? byTypeAlone
