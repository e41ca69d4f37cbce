import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Trigger } from './trigger.ts'

/** A connection of the victim to one of its servers. */
export interface Line {
  readonly port: number
  stop(): void
}

type CountMessages = (chunk: Buffer) => number

const HEADER_BYTES = 5
const [QUERY, SYNC] = [0x51, 0x53]

/** Counts what PostgreSQL answers as one: simple queries, and extended ones by their Sync. */
export function postgresMessages(): CountMessages {
  let rest = Buffer.alloc(0)
  let isStarted = false
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    let count = 0
    for (;;) {
      // The first message has no type.
      const lengthAt = isStarted ? 1 : 0
      if (rest.length < lengthAt + HEADER_BYTES - 1) return count
      const size = lengthAt + rest.readInt32BE(lengthAt)
      if (rest.length < size) return count
      if (isStarted && (rest[0] === QUERY || rest[0] === SYNC)) count += 1
      isStarted = true
      rest = rest.subarray(size)
    }
  }
}

export const httpRequests = (): CountMessages => (chunk) =>
  /^(?:GET|POST|PATCH|DELETE) \//.test(chunk.subarray(0, 10).toString('latin1')) ? 1 : 0

export async function openLine(
  target: { readonly host: string; readonly port: number },
  trigger: Trigger,
  countMessages: () => CountMessages,
): Promise<Line> {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const remote = connect(target.port, target.host)
    const count = countMessages()
    let diesAtAnswer = false
    const end = () => {
      for (const socket of [client, remote]) {
        socket.destroy()
        sockets.delete(socket)
      }
    }
    client.on('data', (chunk) => {
      for (let left = count(chunk); left > 0; left -= 1) {
        const fate = trigger.next()
        if (fate === 'die-before') return trigger.fire()
        if (fate === 'die-after') diesAtAnswer = true
      }
      return void remote.write(chunk)
    })
    remote.on('data', (chunk) => (diesAtAnswer ? trigger.fire() : void client.write(chunk)))
    for (const socket of [client, remote]) {
      sockets.add(socket)
      socket.on('error', end)
      socket.on('close', end)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
