/**
 * Why something never happened among *Maestros*: whether it hangs on an option, on the bots or on the game. It is told
 * from games of others, *Oficiales* and bots that play at random, as usual and with each value of each option.
 */
import { areOptions, defaultOptions } from '../../shared/engine/options.ts'
import type { GameMeta, OptionMeta } from '../../shared/engine/meta.ts'
import type { Alone } from './cells.ts'
import type { Played } from './simulate.ts'

/** How often each kind of fact comes in a game, of so many games. */
export interface Seen {
  readonly games: number
  readonly rates: Readonly<Record<string, number>>
}

/** Over all games, those that were given up too: what happened in them did happen. */
export const seenIn = (played: readonly Pick<Played, 'told'>[]): Seen => {
  const rates: Record<string, number> = {}
  for (const kind of played.flatMap(({ told }) => told)) rates[kind] = (rates[kind] ?? 0) + 1 / played.length
  return { games: played.length, rates }
}

const valuesOf = (option: OptionMeta): readonly string[] =>
  'values' in option
    ? option.values.map(({ value }) => value)
    : Array.from({ length: Math.floor((option.max - option.min) / option.step) + 1 }, (_, nth) =>
        String(option.min + nth * option.step),
      )

/** Every option at every value that is not usual, one at a time, as far as so many seats allow: `winter=yes`. */
export const otherwise = (meta: GameMeta, seats: number): readonly string[] => {
  const usual = defaultOptions(meta)
  return meta.options.flatMap((option) =>
    valuesOf(option)
      .filter((value) => value !== usual[option.id])
      .filter((value) => areOptions(meta, seats, { ...usual, [option.id]: value }))
      .map((value) => `${option.id}=${value}`),
  )
}

/** How often something comes in a game: what is rare is not nothing. */
export const often = (rate: number): string =>
  rate === 0 ? '0' : rate < 0.1 ? rate.toFixed(3) : rate.toFixed(1)

/** What is to be expected so many times, and does not come once, is no chance: it would be in one of twenty cases. */
const telling = 3

const names = {
  maestros: '*Maestros*',
  oficiales: '*Oficiales*',
  randoms: 'at random',
} as const satisfies Record<Alone, string>
const crews = ['maestros', 'oficiales', 'randoms'] as const satisfies readonly Alone[]

/** Games as usual, and those with an option that is not: of whoever has played them. */
export type Usual = Readonly<Record<Alone, Seen>>
export type WithOption = Readonly<Record<string, Partial<Usual>>>

/** At most so many options are named. */
const named = 3

/** What *Maestros* never met as usual, and why that is. */
export const whyNever = (kind: string, usual: Usual, withOption: WithOption): string => {
  const rateIn = (seen: Seen | undefined): number => seen?.rates[kind] ?? 0
  const others = crews.filter((who) => rateIn(usual[who]) > 0)
  if (others.length > 0) {
    const met = others.map((who) => `${names[who]} ${often(rateIn(usual[who]))}`).join(', ')
    // Who plays at random does what nobody means to: that it comes seldom says nothing of those who think.
    const expected = rateIn(usual.oficiales) * usual.maestros.games
    return `${expected > 0 && expected < telling ? 'too seldom to tell' : 'the bots'}: ${met}`
  }
  const met = Object.entries(withOption).flatMap(([option, tried]) => {
    const [most] = crews
      .map((who) => ({ who, rate: rateIn(tried[who]) }))
      .filter(({ rate }) => rate > 0)
      .toSorted((a, b) => b.rate * usual[b.who].games - a.rate * usual[a.who].games)
    return most === undefined ? [] : [{ option, ...most }]
  })
  if (met.length > 0) {
    const isSure = met.filter(({ who, rate }) => rate * usual[who].games >= telling)
    const told = (isSure.length === 0 ? met : isSure).map(
      ({ option, who, rate }) => `${option} ${names[who]} ${often(rate)}`,
    )
    const more = told.length > named ? ` and ${told.length - named} more` : ''
    return `${isSure.length === 0 ? 'too seldom to tell' : 'the options'}: ${told.slice(0, named).join(', ')}${more}`
  }
  const games = [usual, ...Object.values(withOption)].flatMap((tried) =>
    crews.map((who) => tried[who]?.games ?? 0),
  )
  return `the game, as far as bots show it: in none of ${games.reduce((sum, count) => sum + count, 0)} games`
}
