/** Where a thing is on the screen. */

/**
 * The visible element of that name; where a name stands twice (rail and chips), the one that is laid out. Of a seat it is
 * a part, its points: what comes there does not lie over who it is.
 */
export const boxOf = (anchor: string): DOMRect | null => {
  const named = `[data-anchor="${CSS.escape(anchor)}"]`
  for (const element of document.querySelectorAll(
    `${named} [data-lands], ${named}:not(:has([data-lands]))`,
  )) {
    const box = element.getBoundingClientRect()
    if (box.width > 0 && box.height > 0) return box
  }
  return null
}
