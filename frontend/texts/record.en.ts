import type { RecordTexts } from './record.es.ts'

export const record: RecordTexts = {
  title: 'See a downloaded game',
  text: 'Choose the file of a finished game. It opens right here: it does not leave your browser.',
  choose: 'File of the record',
  unreadable: 'That file is not a game of Almena that can be opened.',
}
