/** Taking back a move, with the consent of those who have acted since. */
import { expect, test } from 'vitest'
import { asked, type Client, resources, started } from './clients.ts'

const playOne = async (people: readonly Client[]): Promise<Client> => {
  const one = asked(people)
  await one.play([resources(one)])
  for (const person of people) await person.until(() => person.seq === one.seq)
  return one
}
const all = async (people: readonly Client[], holds: (person: Client) => boolean): Promise<void> => {
  for (const person of people) await person.until(() => holds(person))
}

test('nobody has acted since: taken back at once, and played otherwise', async () => {
  const { people } = await started()
  const one = await playOne(people)
  const before = one.seq
  expect(await one.act({ act: 'askUndo' })).toMatchObject({ t: 'table' })
  await all(people, ({ seq }) => seq === before + 1)
  const entry = people[0].messages
    .flatMap((message) => (message.t === 'entries' ? message.entries : []))
    .at(-1)
  expect(entry).toMatchObject({ kind: 'rewound', to: before - 1, by: one.you })
})

test('whoever has acted since is asked; when all agree it is taken back', async () => {
  const { people } = await started()
  const first = await playOne(people)
  const second = await playOne(people)
  const third = people.find((person) => person !== first && person !== second)!
  await first.act({ act: 'askUndo' })
  await all(people, ({ info }) => info?.undo?.by === first.you)
  expect(first.info?.undo?.waiting).toEqual([second.you])
  expect(await third.act({ act: 'answerUndo', agree: true })).toMatchObject({ why: 'nothingToUndo' })
  const before = first.seq
  await second.act({ act: 'answerUndo', agree: true })
  await all(people, ({ seq, info }) => seq === before + 1 && info?.undo === null)
})

test('a refusal, or another move, puts it off the table; who has not played has nothing to take back', async () => {
  const { people } = await started()
  const first = await playOne(people)
  const second = await playOne(people)
  const third = asked(people)
  expect(await third.act({ act: 'askUndo' })).toMatchObject({ t: 'refused', why: 'nothingToUndo' })
  await first.act({ act: 'askUndo' })
  await second.act({ act: 'answerUndo', agree: false })
  await all(people, ({ info }) => info?.undo === null)
  await first.act({ act: 'askUndo' })
  const before = first.seq
  await playOne(people)
  expect(await second.act({ act: 'answerUndo', agree: true })).toMatchObject({ why: 'nothingToUndo' })
  expect(first.seq).toBe(before + 1)
})
