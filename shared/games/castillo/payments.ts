/** Exact payments: sums of values, three kinds at least, silver as a joker [CA-4.4.2, CA-4.4.3]. */
import { type BaseResource, baseResources, type Resource, values } from './components.ts'

/** Pieces spent; each silver is declared as the kind it stands for [CA-2.3.2]. */
export interface Payment {
  readonly sand: number
  readonly wood: number
  readonly brick: number
  readonly stone: number
  readonly silverAs: Readonly<Record<BaseResource, number>>
}

export type Stock = Readonly<Record<Resource, number>>

/** Pieces of silver in a payment. */
export const silverIn = ({ silverAs }: Payment): number =>
  baseResources.reduce((sum, kind) => sum + silverAs[kind], 0)

/** All pieces of a payment, silver included [CA-4.3.12]. */
export const piecesIn = (payment: Payment): number =>
  baseResources.reduce((sum, kind) => sum + payment[kind], silverIn(payment))

/** Pieces of a kind, silver in its stead included. */
export const countAs = (payment: Payment, kind: BaseResource): number =>
  payment[kind] + payment.silverAs[kind]

export const sumOf = (payment: Payment): number =>
  baseResources.reduce((sum, kind) => sum + countAs(payment, kind) * values[kind], 0)

export const kindsIn = (payment: Payment): number =>
  baseResources.filter((kind) => countAs(payment, kind) > 0).length

export const leastKinds = 3

const counts = (sand: number, wood: number, brick: number, stone: number): Record<BaseResource, number> => ({
  sand,
  wood,
  brick,
  stone,
})

/** Numbers of pieces of each kind, silver already counted as what it stands for, that make this sum. */
const mixesOf = (value: number): readonly Readonly<Record<BaseResource, number>>[] => {
  const mixes: Record<BaseResource, number>[] = []
  for (let stone = 0; 5 * stone <= value; stone++)
    for (let brick = 0; 5 * stone + 4 * brick <= value; brick++)
      for (let wood = 0; 5 * stone + 4 * brick + 2 * wood <= value; wood++) {
        const mix = counts(value - 5 * stone - 4 * brick - 2 * wood, wood, brick, stone)
        if (baseResources.filter((kind) => mix[kind] > 0).length >= leastKinds) mixes.push(mix)
      }
  return mixes
}
const mixes = new Map<number, readonly Readonly<Record<BaseResource, number>>[]>()
const mixesFor = (value: number): readonly Readonly<Record<BaseResource, number>>[] => {
  const found = mixes.get(value) ?? mixesOf(value)
  mixes.set(value, found)
  return found
}

/** Fewest silver first, then most sand, most wood, most brick [CA-4.4.6]. */
const inOrder = (a: Payment, b: Payment): number =>
  silverIn(a) - silverIn(b) || b.sand - a.sand || b.wood - a.wood || b.brick - a.brick

/**
 * Payments that use silver only where real pieces are missing, in the order in which they are suggested: where a second
 * building may follow, of one of these values, those of equal silver come first that leave enough for it [CA-4.4.6].
 */
export const suggestions = (
  held: Stock,
  value: number,
  second: readonly number[] = [],
): readonly Payment[] => {
  const found: Payment[] = []
  for (const mix of mixesFor(value)) {
    const missing = counts(
      Math.max(0, mix.sand - held.sand),
      Math.max(0, mix.wood - held.wood),
      Math.max(0, mix.brick - held.brick),
      Math.max(0, mix.stone - held.stone),
    )
    if (missing.sand + missing.wood + missing.brick + missing.stone > held.silver) continue
    found.push({
      sand: mix.sand - missing.sand,
      wood: mix.wood - missing.wood,
      brick: mix.brick - missing.brick,
      stone: mix.stone - missing.stone,
      silverAs: missing,
    })
  }
  const leaving = new Set(found.filter((one) => second.some((next) => isPayable(leftBy(held, one), next))))
  return found.sort(
    (a, b) => silverIn(a) - silverIn(b) || Number(leaving.has(b)) - Number(leaving.has(a)) || inOrder(a, b),
  )
}

/** What all of the holdings come to [CA-6.5]. */
export const worthOf = ({ sand, wood, brick, stone, silver }: Stock): number =>
  sand + 2 * wood + 4 * brick + 5 * (stone + silver)

/** Whether the holdings pay a value exactly: whether there is a suggestion, without making any. */
export const isPayable = (held: Stock, value: number): boolean =>
  worthOf(held) >= value &&
  mixesFor(value).some(
    (mix) =>
      Math.max(0, mix.sand - held.sand) +
        Math.max(0, mix.wood - held.wood) +
        Math.max(0, mix.brick - held.brick) +
        Math.max(0, mix.stone - held.stone) <=
      held.silver,
  )

/** The sums next to a value, below and above, that the holdings do pay; 0 where there is none [CA-4.4.2, CA-4.4.3]. */
export const sumsNextTo = (
  held: Stock,
  value: number,
): { readonly below: number; readonly above: number } => {
  const most = worthOf(held)
  let [below, above] = [value - 1, value + 1]
  while (below > 0 && !isPayable(held, below)) below--
  while (above <= most && !isPayable(held, above)) above++
  return { below, above: above > most ? 0 : above }
}

/** Any way to pay exactly: real pieces may be kept and silver spent instead [CA-4.4.6]. */
export const everyPayment = (held: Stock, value: number): readonly Payment[] => {
  const found: Payment[] = []
  for (const mix of mixesFor(value)) {
    const least = baseResources.map((kind) => Math.max(0, mix[kind] - held[kind]))
    const most = (kind: number): number => mix[baseResources[kind] as BaseResource]
    const fill = (kind: number, silver: number, chosen: readonly number[]): void => {
      if (silver < 0) return
      if (kind === baseResources.length) {
        const [sand = 0, wood = 0, brick = 0, stone = 0] = chosen
        found.push({
          sand: mix.sand - sand,
          wood: mix.wood - wood,
          brick: mix.brick - brick,
          stone: mix.stone - stone,
          silverAs: counts(sand, wood, brick, stone),
        })
        return
      }
      for (let use = least[kind] ?? 0; use <= Math.min(silver, most(kind)); use++)
        fill(kind + 1, silver - use, [...chosen, use])
    }
    fill(0, held.silver, [])
  }
  return found.sort(inOrder)
}

/** What is left of the holdings once this is paid. */
export const leftBy = (held: Stock, payment: Payment): Stock => ({
  sand: held.sand - payment.sand,
  wood: held.wood - payment.wood,
  brick: held.brick - payment.brick,
  stone: held.stone - payment.stone,
  silver: held.silver - silverIn(payment),
})

const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0

/** Whether the holdings suffice; what is no number of pieces never does. */
export const isHeld = (held: Stock, payment: Payment): boolean =>
  baseResources.every(
    (kind) => isCount(payment[kind]) && isCount(payment.silverAs[kind]) && payment[kind] <= held[kind],
  ) && silverIn(payment) <= held.silver
