/** Who is not heard on this page: one by one while it is open, and all reactions as long as the browser remembers. */
import { createSignal } from 'solid-js'
import type { ChatLine } from '../../../shared/protocol/chat.ts'
import { nameHere } from '../../kit/language.ts'
import { recall, remember } from '../../kit/storage.ts'

/** Somebody who is heard: who only watches is another than who sits, whatever they are called. */
export type Voice = Pick<ChatLine, 'seat' | 'name'>
const isOf = (one: Voice, { seat, name }: Voice): boolean =>
  one.seat === seat && nameHere(one.name) === nameHere(name)

const [muted, setMuted] = createSignal<readonly Voice[]>([])
export { muted }

export const isMuted = (voice: Voice): boolean => muted().some((one) => isOf(one, voice))
export const mute = (voice: Voice): void => void setMuted([...muted(), voice])
export const unmute = (voice: Voice): void => void setMuted(muted().filter((one) => !isOf(one, voice)))

const [isCalm, setCalm] = createSignal(recall('reactions') === 'off')
/** No reaction is shown, whoever's it is. */
export { isCalm }
export const keepCalm = (wanted: boolean): void => {
  remember('reactions', wanted ? 'off' : 'on')
  setCalm(wanted)
}
