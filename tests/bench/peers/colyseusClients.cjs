// Four clients of Colyseus in one room, for the bench to drive.
const { Client } = require('@colyseus/sdk')

/** Milliseconds of each move, from the message to when all four have seen it. */
exports.playRoom = async (server, moves) => {
  const first = await new Client(server).create('count')
  const rooms = [first]
  while (rooms.length < 4) rooms.push(await new Client(server).joinById(first.roomId))
  const waiting = rooms.map(() => ({ count: Infinity, resolve: () => {} }))
  for (const [index, room] of rooms.entries())
    room.onStateChange(({ count }) => count >= waiting[index].count && waiting[index].resolve())
  const times = []
  for (let move = 0; move < moves; move++) {
    const all = Promise.all(
      rooms.map((room, index) => new Promise((resolve) => (waiting[index] = { count: move + 1, resolve }))),
    )
    const from = performance.now()
    rooms[move % 4].send('add')
    await all
    times.push(performance.now() - from)
  }
  if (rooms[0].state.count !== moves) throw new Error('the room refused a move')
  for (const room of rooms) await room.leave()
  return times
}
