import type { Server, ServerResponse } from 'node:http'

/**
 * Tracks a server's answers, so that at shutdown every open connection is closed by its current or next answer.
 * @returns the function to call when the server begins to stop.
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
