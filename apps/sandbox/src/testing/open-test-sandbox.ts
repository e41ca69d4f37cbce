import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSandbox } from '../sandbox.ts'

export const HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'

/** A notification that the test shop received. */
export interface Received {
  readonly authorization: string | undefined
  readonly item: Readonly<Record<string, unknown>> & {
    readonly additionalData: Readonly<Record<string, string>>
    readonly amount: { readonly value: number; readonly currency: string }
  }
}

export interface TestSandbox {
  readonly dataDirectory: string
  readonly url: string
  readonly received: Received[]
  /** The shop's answers to the next notifications; 202 when empty. */
  readonly shopAnswers: number[]
  call(
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Record<string, unknown>; text: string }>
  /** Waits for `count` notifications. */
  waitFor(count: number): Promise<readonly Received[]>
  /** Restarts with the same data. */
  restart(): Promise<void>
  close(): Promise<void>
}

async function portOf(server: {
  address(): unknown
  listen(port: number, done: () => void): unknown
}): Promise<number> {
  await new Promise<void>((done) => server.listen(0, done))
  return (server.address() as AddressInfo).port
}

/** A sandbox on a free port with its own folder and a shop that receives its notifications. */
export async function openTestSandbox(password?: string): Promise<TestSandbox> {
  const received: Received[] = []
  const shopAnswers: number[] = []
  const shop = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const status = shopAnswers.shift() ?? 202
      if (status < 300)
        received.push({
          authorization: request.headers.authorization,
          item: JSON.parse(body).notificationItems[0].NotificationRequestItem,
        })
      response.writeHead(status).end()
    })
  })
  const shopPort = await portOf(shop)
  const dataDirectory = await mkdtemp(join(tmpdir(), 'welt-sandbox-'))
  const config = {
    environment: 'test',
    port: 0,
    listenAddresses: [],
    password,
    publicUrl: 'http://bank.test',
    commerceUrl: `http://127.0.0.1:${shopPort}`,
    hmacKeys: [HMAC_KEY],
    webhookUser: 'welt',
    webhookPassword: 'secret',
    merchantAccount: 'WeltSandbox',
    frameOrigins: [],
    dataDirectory,
    isControlOn: true,
  }
  const fail = (error: unknown) => {
    throw error
  }
  let sandbox = openSandbox(config, fail)
  let port = await portOf(sandbox.server)
  const waitFor = async (count: number) => {
    for (let waitedMs = 0; received.length < count; waitedMs += 20) {
      if (waitedMs > 90_000) throw new Error(`${received.length} of ${count} notifications arrived`)
      await new Promise((done) => setTimeout(done, 20))
    }
    return received
  }
  return {
    get url() {
      return `http://127.0.0.1:${port}`
    },
    dataDirectory,
    received,
    shopAnswers,
    waitFor,
    call: async (path, body, headers = {}) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
      const text = await response.text()
      return { status: response.status, body: JSON.parse(text), text }
    },
    restart: async () => {
      await sandbox.close()
      sandbox = openSandbox(config, fail)
      port = await portOf(sandbox.server)
    },
    close: async () => {
      await sandbox.close()
      shop.close()
      shop.closeAllConnections()
      await rm(dataDirectory, { recursive: true })
    },
  }
}

/** A `/payments` request with Adyen's plain test values. */
export function paymentOf(
  reference: string,
  card = '4111111111111111',
  over: { holderName?: string; securityCode?: string; year?: string; value?: number; additionalData?: object } = {},
) {
  return {
    merchantAccount: 'WeltSandbox',
    reference,
    amount: { value: over.value ?? 12995, currency: 'AUD' },
    returnUrl: 'http://mollini.localhost:3000/checkout/payment?x=1',
    ...(over.additionalData ? { additionalData: over.additionalData } : {}),
    paymentMethod: {
      type: 'scheme',
      encryptedCardNumber: `test_${card}`,
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: `test_${over.year ?? '2030'}`,
      encryptedSecurityCode: `test_${over.securityCode ?? '737'}`,
      holderName: over.holderName ?? 'Ana Bell',
    },
  }
}
