import pg from 'pg'
import type { Listener } from './change-feed.ts'

/** Opens a connection of its own that hears `catalogue_changed`. */
export async function listenToCatalogue(databaseUrl: string): Promise<Listener> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  client.on('error', () => undefined) // 'end' follows and tells that the connection is lost
  await client.connect()
  await client.query('listen catalogue_changed')
  let isClosing = false
  return {
    onNotification: (hear) => void client.on('notification', hear),
    onLost: (hear) => void client.on('end', () => !isClosing && hear()),
    async close() {
      isClosing = true
      await client.end()
    },
  }
}
