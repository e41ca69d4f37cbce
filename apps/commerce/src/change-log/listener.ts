import pg from 'pg'

/** A connection that hears the database's notifications. */
export interface Listener {
  onNotification(hear: () => void): void
  onLost(hear: () => void): void
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
    onNotification: (hear) => void client.on('notification', hear),
    onLost: (hear) => void client.on('end', () => !isClosing && hear()),
    async close() {
      isClosing = true
      await client.end()
    },
  }
}
