import type { HandProps } from './handProps.ts'

export const CardQuestions = (props: HandProps) => (
  <div class="st-cardquestions">{props.choice.step()?.type}</div>
)
