/** What a fresh clone is told to do can be done: the commands of the README, and what `npm ci` installs. */
import { describe, expect, test } from 'vitest'
import { amiss, commandsIn } from '../../.ci/commands.ts'
import { textOf } from '../kit/sources.ts'

describe('the commands of the README', () => {
  test('each has a try in CI, and nothing is tried that it does not name', () => {
    expect(amiss(textOf('README.md'))).toEqual([])
  })

  test('one that nobody tries is noticed, in a block and in a line; so is one that has gone', () => {
    const readme = textOf('README.md')
    expect(amiss(`${readme}\n\`\`\`sh\nnpm install && npm run new\n\`\`\`\n`)).toEqual([
      'nobody tries: npm run new',
    ])
    expect(amiss(`${readme}\nOr \`npx other --well\`.`)).toEqual(['nobody tries: npx other --well'])
    expect(amiss(readme.replace('npm run vapid', 'the script'))).toEqual(['not in the README: npm run vapid'])
    expect([...commandsIn(readme)]).toContain('npm start')
  })
})

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly resolved?: string
}

describe('what is locked', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as {
    readonly packages: Readonly<Record<string, Locked>>
  }

  /** Packages are looked for from the folder of who needs them upwards. */
  const isLocked = (from: string, name: string): boolean => {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`] !== undefined) return true
      if (folder === '') return false
    }
  }

  test('has an entry for every machine, also for those whose packages are not fetched here', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
    )
    expect(missing).toEqual([])
  })

  test('names no registry: each machine asks its own', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([])
  })

  test.each(['workerd', 'miniflare'])(
    'has one %s: what serves, what tests and what is killed in the midst of moves are the same',
    (name) => {
      const copies = Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`))
      expect(copies).toEqual([`node_modules/${name}`])
    },
  )
})
