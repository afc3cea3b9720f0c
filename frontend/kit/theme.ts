import { createSignal } from 'solid-js'
import { remember } from './storage.ts'

export type Theme = 'light' | 'dark'

const [theme, showTheme] = createSignal<Theme>(
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
)

export { theme }

export const setTheme = (next: Theme): void => {
  remember('theme', next)
  document.documentElement.dataset['theme'] = next
  showTheme(next)
}
