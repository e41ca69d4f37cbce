import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choosePaymentMethod } from './choose.ts'

test('an order is paid by the chosen method, on the payment service’s page, or needs no payment', () => {
  const payment = { totalCents: 100, method: 'scheme', hasCardData: true } as const
  assert.equal(choosePaymentMethod(payment), 'scheme')
  assert.equal(choosePaymentMethod({ ...payment, hasCardData: false }), 'hosted')
  assert.equal(choosePaymentMethod({ ...payment, totalCents: undefined, hasCardData: false }), 'hosted')
  assert.equal(choosePaymentMethod({ ...payment, method: 'zip', hasCardData: false }), 'zip')
  assert.equal(choosePaymentMethod({ ...payment, totalCents: 0 }), 'free')
})
