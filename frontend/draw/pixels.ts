/**
 * A picture that becomes pixels, without what costs more than it shows there: fine patterns, which are drawn anew for
 * each shape they fill, and layers for the opacity of a single shape. Of Castillo's picture these were three quarters
 * of the work (`npm run pictures`).
 */
const patternIds = (svg: string): readonly string[] =>
  [...svg.matchAll(/<pattern\b[^>]*\bid="([^"]+)"/g)].map(([, id = '']) => id)

const withoutPatterns = (svg: string): string =>
  patternIds(svg).reduce((text, id) => text.replaceAll(`url(#${id})`, 'none'), svg)

/** Of one shape: its opacity as that of its fill and its stroke. */
const withoutLayers = (svg: string): string =>
  svg.replace(
    /<(path|rect|circle|ellipse|line|polygon|polyline|use)\b([^>]*?) opacity="([^"]*)"/g,
    '<$1$2 fill-opacity="$3" stroke-opacity="$3"',
  )

export const forPixels = (svg: string): string => withoutLayers(withoutPatterns(svg))
