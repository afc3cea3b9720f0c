/** What a table is like for those who are far from it: `npm run test:distance` (`-- --help` for the rest). */
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { commandLine } from '../../.ci/commandLine.ts'
import { findChromium } from '../../.ci/chromium.ts'
import { defaultOptions } from '../../shared/engine/options.ts'
import { registry } from '../../shared/registry.ts'
import { benchKeyOf, openTable } from '../bench/players.ts'
import { withServer } from '../soak/server.ts'
import { startEcho } from './echo.ts'
import { giveEyes } from './eyes.ts'
import { openLine } from './line.ts'
import { playTurn, type Turn } from './turns.ts'

const given = commandLine(
  `What a table is like for those who are far from it: two pages in Chromium play Fortium against each other, both at
the end of a long line to the built worker. Nothing is animated: what would fly stands there at once.

  npm run test:distance
  --delays <ms,ms,...>     there and back, half of it each way (20,100,250); a move of one is with the other after as much
  --turns <n>              turns at each distance (20), the first two not measured; of the others every third is first
                           sent in a way that the table refuses
  --slack <ms>             milliseconds beyond the delay that the table and its pages may take (50); the delay is that of
                           a bare frame on the same line at the same time: what a busy machine adds to it is its own
  --json                   one JSON object, in the last line; how far it is goes to the errors

Ends with 1 where one's own move is not drawn in the first frame after the press; where moves of the other, or refusals,
are not drawn within the delay and the slack, in the middle or 95 of 100; where a piece goes back in another frame than the one that
tells why, or a move that was not refused looks as if it had been.`,
  {
    delays: { type: 'string', default: '20,100,250' },
    turns: { type: 'string', default: '20' },
    slack: { type: 'string', default: '50' },
    json: { type: 'boolean', default: false },
  },
  ['delays', 'turns', 'slack'],
)
const delays = given.delays.split(',').map(Number)
const turns = Number(given.turns)
const slack = Number(given.slack)
/** Turns at a table that are not measured: parts of the page are loaded with each first use. */
const firstTurns = Math.min(2, turns - 1)

const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)
}

/** Somebody who has this seat, and has played before. */
const sit = async (browser: Browser, base: string, id: string, seat: number): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: base,
          localStorage: [
            { name: `almena:token:${id}`, value: benchKeyOf(seat) },
            { name: 'almena:lessons:fortium', value: 'all' },
            { name: 'almena:speed', value: 'atOnce' },
          ],
        },
      ],
    },
  })
  const page = await context.newPage()
  await giveEyes(page)
  await page.goto(`/g/${id}`)
  await expect(page.locator('.ft-board')).toBeVisible({ timeout: 60_000 })
  return page
}

const asked = '.seat.me.asked'

type Two = readonly [Page, Page]

/** Who is asked first, and the other: then they take turns. */
const inTurn = ([ana, berta]: Two): Promise<Two> =>
  Promise.race([
    ana.waitForSelector(asked).then((): Two => [ana, berta]),
    berta.waitForSelector(asked).then((): Two => [berta, ana]),
  ])

interface Played {
  readonly turns: readonly Turn[]
  /** Milliseconds that bare frames took on the same line, there and back. */
  readonly line: readonly number[]
}

const playAt = async (browser: Browser, port: number, delay: number): Promise<Played> => {
  const fortium = registry['fortium']
  if (fortium === undefined) throw new Error('there is no fortium')
  const match = { rules: await fortium.rules(), options: defaultOptions(fortium.meta) }
  const { id, players } = await openTable(`http://127.0.0.1:${port}`, { match, seats: 2, bots: false })
  for (const { wire } of players) wire.socket.close()
  const line = await openLine(port, delay / 2)
  const pages: Two = [await sit(browser, line.base, id, 0), await sit(browser, line.base, id, 1)]
  const echo = await startEcho(line.base, id)
  const played: Turn[] = []
  try {
    // How the miners begin: as it is offered.
    for (const page of pages) await page.locator('.ft-sheet .main').click({ timeout: 30_000 })
    // Both are asked until both have chosen.
    for (const page of pages) await expect(page.locator('.ft-sheet')).toBeHidden({ timeout: 30_000 })
    let [mover, other] = await inTurn(pages)
    for (let n = 0; n < turns; n++) {
      await expect(mover.locator(asked)).toBeVisible({ timeout: 30_000 })
      const turn = await playTurn(mover, other, n >= firstTurns && (n - firstTurns) % 3 === 0)
      if (turn !== null && n >= firstTurns) played.push(turn)
      ;[mover, other] = [other, mover]
      process.stderr.write(`\r${delay} ms: ${n + 1} of ${turns} turns `)
    }
  } finally {
    process.stderr.write('\n')
    echo.end()
    for (const page of pages) await page.context().close()
    line.close()
  }
  return { turns: played, line: echo.times }
}

/** Both where the middle and the slow end are within the line's own and the slack. */
const isInTime = (times: readonly number[], line: readonly number[]): boolean =>
  [0.5, 0.95].every((share) => quantile(times, share) <= quantile(line, share) + slack)

const summary = (delay: number, { turns: played, line }: Played) => {
  const refused = played.flatMap((turn) => (turn.refused === null ? [] : [turn.refused]))
  const own = played.map((turn) => turn.own.ms)
  const others = played.map((turn) => turn.others)
  const backs = refused.map(({ ms }) => ms)
  const figures = {
    delay,
    line: quantile(line, 0.5),
    line95: quantile(line, 0.95),
    moves: played.length,
    own: quantile(own, 0.5),
    own95: quantile(own, 0.95),
    /** The latest frame after the press in which one's own move was first drawn. */
    ownFrame: Math.max(...played.map((turn) => turn.own.frames)),
    others: quantile(others, 0.5),
    others95: quantile(others, 0.95),
    refusals: refused.length,
    refused: quantile(backs, 0.5),
    refused95: quantile(backs, 0.95),
    /** Frames between the piece that goes back and the words that say why. */
    toldLate: Math.max(...refused.map(({ framesLate }) => Math.abs(framesLate))),
    falseAlarms: played.filter(({ isAlarmed }) => isAlarmed).length,
  }
  const missed = [
    ...(figures.moves > 0 && refused.length > 0 ? [] : ['nothing was measured']),
    ...(figures.ownFrame === 1 ? [] : ['one’s own move within a frame']),
    ...(isInTime(others, line) ? [] : ['moves of the other within delay and slack']),
    ...(isInTime(backs, line) ? [] : ['refusals within delay and slack']),
    ...(figures.toldLate === 0 ? [] : ['a piece goes back in the frame that says why']),
    ...(figures.falseAlarms === 0 ? [] : ['only what is refused looks so']),
  ]
  return { ...figures, missed }
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const distances = await withServer({ FRAMES_PER_SECOND: '100' }, async ({ port }) => {
  const all: ReturnType<typeof summary>[] = []
  try {
    for (const delay of delays) all.push(summary(delay, await playAt(browser, port, delay)))
  } finally {
    await browser.close()
  }
  return all
})
if (given.json) console.log(JSON.stringify({ slack, distances }))
else {
  console.log('Milliseconds from the press, in the middle and of 95 in 100, by the delay there and back:')
  console.table(
    Object.fromEntries(
      distances.map((one) => [`${one.delay} ms`, { ...one, missed: one.missed.length }] as const),
    ),
  )
}
for (const { delay, missed } of distances)
  for (const bound of missed) console.error(`missed at ${delay} ms: ${bound}`)
process.exit(distances.every(({ missed }) => missed.length === 0) ? 0 : 1)
