import type { Server } from 'node:http'
import { createConnectionDrain } from '@welt/kit/connection-drain'

/** Requests still running get this long. */
const FINISH_MS = 10_000
/** Connections whose last request has been answered are closed this often. */
const IDLE_CHECK_MS = 50

interface Stopping {
  readonly server: Server
  /** Read by `/readyz`: set first, so that a load balancer stops sending before connections are refused. */
  readonly state: { isStopping: boolean }
  /** How long to serve on while unready. */
  readonly drainMs: number
  /** Ends what would otherwise never finish, as streams. */
  readonly endStreams: () => Promise<void>
  /** Gives back connections and the like. */
  readonly close: () => Promise<void>
}

/** On SIGTERM or SIGINT: unready, serve on for a while, stop accepting, finish what runs, close, exit 0. */
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
