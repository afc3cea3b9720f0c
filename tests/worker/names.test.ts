import { describe, expect, test } from 'vitest'
import { limits } from '../../shared/protocol/limits.ts'
import type { TableInfo } from '../../shared/protocol/tableInfo.ts'
import { nameApart } from '../../worker/room/names.ts'
import { join, opened, started, token } from './clients.ts'

const namesIn = (info: TableInfo | null): string[] =>
  (info?.seats ?? []).flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []))

describe('two people called alike are told apart', () => {
  test.each([
    ['Ana', [], 'Ana'],
    ['Ana', ['Berta'], 'Ana'],
    ['Ana', ['Ana'], 'Ana 2'],
    ['ANA', ['ana', 'Berta'], 'ANA 2'],
    ['Ana', ['Ana', 'Ana 2'], 'Ana 3'],
    ['Ánа', ['Ana'], 'Ánа 2'],
    // Whoever reads is told of both in one language.
    ['Guest', ['Invitado'], 'Guest 2'],
    ['Guest', ['Huésped'], 'Guest 2'],
    ['Guest', ['Alguien'], 'Guest 2'],
  ])('%s beside %j is %s', (wanted, others, name) => expect(nameApart(wanted, others)).toBe(name))

  test('within the length of a name, and no character is halved', () => {
    const long = '🏰'.repeat(limits.name / 2)
    const apart = nameApart(long, [long])
    expect(apart.length).toBeLessThanOrEqual(limits.name)
    expect(apart).toMatch(/^(🏰)+ 2$/u)
  })

  test('whoever sits down later gets the number, and everybody hears of it', async () => {
    const id = await opened()
    const [ana, other] = [await join(id, token('ana')), await join(id, token('other'))]
    await other.act({ act: 'sit', seat: 1, name: 'ana' })
    await ana.until(() => namesIn(ana.info).length === 2)
    expect(namesIn(ana.info)).toEqual(['Ana', 'ana 2'])
  })
})

describe('a name is changed', () => {
  test('while the table waits, told apart from the others but not from oneself', async () => {
    const id = await opened()
    const [ana, berta] = [await join(id, token('ana')), await join(id, token('berta'))]
    await berta.act({ act: 'sit', seat: 2, name: 'Berta' })
    await berta.act({ act: 'rename', name: ' Ana ' })
    expect(namesIn(berta.info)).toEqual(['Ana', 'Ana 2'])
    await berta.act({ act: 'rename', name: 'BERTA' })
    await ana.until(() => namesIn(ana.info)[1] === 'BERTA')
    await ana.act({ act: 'rename', name: 'ana' })
    expect(namesIn(ana.info)).toEqual(['ana', 'BERTA'])
  })

  test('in play too, and everybody hears of it', async () => {
    const { people } = await started()
    await people[1].act({ act: 'rename', name: 'Bertille' })
    await people[0].until(() => namesIn(people[0].info)[1] === 'Bertille')
    expect(people[0].info?.stage).toBe('live')
  })

  test('by who sits, and nobody else; and not to nothing', async () => {
    const id = await opened()
    const [berta, guest] = [await join(id, token('berta')), await join(id, null)]
    for (const one of [berta, guest])
      expect(await one.act({ act: 'rename', name: 'Ana' })).toMatchObject({ t: 'refused', why: 'notSeated' })
    const ana = await join(id, token('ana'))
    expect(await ana.act({ act: 'rename', name: '\u200b' })).toMatchObject({ t: 'refused', why: 'badName' })
    expect(namesIn(ana.info)).toEqual(['Ana'])
  })
})
