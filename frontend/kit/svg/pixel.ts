import { onCleanup, onMount } from 'solid-js'

/**
 * Tells the styles of a drawing, as `--pixel`, how many of its units make a pixel on the screen, now and whenever it is
 * drawn larger or smaller: by that, letters in it never become too small to be read. Where a server draws it is not told.
 */
export const tellPixel = (drawing: () => SVGSVGElement | undefined): void =>
  onMount(() => {
    const svg = drawing()
    if (svg === undefined) return
    const observer = new ResizeObserver(() => {
      const scale = svg.getScreenCTM()?.a ?? 0
      if (scale > 0) svg.style.setProperty('--pixel', String(1 / scale))
    })
    observer.observe(svg)
    onCleanup(() => observer.disconnect())
  })
