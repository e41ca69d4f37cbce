import { createServer as createNetServer, isIP, type Server as NetServer } from 'node:net'

/** This machine alone, whichever of its two addresses a name such as `mollini.localhost` stands for. */
export const LOOPBACK: readonly string[] = ['127.0.0.1', '::1']

/** What a part tells `npm start`: the port it opened, or how far its own start has come. */
export type StartReport = { readonly listening: number } | { readonly progress: string }

/** Tells `npm start` over the channel that it holds; without one, as when a part is started by hand, nothing is sent. */
export function reportStart(report: StartReport): void {
  process.send?.(report, undefined, undefined, () => undefined) // a channel that closed meanwhile is no error
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
 * Opens a server on each address (`::1` only where the machine has it) and tells `npm start`; closing the server closes
 * all of them.
 * @throws Error of the first address that cannot be opened; then none is
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
