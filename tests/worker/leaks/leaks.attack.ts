/**
 * Two worlds that differ in what one seat hides, over the real worker: whatever anybody else receives is the same to the
 * byte until the rules reveal it. How many pairs of worlds, and from which seed, is said by `npm run test:leaks`.
 */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { seatOf, seqOf } from '../../../shared/engine/ids.ts'
import { randomAt, seedFromNumber } from '../../../shared/engine/random.ts'
import { visibilities } from '../../../shared/protocol/tableInfo.ts'
import { registry } from '../../../shared/registry.ts'
import { optionCases } from '../../kit/tables.ts'
import { type Playthrough, playthrough } from '../../laws/playthrough.ts'
import { type Heard, hear, type Hearing } from './heard.ts'
import { otherChoice, otherFaces, secretTurn, type Twins } from './worlds.ts'

interface Wanted {
  readonly pairs: number
  readonly seed: number
  readonly games: readonly string[]
}
const wanted = JSON.parse(env.ATTACK) as Wanted

/** Turns that both worlds play before they are compared. */
const together = 4
/** Pairs of worlds that one game is good for. */
const pairsOfGame = 4
/** In so many pairs somebody is away, asked, and told so: notices were compared, or it was for nothing. */
const pairsWithNotice = 8

/** Pairs of worlds without end, of one game. */
function* twinsOf(id: string): Generator<{ twins: Twins; number: number; name: string }> {
  const { meta } = registry[id]!
  let play: Playthrough | null = null
  for (let number = wanted.seed; ;) {
    const random = randomAt(seedFromNumber(1_000_003 * number), seqOf(1))
    const seats = meta.seats.min + random.below(meta.seats.max - meta.seats.min + 1)
    const game = loaded.get(id)!
    const cases = optionCases(game, meta, seats)
    const options = cases[random.below(cases.length)]!
    play = playthrough(game, { ...options, seats, seed: number })
    let found = 0
    for (let tries = 0; tries < 40 && found < pairsOfGame; tries++) {
      // Mostly where the seat acts in secret, from there or from a little before it on.
      const secret = random.below(4) > 0 ? secretTurn(play, random) : null
      const hider = secret?.seat ?? seatOf(random.below(seats))
      const at = secret?.at ?? random.below(play.turns.length)
      const twins =
        random.below(3) === 0
          ? otherChoice(play, at, together, random)
          : otherFaces(play, hider, Math.max(0, at - random.below(together)), together, random)
      if (twins === null) continue
      found++
      yield { twins, number, name: `${id}, ${seats} seats, ${options.name}, seed ${number}, turn ${at}` }
    }
    number++
  }
}
const loaded = new Map(
  await Promise.all(wanted.games.map(async (id) => [id, await registry[id]!.rules()] as const)),
)

/**
 * At what kind of table the nth pair is heard. Games begin one apart, so that one pair of each has been at a listed table
 * (where the lobby speaks of it), by link, at a private one, with a clock and without, and has had its PNG compared.
 */
const howOf = (nth: number): Hearing => ({
  visibility: visibilities[nth % visibilities.length]!,
  hasClock: nth % 2 === 1,
  pictures: nth % 8 === 3,
})

/** Where they differ, as much as one wants to read. */
const difference = ({ texts: one }: Heard, { texts: other }: Heard): string | null => {
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const [a = 'nothing', b = 'nothing'] = [one.get(name), other.get(name)]
    if (a === b) continue
    let at = 0
    while (a[at] === b[at]) at++
    return `${name}\n…${a.slice(Math.max(0, at - 200), at + 200)}\n…${b.slice(Math.max(0, at - 200), at + 200)}`
  }
  return null
}

test.each(wanted.games)('what a seat of %s hides is told to nobody', { timeout: 86_400_000 }, async (id) => {
  const told = { pairs: 0, listed: 0, link: 0, private: 0, clocks: 0, pictures: 0, push: 0, webhook: 0 }
  const heard = { faces: 0, choice: 0, texts: 0, letters: 0 }
  for (const { twins, number, name } of twinsOf(id)) {
    if (told.pairs === wanted.pairs) break
    const how = howOf(Object.keys(registry).indexOf(id) + number + told.pairs)
    const { meta } = registry[id]!
    const first = await hear(twins, 0, how, meta)
    const second = await hear(twins, 1, how, meta)
    const leak = difference(first, second)
    const at = `${name}, ${JSON.stringify(how)}`
    expect(leak === null ? '' : `${at}, hidden by seat ${twins.hider} (${twins.kind}): ${leak}`).toBe('')
    told.pairs++
    told[how.visibility]++
    told.clocks += how.hasClock ? 1 : 0
    told.pictures += how.pictures ? 1 : 0
    told.push += first.notices.push
    told.webhook += first.notices.webhook
    heard[twins.kind]++
    heard.texts += first.texts.size
    for (const text of first.texts.values()) heard.letters += text.length
    console.log(`ATTACK ${JSON.stringify({ game: id, ...told, ...heard })}`)
  }
  expect(told.pairs).toBe(wanted.pairs)
  if (wanted.pairs < pairsWithNotice) return
  expect(told.push, 'notices by push that were compared').toBeGreaterThan(0)
  expect(told.webhook, 'notices by webhook that were compared').toBeGreaterThan(0)
})
