/** Taking back: freely what told nobody anything, all else with the consent of every other person. */
import { expect, test } from 'vitest'
import { same } from '../../shared/engine/copy.ts'
import type { AnyGame } from '../../shared/engine/game.ts'
import { castillo } from '../../shared/games/castillo/game.ts'
import type { Move as Choice } from '../../shared/games/castillo/moves.ts'
import type { State as Castle } from '../../shared/games/castillo/state.ts'
import type { Move } from '../../shared/games/fortaleza/moves.ts'
import { asked, type Client, join, opened, resources, started, token } from './clients.ts'
import { pass } from './time.ts'

type Anyone = Pick<Client, 'until' | 'seq' | 'info'>

const playOne = async (people: readonly Client[], count: 1 | 2 = 2): Promise<Client> => {
  const one = await asked(people)
  await one.play([resources(one, count)])
  for (const person of people) await person.until(() => person.seq === one.seq)
  return one
}
const all = async <One extends Anyone>(
  people: readonly One[],
  holds: (person: One) => boolean,
): Promise<void> => {
  for (const person of people) await person.until(() => holds(person))
}
const newest = ({ messages }: Pick<Client, 'messages'>) =>
  messages.flatMap((message) => (message.t === 'entries' ? message.entries : [])).at(-1)
/** What the newest entry told this person. */
const toldTo = (one: Pick<Client, 'messages'>) => {
  const entry = newest(one)
  return entry?.kind === 'played' ? entry.events : null
}
/** Everybody else agrees. */
const agreed = async (
  people: readonly Client<object, Choice>[] | readonly Client[],
  by: number,
): Promise<void> => {
  for (const person of people) if (person.you !== by) await person.answerUndo(true)
}

test('what told nobody anything is taken back at once, and played otherwise; the table says how often', async () => {
  const { people } = await started()
  const start = people.map(({ state }) => state)
  const one = await playOne(people, 1)
  const before = one.seq
  expect(await one.act({ act: 'askUndo' })).toMatchObject({ t: 'table' })
  await all(people, ({ seq }) => seq === before + 1)
  expect(newest(people[0])).toMatchObject({ kind: 'rewound', to: before - 1, by: one.you, agreed: [] })
  expect(people.every(({ state }, seat) => same(state, start[seat]))).toBe(true)
  await all(people, ({ info }) => info?.takenBack[one.you!] === 1)
  expect((await playOne(people)).you).toBe(one.you)
})

test('cards drawn have been seen: every other person is asked, and all must agree', async () => {
  const { people } = await started()
  const first = await playOne(people)
  const others = people.filter((person) => person !== first)
  await first.act({ act: 'askUndo' })
  await all(people, ({ info }) => info?.undo?.by === first.you)
  expect(first.info?.undo?.waiting).toEqual(others.map(({ you }) => you))
  const before = first.seq
  await others[0]!.answerUndo(true)
  expect(await others[0]!.answerUndo(true)).toMatchObject({ why: 'nothingToUndo' })
  expect(first.seq).toBe(before)
  expect(others[1]!.info?.undo?.waiting).toEqual([others[1]!.you])
  await others[1]!.answerUndo(true)
  await all(people, ({ seq, info }) => seq === before + 1 && info?.undo === null)
  expect(newest(first)).toMatchObject({ kind: 'rewound', agreed: others.map(({ you }) => you) })
  await all(people, ({ info }) =>
    same(
      info?.takenBack,
      people.map(({ you }) => (you === first.you ? 1 : 0)),
    ),
  )
})

test('a choice that another has seen needs them too, though the move itself was free', async () => {
  const { people } = await started()
  const first = await playOne(people)
  const second = await playOne(people, 1)
  expect(await first.act({ act: 'askUndo' })).toMatchObject({ t: 'table' })
  expect(first.info?.undo?.waiting).toHaveLength(2)
  await second.answerUndo(false)
  await all(people, ({ info }) => info?.undo === null)
})

test('nobody agrees to another wish than the one that was read', async () => {
  const { people } = await started()
  const first = await playOne(people)
  const second = await playOne(people)
  const third = await asked(people)
  await first.act({ act: 'askUndo' })
  await second.act({ act: 'askUndo' })
  await all(people, ({ info }) => info?.undo?.by === second.you)
  const meant = { act: 'answerUndo', agree: true, by: first.you!, seq: third.seq } as const
  expect(await third.act(meant)).toMatchObject({ why: 'otherUndo' })
  await third.act({ ...meant, by: second.you! })
  await all(people, ({ info }) => same(info?.undo?.waiting, [first.you]))
})

test('nor to the same person’s next wish, which takes back more; a page that does not say which is refused', async () => {
  const { people } = await started()
  const first = await playOne(people)
  await first.act({ act: 'askUndo' })
  await all(people, ({ info }) => info?.undo?.by === first.you)
  const read = first.info!.undo!
  const second = await playOne(people)
  await first.act({ act: 'askUndo' })
  await all(people, ({ info }) => info?.undo?.seq === second.seq)
  const third = people.find((one) => one !== first && one !== second)!
  const meant = { act: 'answerUndo', agree: true, by: first.you! } as const
  expect(await third.act({ ...meant, seq: read.seq })).toMatchObject({ t: 'refused', why: 'otherUndo' })
  expect(await third.act(meant)).toMatchObject({ t: 'refused', why: 'otherUndo' })
  expect(third.info?.undo?.waiting).toContain(third.you)
  await third.answerUndo(true)
  await all(people, ({ info }) => same(info?.undo?.waiting, [second.you]))
})

test('nobody is peeked past because they are away', async () => {
  const { id, people } = await started()
  const first = await playOne(people)
  const away = people.find((person) => person !== first)!
  away.socket.close(1000)
  const rest = people.filter((person) => person !== away)
  await all(rest, ({ info }) => {
    const seat = info?.seats[away.you!]
    return seat?.kind === 'person' && !seat.present
  })
  await first.act({ act: 'askUndo' })
  const before = first.seq
  await rest.find((person) => person !== first)!.answerUndo(true)
  await first.until(() => same(first.info?.undo?.waiting, [away.you]))
  expect(first.seq).toBe(before)
  // The question waits for who comes back.
  const back = await join(id, token(['ana', 'berta', 'carles'][away.you!]!))
  await back.answerUndo(true, 50)
  await all(rest, ({ seq }) => seq === before + 1)
})

test('a refusal, or another move, puts it off the table; who has not played has nothing to take back', async () => {
  const { people } = await started()
  const first = await playOne(people)
  const second = await playOne(people)
  const third = await asked(people)
  expect(await third.act({ act: 'askUndo' })).toMatchObject({ t: 'refused', why: 'nothingToUndo' })
  await first.act({ act: 'askUndo' })
  await second.answerUndo(false)
  await all(people, ({ info }) => info?.undo === null && info.undoRefused !== undefined)
  // Everybody is told whose no it was, and nobody can answer what is refused.
  const told = { by: first.you, refusedBy: second.you, seq: first.seq }
  expect(people.map(({ info }) => info?.undoRefused)).toEqual([told, told, told])
  const yes = { act: 'answerUndo', agree: true, by: first.you!, seq: first.seq } as const
  expect(await third.act(yes)).toMatchObject({ why: 'nothingToUndo' })
  await first.act({ act: 'askUndo' })
  await all(people, ({ info }) => info?.undo?.by === first.you && info.undoRefused === undefined)
  const before = first.seq
  await playOne(people)
  const late = { act: 'answerUndo', agree: true, by: first.you!, seq: before } as const
  expect(await second.act(late)).toMatchObject({ why: 'nothingToUndo' })
  expect(first.seq).toBe(before + 1)
})

test('against bots alone it is free, and the table says how often it was done', async () => {
  const id = await opened({ bots: 'greedy' })
  const ana = await join(id, token('ana'))
  for (let turn = 0; turn < 8 && !ana.isAsked; turn++) {
    const before = ana.seq
    await pass(id, 'bots')
    await ana.until(() => ana.seq > before)
  }
  const before = ana.state
  const draw = async () => {
    const answer = await ana.play([resources(ana)])
    const [entry] = answer.t === 'entries' ? answer.entries : []
    return entry?.kind === 'played' ? entry.events : answer
  }
  const drawn = await draw()
  for (const times of [1, 2]) {
    await ana.act({ act: 'askUndo' })
    await ana.until(() => ana.info?.takenBack[0] === times && newest(ana)?.kind === 'rewound')
    expect(same(ana.state, before)).toBe(true)
    // The cards are those that were drawn the first time.
    expect(same(await draw(), drawn)).toBe(true)
  }
})

const rules = castillo as unknown as AnyGame
const options = { winter: 'no', roundTrackTalers: 'one', workerSupply: 'choose' }

test('the last to choose in Castillo sees all cards, and chooses again only if all agree', async () => {
  const { people } = await started<Castle, Choice>({ game: 'castillo', options }, rules)
  const [ana, berta, carles] = people
  const choose = (one: (typeof people)[number], card: 'trader' | 'messenger' | 'stonemason') => {
    const move: Choice = { type: 'chooseCards', cards: [card] }
    return one.play([move], { decision: ana.key })
  }
  await choose(ana, 'trader')
  // Nobody has chosen since, and nothing was shown: she may go back, and choose anew without going back too.
  await ana.act({ act: 'askUndo' })
  await all(people, ({ seq }) => seq === 3)
  await choose(ana, 'trader')
  await choose(ana, 'messenger')
  await choose(berta, 'trader')
  // Another has chosen since: that is seen, though not what.
  await ana.act({ act: 'askUndo' })
  expect(ana.info?.undo?.waiting).toEqual([1, 2])
  await carles.until(() => carles.seq === 6)
  await choose(carles, 'stonemason')
  await all(people, ({ seq }) => seq === 7)
  const shown = carles.state.players.map(({ played }) => played)
  expect(shown).toEqual([['messenger'], ['trader'], ['stonemason']])
  await carles.act({ act: 'askUndo' })
  expect(carles.info?.undo?.waiting).toEqual([0, 1])
  await ana.answerUndo(true)
  await berta.answerUndo(false)
  await all(people, ({ info }) => info?.undo === null)
  expect(carles.seq).toBe(7)
})

test('the chooser of phase 2 of Fortaleza does not deal anew until the hand pleases', async () => {
  const { people } = await started()
  const kind = () => people[0].rules.decisions(people[0].state)[0]?.kind
  while (kind() === 'turn') {
    const one = await asked(people)
    const move = one.legal().find(({ type }) => type === 'takeResourcesTwo') ?? one.legal()[0]!
    await one.play([move])
    for (const person of people) await person.until(() => person.seq === one.seq)
  }
  const chooser = await asked(people)
  const name = async (seat: number) => {
    const move: Move = { type: 'chooseStartPlayer', seat }
    await chooser.play([move])
    for (const person of people) await person.until(() => person.seq === chooser.seq)
    return people.map(toldTo)
  }
  const dealt = await name(0)
  await chooser.act({ act: 'askUndo' })
  expect(chooser.info?.undo?.waiting).toHaveLength(2)
  // And if all agree, the very same hands are dealt.
  await agreed(people, chooser.you!)
  await chooser.until(() => newest(chooser)?.kind === 'rewound')
  expect(same(await name(0), dealt)).toBe(true)
})
