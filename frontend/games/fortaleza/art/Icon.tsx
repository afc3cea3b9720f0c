import { type IconName, icons } from './icons.ts'

/** A pictogram centred on x, y; with an `edge`, it stands out from a busy ground. */
export const Icon = (props: {
  name: IconName
  x: number
  y: number
  size: number
  fill: string
  edge?: string
}) => (
  <path
    d={icons[props.name]}
    fill={props.fill}
    stroke={props.edge ?? 'none'}
    stroke-width="36"
    paint-order="stroke"
    stroke-linejoin="round"
    transform={`translate(${props.x - props.size / 2} ${props.y - props.size / 2}) scale(${props.size / 512})`}
  />
)
