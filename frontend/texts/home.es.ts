/** Words of the home page and what is told about the site: loaded with it. */
export const home = {
  playNow: 'Jugar ya',
  playNowHint: 'Contra bots, en un segundo',
  withFriends: 'Con amigos',
  withFriendsHint: 'Abre una mesa y comparte el enlace',
  players: (min: number, max: number) => `${min}–${max} jugadores`,
  minutes: (minutes: number) => `${minutes} min`,
  age: (age: number) => `${age}+`,
  yourTables: 'Tus mesas',
  opening: 'Abriendo la mesa…',
  failed: 'No hemos podido abrir la mesa. Comprueba tu conexión e inténtalo otra vez.',
  about: {
    title: 'Acerca de Almena',
    text: 'Almena lleva al navegador cuatro juegos de mesa de castillos. Sin cuentas: un enlace es una mesa.',
    credits: 'Créditos',
    icons: 'Pictogramas de game-icons.net (Lorc, Delapouite y otros), licencia CC BY 3.0.',
    fonts: 'Tipos Almendra y Alegreya Sans, licencia SIL Open Font.',
  },
}

export type HomeTexts = typeof home
