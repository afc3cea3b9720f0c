import type { CompanyTexts } from './company.es.ts'

export const company: CompanyTexts = {
  react: 'React',
  reactions: {
    bravo: 'Well played!',
    thanks: 'Thanks!',
    laugh: 'Haha!',
    wow: 'Wow!',
    think: 'Let me think…',
    sorry: 'Sorry!',
  },
  title: 'Reactions',
  hideAll: 'Hide the others’ reactions',
  showAll: 'Show the others’ reactions',
  mute: (name) => `Mute ${name}`,
  unmute: (name) => `Hear ${name} again`,
  watching: 'watching',
}
