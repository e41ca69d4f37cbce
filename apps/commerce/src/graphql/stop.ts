import type { Server } from 'node:http'
import { createConnectionDrain } from '@welt/kit/connection-drain'

/** Time for running requests to finish. */
const FINISH_MS = 10_000
/** How often idle connections are closed. */
const IDLE_CHECK_MS = 50

interface Stopping {
  readonly server: Server
  /** Read by `/readyz`: set first, so that a load balancer stops sending before connections are refused. */
  readonly state: { isStopping: boolean }
  /** How long to keep serving while unready. */
  readonly drainMs: number
  /** Ends streams, which would otherwise never finish. */
  readonly endStreams: () => Promise<void>
  /** Releases connections and other resources. */
  readonly close: () => Promise<void>
}

/**
 * Graceful shutdown on SIGTERM or SIGINT: become unready, drain, stop accepting, finish running requests, close, exit
 * 0.
 */
export function stopGracefully({ server, state, drainMs, endStreams, close }: Stopping): void {
  const drain = createConnectionDrain(server)
  const stop = async () => {
    if (state.isStopping) return
    state.isStopping = true
    drain()
    await new Promise((resolve) => setTimeout(resolve, drainMs))
    await endStreams()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    const force = setTimeout(() => server.closeAllConnections(), FINISH_MS)
    await closed
    clearInterval(idle)
    clearTimeout(force)
    await close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
