/** What a table bears from those who do not play: `npm run soak` (`-- --help` for the rest). */
import { commandLine } from '../../.ci/commandLine.ts'
import { soakReaders } from './readers.ts'
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

  npm run soak -- --watchers 10000    milliseconds of a move, from one player to all four, with so many who watch and
                                 with none, by turns; and how far behind who watches is. The first of them have sockets,
                                 as many as a room takes; all others read the public log as a page does, each from the
                                 copy of a place
  --places <n>                   data centres that they are in, each of which asks the room for a copy of its own (4)
  --moves <n>, --rounds <n>      moves measured at a table (400), tables with a crowd and without (2 each)
  --pause <ms>                   between two moves (30)

  --json                         one JSON object, in the last line; how far it is goes to the errors

Ends with 1 where memory goes beyond its bound, where the crowd makes the slowest hundredth of moves more than half as
slow again, or where a watcher is more than two seconds behind.`,
  {
    seconds: { type: 'string', default: '120' },
    readers: { type: 'string', default: '60' },
    turnover: { type: 'string', default: '0' },
    bound: { type: 'string', default: '300' },
    watchers: { type: 'string' },
    places: { type: 'string', default: '4' },
    moves: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '2' },
    pause: { type: 'string', default: '30' },
    json: { type: 'boolean', default: false },
  },
  ['seconds', 'readers', 'turnover', 'bound', 'watchers', 'places', 'moves', 'rounds', 'pause'],
)

const isFine =
  given.watchers === undefined
    ? await soakReaders({
        seconds: Number(given.seconds),
        count: Number(given.readers),
        turnover: Number(given.turnover),
        bound: Number(given.bound),
        json: given.json,
      })
    : await soakWatchers({
        watchers: Number(given.watchers),
        places: Number(given.places),
        moves: Number(given.moves),
        rounds: Number(given.rounds),
        pause: Number(given.pause),
        json: given.json,
      })
process.exit(isFine ? 0 : 1)
