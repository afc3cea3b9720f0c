import { exchanges, type Kind, type Stored, stored } from '../../../shared/games/fortium/components.ts'

/**
 * The first exchange on the way to a floor that stock pays for only with what lies below it; null where no exchange is
 * missing, or none would do.
 */
export const firstExchange = (
  held: Readonly<Record<Stored, number>>,
  kind: Kind,
  cost: number,
): { readonly from: Stored; readonly times: number } | null => {
  const from = stored.find((one) => exchanges[one].to === kind)
  if (from === undefined || kind === 'diamond' || cost <= held[kind]) return null
  const times = cost - held[kind]
  const need = times * exchanges[from].pay
  return held[from] >= need ? { from, times } : firstExchange(held, from, need)
}
