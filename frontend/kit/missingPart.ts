/**
 * A page that has been open since before a deploy may ask for a part that has gone with it. It says so and is loaded
 * anew, once: if the part is missing from the same build again, or there is no way to the site, it is left to the player.
 */
import { hasArrived, reloadWithAll, wasInVain } from './carry.ts'
import { language } from './language.ts'
import './missingPart.css'

const words = {
  es: {
    going: 'Falta una parte de la página: se carga de nuevo…',
    here: 'La página se ha cargado de nuevo porque le faltaba una parte.',
    gone: 'A la página le falta una parte, y sigue sin estar.',
    unreachable: 'Sin conexión: no se ha podido cargar una parte de la página.',
    reload: 'Cargar de nuevo',
    close: 'Cerrar',
  },
  en: {
    going: 'A part of the page is missing: loading it again…',
    here: 'The page was loaded again, since a part of it was missing.',
    gone: 'A part of the page is missing, and still not there.',
    unreachable: 'No connection: a part of the page could not be loaded.',
    reload: 'Load again',
    close: 'Close',
  },
} as const

/** Drawn by hand: the part that is missing may be the one that would draw it. */
const say = (what: 'going' | 'here' | 'gone' | 'unreachable'): void => {
  document.querySelector('.part-news')?.remove()
  const news = document.createElement('div')
  news.className = 'part-news'
  news.setAttribute('role', what === 'here' ? 'status' : 'alert')
  const spoken = words[language()]
  news.append(spoken[what])
  if (what !== 'going') {
    const button = document.createElement('button')
    button.append(what === 'here' ? spoken.close : spoken.reload)
    button.onclick = what === 'here' ? () => news.remove() : reloadWithAll
    news.append(' ', button)
  }
  document.body.append(news)
  // What is over is told in passing.
  if (what === 'here') setTimeout(() => news.remove(), 15_000)
}

const isReachable = async (): Promise<boolean> => {
  try {
    // A frame of an opaque origin may not read the answer; that there is one is enough.
    await fetch('/', { method: 'HEAD', mode: 'no-cors', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

let isLeaving = false

const handle = async (): Promise<void> => {
  if (isLeaving) return
  if (wasInVain()) return say('gone')
  if (!(await isReachable())) return say('unreachable')
  isLeaving = true
  say('going')
  reloadWithAll()
}

/** From the first moment on; what the page was loaded anew for is told once its words are there. */
export const watchParts = (): void => addEventListener('vite:preloadError', () => void handle())

export const tellOfReload = (): void => {
  if (hasArrived()) say('here')
}
