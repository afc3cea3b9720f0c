import { isServer } from 'solid-js/web'
import { createMedia } from '../../kit/media.ts'

/** Whether the board is drawn for a screen held upright. */
export const createUpright = (): (() => boolean) =>
  isServer ? () => false : createMedia('(max-width: 899px) and (orientation: portrait)')
