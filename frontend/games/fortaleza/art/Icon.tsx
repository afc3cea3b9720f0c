import { type IconName, icons } from './icons.ts'

/** A pictogram centred on x, y. */
export const Icon = (props: { name: IconName; x: number; y: number; size: number; fill: string }) => (
  <path
    d={icons[props.name]}
    fill={props.fill}
    transform={`translate(${props.x - props.size / 2} ${props.y - props.size / 2}) scale(${props.size / 512})`}
  />
)
