/** What a line of chat that begins with a slash asks for. The buttons of the page do the same. */
import { type Language, languages } from '../../../shared/engine/meta.ts'
import type { TableAct } from '../../../shared/protocol/messages.ts'
import { botLevels } from '../../../shared/protocol/botLevels.ts'
import { botPaces, type TableInfo } from '../../../shared/protocol/tableInfo.ts'

export type Command =
  | { readonly kind: 'act'; readonly act: TableAct }
  | { readonly kind: 'language'; readonly language: Language }
  | { readonly kind: 'help' }
  | { readonly kind: 'unknown'; readonly command: string }
  | { readonly kind: 'usage'; readonly of: 'bot' | 'kick' | 'option' | 'lang' | 'pace' }
  | { readonly kind: 'noSeat' | 'noBot' }

const act = (what: TableAct): Command => ({ kind: 'act', act: what })

/** Null where the line is no command, but something to be said. */
export const readCommand = (line: string, { seats }: TableInfo, name: string): Command | null => {
  if (!line.startsWith('/')) return null
  const [command = '', ...words] = line.trim().split(/\s+/)
  const free = seats.findIndex(({ kind }) => kind === 'empty')
  switch (command.toLowerCase()) {
    case '/join':
      return free < 0 ? { kind: 'noSeat' } : act({ act: 'sit', seat: free, name })
    case '/leave':
      return act({ act: 'stand' })
    case '/undo':
      return act({ act: 'askUndo' })
    case '/start':
      return act({ act: 'start' })
    case '/bot': {
      const level = botLevels.find((one) => one === (words[0] ?? 'oficial'))
      if (level === undefined) return { kind: 'usage', of: 'bot' }
      return free < 0 ? { kind: 'noSeat' } : act({ act: 'addBot', seat: free, level })
    }
    case '/kick': {
      const seat = Number(words[0]) - 1
      if (!Number.isInteger(seat) || seat < 0) return { kind: 'usage', of: 'kick' }
      const { kind = 'empty' } = seats[seat] ?? {}
      // A person's seat is freed where they have left: the table knows.
      if (kind === 'person') return act({ act: 'free', seat })
      return kind === 'bot' ? act({ act: 'removeBot', seat }) : { kind: 'noBot' }
    }
    case '/pace': {
      const pace = botPaces.find((one) => one.toLowerCase() === words[0]?.toLowerCase())
      return pace === undefined ? { kind: 'usage', of: 'pace' } : act({ act: 'pace', pace })
    }
    case '/option': {
      const [id, value] = words
      return id === undefined || value === undefined
        ? { kind: 'usage', of: 'option' }
        : act({ act: 'option', id, value })
    }
    case '/lang': {
      const wanted = languages.find((one) => one === words[0])
      return wanted === undefined ? { kind: 'usage', of: 'lang' } : { kind: 'language', language: wanted }
    }
    case '/help':
    case '/ayuda':
      return { kind: 'help' }
    default:
      return { kind: 'unknown', command }
  }
}
