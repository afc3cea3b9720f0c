// Colyseus as its documentation sets it up, with a room that counts: state is a schema, told in binary patches. It keeps
// nothing on a disk.
const { Server, Room } = require('@colyseus/core')
const { WebSocketTransport } = require('@colyseus/ws-transport')
const { schema, t } = require('@colyseus/schema')

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
      this.broadcastPatch()
    })
  }
}

const server = new Server({ transport: new WebSocketTransport({}), greet: false })
server.define('count', Count)
void server.listen(Number(process.argv[2]))
