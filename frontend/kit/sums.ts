/** Sums as printed: with a minus, not a hyphen. */
export const figure = (sum: number): string => String(sum).replace('-', '−')

export const signed = (sum: number): string => `${sum > 0 ? '+' : ''}${figure(sum)}`

const total = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)

/**
 * Coins that a move brings (above 0) and costs (below), part by part: a price with its fees as "3 + 5", an income less
 * a fee as "+4 − 2". What has one part is a sum with its sign.
 */
export const inParts = (parts: readonly number[]): string => {
  const [first = 0, ...others] = parts.filter((part) => part !== 0)
  if (others.length === 0) return signed(total(parts))
  // A price is a price: what costs throughout needs no sign.
  if (Math.max(first, ...others) < 0) return [first, ...others].map((part) => String(-part)).join(' + ')
  return `${signed(first)}${others.map((part) => ` ${part < 0 ? '−' : '+'} ${Math.abs(part)}`).join('')}`
}
