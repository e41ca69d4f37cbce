import pg from 'pg'

/** A connection that listens to the database's notifications. */
export interface Listener {
  onNotification(onEvent: () => void): void
  onLost(onEvent: () => void): void
  close(): Promise<void>
}

/** Opens a connection of its own that is notified of what is added to the change log. */
export async function listenToChanges(databaseUrl: string): Promise<Listener> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  client.on('error', () => undefined) // 'end' follows and says that the connection is lost
  await client.connect()
  await client.query('listen change_log')
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
