import { createCounting } from '../kit/counting.ts'
import { refused } from './refused.es.ts'

const { counted } = createCounting('es')

/** Words of the home page and what is told about the site: loaded with it. */
export const home = {
  aboutSite: 'Acerca de',
  tagline: 'Juegos de castillos para jugar juntos, desde un enlace.',
  playNow: 'Jugar ya',
  playNowHint: {
    aprendiz: 'Contra bots de nivel aprendiz',
    oficial: 'Contra bots oficiales, el nivel medio',
  },
  withFriends: 'Con amigos',
  withFriendsHint: 'Abre una mesa y comparte el enlace',
  players: (min: number, max: number) => `${min}–${max} jugadores`,
  minutes: (minutes: number) => `${minutes} min`,
  age: (age: number) => `${age}+`,
  quickMatch: 'Buscar rivales',
  quickMatchHint: 'Con quien espere ahora',
  watch: 'Mirar',
  rules: 'Reglas',
  watchGames: 'Mirar partidas',
  rulesOf: (game: string) => `Reglas de ${game}`,
  yourTables: 'Tus mesas',
  /** Those that are folded away. */
  moreTables: (n: number) => `Y ${counted(n, ['mesa', 'mesas'])} más`,
  bots: (n: number) => counted(n, ['bot', 'bots']),
  /** How one came in, in a game that is over. */
  placed: (place: number, of: number) => `${place}.º de ${of}`,
  yourTurn: 'Te toca',
  stages: { waiting: 'Esperando jugadores', live: 'En marcha', finished: 'Terminada' },
  openTables: 'Mesas abiertas',
  noOpenTables:
    'Ahora no espera nadie. Abre una mesa a cualquiera, o busca rivales: quien venga después te encontrará.',
  liveTables: 'Partidas en marcha',
  playNowCount: (n: number) =>
    n === 1
      ? 'Ahora se juega una partida a la vista de todos.'
      : `Ahora se juegan ${n} partidas a la vista de todos.`,
  noLiveTables: 'Ahora no hay partidas a la vista.',
  freeSeats: (n: number) => counted(n, ['asiento libre', 'asientos libres']),
  sit: 'Ir a la mesa',
  see: 'Mirar',
  elsewhere: 'Buscar más lejos',
  lost: 'No hay conexión con las mesas. Se intenta otra vez…',
  worthWatching: 'Una partida reñida para repasar',
  finished: {
    title: 'Partidas terminadas',
    player: 'Nombre de quien jugó',
    search: 'Buscar',
    all: 'Todos los juegos',
    none: 'No hay ninguna partida así.',
    more: 'Más',
    moves: (n: number) => counted(n, ['jugada', 'jugadas']),
    bot: 'bot',
    failed: 'La lista no ha llegado. Inténtalo otra vez.',
  },
  opening: 'Abriendo la mesa…',
  ...refused,
  about: {
    title: 'Acerca de Almena',
    text: 'Almena lleva al navegador cuatro juegos de mesa de castillos. Sin cuentas: un enlace es una mesa.',
    credits: 'Créditos',
    icons: 'Pictogramas de game-icons.net (Lorc, Delapouite y otros), licencia CC BY 3.0.',
    fonts: 'Tipos Almendra y Alegreya Sans, licencia SIL Open Font.',
    licenses: 'Licencias de los programas con que está hecho este sitio.',
  },
}

export type HomeTexts = typeof home
