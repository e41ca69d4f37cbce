import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergedQuantity } from './merge.ts'
import { findQuantityFault, findStockFault, MAX_LINE_QUANTITY } from './rules.ts'

test('quantities that are not whole numbers from 1 are refused', () => {
  for (const quantity of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, -0.5])
    assert.equal(findQuantityFault(quantity)?.code, 'INVALID_PARAMETER_VALUE', String(quantity))
  for (const quantity of [1, 2, 99]) assert.equal(findQuantityFault(quantity), undefined)
})

test('a line holds at most what can be shipped, and at most 99 [A60]', () => {
  assert.equal(findStockFault(2, 2), undefined)
  assert.deepEqual(findStockFault(3, 2), {
    code: 'INSUFFICIENT_STOCK',
    message: 'The requested qty is not available',
    quantity: 2,
  })
  assert.deepEqual(findStockFault(1, 0), {
    code: 'INSUFFICIENT_STOCK',
    message: 'This product is out of stock',
    quantity: 0,
  })
  assert.equal(findStockFault(MAX_LINE_QUANTITY + 1, 500)?.message, 'The most you may purchase is 99.')
})

test("merged lines add up, capped at stock, and never shrink the customer's own [A51]", () => {
  assert.equal(mergedQuantity(1, 2, 10), 3)
  assert.equal(mergedQuantity(1, 5, 4), 4)
  assert.equal(mergedQuantity(3, 2, 1), 3)
})
