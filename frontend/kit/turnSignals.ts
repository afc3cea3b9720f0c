/** "Your turn" for who looks elsewhere: the page's icon, and a sound for those who want one. */
import { hasSound, knockTwice, volume } from './sound.ts'

/** A dot on the page's icon while it is one's turn. */
const showIcon = (isTurn: boolean): void =>
  document.querySelector('link[rel="icon"]')?.setAttribute('href', isTurn ? '/icon-turn.svg' : '/icon.svg')

/** Milliseconds: who has waited less has not looked away. */
const shortWait = 2000

/** Rings when a turn comes after a while: not for the one that is there when a player comes, nor in passing. */
export const createBell = (ring: () => void): ((isTurn: boolean, now: number) => void) => {
  let wasTurn = true
  let since = 0
  return (isTurn, now) => {
    if (isTurn && !wasTurn && now - since >= shortWait) ring()
    if (!isTurn && wasTurn) since = now
    wasTurn = isTurn
  }
}

const newBell = (): ReturnType<typeof createBell> =>
  createBell(() => void ((hasSound() || volume() > 0) && knockTwice()))
let bell = newBell()

/** The turn has come, or has passed. */
export const showTurn = (isTurn: boolean): void => {
  showIcon(isTurn)
  bell(isTurn, Date.now())
}

/** The table is left. */
export const leaveTurns = (): void => {
  showIcon(false)
  bell = newBell()
}
