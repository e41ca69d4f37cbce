import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { openSandbox } from '../../../apps/sandbox/src/sandbox.ts'
import { freePorts } from '../../../scripts/test-runner/free-port.ts'

type Mount = 'card' | 'stored' | 'afterpaytouch' | 'zip' | 'paypal' | 'giftcard' | 'return'

/** A sandbox of its own, and a shop's page with the library at another origin. */
export interface Library {
  readonly shopUrl: string
  readonly sandboxUrl: string
  /** @returns the address of a page that pays a new session */
  open(mount: Mount, session?: Readonly<Record<string, unknown>>): Promise<string>
  /** POST to the sandbox, as the shop's server. */
  call(path: string, body: unknown): Promise<Record<string, unknown>>
  charges(reference: string): Promise<readonly { readonly state: string; readonly method: string }[]>
  close(): Promise<void>
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, 'browser-page.ts'),
        output: { format: 'es', codeSplitting: false },
      },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const entry = first && 'output' in first ? first.output.find((file) => file.type === 'chunk') : undefined
  if (entry?.type !== 'chunk') throw new Error('The library could not be bundled.')
  return entry.code
}

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The pages, and a door for notifications. */
function serveShop(pages: ReadonlyMap<string, object>, script: string): Server {
  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://shop')
    request.resume()
    if (url.pathname === '/webhooks/adyen') return void response.writeHead(202).end()
    if (url.pathname === '/page.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    const settings = pages.get(url.pathname)
    response.writeHead(settings ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><html lang="en-AU"><head><title>Library</title><link rel="icon" href="data:,"></head>
<body data-settings="${quoted(JSON.stringify(settings ?? {}))}"><div id="component"></div><button id="pay">Pay</button><ul id="results"></ul><script type="module" src="/page.js"></script></body></html>`,
    )
  })
}

export async function openLibrary(): Promise<Library> {
  const script = await bundle()
  const port = await freePorts(2)
  const shopUrl = `http://mollini.localhost:${port}`
  const sandboxUrl = `http://localhost:${port + 1}`
  const pages = new Map<string, object>()
  const shop = serveShop(pages, script).listen(port)
  const dataDirectory = await mkdtemp(join(tmpdir(), 'welt-library-'))
  const sandbox = openSandbox(
    {
      environment: 'test',
      port: port + 1,
      listenAddresses: [],
      password: undefined,
      publicUrl: sandboxUrl,
      commerceUrl: `http://127.0.0.1:${port}`,
      hmacKeys: ['44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'],
      webhookUser: 'welt',
      webhookPassword: 'secret',
      merchantAccount: 'WeltSandbox',
      frameOrigins: [],
      dataDirectory,
      isControlOn: true,
    },
    (error) => {
      throw error
    },
  )
  await new Promise<void>((done) => sandbox.server.listen(port + 1, done))
  const call: Library['call'] = async (path, body) => {
    const response = await fetch(`${sandboxUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Record<string, unknown>
  }
  let count = 0
  const api = `${sandboxUrl}/checkoutshopper/http://localhost:8080/`
  return {
    shopUrl,
    sandboxUrl,
    call,
    async open(mount, session = {}) {
      count += 1
      const path = `/pay-${count}`
      const { id, sessionData } = await call('/adyen/v71/sessions', {
        merchantAccount: 'WeltSandbox',
        reference: `library-${count}`,
        amount: { value: 12995, currency: 'AUD' },
        countryCode: 'AU',
        shopperLocale: 'en-AU',
        returnUrl: `${shopUrl}${path}-back`,
        ...session,
      })
      pages.set(path, { api, mount, session: { id, sessionData } })
      pages.set(`${path}-back`, { api, mount: 'return', session: { id } })
      return `${shopUrl}${path}`
    },
    async charges(reference) {
      const response = await fetch(`${sandboxUrl}/control/charges?merchantReference=${reference}`)
      return ((await response.json()) as { charges: { state: string; method: string }[] }).charges
    },
    async close() {
      await sandbox.close()
      shop.close()
      shop.closeAllConnections()
      await rm(dataDirectory, { recursive: true })
    },
  }
}
