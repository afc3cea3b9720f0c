/** Whether dice are seen over the board now: what speaks of them says so no longer than that. */
import { createSignal } from 'solid-js'

export const [areDiceSeen, seeDice] = createSignal(false)
