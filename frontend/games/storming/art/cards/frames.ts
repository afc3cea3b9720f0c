/** The shape of each sort of card, 100 wide and as high as asked: what one knows it by from far. */
import type { CardSort } from './sorts.ts'

export interface Frame {
  /** Silhouette. */
  readonly edge: string
  /** Hole in the frame through which its picture is seen. */
  readonly hole: string
  /** Box around the hole: left, top, width, height. */
  readonly window: readonly [number, number, number, number]
  readonly border: string
  /** A fine line within the border. */
  readonly line: string
  /** Where title and sentence stand. */
  readonly panel: string
  readonly letters: string
}

const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}z`
const cut = (x: number, y: number, w: number, h: number, c: number): string =>
  `M${x + c} ${y}H${x + w - c}L${x + w} ${y + c}V${y + h - c}L${x + w - c} ${y + h}H${x + c}L${x} ${y + h - c}V${y + c}z`

/** An edge that was torn: teeth of unequal depth all the way round. */
const torn = (h: number): string => {
  const bite = [0, 5, 1, 6, 2, 4, 0, 6, 1, 5]
  const top = bite.map((deep, nth) => `${nth === 0 ? 'M' : 'L'}${2 + nth * 10.6} ${1 + deep}`)
  const steps = Math.round(h / 14)
  const right = Array.from(
    { length: steps - 1 },
    (_, nth) => `L${nth % 2 === 0 ? 98.5 : 94.5} ${((nth + 1) * h) / steps}`,
  )
  const bottom = bite.map((deep, nth) => `L${97.4 - nth * 10.6} ${h - 1 - deep}`)
  const left = Array.from(
    { length: steps - 1 },
    (_, nth) => `L${nth % 2 === 0 ? 1.5 : 5.5} ${h - ((nth + 1) * h) / steps}`,
  )
  return `${[...top, ...right, ...bottom, ...left].join('')}z`
}

/** Teeth of a wheel all round. */
const toothed = (h: number): string => {
  const across = 7
  const down = Math.round(h / 14)
  const [w, v] = [94 / across, (h - 6) / down]
  const top = Array.from({ length: across }, (_, nth) => `${nth % 2 === 0 ? 'v-2' : 'v2'}h${w}`).join('')
  const right = Array.from({ length: down }, (_, nth) => `${nth % 2 === 0 ? 'h2' : 'h-2'}v${v}`).join('')
  const bottom = Array.from({ length: across }, (_, nth) => `${nth % 2 === 0 ? 'v2' : 'v-2'}h${-w}`).join('')
  const left = Array.from({ length: down }, (_, nth) => `${nth % 2 === 0 ? 'h-2' : 'h2'}v${-v}`).join('')
  return `M3 3${top}${right}${bottom}${left}z`
}

/** A sheet between two rods. */
const scroll = (h: number): string =>
  `M6 2H94Q99 2 99 8T94 14H92V${h - 14}H94Q99 ${h - 14} 99 ${h - 8}T94 ${h - 2}H6Q1 ${h - 2} 1 ${h - 8}T6 ${h - 14}H8V14H6Q1 14 1 8T6 2z`

const parchment = '#f6ecd2'
const ink = '#2a2520'

/** `foot`: how much is left below the picture. */
export const frameOf = (sort: CardSort, h: number, foot: number): Frame => {
  const deep = h - foot
  switch (sort) {
    case 'action':
      return {
        edge: rounded(1, 1, 98, h - 2, 8),
        hole: rounded(8, 9, 84, deep - 9, 4),
        window: [8, 9, 84, deep - 9],
        border: 'var(--card-seat)',
        line: '#ffffff',
        panel: parchment,
        letters: ink,
      }
    case 'event':
      return {
        edge: cut(1, 1, 98, h - 2, 13),
        hole: cut(8, 9, 84, deep - 9, 9),
        window: [8, 9, 84, deep - 9],
        border: '#222c39',
        line: 'var(--card-line)',
        panel: '#222c39',
        letters: '#f6ecd2',
      }
    case 'civilian':
      return {
        edge: `M2 ${h - 1}V24C2 8 20 1 50 1S98 8 98 24V${h - 1}z`,
        hole: `M10 ${deep}V34C10 19 28 13 50 13S90 19 90 34V${deep}z`,
        window: [10, 13, 80, deep - 13],
        border: '#7a4a3a',
        line: '#e9cf9a',
        panel: parchment,
        letters: ink,
      }
    case 'improvement':
      return {
        edge: `M2 ${h - 1}V26L50 1L98 26V${h - 1}z`,
        hole: `M9 28H91V${deep}H9z`,
        window: [9, 28, 82, deep - 28],
        border: '#a89a80',
        line: '#6f6558',
        panel: parchment,
        letters: ink,
      }
    case 'pact':
      return {
        edge: scroll(h),
        hole: `M14 19H86V${deep}H14z`,
        window: [14, 19, 72, deep - 19],
        border: '#ecdcb4',
        line: '#a98a55',
        panel: '#ecdcb4',
        letters: ink,
      }
    case 'revolt':
      return {
        edge: torn(h),
        hole: cut(9, 10, 82, deep - 10, 5),
        window: [9, 10, 82, deep - 10],
        border: '#7a1f1a',
        line: '#f0a05a',
        panel: '#7a1f1a',
        letters: '#fff0d8',
      }
    case 'invention':
      return {
        edge: toothed(h),
        hole: cut(8, 9, 84, deep - 9, 2),
        window: [8, 9, 84, deep - 9],
        border: '#1f4f5c',
        line: '#d7b56a',
        panel: '#1f4f5c',
        letters: '#eaf4f2',
      }
    case 'startCard':
      return {
        edge: rounded(1, 1, 98, h - 2, 3),
        hole: rounded(7, 8, 86, deep - 8, 1),
        window: [7, 8, 86, deep - 8],
        border: '#c9ae76',
        line: '#7d6234',
        panel: '#ecdcb4',
        letters: ink,
      }
  }
}
