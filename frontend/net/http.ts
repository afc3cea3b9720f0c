import type { NewTable, TableCreated } from '../../shared/protocol/http.ts'

/** Opens a table; null where the server would not or could not. */
export const openNewTable = async (wanted: NewTable): Promise<TableCreated | null> => {
  try {
    const response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    })
    return response.ok ? ((await response.json()) as TableCreated) : null
  } catch {
    return null
  }
}
