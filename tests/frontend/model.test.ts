/** What a page shows between a click and the table's answer, and whatever comes in between. On a toy, without a browser. */
import { describe, expect, test } from 'vitest'
import './page.ts'
import type { AnyUi } from '../../frontend/plug/gameUi.ts'
import type { Theatre } from '../../frontend/table/model/reel.ts'
import type { AnyRules } from '../../shared/engine/game.ts'
import { type Seat, seatOf, seqOf, type Tagged } from '../../shared/engine/ids.ts'
import { hide } from '../../shared/engine/secret.ts'
import { raid } from '../house/raid/game.ts'
import type { Event, Move, State } from '../house/raid/state.ts'
import { createRaidUi } from '../house/raid/ui.ts'
import { type Handmade, handmade, type Line, settled, stillTheatre } from '../kit/handmade.ts'

const options = { sides: 'none', trade: 'yes', rounds: '4' } as const
const [ann, bob, eve] = [seatOf(0), seatOf(1), seatOf(2)]

const blank = (seats = 3): State => raid.blank({ seats, options })

/** Ann has rolled 3, 3 and 2; her raiders are at home, nobody is in their way. */
const rolled = (): State => {
  const state = blank()
  state.phase = 'main'
  state.dice = [3, 3, 2].map((value) => ({ value, used: false }))
  return state
}

const count = { evolved: 0 }
const rules: AnyRules = {
  ...raid,
  evolve(state: State, event: Event) {
    count.evolved++
    raid.evolve(state, event)
  },
} as unknown as AnyRules

/** Facts as their motions are asked for: what is shown to happen. */
const shown: string[] = []
const ui = (): AnyUi => {
  shown.length = 0
  return {
    ...createRaidUi(),
    motions: ({ type }: Tagged) => (shown.push(type), []),
  } as unknown as AnyUi
}

const atRaid = (state: State, me: Seat = ann, theatre: Theatre = stillTheatre): Handmade =>
  handmade(rules, ui(), { seats: state.raiders.length, options, state, me }, theatre)

const stage = ({ page }: Handmade, move: Move): Promise<void> => (page.stage(move as Tagged), settled())
const viewOf = ({ page }: Handmade): State => page.view() as unknown as State
const places = (at: Handmade, seat: Seat = ann): number[] =>
  viewOf(at).raiders[seat]!.map((raider) => raider.at)
const lines = ({ page }: Handmade): string[] => page.log().map(({ text }) => text)
const played = (seat: Seat, ...events: readonly Event[]): Line => ({
  kind: 'played',
  seat,
  cid: 99,
  moves: null,
  events: events as readonly Tagged[],
})

const march = (die: number, raider: number, to: number): Extract<Move, { type: 'march' }> => ({
  type: 'march',
  die,
  raiders: [`0-${raider}`],
  to,
})
const marched = (die: number, raider: number, to: number): Event => ({
  type: 'marched',
  seat: ann,
  die,
  ids: [`0-${raider}`],
  to,
})

describe('staging', () => {
  test('a move is seen as soon as it is staged, one on top of another, and taken back one by one', async () => {
    const ana = atRaid(rolled())
    await stage(ana, march(0, 0, 3))
    await stage(ana, march(1, 1, 2))
    expect(places(ana)).toEqual([3, 2, 0, 0])
    expect(ana.page.turn().map(({ before }) => (before as unknown as State).raiders[ann]![0]!.at)).toEqual([
      0, 3,
    ])
    ana.page.unstage()
    expect(places(ana)).toEqual([3, 0, 0, 0])
    ana.page.unstage()
    expect([places(ana), ana.page.staged()]).toEqual([[0, 0, 0, 0], []])
  })

  test('what is not allowed after the staged ones is explained, and nothing moves', async () => {
    const ana = atRaid(rolled())
    await stage(ana, march(0, 0, 3))
    await stage(ana, march(0, 1, 3))
    expect(ana.page.trouble()).toEqual({ rule: 'RD-3', reason: 'dieUsed' })
    expect(places(ana)).toEqual([3, 0, 0, 0])
    await stage(ana, march(1, 1, 3))
    expect(ana.page.trouble()).toBeNull()
  })

  test('what is not allowed by what is still to be shown is told so: of that nobody has seen the reason yet', async () => {
    let land = (): void => undefined
    const theatre = { ...stillTheatre, fly: () => new Promise<void>((landed) => (land = landed)) }
    const flies = { ...ui(), motions: () => [{ piece: () => null, from: 'a', to: 'b', lasts: 1 }] }
    const table = { seats: 3, options, state: blank(), me: ann }
    const ana = handmade(rules, flies as unknown as AnyUi, table, theatre)
    await ana.tell(played(bob, { type: 'mustered', seat: bob, coins: hide(1, bob) }))
    await stage(ana, march(0, 0, 3))
    expect([ana.page.trouble(), ana.page.staged()]).toEqual(['stillShown', []])
    land()
    await settled()
    await stage(ana, march(0, 0, 3))
    expect(ana.page.trouble()).toHaveProperty('rule')
  })

  test('after what only the table knows nothing more is staged: the turn is sealed', async () => {
    const ana = atRaid({ ...rolled(), phase: 'roll', dice: [] })
    await stage(ana, { type: 'roll' })
    expect([ana.page.sealed(), ana.page.legal(), viewOf(ana).dice]).toEqual([true, [], []])
    await stage(ana, march(0, 0, 3))
    expect(ana.page.staged()).toEqual([{ type: 'roll' }])
    expect(ana.page.trouble()).toBe('batchPastSecret')
  })

  test('who has answered whole may answer anew, but not both', async () => {
    const ana = atRaid(blank())
    await stage(ana, { type: 'muster', coins: 2 })
    expect([ana.page.sealed(), ana.page.ready()]).toEqual([true, true])
    await stage(ana, { type: 'muster', coins: 1 })
    expect([ana.page.trouble(), ana.page.staged()]).toEqual([
      'batchPastSecret',
      [{ type: 'muster', coins: 2 }],
    ])
  })

  test('what others did not touch stays, foretold anew on what they have done', async () => {
    const ana = atRaid(blank())
    await stage(ana, { type: 'muster', coins: 2 })
    await ana.tell(played(bob, { type: 'mustered', seat: bob, coins: hide(1, bob) }))
    expect(ana.page.staged()).toEqual([{ type: 'muster', coins: 2 }])
    expect(viewOf(ana).muster).toEqual([hide(2, ann), null, 'open'])
    ana.page.unstage()
    expect(viewOf(ana).muster).toEqual(['open', null, 'open'])
  })

  test('what others have made impossible is gone, and what was staged on top of it', async () => {
    const ana = atRaid(rolled())
    const nothing = { coins: 0, boards: 0 }
    await stage(ana, march(0, 0, 3))
    await stage(ana, { type: 'offer', to: eve, give: nothing, get: nothing })
    await ana.tell(played(eve, { type: 'resigned', seat: eve }))
    expect(ana.page.staged()).toEqual([march(0, 0, 3)])
    expect([places(ana), viewOf(ana).offer]).toEqual([[3, 0, 0, 0], null])
  })

  test('while a turn is on its way, and in the past, nothing is staged or taken back', async () => {
    const ana = atRaid(rolled())
    await stage(ana, march(0, 0, 3))
    ana.page.commit()
    await stage(ana, march(1, 1, 3))
    ana.page.unstage()
    ana.page.commit()
    expect([ana.page.staged().length, ana.sent.length, ana.page.pending()]).toEqual([1, 1, true])
    await ana.sent[0]!.answer({ ok: false, why: 'tooFast' })
    ana.page.replay.go(0)
    await stage(ana, march(1, 1, 3))
    ana.page.replay.leave()
    expect(ana.page.staged()).toEqual([])
  })

  test('a refused turn is taken off the board, and said why', async () => {
    const ana = atRaid(rolled())
    await stage(ana, march(0, 0, 3))
    ana.page.commit()
    await ana.sent[0]!.answer({ ok: false, why: 'stale' })
    expect([places(ana), ana.page.trouble(), ana.page.pending()]).toEqual([[0, 0, 0, 0], 'stale', false])
  })
})

describe('prediction', () => {
  test('what was foretold and came so is folded once, shown once, and told when it is confirmed', async () => {
    const ana = atRaid(rolled())
    count.evolved = 0
    await stage(ana, march(0, 0, 3))
    expect([count.evolved, shown, lines(ana)]).toEqual([1, ['marched'], []])
    ana.page.commit()
    await ana.tell(ana.mine(marched(0, 0, 3)))
    expect([count.evolved, shown, lines(ana)]).toEqual([1, ['marched'], ['A: marched']])
    expect([places(ana), ana.page.shownAt(), ana.page.staged()]).toEqual([[3, 0, 0, 0], 2, []])
    await ana.sent[0]!.answer({ ok: true })
    expect([places(ana), ana.page.pending(), ana.page.trouble()]).toEqual([[3, 0, 0, 0], false, null])
  })

  test('what followed on it goes on from there', async () => {
    const ana = atRaid(rolled())
    await stage(ana, march(0, 0, 3))
    await stage(ana, { type: 'end' })
    ana.page.commit()
    count.evolved = 0
    await ana.tell(
      ana.mine(marched(0, 0, 3), { type: 'turnEnded', next: bob, round: 1 }),
      played(bob, { type: 'rolled', dice: [6, 6, 1] }),
    )
    expect([count.evolved, shown]).toEqual([1, ['marched', 'turnEnded', 'rolled']])
    expect([viewOf(ana).active, viewOf(ana).dice.length, ana.page.shownAt()]).toEqual([bob, 3, 3])
  })

  test('what came otherwise than foretold is put right from there on', async () => {
    const ana = atRaid(rolled())
    await stage(ana, march(0, 0, 3))
    await stage(ana, march(1, 1, 3))
    ana.page.commit()
    // The first as foretold, the second not so far.
    await ana.tell(ana.mine(marched(0, 0, 3), marched(1, 1, 1)))
    expect([places(ana), ana.page.staged(), ana.page.shownAt()]).toEqual([[3, 1, 0, 0], [], 2])
    expect(lines(ana)).toEqual(['A: marched', 'A: marched'])
    // And of a whole turn that came otherwise, nothing is left.
    await stage(ana, march(2, 2, 2))
    ana.page.commit()
    await ana.tell(ana.mine(marched(2, 3, 1)))
    expect(places(ana)).toEqual([3, 1, 0, 1])
  })

  test('a shorter answer than was foretold counts', async () => {
    const ana = atRaid(rolled())
    await stage(ana, march(0, 0, 3))
    ana.page.commit()
    await ana.tell(ana.mine())
    expect([places(ana), ana.page.staged()]).toEqual([[0, 0, 0, 0], []])
  })

  test('an answer behind what others did in the same frame is shown as the table tells it', async () => {
    const ana = atRaid(blank())
    await stage(ana, { type: 'muster', coins: 2 })
    ana.page.commit()
    await ana.tell(
      played(bob, { type: 'mustered', seat: bob, coins: hide(0, bob) }),
      ana.mine({ type: 'mustered', seat: ann, coins: hide(2, ann) } as unknown as Tagged),
    )
    expect([viewOf(ana).muster, ana.page.staged()]).toEqual([[hide(2, ann), null, 'open'], []])
    expect(ana.page.pending()).toBe(false)
  })

  test('the answer may be heard before its entries, or never: then what is true is shown', async () => {
    const ana = atRaid(rolled())
    await stage(ana, march(0, 0, 3))
    ana.page.commit()
    await ana.sent[0]!.answer({ ok: true })
    expect(places(ana)).toEqual([0, 0, 0, 0])
    await ana.tell(ana.mine(marched(0, 0, 3)))
    expect([places(ana), lines(ana)]).toEqual([[3, 0, 0, 0], ['A: marched']])
  })
})

describe('what comes from the table', () => {
  test('what was taken back is gone from board and log, and a staged move goes on from what is left', async () => {
    const ana = atRaid(rolled())
    await ana.tell(played(ann, marched(0, 0, 3)), played(ann, marched(1, 1, 2)))
    expect([places(ana), lines(ana)]).toEqual([
      [3, 2, 0, 0],
      ['A: marched', 'A: marched'],
    ])
    await stage(ana, march(2, 2, 1))
    await ana.tell({ kind: 'rewound', to: seqOf(2), by: ann })
    expect([places(ana), lines(ana)]).toEqual([[3, 0, 1, 0], ['A: marched']])
    expect(ana.page.staged()).toEqual([march(2, 2, 1)])
    await ana.tell(played(ann, marched(1, 3, 1)))
    ana.page.unstage()
    expect(places(ana)).toEqual([3, 0, 0, 1])
  })

  test('so much at once that nobody would watch it is there at once', async () => {
    const ana = atRaid(rolled())
    await ana.tell(...Array.from({ length: 9 }, (_, n) => played(ann, marched(n % 3, n % 4, 1 + (n % 2)))))
    expect([shown, ana.page.shownAt(), lines(ana).length]).toEqual([[], 10, 9])
  })

  test('who has just sat down sees with the eyes of the seat, and what was staged before is gone', async () => {
    const state = blank()
    state.muster = [hide(2, ann), hide(1, bob), 'open']
    const ana = atRaid(state)
    expect(viewOf(ana).muster).toEqual([hide(2, ann), null, 'open'])
    await stage(ana, { type: 'muster', coins: 0 })
    ana.look(bob)
    expect([viewOf(ana).muster, ana.page.staged()]).toEqual([[null, hide(1, bob), 'open'], []])
    ana.look('open')
    expect([viewOf(ana).muster, ana.page.me()]).toEqual([[hide(2, ann), hide(1, bob), 'open'], null])
  })
})

describe('the past', () => {
  const told = async (): Promise<Handmade> => {
    const ana = atRaid(rolled())
    await ana.tell(
      played(ann, marched(0, 0, 3)),
      played(ann, marched(1, 1, 2)),
      { kind: 'rewound', to: seqOf(2), by: ann },
      played(ann, marched(1, 1, 1), { type: 'turnEnded', next: bob, round: 1 }),
      played(bob, { type: 'rolled', dice: [4, 4, 4] }),
    )
    shown.length = 0
    return ana
  }

  test('moments are entries that stand; an address knows them by their number', async () => {
    const { page } = await told()
    expect(page.replay.length()).toBe(4)
    expect([0, 1, 2, 3, 4].map((moment) => page.replay.seqAt(moment))).toEqual([0, 1, 2, 5, 6])
    expect([1, 2, 3, 4, 5, 6, 99].map((seq) => page.replay.momentOf(seqOf(seq)))).toEqual([
      1, 2, 2, 2, 3, 4, 4,
    ])
  })

  test('a step forward is played, any other is there at once, and nobody is asked', async () => {
    const ana = await told()
    ana.page.replay.go(2)
    expect([places(ana), shown, ana.page.decisions(), ana.page.legal()]).toEqual([[3, 0, 0, 0], [], [], []])
    ana.page.replay.go(3)
    await settled()
    expect([places(ana), shown]).toEqual([
      [3, 1, 0, 0],
      ['marched', 'turnEnded'],
    ])
    ana.page.replay.go(0)
    expect([places(ana), shown.length]).toEqual([[0, 0, 0, 0], 2])
    ana.page.replay.go(99)
    expect(ana.page.replay.at()).toBe(4)
    ana.page.replay.go(-1)
    expect(ana.page.replay.at()).toBe(0)
  })

  /** The third entry ends the first round, and goes on into the second. */
  const intoRoundTwo = async () => {
    const ana = atRaid(rolled())
    await ana.tell(
      played(ann, marched(0, 0, 3)),
      played(ann, marched(1, 1, 2), { type: 'turnEnded', next: bob, round: 2 }),
      played(bob, { type: 'rolled', dice: [4, 4, 4] }),
    )
    return ana
  }

  test('a move bears the name of the round in which it was made, in the bar as in ticks and story', async () => {
    const ana = await intoRoundTwo()
    const { page } = ana
    expect(page.round()).toBe('2')
    // From the last to the first: none is played, each is there at once.
    const named = [4, 3, 2, 1, 0].map((moment) => (page.replay.go(moment), page.round())).reverse()
    expect(named).toEqual(['1', '1', '1', '1', '2'])
    expect([0, 1, 2, 3, 4].map((moment) => page.round(moment))).toEqual(named)
    expect(page.replay.rounds()).toEqual([4])
  })

  test('a line from before a round ends shows the board of its own fact', async () => {
    const ana = await intoRoundTwo()
    const { page } = ana
    const at = (moment: number, facts?: number) => {
      page.replay.go(moment, facts)
      return [viewOf(ana).round, page.round()]
    }
    const whole = at(3)
    expect(whole).toEqual([2, '1'])
    expect(at(3, 1)).toEqual([1, '1'])
    expect(at(3, 2)).toEqual(whole)
    // Of an entry that stays in its round all is shown.
    expect(at(2, 0)).toEqual(at(2))
  })

  test('a turn is a run of entries by one seat', async () => {
    const { page } = await told()
    expect([page.replay.turn(1, 1), page.replay.turn(2, 1), page.replay.turn(3, 1)]).toEqual([3, 3, 4])
    expect([page.replay.turn(4, -1), page.replay.turn(3, -1), page.replay.turn(1, -1)]).toEqual([3, 1, 0])
  })

  test('who looks at it is not torn out of it by what comes, and comes back to what is', async () => {
    const ana = await told()
    ana.page.replay.go(1)
    await ana.tell(played(bob, { type: 'turnEnded', next: eve, round: 1 }))
    expect([places(ana), ana.page.replay.at(), ana.page.replay.length()]).toEqual([[0, 0, 0, 0], 1, 5])
    ana.page.replay.leave()
    expect([viewOf(ana).active, ana.page.replay.at(), ana.page.shownAt()]).toEqual([eve, null, 7])
  })

  test('one’s own answer that comes meanwhile is there afterwards', async () => {
    const ana = atRaid(rolled())
    await stage(ana, march(0, 0, 3))
    ana.page.commit()
    ana.page.replay.go(0)
    await ana.tell(ana.mine(marched(0, 0, 3)))
    expect(places(ana)).toEqual([0, 0, 0, 0])
    ana.page.replay.leave()
    expect([places(ana), ana.page.staged(), ana.page.pending()]).toEqual([[3, 0, 0, 0], [], false])
  })

  test('a rewind may take the moment itself away: the last that stands is shown', async () => {
    const ana = await told()
    ana.page.replay.go(4)
    await ana.tell({ kind: 'rewound', to: seqOf(2), by: ann })
    expect([ana.page.replay.at(), places(ana)]).toEqual([2, [3, 0, 0, 0]])
  })
})
