/** The ground beside a board, and how broad a card of one of its things is there. */
import { gap, rim, type Side } from '../../kit/freePlace.ts'
import { boxesOf, boxOnScreen, drawnBox } from '../../kit/surroundings.ts'

/** Above what lies in the tray; else on the side where less of the board is covered. */
export const placementOf = (thing: Element): 'top' | 'left' | 'right' => {
  if (thing.closest('.tray') !== null) return 'top'
  const [part, whole] = [thing.getBoundingClientRect(), thing.closest('.board')?.getBoundingClientRect()]
  return whole !== undefined && part.x + part.width / 2 < whole.x + whole.width / 2 ? 'left' : 'right'
}

/** As narrow as a card may be, and as broad as it is where it has room (`InfoCard.css`). */
export const [narrowest, broadest] = [170, 280]

/** At a board's left edge it is as narrow as the ground beside it: a broad one would lie over half the board instead. */
export const fitAside = (thing: Element, slip: HTMLElement): void => {
  const room = thing.getBoundingClientRect().left - gap - rim
  const fits = placementOf(thing) === 'left' && room >= narrowest && room < broadest
  slip.style.width = fits ? `${room}px` : ''
}

/** As broad as a card becomes whose last lines would be cut: what one looks at in passing is not scrolled. */
const broader = [380, 520]
export const fitWhole = (slip: HTMLElement): void => {
  for (const width of broader) if (slip.scrollHeight > slip.clientHeight) slip.style.width = `${width}px`
}

/** Of a card as narrow as that its head gives way: beside a picture as large as on others its name would be cut. */
const slim = 220
export const fitHead = (slip: HTMLElement): void => {
  slip.classList.toggle('slim', slip.offsetWidth < slim)
}

/**
 * Ground beside the whole board, as it is drawn in a frame that may be broader, nearest to the thing, and how broad a card
 * is there: for where all around it glows.
 */
export const groundBeside = (
  thing: Element,
): { board: Pick<DOMRect, 'x' | 'width'>; side: Side; width: number } | null => {
  const frame = thing.closest('.board')
  if (frame === null) return null
  const drawing = frame.querySelector(':scope > svg')
  const board = drawing === null ? boxOnScreen(frame) : drawnBox(drawing)
  const end = document.querySelector('.rail')?.getBoundingClientRect().left ?? innerWidth
  const rooms = { left: board.x - gap - rim, right: end - board.x - board.width - gap - rim }
  const near = placementOf(thing) === 'left' ? 'left' : 'right'
  const sides = ([near, 'left', 'right'] as const).filter((one) => rooms[one] >= narrowest)
  /** What is pressed next lies there, as a tray's acts that stand beside the board. */
  const isTaken = (one: 'left' | 'right'): boolean =>
    boxesOf('.tray button', thing).some(({ x, y, width, height }) => {
      const [middle, low] = [x + width / 2, y + height / 2]
      const isThere = one === 'left' ? middle < board.x : middle > board.x + board.width && middle < end
      return isThere && low < board.y + board.height
    })
  const side = sides.find((one) => !isTaken(one)) ?? sides[0]
  if (side === undefined) return null
  // In whole pixels: one by a part of a pixel too broad would have no room there.
  return { board, side, width: Math.floor(Math.min(broadest, rooms[side])) }
}
