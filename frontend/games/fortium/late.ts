/** How any part of the screen fetches what the first view of a table does not need: written once, since each way of asking has its own weight. */
export const later = () => import('./later.ts')
