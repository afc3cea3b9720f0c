/** Sums as printed: with a minus, not a hyphen. */
export const figure = (sum: number): string => String(sum).replace('-', '−')

export const signed = (sum: number): string => `${sum > 0 ? '+' : ''}${figure(sum)}`

/**
 * Coins that a move brings (above 0) and costs (below), part by part, each with its sign as a single one has it: a price
 * with its fees as "−3 −5", an income less a fee as "+4 −2". Parts apart by a space on both sides of the minus, "−3 – 5",
 * were read as from 3 to 5; they stay on one line.
 */
export const inParts = (parts: readonly number[]): string =>
  parts
    .filter((part) => part !== 0)
    .map(signed)
    .join('\u00a0') || signed(0)
