/** The picture that is handed on with a table: drawn by the server, once, when it is first asked for. */
import { onCleanup } from 'solid-js'
import { language } from '../../kit/language.ts'

/** Of the moment that is looked at, or of the present whenever it is asked for; in one's own language. */
export const sharedPicture = (id: string): string => {
  const moment = new URLSearchParams(location.search).get('m')
  return `${location.origin}/d/${id}${moment === null ? '' : `/${moment}`}.png?lang=${language()}`
}

/** Whoever only looks in and goes on has none drawn: milliseconds. */
const readFor = 1500

/** Drawing takes a second or so: begun while an end is read, it is there when it is handed on. */
export const drawEarly = (id: string): void => {
  const reading = setTimeout(() => {
    const picture = new Image()
    picture.fetchPriority = 'low'
    picture.src = sharedPicture(id)
  }, readFor)
  onCleanup(() => clearTimeout(reading))
}
