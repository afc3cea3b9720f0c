/**
 * What a picture costs: `npm run pictures` (add `-- --json` for one JSON object, `--help` for the rest).
 *
 * The preview of the last moment of a recorded game, drawn as the Worker draws it: SVG by the board's own components,
 * pixels by resvg. CPU time of this process, the best of several, as the machine may be busy with other things: what
 * else it does makes a drawing dearer, and never cheaper. So the bound on CPU is judged by the best of five or more.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { commandLine } from '../../.ci/commandLine.ts'
import { buildMissing } from '../../.ci/built.ts'
import { conceal } from '../../shared/engine/secret.ts'
import type { AnyEntry } from '../../shared/engine/log.ts'
import type { DrawPreview } from '../../shared/protocol/drawing.ts'
import { registry } from '../../shared/registry.ts'
import { smallPng } from '../../worker/pages/png.ts'

const given = commandLine(
  `What the preview of a game's last moment costs: milliseconds of CPU, and bytes of the PNG.

  npm run pictures                 a table
  npm run -s pictures -- --json    one JSON object
  --times <n>                      each is drawn so often, and the best counts (5)
  --out <folder>                   the pictures are put there
  --cpu <ms>                       what one may cost at most (250); judged where each is drawn five times or more
  --size <kB>                      what one may weigh at most (120)

Where a picture is over one of these it ends with 1.`,
  {
    json: { type: 'boolean', default: false },
    times: { type: 'string', default: '5' },
    out: { type: 'string' },
    cpu: { type: 'string', default: '250' },
    size: { type: 'string', default: '120' },
  },
  ['times', 'cpu', 'size'],
)

interface Recorded {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly entries: readonly AnyEntry[]
}

await buildMissing()
// Built just now: nothing is known of it before.
const built = '../../dist-draw/draw.js'
const { drawPreview } = (await import(built)) as { readonly drawPreview: DrawPreview }
await initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm'))
const fontBuffers = ['alegreya-sans/files/alegreya-sans', 'almendra/files/almendra'].map(
  (font) => new Uint8Array(readFileSync(`node_modules/@fontsource/${font}-latin-700-normal.woff2`)),
)

/** Milliseconds of CPU. */
const timed = async <T>(work: () => T | Promise<T>): Promise<readonly [number, T]> => {
  const before = process.cpuUsage()
  const done = await work()
  const { user, system } = process.cpuUsage(before)
  return [(user + system) / 1000, done]
}

const least = (times: readonly number[]): number => Math.round(Math.min(...times))

const rows: Record<
  string,
  { drawing: number; pixels: number; together: number; svgKB: number; pngKB: number }
> = {}
for (const game of Object.keys(registry)) {
  const folder = `tests/records/${game}`
  // The fullest table.
  const file = readdirSync(folder).findLast((name) => /-[345]\.json$/.test(name))
  const { record } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { readonly record: Recorded }
  const seats = Array.from({ length: record.seats }, (_, seat) => ({
    kind: 'bot' as const,
    level: 'greedy' as const,
    seat,
  }))
  const entries = record.entries.map((entry) => conceal(entry, null))
  const position = { game, options: record.options, seats, entries }
  const [drawing, pixels]: [number[], number[]] = [[], []]
  let [svg, png] = ['', new Uint8Array()]
  for (let n = 0; n < Number(given.times); n++) {
    process.stderr.write(`${game} ${n + 1} of ${given.times}   \r`)
    const [drew, text] = await timed(() => drawPreview(position as never, 'es'))
    svg = text ?? ''
    drawing.push(drew)
    const [made, bytes] = await timed(async () => {
      const picture = new Resvg(svg, {
        font: { fontBuffers, defaultFontFamily: 'Alegreya Sans', loadSystemFonts: false },
      })
      const image = picture.render()
      const data = await smallPng(image.pixels, image.width, image.height)
      image.free()
      picture.free()
      return data
    })
    png = bytes
    pixels.push(made)
  }
  rows[game] = {
    drawing: least(drawing),
    pixels: least(pixels),
    together: least(drawing.map((one, n) => one + (pixels[n] ?? 0))),
    svgKB: Math.round(svg.length / 1000),
    pngKB: Math.round(png.length / 1000),
  }
  if (given.out !== undefined) {
    writeFileSync(`${given.out}/${game}.png`, png)
    writeFileSync(`${given.out}/${game}.svg`, svg)
  }
}
const isJudged = Number(given.times) >= 5
const over = Object.entries(rows).flatMap(([game, { together, pngKB }]) => [
  ...(pngKB > Number(given.size) ? [`${game}: ${pngKB} kB, more than ${given.size}`] : []),
  ...(isJudged && together > Number(given.cpu)
    ? [`${game}: ${together} ms of CPU, more than ${given.cpu}`]
    : []),
])
for (const one of over) console.error(one)
console.log(given.json ? JSON.stringify(rows) : '')
if (!given.json) console.table(rows)
process.exit(over.length === 0 ? 0 : 1)
