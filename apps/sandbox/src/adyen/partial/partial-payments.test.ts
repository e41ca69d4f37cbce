import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestSandbox, paymentOf, type TestSandbox } from '../../testing/open-test-sandbox.ts'

let sandbox: TestSandbox
before(async () => {
  sandbox = await openTestSandbox()
})
after(() => sandbox.close())

const ACCOUNT = { merchantAccount: 'WeltSandbox' }
const TOTAL = { value: 12995, currency: 'AUD' }

const giftCard = (number: string, pin = '737') => ({
  type: 'giftcard',
  brand: 'givex',
  encryptedCardNumber: `test_${number}`,
  encryptedSecurityCode: `test_${pin}`,
})

const call = (path: string, body: object) => sandbox.call(`/adyen/v71${path}`, { ...ACCOUNT, ...body })
const balance = async (number: string, pin?: string) =>
  (await call('/paymentMethods/balance', { paymentMethod: giftCard(number, pin), amount: TOTAL })).body

async function openOrder(reference: string) {
  const { body } = await call('/orders', { reference, amount: TOTAL })
  return { pspReference: String(body.pspReference), orderData: String(body.orderData) }
}

const pay = (reference: string, value: number, more: object) =>
  call('/payments', { ...paymentOf(reference, undefined, { value }), ...more })

const remainingIn = ({ order }: Record<string, unknown>) =>
  (order as { remainingAmount: { value: number } } | undefined)?.remainingAmount.value

const closings = (reference: string) =>
  sandbox.received
    .map(({ item }) => item)
    .filter(({ eventCode, merchantReference }) => eventCode === 'ORDER_CLOSED' && merchantReference === reference)

test('a gift card’s balance is given only for its PIN', async () => {
  const number = '6036280000000000001'
  const { resultCode, balance: left } = await balance(number)
  assert.deepEqual([resultCode, left], ['NotEnoughBalance', { value: 5000, currency: 'AUD' }])
  for (const wrong of [await balance(number, '111'), await balance('5000000000000001')])
    assert.deepEqual([wrong.resultCode, wrong.balance], ['Failed', undefined])
})

test('an order is paid by a gift card and a card; the last payment closes it', async () => {
  const number = '6036280000000000002'
  const order = await openOrder('parts-0001')
  const first = await pay('parts-0001', 5000, { order, paymentMethod: giftCard(number) })
  assert.deepEqual([first.body.resultCode, remainingIn(first.body)], ['Authorised', 7995])
  assert.deepEqual((await balance(number)).balance, { value: 0, currency: 'AUD' })
  const more = await pay('parts-0001', 8000, { order })
  assert.deepEqual([more.status, more.body.errorCode], [422, '14_0418'])
  const refused = await pay('parts-0001', 100, { order, paymentMethod: giftCard(number) })
  assert.deepEqual([refused.body.refusalReason, remainingIn(refused.body)], ['Not enough balance', 7995])
  const last = await pay('parts-0001', 7995, { order })
  assert.deepEqual([last.body.resultCode, remainingIn(last.body)], ['Authorised', 0])
  assert.equal((await pay('parts-0001', 100, { order })).body.errorCode, '14_0417')
  while (closings('parts-0001').length === 0) await sandbox.waitFor(sandbox.received.length + 1)
  assert.deepEqual(
    closings('parts-0001').map(({ success, amount }) => [success, amount]),
    [['true', TOTAL]],
  )
})

test('cancelling an order restores the gift card’s balance', async () => {
  const number = '6036280000000000003'
  const order = await openOrder('parts-0002')
  await pay('parts-0002', 5000, { order, paymentMethod: giftCard(number) })
  assert.equal(
    (await call('/orders/cancel', { order: { ...order, orderData: 'of another' } })).body.errorCode,
    '14_0416',
  )
  assert.equal((await call('/orders/cancel', { order })).body.resultCode, 'Received')
  assert.deepEqual((await balance(number)).balance, { value: 5000, currency: 'AUD' })
  assert.equal((await pay('parts-0002', 12995, { order })).body.errorCode, '14_0417')
  while (closings('parts-0002').length === 0) await sandbox.waitFor(sandbox.received.length + 1)
  assert.equal(closings('parts-0002')[0]?.success, 'false')
})
