/** Spanish is the type: a text missing in another language does not compile. */
export const es = {
  site: {
    tagline: 'Juegos de castillos para jugar juntos, desde un enlace.',
    about: 'Acerca de',
    home: 'Inicio',
    skip: 'Saltar al tablero',
    language: 'Idioma',
    otherLanguage: 'English',
    toDark: 'Modo noche',
    toLight: 'Modo día',
    menu: 'Menú',
    close: 'Cerrar',
    yourName: 'Tu nombre',
    someone: 'Alguien',
    you: 'tú',
  },
  share: {
    title: 'Compartir',
    more: 'Más formas…',
    copy: 'Copiar enlace',
    copied: 'Copiado',
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
    full: 'La mesa está llena de miradas. En cuanto haya sitio, entras.',
    private: 'Esta partida es privada: solo la ve quien juega.',
    moved: 'Tu asiento está abierto en otra ventana.',
    flood: 'Demasiado deprisa. Volvemos a conectar…',
    broken: 'La conexión se ha cortado por un mensaje que no se entendió.',
    loading: 'Preparando el tablero…',
    retry: 'Volver a conectar',
  },
}

export type Texts = typeof es
