import type { Server, ServerResponse } from 'node:http'

/**
 * Closes every open connection with its current or next response during shutdown.
 * @returns the function that starts draining
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
