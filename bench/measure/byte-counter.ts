import { connect as connectTo, createServer, type Socket } from 'node:net'

interface ByteCounter {
  readonly port: number
  /** Sent to the browser so far. */
  bytes(): number
  stop(): void
}

/** A proxy that counts bytes, whichever page or prerendered page they are for. */
export async function startByteCounter(target: number): Promise<ByteCounter> {
  let bytes = 0
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const shop = connectTo(target, '127.0.0.1')
    for (const socket of [client, shop]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    shop.on('data', (chunk) => {
      bytes += chunk.length
    })
    client.pipe(shop)
    shop.pipe(client)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    port: address.port,
    bytes: () => bytes,
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
