/** What people are called at one table: nobody is taken for somebody else. */
import { limits } from '../../shared/protocol/limits.ts'
import { nameIn } from '../../shared/protocol/nameless.ts'
import { skeleton } from '../../shared/protocol/text.ts'

/** As much of a name as there is room for; characters stay whole. */
const cut = (name: string, length: number): string => {
  const signs = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  while (signs.join('').length > length) signs.pop()
  return signs.join('').trimEnd()
}

/** What is alike in names that are taken for each other: those of who gave none are, in whichever language. */
export const likenessOf = (name: string): string => skeleton(nameIn(name, 'en'))

/** This name, or with a number after it where another is called so, or looks so: capitals make no difference. */
export const nameApart = (wanted: string, others: readonly string[]): string => {
  const taken = new Set(others.map(likenessOf))
  let name = wanted
  for (let count = 2; taken.has(likenessOf(name)); count++) {
    const number = ` ${count}`
    name = cut(wanted, limits.name - number.length) + number
  }
  return name
}
