import assert from 'node:assert/strict'
import { test } from 'node:test'
import { submits } from './payment-methods.ts'

test('cards (`scheme`) are submitted as adyen_cc, wallets by their name as adyen_hpp [J11.1, R9.48]', () => {
  const entered = { stateData: '{"paymentMethod":{"type":"scheme"}}', returnUrl: '/checkout/return' }
  assert.deepEqual(submits.scheme(entered), { code: 'adyen_cc', adyen_additional_data_cc: entered })
  for (const wallet of ['applepay', 'paypal', 'afterpaytouch', 'zip'] as const)
    assert.deepEqual(submits[wallet]({ ...entered, stateData: '' }), {
      code: 'adyen_hpp',
      adyen_additional_data_hpp: { brand_code: wallet, stateData: '{}', returnUrl: '/checkout/return' },
    })
})
