import { createEffect, createSignal } from 'solid-js'
import type { Talk } from './Chat.tsx'

/** Whether something was said since the chat was last shown; what is there when one comes is taken as known. */
export const createUnread = (talk: () => Talk | null, isShown: () => boolean): (() => boolean) => {
  const newest = (): number => talk()?.chat().at(-1)?.n ?? 0
  const [known, know] = createSignal(newest())
  createEffect(() => isShown() && know(newest()))
  return () => newest() > known()
}
