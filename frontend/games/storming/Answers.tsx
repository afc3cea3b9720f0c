import type { HandProps } from './handProps.ts'

export const Answers = (props: HandProps) => <div class="st-answers">{props.choice.step()?.type}</div>
