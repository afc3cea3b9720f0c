import { lawsOfShare } from './everyGame.ts'

await lawsOfShare(0)
