import { boxOnScreen, isSeen } from '../../kit/surroundings.ts'

/** Rings what is seen of the thing: beside words its picture alone, off their letters; the last of a hand as it lies, whole. */
export const ringAt = (thing: Element, ring: HTMLElement): void => {
  const picture = thing.querySelector('[data-names]')?.previousElementSibling ?? null
  ring.classList.toggle('close', picture !== null)
  const whole = thing.matches('[data-held]:last-child') ? thing.querySelector('svg') : null
  const box = boxOnScreen(picture ?? whole ?? thing)
  ring.hidden = !isSeen(box)
  for (const [name, length] of [
    ['left', box.x],
    ['top', box.y],
    ['width', box.width],
    ['height', box.height],
  ] as const)
    ring.style.setProperty(name, `${length}px`)
}
