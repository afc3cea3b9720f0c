/** How a phone is held that shows the whole table. */
import { createMedia } from '../../kit/media.ts'

/** The land has all of the width, and all else stands above and below it. */
export const createUpright = (): (() => boolean) =>
  createMedia('(max-width: 899px) and (not ((orientation: landscape) and (max-height: 500px)))')
