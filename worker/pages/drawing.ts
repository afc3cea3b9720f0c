/** Pictures of positions: drawn by the components of the page, made into pixels by resvg. Loaded when first needed. */
import type { Language } from '../../shared/engine/meta.ts'
import type { Position } from '../../shared/protocol/drawing.ts'
import { smallPng } from './png.ts'

/** The board as SVG, as by day or by night; null for a game that cannot be drawn. */
export const boardSvg = async (
  position: Position,
  language: Language,
  isDark: boolean,
): Promise<string | null> => {
  const { drawBoard } = await import('../../dist-draw/draw.js')
  return drawBoard(position, language, isDark)
}

interface Press {
  png(svg: string): Promise<Uint8Array<ArrayBuffer>>
}

let press: Promise<Press> | null = null

/** Starting it takes a while: not before somebody wants a picture, and once for all of them. */
const startPress = async (): Promise<Press> => {
  const [{ initWasm, Resvg }, wasm, ...fonts] = await Promise.all([
    import('@resvg/resvg-wasm'),
    import('@resvg/resvg-wasm/index_bg.wasm'),
    import('@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2'),
    import('@fontsource/almendra/files/almendra-latin-700-normal.woff2'),
  ])
  await initWasm(wasm.default)
  const fontBuffers = fonts.map((font) => new Uint8Array(font.default))
  return {
    async png(svg) {
      const picture = new Resvg(svg, {
        font: { fontBuffers, defaultFontFamily: 'Alegreya Sans', loadSystemFonts: false },
      })
      const pixels = picture.render()
      const png = smallPng(pixels.pixels, pixels.width, pixels.height)
      pixels.free()
      picture.free()
      return png
    },
  }
}

/** The preview of a position, 1200 by 630, as PNG; null for a game that cannot be drawn. */
export const previewPng = async (
  position: Position,
  language: Language,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const { drawPreview } = await import('../../dist-draw/draw.js')
  const svg = await drawPreview(position, language)
  if (svg === null) return null
  press ??= startPress()
  return (await press).png(svg)
}
