import type { Server, ServerResponse } from 'node:http'

/**
 * Follows a server's answers, so that when it stops, whoever keeps a connection open is told to ask elsewhere next time: with what is being
 * answered now, and with whatever still comes. @returns what to call when the server begins to stop.
 */
export function createFarewell(server: Server): () => void {
  const open = new Set<ServerResponse>()
  let isLeaving = false
  const sayFarewell = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  server.prependListener('request', (_request: unknown, response: ServerResponse) => {
    if (isLeaving) sayFarewell(response)
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  return () => {
    isLeaving = true
    for (const response of open) sayFarewell(response)
  }
}
