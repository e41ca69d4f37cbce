import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ephemeral ports (from 32768), which an outgoing connection could take. */
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

/** @returns the first of `count` consecutive free ports. @throws Error after a hundred attempts */
export async function freePorts(count: number): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT)
    const free = await Promise.all(Array.from({ length: count }, (_, n) => isFree(port + n)))
    if (free.every(Boolean)) return port
  }
  throw new Error(`No ${count} neighbouring ports between ${FIRST_PORT} and ${LAST_PORT} are free.`)
}

export const freePort = (): Promise<number> => freePorts(1)
