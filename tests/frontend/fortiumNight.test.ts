/** By night the land of Fortium is light enough for the dark outlines of whoever stands on it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ink } from '../../frontend/games/fortium/art/colors.ts'

/** Relative luminance of a colour as #rrggbb, by WCAG. */
const lightness = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

test.each(['meadow', 'slate', 'trail', 'rock', 'camp'])('outlines are seen on %s by night', (ground) => {
  const style = readFileSync('frontend/games/fortium/board.css', 'utf8')
  const night = style.slice(style.indexOf("[data-theme='dark']"))
  const colour = new RegExp(`--ft-${ground}: (#[0-9a-f]{6})`).exec(night)?.[1] ?? ''
  expect((lightness(colour) + 0.05) / (lightness(ink) + 0.05)).toBeGreaterThan(2)
})
