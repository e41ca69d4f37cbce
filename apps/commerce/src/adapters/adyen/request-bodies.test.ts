import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { type ChargeRequest, GatewayError, type PaymentGateway } from '#modules/payment'
import { createAdyenGateway } from './index.ts'
import { problemsOf } from './testing/description.ts'

let server: Server
const bodies: Record<string, unknown>[] = []

/** Refuses everything: only what was sent counts. */
before(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    bodies.push(JSON.parse(Buffer.concat(chunks).toString('utf8')))
    response.writeHead(422, { 'content-type': 'application/json' }).end('{"status":422}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
after(() => {
  server.closeAllConnections()
  server.close()
})

async function sentBy(call: (gateway: PaymentGateway) => Promise<unknown>): Promise<Record<string, unknown>> {
  bodies.length = 0
  const { port } = server.address() as AddressInfo
  const gateway = createAdyenGateway({
    apiKey: 'key',
    merchantAccount: 'WeltSandbox',
    baseUrl: `http://127.0.0.1:${port}/adyen`,
    clientKey: 'client',
    hmacKeys: [],
    webhookUser: 'welt',
    webhookPassword: 'x',
    isLive: false,
  })
  await call(gateway).catch((error: unknown) => assert.ok(error instanceof GatewayError))
  const [body] = bodies
  assert.ok(body)
  return body
}

const ADDRESS = {
  street: '1 Swanston Street',
  houseNumberOrName: 'N/A',
  city: 'Melbourne',
  stateOrProvince: 'VIC',
  postalCode: '3000',
  country: 'AU',
} as const
const BROWSER = {
  acceptHeader: '*/*',
  colorDepth: 24,
  language: 'en-AU',
  javaEnabled: false,
  screenHeight: 800,
  screenWidth: 1280,
  userAgent: 'test',
  timeZoneOffset: -600,
}
const SEALED = {
  type: 'scheme',
  encryptedCardNumber: 'a',
  encryptedExpiryMonth: 'b',
  encryptedExpiryYear: 'c',
  encryptedSecurityCode: 'd',
  brand: 'visa',
  checkoutAttemptId: 'e',
}
const CHARGE: ChargeRequest = {
  reference: '100001234-1',
  idempotencyKey: 'key-1',
  amount: { cents: 5995, currency: 'AUD' },
  items: [{ id: '1', name: 'Harbour Loafer', quantity: 1, unitCents: 5995 }],
  country: 'AU',
  locale: 'en-AU',
  stateData: { paymentMethod: SEALED, browserInfo: BROWSER, riskData: { clientData: 'f' } },
  returnUrl: 'http://shop.example/back',
  origin: 'http://shop.example',
  shopperEmail: 'ada@example.com',
  shopperAddress: '203.0.113.9',
  shopperReference: 'customer-1',
  shopper: { firstName: 'Ada', lastName: 'Bell', telephone: '0400000000' },
  billingAddress: ADDRESS,
  deliveryAddress: ADDRESS,
}
const METHODS = {
  'a new card': {},
  'a card to be saved': { storePaymentMethod: true },
  'a saved card': { paymentMethod: { type: 'scheme', storedPaymentMethodId: 'g', encryptedSecurityCode: 'd' } },
  afterpaytouch: { paymentMethod: { type: 'afterpaytouch' } },
  paypal: { paymentMethod: { type: 'paypal', subtype: 'redirect' } },
  zip: { paymentMethod: { type: 'zip' } },
  applepay: { paymentMethod: { type: 'applepay', applePayToken: 'h' } },
} as const

for (const [name, state] of Object.entries(METHODS))
  test(`the charge of ${name} has the fields and types that Adyen describes [A121]`, async () => {
    const body = await sentBy((gateway) => gateway.pay({ ...CHARGE, stateData: { ...CHARGE.stateData, ...state } }))
    assert.deepEqual(problemsOf('PaymentRequest', body), [])
    const { paymentMethod = SEALED } = state as { readonly paymentMethod?: object }
    assert.deepEqual(body.paymentMethod, paymentMethod, 'nothing of the method is lost on the way')
  })

test('sessions, details and changes of a charge have the fields that Adyen describes [A121]', async () => {
  const { stateData: _card, ...hosted } = CHARGE
  const key = { idempotencyKey: 'key-2' }
  const expiresAt = new Date('2030-01-01')
  const change = { pspReference: 'PSP1', reference: 'r', ...key }
  const calls: readonly (readonly [string, (gateway: PaymentGateway) => Promise<unknown>])[] = [
    ['PaymentMethodsRequest', (gateway) => gateway.paymentMethods(CHARGE)],
    ['CreateCheckoutSessionRequest', (gateway) => gateway.createSession({ ...CHARGE, expiresAt })],
    ['CreateCheckoutSessionRequest', (gateway) => gateway.payHosted({ ...hosted, expiresAt })],
    [
      'PaymentDetailsRequest',
      (gateway) => gateway.details({ details: { threeDSResult: 'a' }, paymentData: 'b', ...key }),
    ],
    ['PaymentCaptureRequest', (gateway) => gateway.capture({ ...change, amount: CHARGE.amount })],
    ['PaymentAmountUpdateRequest', (gateway) => gateway.renew({ ...change, amount: CHARGE.amount })],
    ['PaymentRefundRequest', (gateway) => gateway.refund({ ...change, amount: CHARGE.amount })],
    ['PaymentReversalRequest', (gateway) => gateway.reverse(change)],
    ['PaymentRequest', (gateway) => gateway.openPaypalOrder({ ...CHARGE, reference: 'express-1' })],
    [
      'PaypalUpdateOrderRequest',
      (gateway) =>
        gateway.updatePaypalOrder({
          pspReference: 'PSP1',
          paymentData: 'b',
          amount: CHARGE.amount,
          shippingOptions: [
            { reference: 'a:b', title: 'Standard', amount: { cents: 0, currency: 'AUD' }, isChosen: true },
          ],
          ...key,
        }),
    ],
    ['StandalonePaymentCancelRequest', (gateway) => gateway.withdraw({ reference: 'r', ...key })],
  ]
  for (const [type, call] of calls) assert.deepEqual(problemsOf(type, await sentBy(call)), [], type)
})

test('a wrong body is found: an unknown field, a wrong type, a missing field', () => {
  const body = { merchantAccount: 'a', amount: { value: '1', currency: 'AUD' }, reference: 'r', returnURL: 'u' }
  assert.deepEqual(problemsOf('PaymentRequest', body), [
    'PaymentRequest.paymentMethod is missing',
    'PaymentRequest.returnUrl is missing',
    'PaymentRequest.amount.value is no number',
    'PaymentRequest.returnURL is unknown',
  ])
})
