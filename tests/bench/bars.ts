/** What figures are held to. A noisy machine is asked again: a miss counts when the middle of five runs misses, too. */
import { quantile } from './figures.ts'

/** One of them: no less than this, or no more. */
type Bar = { readonly least: number } | { readonly most: number }
/** By the name of the figure. */
export type Bars = Readonly<Record<string, Bar>>

const runs = 5

/** A line that says so, if the figure is not as it should be: one that could not be measured is not, either. */
const missOf = (what: string, figure: number, bar: Bar): string | null => {
  if ('least' in bar)
    return figure >= bar.least ? null : `${what}: ${figure}, which is less than ${bar.least}`
  return figure <= bar.most ? null : `${what}: ${figure}, which is more than ${bar.most}`
}

/** Measures once where all bars are met, else until they are, in the middle of all runs; what is missed then, in words. */
export const heldTo = async <Figures extends object>(
  what: string,
  bars: Bars,
  measure: () => Figures | Promise<Figures>,
): Promise<{ readonly figures: Figures; readonly missed: readonly string[] }> => {
  const all: Figures[] = []
  for (;;) {
    const newest = await measure()
    all.push(newest)
    const middle = Object.keys(newest).map((name) => {
      const values = all.map((one) => Number(Reflect.get(one, name)))
      return [name, quantile(values, 0.5)] as const
    })
    const missed = middle.flatMap(([name, figure]) => {
      const bar = bars[name]
      return bar === undefined ? [] : (missOf(`${what}, ${name}`, figure, bar) ?? [])
    })
    if (missed.length === 0 || all.length === runs)
      return { figures: Object.fromEntries(middle) as Figures, missed }
    console.error(`${missed.join('; ')}: measured again (${all.length} of ${runs}) …`)
  }
}
