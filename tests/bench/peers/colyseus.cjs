// Colyseus as its documentation sets it up, with a room that counts: state is a schema, told in binary patches. It keeps
// nothing on a disk by itself; where a folder is given, the room writes each move into SQLite before it is told, so that
// none is lost when the machine stops.
const { join } = require('node:path')
const { DatabaseSync } = require('node:sqlite')
const { Server, Room } = require('@colyseus/core')
const { WebSocketTransport } = require('@colyseus/ws-transport')
const { schema, t } = require('@colyseus/schema')

const [, , port, folder] = process.argv

/** Notes a move; nothing where nothing is kept. */
const noteIn = (path) => {
  if (path === undefined) return () => {}
  const database = new DatabaseSync(join(path, 'moves.sqlite'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  database.exec('CREATE TABLE moves (room TEXT, count INTEGER, PRIMARY KEY (room, count))')
  const insert = database.prepare('INSERT INTO moves VALUES (?, ?)')
  return (room, count) => insert.run(room, count)
}
const note = noteIn(folder)

const Counted = schema({ count: t.number(), turn: t.number() })

class Count extends Room {
  maxClients = 4
  // Told at once, not twenty times a second: as quick as it can be.
  patchRate = null

  onCreate() {
    this.state = new Counted()
    this.state.count = 0
    this.state.turn = 0
    this.onMessage('add', (client) => {
      // Whoever's turn it is adds one.
      if (this.clients.indexOf(client) !== this.state.turn % 4) return
      this.state.count++
      this.state.turn++
      note(this.roomId, this.state.count)
      this.broadcastPatch()
    })
  }
}

const server = new Server({ transport: new WebSocketTransport({}), greet: false })
server.define('count', Count)
void server.listen(Number(port))
