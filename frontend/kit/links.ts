/** Address of a table's page on this site, wherever this page itself is shown. */
export const tableLink = (id: string): string => `${location.origin}/g/${id}`
