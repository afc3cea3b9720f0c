import type { Kind } from '../../../../shared/games/fortium/components.ts'

export const ink = '#2a2520'

/** Light, middle and shade of each material; in the ground, in stock and in the fort. */
export const ores: Readonly<Record<Kind, readonly [light: string, middle: string, shade: string]>> = {
  granite: ['#b4b7bc', '#8d8f94', '#606368'],
  limestone: ['#f0e6cb', '#d8c9a3', '#ab9a70'],
  turquoise: ['#7fd0c8', '#3fa7a0', '#256f6a'],
  gold: ['#f4d67d', '#d9a92e', '#987114'],
  diamond: ['#ffffff', '#bfe3f2', '#7fb2cc'],
}
