import type { Step } from '../state.ts'

export type StepOf<Kind extends Step['type']> = Extract<Step, { type: Kind }>
