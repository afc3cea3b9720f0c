/** The mark and the words that the page is sent with are seen until this: whatever is in their place says when. */
export const endOpening = (): void => document.querySelector('.first')?.remove()
