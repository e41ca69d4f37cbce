import type { Server, ServerResponse } from 'node:http'

/**
 * Follows a server's answers, so that when it stops, whoever keeps a connection open is told to ask elsewhere next time: with what is being
 * answered now, and with whatever still comes. @returns what to call when the server begins to stop.
 */
export function createConnectionDrain(server: Server): () => void {
  const open = new Set<ServerResponse>()
  let isDraining = false
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  server.prependListener('request', (_request: unknown, response: ServerResponse) => {
    if (isDraining) closeAfter(response)
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  return () => {
    isDraining = true
    for (const response of open) closeAfter(response)
  }
}
