// boardgame.io as its tutorial sets it up, with the store that ships with it and a game that counts.
const { Server, FlatFile } = require('boardgame.io/server')
const { game } = require('./game.cjs')

const [, , port, dir] = process.argv
const server = Server({ games: [game], db: new FlatFile({ dir }), origins: [/./] })
void server.run(Number(port))
