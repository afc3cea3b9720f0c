/** Whatever JSON says of a table, where the same answer tells of others too. */
export const partsAbout = (value: unknown, id: string): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('id' in value && value.id === id) return [value]
  return Object.values(value).flatMap((part) => partsAbout(part, id))
}
