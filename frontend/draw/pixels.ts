/**
 * A picture that becomes pixels, without what costs more than it shows there: fine patterns, which are drawn anew for
 * each shape they fill, layers for the opacity of a single shape, and masks that cut a drawing out of the one it lies
 * in. Of Castillo's picture these were six sevenths of the work (`npm run pictures`).
 */
const patternIds = (svg: string): readonly string[] =>
  [...svg.matchAll(/<pattern\b[^>]*\bid="([^"]+)"/g)].map(([, id = '']) => id)

const withoutPatterns = (svg: string): string =>
  patternIds(svg).reduce((text, id) => text.replaceAll(`url(#${id})`, 'none'), svg)

/** Of one shape: its opacity as that of its fill and its stroke. Of a group that is wholly there: none. */
const withoutLayers = (svg: string): string =>
  svg
    .replaceAll(' opacity="1"', '')
    .replace(
      /<(path|rect|circle|ellipse|line|polygon|polyline|use)\b([^>]*?) opacity="([^"]*)"/g,
      '<$1$2 fill-opacity="$3" stroke-opacity="$3"',
    )

/** A drawing in a drawing may reach beyond its edges; whoever puts it there covers what should not be seen. */
const withoutMasks = (svg: string): string =>
  svg.replace(/(?<=.)<svg ([^>]*)>/gs, '<svg $1 overflow="visible">')

export const forPixels = (svg: string): string => withoutMasks(withoutLayers(withoutPatterns(svg)))
