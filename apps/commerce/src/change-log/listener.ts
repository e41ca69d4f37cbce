import pg from 'pg'

export interface Listener {
  onNotification(onEvent: () => void): void
  onLost(onEvent: () => void): void
  close(): Promise<void>
}

export async function listenToChanges(databaseUrl: string): Promise<Listener> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  client.on('error', () => undefined) // followed by 'end'
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
