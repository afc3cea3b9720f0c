/** Miners, by their names, whom a scene shows underway or fallen: the board draws them no longer where they stood. */
import { createSignal } from 'solid-js'

export const [away, setAway] = createSignal<readonly string[]>([])
