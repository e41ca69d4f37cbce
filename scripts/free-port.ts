import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections (from 32768), one of which could take the port before its server listens. */
const FIRST_PORT = 20_000
const LAST_PORT = 32_000
const TRIES = 100

function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((done) => {
    server.once('error', () => done(false))
    server.listen(port, () => server.close(() => done(true)))
  })
}

/** A port that nobody uses at this moment, on any address. @throws Error when a hundred in a row are taken */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT)
    if (await isFree(port)) return port
  }
  throw new Error(`No port between ${FIRST_PORT} and ${LAST_PORT} is free.`)
}
