import type { Server } from 'node:http'
import { createConnectionDrain } from '@welt/kit/connection-drain'
import { FINISH_MS } from '@welt/kit/serving/drain'

const IDLE_CHECK_MS = 50

interface Stopping {
  readonly server: Server
  /** Set first, so that load balancers stop sending before connections are refused. */
  readonly state: { isStopping: boolean }
  /** How long to serve while unready. */
  readonly drainMs: number
  readonly endStreams: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Graceful shutdown on SIGTERM or SIGINT. */
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
