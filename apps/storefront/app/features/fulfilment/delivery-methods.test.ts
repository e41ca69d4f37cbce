import assert from 'node:assert/strict'
import { test } from 'node:test'
import { promiseText, toDeliveryMethod } from './delivery-methods.ts'

test('a delivery promise is told as days, the month once where it is the same', () => {
  assert.equal(promiseText('2026-11-24', '2026-11-26'), 'Tue 24 – Thu 26 Nov')
  assert.equal(promiseText('2026-11-30', '2026-12-02'), 'Mon 30 Nov – Wed 2 Dec')
  assert.equal(promiseText('2026-11-24', '2026-11-24'), 'Tue 24 Nov')
  assert.equal(promiseText(null, '2026-11-24'), undefined)
})

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
