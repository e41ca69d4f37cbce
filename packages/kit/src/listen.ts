import { createServer as createNetServer, isIP, type Server as NetServer } from 'node:net'

/** Names such as `mollini.localhost` may resolve to either. */
export const LOOPBACK: readonly string[] = ['127.0.0.1', '::1']

export type StartReport = { readonly listening: number } | { readonly progress: string }

export function reportStart(report: StartReport): void {
  process.send?.(report, undefined, undefined, () => undefined)
}

export const EVERYWHERE: readonly string[] = ['']

/** @throws Error for an invalid address */
export function readListenAddresses(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: readonly string[],
): readonly string[] {
  const value = (env[name] ?? '').trim()
  if (value === '') return fallback
  if (value === 'loopback') return LOOPBACK
  if (value === 'all') return EVERYWHERE
  const addresses = value.split(',').map((part) => part.trim())
  if (!addresses.every((address) => isIP(address) > 0))
    throw new Error(`The setting ${name} must be IP addresses with commas, "loopback" or "all", not "${value}".`)
  return addresses.some((address) => address === '0.0.0.0' || address === '::') ? EVERYWHERE : addresses
}

/** Host for URLs that reach the server from this machine. */
export function localHostOf([first = '']: readonly string[]): string {
  if (first === '') return '127.0.0.1'
  return isIP(first) === 6 ? `[${first}]` : first
}

const LACKING = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

function open(listener: NetServer, port: number, host: string): Promise<void> {
  return new Promise((done, failed) => {
    listener.once('error', failed)
    const opened = () => {
      listener.off('error', failed)
      done()
    }
    if (host === '') listener.listen(port, opened)
    else listener.listen(port, host, opened)
  })
}

/**
 * Skips `::1` where unavailable. Closing the server closes all listeners.
 * @throws Error of the first address that cannot be opened, after closing the others
 */
export async function listenOn(server: NetServer, port: number, addresses: readonly string[]): Promise<void> {
  const [first = '', ...others] = addresses
  await open(server, port, first)
  const listeners: NetServer[] = []
  const close = server.close.bind(server)
  server.close = (done) => {
    const closing = listeners.map((listener) => new Promise((closed) => listener.close(closed)))
    return close((error) => void Promise.all(closing).then(() => done?.(error)))
  }
  for (const address of others) {
    // An HTTP server listens on one address; the others pass their connections to it.
    const listener = createNetServer({ noDelay: true }, (socket) => server.emit('connection', socket))
    try {
      await open(listener, port, address)
      listeners.push(listener)
    } catch (error) {
      if (address === '::1' && LACKING.has((error as NodeJS.ErrnoException).code ?? '')) continue
      await new Promise((closed) => server.close(closed))
      throw error
    }
  }
  reportStart({ listening: port })
}
