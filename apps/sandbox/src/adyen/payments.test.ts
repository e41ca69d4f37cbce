import assert from 'node:assert/strict'
import { createHmac, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { HMAC_KEY, openTestSandbox, paymentOf, type Received, type TestSandbox } from '../testing/open-test-sandbox.ts'

let sandbox: TestSandbox
before(async () => {
  sandbox = await openTestSandbox()
})
after(() => sandbox.close())

const PAYMENTS = '/adyen/v71/payments'
const charges = async (reference: string) => {
  const response = await fetch(`${sandbox.url}/control/charges?merchantReference=${reference}`)
  return ((await response.json()) as { charges: { state: string; capturedValue: number; refundedValue: number }[] })
    .charges
}
const about = (reference: string) => sandbox.received.filter(({ item }) => item.merchantReference === reference)
const waitAbout = async (reference: string, count = 1): Promise<Received[]> => {
  while (about(reference).length < count) await sandbox.waitFor(sandbox.received.length + 1)
  return about(reference)
}

/** Computed independently of the code under test. */
function signatureOf({ item }: Received): string {
  const text = `${item.pspReference}:${item.originalReference ?? ''}:${item.merchantAccountCode}:${item.merchantReference}:${item.amount.value}:${item.amount.currency}:${item.eventCode}:${item.success}`
  return createHmac('sha256', Buffer.from(HMAC_KEY, 'hex')).update(text).digest('base64')
}

test('a good card is authorised in the shape of the payment service', async () => {
  const { status, body } = await sandbox.call(PAYMENTS, paymentOf('ok-00001-1'))
  assert.equal(status, 200)
  assert.match(String(body.pspReference), /^[A-Z0-9]{16}$/)
  assert.equal(body.resultCode, 'Authorised')
  assert.equal(body.merchantReference, 'ok-00001-1')
  assert.deepEqual(body.amount, { value: 12995, currency: 'AUD' })
  assert.equal((body.additionalData as Record<string, string>).cardSummary, '1111')
})

test('an idempotency key gives one answer and one charge, at once and after a restart', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const request = paymentOf('same-0001-1')
  const answers = await Promise.all(Array.from({ length: 20 }, () => sandbox.call(PAYMENTS, request, headers)))
  await sandbox.restart()
  answers.push(await sandbox.call(PAYMENTS, request, headers))
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1)
  assert.equal((await charges('same-0001')).length, 1)
})

test('a notification carries credentials and a signature that is confirmed independently', async () => {
  await sandbox.call(PAYMENTS, paymentOf('hook-0001-1'))
  const [notice] = await waitAbout('hook-0001-1')
  assert.ok(notice)
  assert.equal(notice.authorization, `Basic ${Buffer.from('welt:secret').toString('base64')}`)
  assert.equal(notice.item.additionalData.hmacSignature, signatureOf(notice))
  assert.equal(notice.item.success, 'true')
})

test('a notification is retried until the shop accepts it', async () => {
  sandbox.shopAnswers.push(503)
  await sandbox.call(PAYMENTS, paymentOf('again-001-1'))
  assert.equal((await waitAbout('again-001-1')).length, 1)
  assert.equal(sandbox.shopAnswers.length, 0)
})

for (const [card, over, reason] of [
  ['4000000000000002', {}, 'Refused'],
  ['4111111111111111', { holderName: 'NOT_ENOUGH_BALANCE' }, 'Not enough balance'],
  ['4111111111111111', { securityCode: '111' }, 'CVC Declined'],
  ['4111111111111111', { year: '2020' }, 'Expired Card'],
  ['370000000000002', { securityCode: '737' }, 'CVC Declined'],
  ['4242424242424242', {}, 'Invalid Card Number'],
] as const) {
  test(`card ${card} ${JSON.stringify(over)} is refused: ${reason}`, async () => {
    const { body } = await sandbox.call(PAYMENTS, paymentOf(`no-${randomUUID().slice(0, 8)}`, card, over))
    assert.equal(body.resultCode, 'Refused')
    assert.equal(body.refusalReason, reason)
    assert.equal(body.action, undefined)
  })
}

test('3-D Secure: the bank page approves, and the result stays the same from then on', async () => {
  const { body } = await sandbox.call(PAYMENTS, paymentOf('tds-00001-1', '4917610000000000'))
  assert.equal(body.resultCode, 'RedirectShopper')
  const { url } = body.action as { url: string }
  const page = await fetch(url.replace('http://bank.test', sandbox.url))
  assert.match(await page.text(), /Approve/)
  const decide = (form: Record<string, string>) =>
    fetch(url.replace('http://bank.test', sandbox.url), {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    })
  assert.equal((await decide({ decision: 'approve', password: 'wrong' })).status, 422)
  const back = new URL((await decide({ decision: 'approve', password: 'password' })).headers.get('location') ?? '')
  assert.equal(back.origin + back.pathname, 'http://mollini.localhost:3000/checkout/payment')
  assert.equal(back.searchParams.get('x'), '1')
  const details = { details: { redirectResult: back.searchParams.get('redirectResult') } }
  const first = await sandbox.call(`${PAYMENTS}/details`, details)
  assert.equal(first.body.resultCode, 'Authorised')
  assert.equal(first.body.pspReference, body.pspReference)
  assert.equal((await decide({ decision: 'decline' })).headers.get('location'), back.href)
  assert.equal((await sandbox.call(`${PAYMENTS}/details`, details)).body.resultCode, 'Authorised')
  assert.equal((await waitAbout('tds-00001-1')).length, 1)
})

test('a made-up redirectResult is refused', async () => {
  const { status, body } = await sandbox.call(`${PAYMENTS}/details`, { details: { redirectResult: 'made-up' } })
  assert.equal(status, 422)
  assert.equal(body.errorType, 'validation')
})

test('captures, refunds and reversals are accepted, then notified; too high an amount fails', async () => {
  const { body } = await sandbox.call(
    PAYMENTS,
    paymentOf('mod-00001-1', undefined, { additionalData: { manualCapture: 'true' } }),
  )
  const modify = (kind: string, value?: number) =>
    sandbox.call(`${PAYMENTS}/${body.pspReference}/${kind}`, {
      merchantAccount: 'WeltSandbox',
      reference: kind,
      ...(value ? { amount: { value, currency: 'AUD' } } : {}),
    })
  assert.equal((await modify('captures', 12995)).body.status, 'received')
  assert.equal((await modify('refunds', 995)).status, 201)
  await modify('refunds', 12995)
  await modify('reversals')
  const notices = await waitAbout('mod-00001-1', 5)
  const sent = notices.map(({ item }) => `${item.eventCode} ${item.success} ${item.amount.value}`).sort()
  assert.deepEqual(sent, [
    'AUTHORISATION true 12995',
    'CANCEL_OR_REFUND true 12000',
    'CAPTURE true 12995',
    'REFUND false 12995',
    'REFUND true 995',
  ])
  for (const notice of notices) assert.equal(notice.item.additionalData.hmacSignature, signatureOf(notice))
  assert.deepEqual(
    (await charges('mod-00001')).map(({ capturedValue, refundedValue }) => [capturedValue, refundedValue]),
    [[12995, 12995]],
  )
})

test('a pre-authorisation is renewed until a part is captured, other authorisations never', async () => {
  for (const [reference, authorisationType, states] of [
    ['pre-00001-1', 'PreAuth', ['true', 'false']],
    ['fin-00001-1', undefined, ['false', 'false']],
  ] as const) {
    const additionalData = { manualCapture: 'true', ...(authorisationType && { authorisationType }) }
    const { body } = await sandbox.call(PAYMENTS, paymentOf(reference, undefined, { additionalData }))
    const modify = (kind: string, value: number) =>
      sandbox.call(`${PAYMENTS}/${body.pspReference}/${kind}`, {
        merchantAccount: 'WeltSandbox',
        amount: { value, currency: 'AUD' },
      })
    assert.equal((await modify('amountUpdates', 12995)).body.status, 'received')
    await modify('captures', 995)
    await modify('amountUpdates', 12995)
    const notices = await waitAbout(reference, 4)
    const renewals = notices.filter(({ item }) => item.eventCode === 'AUTHORISATION_ADJUSTMENT')
    assert.deepEqual(
      renewals
        .map(({ item }) => item.success)
        .sort()
        .reverse(),
      states,
    )
  }
})

test('bad requests get the payment service’s own errors', async () => {
  const { merchantAccount: _account, ...without } = paymentOf('bad-00001-1')
  const codes = [
    await sandbox.call(PAYMENTS, without),
    await sandbox.call(PAYMENTS, { ...paymentOf('bad-00001-1'), merchantAccount: 'Other' }),
    await sandbox.call(PAYMENTS, paymentOf('bad-00001-1', '4111111111111112')),
    await sandbox.call(PAYMENTS, paymentOf('bad-00001-1', undefined, { value: 1.5 })),
    await sandbox.call(PAYMENTS, '{"half":'),
    await sandbox.call(PAYMENTS, paymentOf('bad-00001-1'), { 'x-api-key': '' }),
  ].map(({ status, body }) => `${status} ${body.errorCode}`)
  assert.deepEqual(codes, ['422 130', '403 901', '422 101', '422 137', '400 702', '401 000'])
  assert.equal((await charges('bad-00001')).length, 0)
})

test('a dropped answer has charged, a refused connection has not; the key makes retries safe', async () => {
  for (const [effect, chargesAfter] of [
    ['drop-answer', 1],
    ['refuse-connection', 0],
    ['error-500', 0],
    ['error-500-after', 1],
    ['half-answer', 1],
  ] as const) {
    const reference = `${effect}-1`
    const headers = { 'idempotency-key': randomUUID() }
    await fetch(`${sandbox.url}/control/faults`, {
      method: 'POST',
      body: JSON.stringify({ on: 'payments', effect, reference }),
    })
    const first = await sandbox.call(PAYMENTS, paymentOf(reference), headers).then(
      ({ status }) => status,
      () => 'broken',
    )
    assert.equal(first, effect.startsWith('error') ? 500 : 'broken', effect)
    assert.equal((await charges(reference)).length, chargesAfter, effect)
    assert.equal((await sandbox.call(PAYMENTS, paymentOf(reference), headers)).body.resultCode, 'Authorised')
    assert.equal((await charges(reference)).length, 1, effect)
  }
})

test('payment methods are cards with their brands, wallets and redirects, less what is blocked', async () => {
  const request = { merchantAccount: 'WeltSandbox', blockedPaymentMethods: ['giftcard'] }
  const { body } = await sandbox.call('/adyen/v71/paymentMethods', request)
  const methods = body.paymentMethods as { type: string; brands?: string[] }[]
  assert.deepEqual(
    methods.map(({ type }) => type),
    ['scheme', 'applepay', 'paypal', 'afterpaytouch', 'zip'],
  )
  assert.deepEqual(methods[0]?.brands, ['visa', 'mc', 'amex', 'jcb', 'cup'])
})

test('a session stores its request, and payments can be found by reference', async () => {
  const { status, body } = await sandbox.call('/adyen/v71/sessions', { ...paymentOf('ses-00001-1'), countryCode: 'AU' })
  assert.equal(status, 201)
  assert.match(String(body.id), /^CS[0-9A-F]{18}$/)
  await sandbox.call(PAYMENTS, paymentOf('ses-00001-1'))
  const response = await fetch(`${sandbox.url}/adyen/v71/payments/status?merchantReference=ses-00001-1`, {
    headers: { 'x-api-key': 'x' },
  })
  const { payments } = (await response.json()) as { payments: { resultCode: string }[] }
  assert.deepEqual(
    payments.map(({ resultCode }) => resultCode),
    ['Authorised'],
  )
})

test('a challenge that the shop cancelled can no longer be approved [A72]', async () => {
  const { body } = await sandbox.call(PAYMENTS, paymentOf('gone-0001-1', '4917610000000000'))
  const { url } = body.action as { url: string }
  const cancel = { merchantAccount: 'WeltSandbox', paymentReference: 'gone-0001-1' }
  assert.equal((await sandbox.call('/adyen/v71/cancels', cancel)).body.status, 'received')
  const form = new URLSearchParams({ decision: 'approve', password: 'password' })
  const answer = await fetch(url.replace('http://bank.test', sandbox.url), {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  const redirectResult = new URL(answer.headers.get('location') ?? '').searchParams.get('redirectResult')
  assert.equal(
    (await sandbox.call(`${PAYMENTS}/details`, { details: { redirectResult } })).body.resultCode,
    'Cancelled',
  )
  const notices = (await waitAbout('gone-0001-1')).map(({ item }) => `${item.eventCode} ${item.success}`)
  assert.deepEqual(notices, ['TECHNICAL_CANCEL true'])
})
