import type { NewTable, TableCreated } from '../../shared/protocol/http.ts'
import type { RecordFile } from '../../shared/protocol/record.ts'

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

export const recordPath = (table: string): string => `/api/tables/${table}/record`

/** A finished game with all that was hidden in it; null where it is not to be had. */
export const fetchRecord = async (table: string, key: string): Promise<RecordFile | null> => {
  try {
    const response = await fetch(recordPath(table), { headers: { authorization: `Bearer ${key}` } })
    return response.ok ? ((await response.json()) as RecordFile) : null
  } catch {
    return null
  }
}
