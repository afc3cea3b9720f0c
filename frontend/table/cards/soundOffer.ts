/** The last of the first steps: sounds are off until somebody asks for them, and who does not know of them never does. */
import { setVolume } from '../../kit/sound.ts'
import { recall } from '../../kit/storage.ts'
import { playSounds } from '../../kit/synth.ts'
import type { AnyLesson } from '../../plug/lessons.ts'

/** Somebody has said on this machine whether anything of a table is to be heard: asked here alone, as pages in play keep no more than they need. */
const hasChosenVolume = (): boolean => recall('volume') !== null

export const soundOffer: AnyLesson = {
  id: 'sounds',
  // Once the first ones have been read: what one is to do comes before what one may hear.
  after: 2,
  at(table) {
    const isAsked = table.decisions().some(({ seat }) => seat === table.me())
    return isAsked && !hasChosenVolume() ? `seat:${table.me()}` : null
  },
  isAside: true,
  text: {
    es: 'Lo que pasa en la mesa también se oye, si quieres.',
    en: 'What happens on the table can be heard as well, if you like.',
  },
  offer: {
    take: { es: 'Con sonido', en: 'Sound on' },
    leave: { es: 'Sin sonido', en: 'No sound' },
    decide(isTaken) {
      setVolume(isTaken ? 2 : 0)
      // So loud it is.
      if (isTaken) void playSounds(['coin'])
    },
  },
}
