import { createServer as createNetServer, isIP, type Server as NetServer } from 'node:net'

/** This machine alone, whichever of its two addresses a name such as `mollini.localhost` stands for. */
export const LOOPBACK: readonly string[] = ['127.0.0.1', '::1']

/** A part's report to `npm start`: its open port, or its progress. */
export type StartReport = { readonly listening: number } | { readonly progress: string }

/** Reports to `npm start` over IPC; does nothing when the part was started by hand. */
export function reportStart(report: StartReport): void {
  process.send?.(report, undefined, undefined, () => undefined) // the channel may have closed meanwhile
}

/** Every address of the machine. */
export const EVERYWHERE: readonly string[] = ['']

/**
 * Where a part listens by its setting (addresses with commas, `loopback` or `all`), without it as `fallback` says.
 * @throws Error for what is no address
 */
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

/** An address under which the machine itself reaches what listens on these, as it stands in a URL. */
export function localHostOf([first = '']: readonly string[]): string {
  if (first === '') return '127.0.0.1'
  return isIP(first) === 6 ? `[${first}]` : first
}

/** What a machine without IPv6 says of `::1`. */
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
 * Opens a server on each address (`::1` only where available) and reports to `npm start`. Closing it closes all.
 * @throws Error of the first address that can't be opened; then none stays open
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
    // HTTP alone has no second address: what knocks here is handed to the server as its own.
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
