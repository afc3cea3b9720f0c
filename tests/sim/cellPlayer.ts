/** A process that plays one game of a cell after the other, as it is asked. */
import { type Asked, playCellGame, type Told } from './cells.ts'

const say = (told: Told): void => void process.send?.(told)

process.on('message', ({ cell, number }: Asked) => {
  playCellGame(cell, number).then(
    (played) => say({ played }),
    (thrown: unknown) => say({ fault: String(thrown) }),
  )
})
