/** Words of what people at a table hear of each other beside the chat: loaded once the table stands. */
import type { Reaction } from '../../shared/protocol/reactions.ts'

export const company = {
  react: 'Reaccionar',
  reactions: {
    bravo: '¡Bien jugado!',
    thanks: '¡Gracias!',
    laugh: '¡Ja, ja!',
    wow: '¡Vaya!',
    think: 'Déjame pensar…',
    sorry: '¡Perdón!',
  } satisfies Record<Reaction, string>,
  title: 'Reacciones',
  hideAll: 'No ver las reacciones de los demás',
  showAll: 'Ver las reacciones de los demás',
  mute: (name: string) => `Silenciar a ${name}`,
  unmute: (name: string) => `Volver a oír a ${name}`,
  watching: 'mira',
}

export type CompanyTexts = typeof company
