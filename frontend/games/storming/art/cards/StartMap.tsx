/** The terrain that a start card lays, region by region. */
import { For } from 'solid-js'
import { regionsFor, startCards } from '../../../../../shared/games/storming/layout.ts'
import { ink } from './colors.ts'

const fills = { forest: '#47693f', mountain: '#e6e2d6', lake: '#3f86a6', start: '#d9a05a', plain: '#d9c88a' }

export const StartMap = (props: { card: string }) => {
  const card = () => startCards.find(({ id }) => id === props.card)
  const fillOf = (id: string, start: number): string => {
    const laid = card()
    if (laid === undefined) return fills.plain
    if (laid.forests.some((one) => one === id)) return fills.forest
    if (laid.mountain === id) return fills.mountain
    if (laid.lakes.some((one) => one === id)) return fills.lake
    return start === laid.players ? fills.start : fills.plain
  }
  const hex = 'M0-50L43.3-25V25L0 50L-43.3 25V-25z'
  return (
    <>
      <rect x="-60" y="-60" width="120" height="120" fill="#f3e6c6" />
      <g transform="scale(.112) translate(-363 -285)" stroke={ink} stroke-width="6">
        <For each={regionsFor(card()?.players ?? 4)}>
          {({ id, x, y, start }) => (
            <path d={hex} transform={`translate(${x} ${y})`} fill={fillOf(id, start)} />
          )}
        </For>
      </g>
    </>
  )
}
