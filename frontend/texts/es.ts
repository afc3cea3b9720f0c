/** Spanish is the type: a text missing in another language does not compile. */
export const es = {
  site: {
    home: 'Inicio',
    skip: 'Saltar al tablero',
    otherLanguage: 'English',
    toDark: 'Modo noche',
    toLight: 'Modo día',
    menu: 'Menú',
    close: 'Cerrar',
    yourName: 'Tu nombre',
    you: 'tú',
  },
  share: {
    title: 'Compartir',
    copied: 'Copiado',
    byHand: 'No se ha podido copiar. Cópialo tú de aquí:',
    send: 'Enviar…',
  },
  clock: {
    none: 'Sin reloj',
    live: (minutes: number, seconds: number) => `${minutes} min + ${seconds} s`,
    days: (days: number) => (days === 1 ? '1 día por jugada' : `${days} días por jugada`),
  },
  link: {
    connecting: 'Conectando…',
    lost: 'Sin conexión. Volviendo a intentarlo…',
    moved: 'Tu asiento está abierto en otra ventana.',
    broken: 'Conexión cortada por un mensaje ilegible.',
    resting: 'La partida descansa hasta que vuelva alguien de la mesa.',
    pausing: 'Los bots paran un momento: juegan demasiado a la vez. Siguen solos.',
    loading: 'Preparando el tablero…',
  },
}

export type Texts = typeof es
