// Four clients of boardgame.io at one match, for the bench to drive; and its reducer alone.
const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal')
const { game } = require('./game.cjs')

/** Milliseconds of each move, from the click to when all four have seen it. */
exports.playMatch = async (server, moves) => {
  // The server makes a match when its first player comes.
  const matchID = `bench-${process.pid}`
  const clients = ['0', '1', '2', '3'].map((playerID) =>
    Client({ game, numPlayers: 4, matchID, playerID, debug: false, multiplayer: SocketIO({ server }) }),
  )
  // One subscription each, for good: the numbers of dropped ones are given out again.
  const waiting = clients.map(() => ({ turn: Infinity, resolve: () => {} }))
  const isSeen = (client, turn) => (client.getState()?.ctx.turn ?? -1) >= turn
  for (const [index, client] of clients.entries()) {
    client.start()
    client.subscribe(() => isSeen(client, waiting[index].turn) && waiting[index].resolve())
  }
  const seen = (turn) =>
    Promise.all(
      clients.map(
        (client, index) =>
          new Promise((resolve) => {
            waiting[index] = { turn, resolve }
            if (isSeen(client, turn)) resolve()
          }),
      ),
    )
  await seen(1)
  // The author shows its own move at once; that the turn has ended comes from the server.
  const times = []
  for (let move = 0; move < moves; move++) {
    const from = performance.now()
    const state = clients[0].getState()
    const all = seen(state.ctx.turn + 1)
    clients[Number(state.ctx.currentPlayer)].moves.add()
    await all
    times.push(performance.now() - from)
  }
  for (const client of clients) client.stop()
  return times
}

/** Moves a second through the bare reducer. */
exports.reduce = (milliseconds) => {
  const reducer = CreateGameReducer({ game, isClient: false })
  let state = InitializeGame({ game, numPlayers: 4 })
  const until = performance.now() + milliseconds
  let moves = 0
  for (; performance.now() < until; moves++) {
    const payload = { type: 'add', args: [], playerID: state.ctx.currentPlayer }
    state = reducer(state, { type: 'MAKE_MOVE', payload })
  }
  if (state.G.count !== moves) throw new Error('the reducer refused a move')
  return moves / (milliseconds / 1000)
}
