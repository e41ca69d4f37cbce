import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections (from 32768), one of which could take the port before its
 * server listens.
 */
const FIRST_PORT = 20_000
const LAST_PORT = 32_000
const TRIES = 100

function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(false) : failed(error)))
    server.listen(port, () => server.close(() => done(true)))
  })
}

/**
 * The first of `count` neighbouring ports that nobody uses at this moment, on any address. @throws Error when a hundred
 * in a row are taken
 */
export async function freePorts(count: number): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT)
    const free = await Promise.all(Array.from({ length: count }, (_, n) => isFree(port + n)))
    if (free.every(Boolean)) return port
  }
  throw new Error(`No ${count} neighbouring ports between ${FIRST_PORT} and ${LAST_PORT} are free.`)
}

/** A port that nobody uses at this moment, on any address. @throws Error when a hundred in a row are taken */
export const freePort = (): Promise<number> => freePorts(1)
