/** What a table bears from those who do not play: `npm run soak` (`-- --help` for the rest). */
import { commandLine } from '../../.ci/commandLine.ts'
import { soakReaders } from './readers.ts'
import { soakStrangers } from './strangers.ts'
import { soakWatchers } from './watchers.ts'

const given = commandLine(
  `What a table bears from those who do not play there: a real room in local workerd, over real sockets.

  npm run soak                   memory of a room with a whole game in its log, under readers that never read: sockets,
                                 paused below the WebSocket, that say hello again and again (Linux)
  --seconds <n>                  for so long (120)
  --readers <n>                  so many (60)
  --turnover <n>                 so many are left hanging each second, and others come in their place (0): what grows
                                 then is what workerd itself holds for a line, some 0.6 MiB in its two processes together
  --bound <MiB>                  how much more memory workerd may have than at the start (300)

  npm run soak -- --requests 60000    memory of the whole server under so many wrong requests over HTTP: routes with
                                 anything in their holes, and tables that anybody opens, without the limits that would
                                 keep them away. They come in parts, with a rest after each in which objects that nobody
                                 calls leave memory (Linux)
  --parts <n>                    so many (6)
  --rest <seconds>               so long (80: local workerd keeps an object for 70 s)
  --bound <MiB>                  how much more memory it may have in the later half than in the earlier, at most (200)

  npm run soak -- --watchers 10000    milliseconds of a move, from one player to all four, with so many who watch and
                                 with none, by turns; and how far behind who watches is. The first of them have sockets,
                                 as many as a room takes; all others read the public log as a page does, each from the
                                 copy of a place
  --places <n>                   data centres that they are in, each of which asks the room for a copy of its own (4)
  --moves <n>, --rounds <n>      moves measured at a table (400), tables with a crowd and without (2 each)
  --pause <ms>                   between two moves (30)

  --json                         one JSON object, in the last line; how far it is goes to the errors

Ends with 1 where a request is answered 5xx, where memory goes beyond its bound, where the crowd makes the slowest hundredth of moves more than half as
slow again, or where a watcher has seen an entry of the log more than two seconds late, or the last one not at all.`,
  {
    seconds: { type: 'string', default: '120' },
    readers: { type: 'string', default: '60' },
    turnover: { type: 'string', default: '0' },
    bound: { type: 'string' },
    requests: { type: 'string' },
    parts: { type: 'string', default: '6' },
    rest: { type: 'string', default: '80' },
    watchers: { type: 'string' },
    places: { type: 'string', default: '4' },
    moves: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '2' },
    pause: { type: 'string', default: '30' },
    json: { type: 'boolean', default: false },
  },
  [
    'seconds',
    'readers',
    'turnover',
    'bound',
    'requests',
    'parts',
    'rest',
    'watchers',
    'places',
    'moves',
    'rounds',
    'pause',
  ],
)

const { json } = given
const soak = (): Promise<boolean> => {
  if (given.watchers !== undefined)
    return soakWatchers({
      watchers: Number(given.watchers),
      places: Number(given.places),
      moves: Number(given.moves),
      rounds: Number(given.rounds),
      pause: Number(given.pause),
      json,
    })
  if (given.requests !== undefined)
    return soakStrangers({
      requests: Number(given.requests),
      parts: Number(given.parts),
      rest: Number(given.rest),
      bound: Number(given.bound ?? '200'),
      json,
    })
  return soakReaders({
    seconds: Number(given.seconds),
    count: Number(given.readers),
    turnover: Number(given.turnover),
    bound: Number(given.bound ?? '300'),
    json,
  })
}
process.exit((await soak()) ? 0 : 1)
