import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestSandbox, paymentOf, type TestSandbox } from '../testing/open-test-sandbox.ts'

let sandbox: TestSandbox
before(async () => {
  sandbox = await openTestSandbox()
})
after(() => sandbox.close())

const PAYMENTS = '/adyen/v71/payments'
const SHOPPER = { shopperReference: 'shopper-1' }
const save = (reference: string, card?: string) =>
  sandbox.call(PAYMENTS, { ...paymentOf(reference, card), ...SHOPPER, storePaymentMethod: true })
const tokenOf = (body: Record<string, unknown>) =>
  (body.additionalData as Record<string, string>)['tokenization.storedPaymentMethodId'] ?? ''
const payStored = (reference: string, storedPaymentMethodId: string, shopperReference: string, code = '737') => {
  const paymentMethod = { type: 'scheme', storedPaymentMethodId, encryptedSecurityCode: `test_${code}` }
  return sandbox.call(PAYMENTS, { ...paymentOf(reference), paymentMethod, shopperReference })
}
const tokens = async (shopperReference: string) => {
  const { body } = await sandbox.call('/adyen/v71/paymentMethods', { merchantAccount: 'WeltSandbox', shopperReference })
  return ((body.storedPaymentMethods ?? []) as { id: string }[]).map(({ id }) => id)
}

test('a saved card pays with its security code, for its shopper only', async () => {
  const token = tokenOf((await save('save-0001-1')).body)
  assert.deepEqual(await tokens('shopper-1'), [token])
  assert.equal((await payStored('save-0001-2', token, 'shopper-1')).body.resultCode, 'Authorised')
  assert.equal((await payStored('save-0001-3', token, 'shopper-1', '111')).body.refusalReason, 'CVC Declined')
  const other = await payStored('save-0001-4', token, 'shopper-2')
  assert.deepEqual([other.status, other.body.errorCode], [422, '803'])
})

test('a card that is refused is not saved', async () => {
  await save('save-0002-1', '4000000000000002')
  assert.equal((await tokens('shopper-1')).length, 1)
})

test('a deleted card pays no more', async () => {
  const [token = ''] = await tokens('shopper-1')
  const query = 'shopperReference=shopper-1&merchantAccount=WeltSandbox'
  const path = `${sandbox.url}/adyen/v71/storedPaymentMethods/${token}?${query}`
  const deleted = await fetch(path, { method: 'DELETE', headers: { 'x-api-key': 'x' } })
  assert.equal(deleted.status, 204)
  assert.deepEqual(await tokens('shopper-1'), [])
  assert.equal((await payStored('save-0003-1', token, 'shopper-1')).status, 422)
})

test('Apple Pay is answered at once, a redirect method when the shopper decides', async () => {
  const apple = { ...paymentOf('wallet-01-1'), paymentMethod: { type: 'applepay', applePayToken: 'e30=' } }
  assert.equal((await sandbox.call(PAYMENTS, apple)).body.resultCode, 'Authorised')
  const { body } = await sandbox.call(PAYMENTS, { ...paymentOf('wallet-02-1'), paymentMethod: { type: 'paypal' } })
  assert.equal(body.resultCode, 'RedirectShopper')
  const { url } = body.action as { url: string }
  const answer = await fetch(url.replace('http://bank.test', sandbox.url), {
    method: 'POST',
    body: new URLSearchParams({ decision: 'cancel' }),
    redirect: 'manual',
  })
  const redirectResult = new URL(answer.headers.get('location') ?? '').searchParams.get('redirectResult')
  const details = await sandbox.call(`${PAYMENTS}/details`, { details: { redirectResult } })
  assert.equal(details.body.resultCode, 'Cancelled')
})

test('pay-later methods want to know the shopper and what is bought', async () => {
  const { status, body } = await sandbox.call(PAYMENTS, {
    ...paymentOf('later-001-1'),
    paymentMethod: { type: 'afterpaytouch' },
  })
  assert.deepEqual([status, body.errorCode], [422, '130'])
})

test('items that do not add up to the amount are refused', async () => {
  const lineItems = [{ id: '1', quantity: 2, amountIncludingTax: 6000 }]
  const request = { ...paymentOf('items-001-1'), paymentMethod: { type: 'paypal' } }
  const { status, body } = await sandbox.call(PAYMENTS, { ...request, lineItems })
  assert.deepEqual([status, body.errorCode], [422, '14_0448'])
  const delivery = { id: 'delivery', quantity: 1, amountIncludingTax: 995 }
  assert.equal((await sandbox.call(PAYMENTS, { ...request, lineItems: [...lineItems, delivery] })).status, 200)
})

test('what happens without the shop asking is notified', async () => {
  const { body } = await sandbox.call(PAYMENTS, paymentOf('event-001-1'))
  const happen = (event: string) => sandbox.call('/control/events', { event, pspReference: body.pspReference })
  for (const event of ['NOTIFICATION_OF_CHARGEBACK', 'CHARGEBACK', 'CHARGEBACK_REVERSED', 'CAPTURE_FAILED', 'EXPIRE'])
    assert.equal((await happen(event)).status, 201, event)
  assert.equal((await happen('NONSENSE')).status, 422)
  const about = () => sandbox.received.filter(({ item }) => item.originalReference === body.pspReference)
  while (about().length < 5) await sandbox.waitFor(sandbox.received.length + 1)
  assert.ok(about().every(({ item }) => item.merchantReference === 'event-001-1' && item.success === 'true'))
})
