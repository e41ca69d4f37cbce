import pg from 'pg'
import type { Listener } from './change-feed.ts'

/** Opens a connection of its own that hears `catalogue_changed`. */
export const listenToCatalogue = (databaseUrl: string): Promise<Listener> => listenTo(databaseUrl, 'catalogue_changed')

/** Opens a connection of its own that hears one kind of notification. */
export async function listenTo(databaseUrl: string, channel: 'catalogue_changed' | 'page_change'): Promise<Listener> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  client.on('error', () => undefined) // 'end' follows and tells that the connection is lost
  await client.connect()
  await client.query(`listen ${channel}`)
  let isClosing = false
  return {
    onNotification: (onEvent) => void client.on('notification', onEvent),
    onLost: (onEvent) => void client.on('end', () => !isClosing && onEvent()),
    async close() {
      isClosing = true
      await client.end()
    },
  }
}
