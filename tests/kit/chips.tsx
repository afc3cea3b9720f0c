/** What the chips of all seats say of points, on a page as wide as a laptop's. */
import { render } from 'solid-js/web'
import { onTestFinished } from 'vitest'
import type { AnyPlug } from '../../frontend/plug/gameUi.ts'
import { stillTable } from '../../frontend/plug/stillTable.ts'
import { Seats } from '../../frontend/table/play/Seats.tsx'
import { startTableWords } from '../../frontend/table/words.ts'
import { seatOf, type Shown } from '../../shared/engine/ids.ts'

export interface Chip {
  /** What it says there is to come, said and drawn; null where nothing does. */
  readonly soon: readonly [said: string, drawn: string] | null
  readonly points: string
  press(): void
}

export const chipsOf = async (
  plug: AnyPlug,
  view: Shown<object>,
  {
    seats,
    isOver = false,
    showScores = () => undefined,
  }: { seats: number; isOver?: boolean; showScores?(): void },
): Promise<readonly Chip[]> => {
  const texts = await plug.texts('es')
  await startTableWords()
  const bare = { Holdings: () => null, Glance: undefined }
  const table = {
    ...stillTable(plug.rules, view, seatOf(0), () => 'Ana'),
    rules: plug.rules,
    ui: { ...plug.create(() => texts), ...bare },
    finished: () => isOver,
    log: () => [],
    entries: () => [],
  }
  const info = { seats: Array.from({ length: seats }, () => ({ kind: 'bot' })), clocks: [] }
  const place = document.createElement('div')
  document.body.append(place)
  const others = { plug, talk: null, act: () => undefined, showAgain: () => undefined }
  const end = render(
    () => <Seats {...others} table={table as never} info={info as never} showScores={showScores} />,
    place,
  )
  onTestFinished(() => (end(), place.remove()))
  // It comes when it is first asked for.
  await import('../../frontend/table/play/told.ts')
  await new Promise((resolve) => setTimeout(resolve, 20))
  return [...place.querySelectorAll<HTMLElement>('.chip .points')].map((points) => {
    const soon = points.querySelector('.soon')
    return {
      soon: soon && [soon.getAttribute('aria-label') ?? '', soon.textContent],
      points: points.querySelector('span')?.textContent ?? '',
      press: () => points.click(),
    }
  })
}
