/** Words of the page that opens a record: loaded with it. */
export const record = {
  title: 'Ver una partida descargada',
  text: 'Elige el archivo de una partida terminada. Se abre aquí mismo: no sale de tu navegador.',
  choose: 'Archivo del registro',
  unreadable: 'Ese archivo no es una partida de Almena que se pueda abrir.',
}

export type RecordTexts = typeof record
