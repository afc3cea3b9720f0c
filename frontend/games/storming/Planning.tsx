import type { HandProps } from './handProps.ts'

export const Planning = (props: HandProps) => <div class="st-planning">{props.choice.step()?.type}</div>
