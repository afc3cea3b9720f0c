import { company } from '../../../shared/protocol/names.ts'

/** A picture's name: the character's, without its accents. */
const fileOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\P{ASCII}/gu, '')
    .toLowerCase()

/** The face of one of the company. Pictures of their own: who plays with people alone loads none. */
export const Portrait = (props: { character: number | null }) => (
  <img
    class="portrait"
    src={`/portraits/${fileOf(company[props.character ?? 0] ?? '')}.svg`}
    alt=""
    width="32"
    height="32"
  />
)
