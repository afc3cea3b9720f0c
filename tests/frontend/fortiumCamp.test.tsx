// @vitest-environment happy-dom
/** Where a camp of Fortium is to stand is asked until it is answered or put aside. */
import { expect, test, vi } from 'vitest'
import { en } from '../../frontend/games/fortium/texts.en.ts'
import { es } from '../../frontend/games/fortium/texts.es.ts'
import { given } from '../kit/fortium.ts'
import { choosing } from '../kit/fortiumPage.ts'

const asked = () => {
  const { choice, page } = choosing(
    given({
      dice: [4, 2],
      stock: { W: '5/5/0/0' },
      miners: { W: { '5,10': 2, '8,10': 1, '2,8': 1 } },
      camps: { W: ['W-granA'] },
    }),
  )
  choice.openDrawer({ what: 'camp' })
  return { choice, page }
}

test.each([
  ['a group of one’s own', '5,10', 'notASite'],
  ['the base', 'base:W', 'notASite'],
  ['a mine where nobody of one’s own stands', '10,10', 'noMinerOnSite'],
  ['where one’s camp is', '2,8', 'campHere'],
])(
  '[FT-4.25] pressed elsewhere, at %s, it is said why none is pitched there, and asked on',
  async (_, cell, why) => {
    const { choice, page } = asked()
    expect([...choice.pitching().keys()]).toEqual(['8,10'])
    choice.point(cell)
    await vi.waitFor(() => expect(page.trouble()).toMatchObject({ reason: why }))
    expect(choice.drawer()).toEqual({ what: 'camp' })
    expect(choice.from()).toBeNull()
    for (const { refusals } of [es, en]) expect(refusals[why]?.({})).toBeTruthy()
    choice.point('8,10')
    expect(page.staged()).toEqual([{ type: 'buyCamp', site: 'W-gold' }])
  },
)
