/** Whether this page is a guest in somebody else's: then it takes neither focus nor wheel, and keeps nothing. */
export const isEmbedded = location.pathname.startsWith('/embed/')
