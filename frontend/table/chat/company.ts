/** What people at a table hear of each other beside the chat, as one part: loaded once the table stands. */
export { startCompanyWords as startWords } from './companyWords.ts'
export { Heard } from './Heard.tsx'
export { MuteButton } from './MuteButton.tsx'
export { ReactButton } from './ReactButton.tsx'
