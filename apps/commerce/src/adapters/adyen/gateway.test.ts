import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { type ChargeRequest, GatewayError } from '#modules/payment'
import { createBreaker } from '../http/breaker.ts'
import { createAdyenGateway } from './index.ts'

interface ReceivedCall {
  readonly path: string
  readonly key: string | undefined
  readonly body: Readonly<Record<string, unknown>>
}

const AUTHORISED = {
  resultCode: 'Authorised',
  pspReference: 'PSP1',
  merchantReference: '100001234-1',
  amount: { value: 5995, currency: 'AUD' },
  paymentMethod: { brand: 'visa', type: 'scheme' },
  additionalData: { cardSummary: '1111', alias: 'H123', cardIssuingCountry: 'NZ' },
}

type Behaviour = (res: ServerResponse) => void
const answer =
  (status: number, body: unknown): Behaviour =>
  (res) =>
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const cut: Behaviour = (res) => res.destroy()
const half: Behaviour = (res) =>
  res.writeHead(200, { 'content-length': '500' }).write('{"resultCode":', () => res.destroy())

let server: Server
let received: ReceivedCall[] = []
let script: Behaviour[] = []

async function listen(req: IncomingMessage, res: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  const key = req.headers['idempotency-key']
  received.push({
    path: req.url ?? '',
    key: typeof key === 'string' ? key : undefined,
    body: JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}'),
  })
  const next = script.shift() ?? answer(200, AUTHORISED)
  next(res)
}

before(async () => {
  server = createServer(listen)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
after(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  received = []
  script = []
})

function gatewayAt(baseUrl: string) {
  return createAdyenGateway({
    apiKey: 'key',
    merchantAccount: 'WeltSandbox',
    baseUrl,
    clientKey: 'client',
    hmacKeys: [],
    webhookUser: 'welt',
    webhookPassword: 'x',
    isLive: false,
  })
}
const gateway = () => gatewayAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/adyen`)

const CHARGE: ChargeRequest = {
  reference: '100001234-1',
  idempotencyKey: 'key-1',
  amount: { cents: 5995, currency: 'AUD' },
  items: [{ id: '1', name: 'Harbour Loafer', quantity: 1, unitCents: 5995 }],
  country: 'AU',
  locale: 'en-AU',
  stateData: { paymentMethod: { type: 'scheme', encryptedCardNumber: 'sealed', holderName: 'Ada' } },
  returnUrl: 'http://shop.example/back',
  origin: 'http://shop.example',
  shopperEmail: 'ada@example.com',
  shopperAddress: '203.0.113.9',
  deliveryAddress: undefined,
  billingAddress: {
    street: '1 Swanston Street',
    houseNumberOrName: 'N/A',
    city: 'Melbourne',
    stateOrProvince: 'VIC',
    postalCode: '3000',
    country: 'AU',
  },
}

async function failureOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof GatewayError, String(error))
  return error.failure
}

test('a charge goes out as Adyen wants it, and its answer comes back in our words [R7.85]', async () => {
  const result = await gateway().pay(CHARGE)
  assert.deepEqual(
    [result.resultCode, result.pspReference, result.merchantReference],
    ['Authorised', 'PSP1', '100001234-1'],
  )
  assert.deepEqual(
    [result.amount, result.card],
    [
      { cents: 5995, currency: 'AUD' },
      { brand: 'visa', lastFour: '1111', alias: 'H123', country: 'NZ' },
    ],
  )
  const [call] = received
  assert.match(call?.path ?? '', /^\/adyen\/v\d+\/payments$/)
  assert.equal(call?.key, 'key-1')
  assert.deepEqual(call?.body.amount, { value: 5995, currency: 'AUD' })
  assert.deepEqual(call?.body.paymentMethod, { type: 'scheme', encryptedCardNumber: 'sealed', holderName: 'Ada' })
})

test('errors and cut answers are tried again under the same key, twice at most', async () => {
  script = [answer(500, { status: 500 }), cut]
  assert.equal((await gateway().pay(CHARGE)).resultCode, 'Authorised')
  assert.deepEqual(
    received.map((call) => call.key),
    ['key-1', 'key-1', 'key-1'],
  )
  received = []
  script = [cut, half, answer(500, {}), answer(200, AUTHORISED)]
  assert.equal(await failureOf(gateway().pay(CHARGE)), 'unanswered')
  assert.equal(received.length, 3)
})

test('a request that is refused as wrong is not repeated, and nothing was charged', async () => {
  script = [answer(422, { status: 422, errorCode: '174', message: 'Unable to decrypt data', errorType: 'validation' })]
  assert.equal(await failureOf(gateway().pay(CHARGE)), 'rejected')
  assert.equal(received.length, 1)
})

test('too many requests, or nobody there: nothing was charged', async () => {
  script = [answer(429, {}), answer(429, {}), answer(429, {})]
  assert.equal(await failureOf(gateway().pay(CHARGE)), 'not-sent')
  assert.equal(await failureOf(gatewayAt('http://127.0.0.1:9/adyen').pay(CHARGE)), 'not-sent')
})

test('a service that goes away between two calls refuses the second, and nothing was charged', async () => {
  const passing = createServer(listen)
  await new Promise<void>((resolve) => passing.listen(0, '127.0.0.1', resolve))
  const shop = gatewayAt(`http://127.0.0.1:${(passing.address() as AddressInfo).port}/adyen`)
  assert.equal((await shop.pay(CHARGE)).resultCode, 'Authorised')
  const isClosed = new Promise((resolve) => passing.close(resolve))
  passing.closeAllConnections()
  await isClosed
  assert.equal(await failureOf(shop.pay(CHARGE)), 'not-sent')
})

test('an answer that cannot be read may be a charge', async () => {
  script = [answer(200, 'not an object'), answer(200, {})]
  assert.equal(await failureOf(gateway().pay(CHARGE)), 'unanswered')
  assert.equal(await failureOf(gateway().pay(CHARGE)), 'unanswered')
})

test('five failures in a row stop the calls for 30 s', async () => {
  const away = gatewayAt('http://127.0.0.1:9/adyen')
  assert.equal(away.isAvailable(), true)
  await failureOf(away.pay(CHARGE))
  await failureOf(away.pay(CHARGE))
  assert.equal(away.isAvailable(), false)
  let now = 0
  const breaker = createBreaker(() => now)
  for (let i = 0; i < 5; i += 1) breaker.failed()
  assert.equal(breaker.isClosed(), false)
  now = 30_000
  assert.equal(breaker.isClosed(), true)
  breaker.failed()
  assert.equal(breaker.isClosed(), false)
})

test('methods, sessions, details and reversals [R7.90]', async () => {
  script = [answer(200, { paymentMethods: [{ type: 'scheme', name: 'Cards', brands: ['visa'] }] })]
  const query = { amount: CHARGE.amount, country: 'AU' as const, locale: 'en-AU' }
  assert.deepEqual(await gateway().paymentMethods(query), [
    { type: 'scheme', name: 'Cards', brands: ['visa'], configuration: {} },
  ])
  script = [
    answer(201, {
      id: 'CS1',
      sessionData: 'opaque',
      amount: { value: 5995, currency: 'AUD' },
      expiresAt: '2030-01-01T00:00:00Z',
      merchantAccount: 'x',
      reference: 'r',
      returnUrl: 'u',
    }),
  ]
  const session = await gateway().createSession({
    ...query,
    reference: 'r-1',
    returnUrl: 'http://shop.example/back',
    expiresAt: new Date(),
    idempotencyKey: 'k',
  })
  assert.deepEqual(session, { id: 'CS1', data: 'opaque' })
  assert.deepEqual(received.at(-1)?.body.additionalData, { manualCapture: 'true' })
  assert.deepEqual(received.at(-1)?.body.authenticationData, { threeDSRequestData: { nativeThreeDS: 'preferred' } })
  assert.equal(
    (await gateway().details({ details: { redirectResult: 'R' }, paymentData: undefined, idempotencyKey: 'k' }))
      .resultCode,
    'Authorised',
  )
  assert.deepEqual(received.at(-1)?.body, { details: { redirectResult: 'R' } })
  script = [
    answer(201, { pspReference: 'REV1', paymentPspReference: 'PSP1', merchantAccount: 'x', status: 'received' }),
  ]
  assert.equal(
    (await gateway().reverse({ pspReference: 'PSP1', reference: 'r', idempotencyKey: 'k' })).pspReference,
    'REV1',
  )
  assert.match(received.at(-1)?.path ?? '', /\/payments\/PSP1\/reversals$/)
})

test('a challenge carries its action', async () => {
  script = [
    answer(200, {
      ...AUTHORISED,
      resultCode: 'RedirectShopper',
      action: { type: 'redirect', method: 'GET', url: 'http://bank.example', paymentMethodType: 'scheme' },
    }),
  ]
  const result = await gateway().pay(CHARGE)
  assert.equal(result.resultCode, 'RedirectShopper')
  assert.equal(result.action?.type, 'redirect')
  assert.equal(result.action?.url, 'http://bank.example')
})

test('without scripts a session on the page of Adyen is opened, and its result is read', async () => {
  const facts = {
    amount: { value: 5995, currency: 'AUD' },
    expiresAt: '2030-01-01T00:00:00Z',
    merchantAccount: 'x',
    reference: 'r',
    returnUrl: 'u',
  }
  script = [answer(201, { ...facts, id: 'CS1', url: 'http://pay.example/CS1', mode: 'hosted' })]
  const { stateData: _state, ...charge } = CHARGE
  const started = await gateway().payHosted({ ...charge, expiresAt: new Date('2030-01-01T00:00:00Z') })
  assert.deepEqual(
    [started.resultCode, started.sessionId, started.action?.url],
    ['RedirectShopper', 'CS1', 'http://pay.example/CS1'],
  )
  assert.deepEqual(
    [received[0]?.key, received[0]?.body.mode, received[0]?.body.reference, received[0]?.body.additionalData],
    ['key-1', 'hosted', '100001234-1', { manualCapture: 'true' }],
  )
  const payment = {
    pspReference: 'PSP9',
    resultCode: 'Authorised',
    amount: { value: 5995, currency: 'AUD' },
    paymentMethod: { brand: 'mc', type: 'scheme' },
  }
  script = [answer(200, { id: 'CS1', status: 'completed', reference: '100001234-1', payments: [payment] })]
  const ended = await gateway().hostedResult({ sessionId: 'CS1', sessionResult: 'result of/it' })
  assert.deepEqual(
    [ended.resultCode, ended.pspReference, ended.merchantReference, ended.amount?.cents],
    ['Authorised', 'PSP9', '100001234-1', 5995],
  )
  assert.match(received.at(-1)?.path ?? '', /\/sessions\/CS1\?sessionResult=result\+of%2Fit$/)
  script = [
    answer(200, { id: 'CS1', status: 'canceled', reference: '100001234-1' }),
    answer(200, { id: 'CS1', status: 'completed' }),
  ]
  assert.equal((await gateway().hostedResult({ sessionId: 'CS1', sessionResult: 'x' })).resultCode, 'Cancelled')
  assert.equal(await failureOf(gateway().hostedResult({ sessionId: 'CS1', sessionResult: 'x' })), 'unanswered')
})

test('a hosted payment without its amount is no answer; ours is the reference to withdraw [A72]', async () => {
  const payment = { pspReference: 'PSP9', resultCode: 'Authorised', paymentMethod: { brand: 'mc', type: 'scheme' } }
  script = [answer(200, { id: 'CS1', status: 'completed', reference: '100001234-1', payments: [payment] })]
  assert.equal(await failureOf(gateway().hostedResult({ sessionId: 'CS1', sessionResult: 'x' })), 'unanswered')
  script = [
    answer(201, { merchantAccount: 'x', paymentReference: '100001234-1', pspReference: 'W1', status: 'received' }),
  ]
  await gateway().withdraw({ reference: '100001234-1', idempotencyKey: 'key-2' })
  const call = received.at(-1)
  assert.match(call?.path ?? '', /^\/adyen\/v\d+\/cancels$/)
  assert.deepEqual(
    [call?.key, call?.body],
    ['key-2', { merchantAccount: 'WeltSandbox', paymentReference: '100001234-1' }],
  )
})
