/** The game in three sentences, for who is invited and has never played it. */
import type { InShort } from '../../plug/invitations.ts'

export const invitation: InShort = {
  es: [
    'Cada ronda, todos eligen en secreto sus oficios y los descubren a la vez.',
    'Los oficios se resuelven por orden: traen materiales, levantan edificios del castillo y colocan ayudantes en ellos.',
    'Los edificios dan puntos al construirse y los ayudantes al final; gana quien más tenga.',
  ],
  en: [
    'Each round everybody chooses roles in secret and turns them over together.',
    "Roles are resolved in order: they bring materials, raise the castle's buildings and place helpers in them.",
    'Buildings give points when built, helpers at the end; whoever has most wins.',
  ],
}
