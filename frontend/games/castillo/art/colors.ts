import type { Resource, Role } from '../../../../shared/games/castillo/components.ts'

/** The ink of every outline. */
export const ink = '#2a2520'

/** Field, shade and sign of each role. */
export const roleLooks: Readonly<Record<Role, { readonly field: string; readonly shade: string }>> = {
  messenger: { field: '#2b6f8d', shade: '#1d5168' },
  trader: { field: '#b5822a', shade: '#8a6218' },
  bricklayer: { field: '#b34d2a', shade: '#86361a' },
  stonemason: { field: '#7a7166', shade: '#5a5249' },
  worker: { field: '#8d5f3a', shade: '#694325' },
  masterBuilder: { field: '#5c7d36', shade: '#435e25' },
}

/** Light, middle and shade of a piece. */
export const resourceLooks: Readonly<Record<Resource, readonly [string, string, string]>> = {
  sand: ['#f3d98c', '#dcb85a', '#b48d33'],
  wood: ['#c68f55', '#8f5f33', '#66401d'],
  brick: ['#e08a62', '#bd5530', '#8b3a1d'],
  stone: ['#d5d1c6', '#a29c90', '#736d62'],
  silver: ['#ffffff', '#cfd9e2', '#8ea0b0'],
}
