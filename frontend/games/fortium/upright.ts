import { createMedia } from '../../kit/media.ts'

/** Whether the board is drawn for a screen held upright. */
export const createUpright = (): (() => boolean) =>
  createMedia('(max-width: 899px) and (orientation: portrait)')
