import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toDeliveryMethod } from './delivery-methods.ts'

test('a method that is not available is not offered', () => {
  const days = { estimated_from: null, estimated_to: null }
  const method = {
    carrier_code: 'startrack',
    carrier_title: 'StarTrack',
    method_code: null,
    method_title: null,
    amount: { value: 8.95 },
    ...days,
  }
  assert.equal(toDeliveryMethod(method), undefined)
  assert.equal(toDeliveryMethod({ ...method, method_code: 'STEFPP', method_title: 'Standard' })?.cents, 895)
})
