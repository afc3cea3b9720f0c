// @vitest-environment happy-dom
/** Leaving a game for good, where its rules have that: asked once, then played as a move of the rules. */
import { render } from 'solid-js/web'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Menu, startWords } from '../../frontend/table/play/Menu.tsx'
import { startLanguage } from '../../frontend/kit/language.ts'
import { startTableWords } from '../../frontend/table/words.ts'
import type { LiveTable } from '../../frontend/table/model/table.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { seatOf, type Viewer } from '../../shared/engine/ids.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { raid } from '../house/raid/game.ts'
import { raidMeta } from '../house/raid/meta.ts'
import type { State } from '../house/raid/state.ts'
import { plainUi } from '../kit/plainUi.ts'
import { type Seated, seatedAt } from '../kit/seated.ts'

const options = defaultOptions(raidMeta)
const raiding = (changes: Partial<AnyGame> = {}, active = 1): Seated =>
  seatedAt({ ...(raid as unknown as AnyGame), ...changes }, () => plainUi, {
    seats: 3,
    options,
    state: { ...raid.blank({ seats: 3, options: options as never }), phase: 'roll', active: seatOf(active) },
    me: seatOf(0),
  })
const resigned = ({ page }: Seated): readonly boolean[] => (page.view() as unknown as State).resigned

beforeEach(async () => {
  document.body.innerHTML = ''
  await startLanguage()
  await startTableWords()
  await startWords()
})

describe('the model', () => {
  test('plays the move by which one leaves, also while another is asked', async () => {
    const ana = raiding()
    expect(ana.page.decisions().map(({ seat }) => seat)).toEqual([1])
    expect(ana.page.resignation()).toEqual({ type: 'resign' })
    ana.page.resign()
    await expect.poll(() => resigned(ana)).toEqual([true, false, false])
    expect(ana.page.trouble()).toBeNull()
    expect(ana.page.staged()).toEqual([])
    expect(ana.page.resignation()).toBeNull()
  })

  test('drops what is staged for it', async () => {
    const ana = raiding({}, 0)
    await ana.stage({ type: 'roll' })
    expect(ana.page.staged()).toHaveLength(1)
    ana.page.resign()
    await expect.poll(() => resigned(ana)[0]).toBe(true)
    expect((ana.page.view() as unknown as State).active).toBe(1)
  })

  test('has no such move where the game has none', () => {
    const { resignation: _, ...without } = raid as unknown as AnyGame
    const ana = seatedAt(without, () => plainUi, {
      seats: 2,
      options,
      state: { ...raid.blank({ seats: 2, options: options as never }), phase: 'roll' },
      me: seatOf(0),
    })
    expect(ana.page.resignation()).toBeNull()
    ana.page.resign()
    expect(ana.page.pending()).toBe(false)
  })
})

describe('the menu', () => {
  const open = (resign: (() => void) | null, me: Viewer = null) => {
    const onClose = vi.fn()
    const nothing = (): void => undefined
    const teach = vi.fn()
    const table = { teach, openMoves: nothing, staged: () => [] } as unknown as LiveTable
    const dispose = render(
      () => (
        <Menu
          seatLink={null}
          onClose={onClose}
          showRules={nothing}
          showScores={nothing}
          showReplay={nothing}
          showFairness={nothing}
          showShare={nothing}
          showSignals={null}
          table={table}
          act={null}
          info={{ stage: 'live', seats: [], game: 'none' } as unknown as TableInfo}
          me={me}
          setPace={null}
          resign={resign}
        />
      ),
      document.body,
    )
    const press = (name: string): void =>
      [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click()
    return { press, onClose, teach, dispose }
  }
  const said = (): string => document.body.textContent

  test('asks once before it', () => {
    const resign = vi.fn()
    const { press, onClose, dispose } = open(resign)
    press('Leave the game for good…')
    expect(resign).not.toHaveBeenCalled()
    expect(said()).toContain('you cannot come back')
    press('Leave for good')
    expect(resign).toHaveBeenCalledOnce()
    expect(onClose).toHaveBeenCalledOnce()
    dispose()
  })

  test('says so where none of the first steps has its moment', async () => {
    const { press, onClose, teach, dispose } = open(null, seatOf(0))
    press('Show the first steps again')
    expect(teach).toHaveBeenCalledOnce()
    await expect.poll(() => said()).toContain('Nothing is to be explained right now')
    expect(onClose).not.toHaveBeenCalled()
    dispose()
  })

  test('does not offer it where there is no such move', () => {
    const { dispose } = open(null)
    expect(said()).toContain('Rules')
    expect(said()).not.toContain('Leave the game')
    dispose()
  })
})
