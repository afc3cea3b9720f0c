/** What the head of a table's page tells: what everybody may know. */
import type { Language } from '../../shared/engine/meta.ts'
import type { TableGlance } from '../../shared/protocol/http.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { printable } from '../../shared/protocol/text.ts'
import { registry } from '../../shared/registry.ts'
import { originOf, roomAt } from '../address.ts'
import { type At, escaped, type Picture, type Subject } from './head.ts'

export const describeTable = async (c: At, id: string): Promise<TableGlance | null> =>
  (await roomAt(c.env, id)?.glance()) ?? null

const stages = {
  es: {
    free: 'Hay sitio en la mesa',
    full: 'A punto de empezar',
    live: 'Partida en marcha',
    finished: 'Partida terminada',
  },
  en: {
    free: 'There is a seat free',
    full: 'About to begin',
    live: 'A game under way',
    finished: 'A finished game',
  },
} as const

const stageOf = ({ stage, seats }: TableInfo): keyof (typeof stages)[Language] => {
  if (stage !== 'waiting') return stage
  return seats.some(({ kind }) => kind === 'empty') ? 'free' : 'full'
}

/** Who plays what, and how far they are. */
export const subjectOf = (info: TableInfo, language: Language): Subject => {
  const names = info.seats.flatMap((seat) => (seat.kind === 'person' ? [printable(seat.name)] : []))
  return {
    language,
    title: registry[info.game]?.meta.name[language] ?? info.game,
    description: [stages[language][stageOf(info)], names.join(', ')]
      .filter((part) => part !== '')
      .join(' · '),
  }
}

/** The number of an entry, if an address has one. */
export const momentIn = (asked: URLSearchParams): string | null =>
  /^\d{1,5}$/.exec(asked.get('m') ?? '')?.[0] ?? null

/** The position, at a moment or the newest; small, or before there is one, the cover of the game. */
export const pictureOf = (
  origin: string,
  { id, game, seq }: TableGlance,
  moment: string | null,
  size: 'large' | 'small',
): Picture => {
  if (size === 'small') return { url: `${origin}/og/${game}-small.png`, width: 480, height: 252 }
  // The number is in the address: whoever has kept a picture of another moment asks for this one.
  const at = Math.min(moment === null ? seq : Math.max(1, Number(moment)), seq)
  const url = seq === 0 ? `${origin}/og/${game}.png` : `${origin}/d/${id}/${at}.png`
  return { url, width: 1200, height: 630 }
}

/** Where others ask what to show of a page like this (oEmbed, "discovery"). */
export const discoveryOf = (c: At, { title }: Subject): string => {
  const { pathname, search } = new URL(c.req.url)
  const origin = originOf(c.req.raw, c.env)
  const asked = encodeURIComponent(`${origin}${pathname}${search}`)
  return (['json', 'xml'] as const)
    .map(
      (format) =>
        `<link rel="alternate" type="${format === 'json' ? 'application/json' : 'text/xml'}+oembed" href="${escaped(`${origin}/oembed?url=${asked}&format=${format}`)}" title="${escaped(title)}">`,
    )
    .join('')
}
