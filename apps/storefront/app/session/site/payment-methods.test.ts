import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasInstalments } from './payment-methods.ts'

test('a price is told in instalments only where they are returned and can be paid by here', () => {
  assert.equal(hasInstalments(['afterpaytouch']), true)
  assert.equal(hasInstalments(['zip'], ['scheme']), false)
  assert.equal(hasInstalments(['zip'], ['scheme', 'zip']), true)
  assert.equal(hasInstalments([], ['scheme', 'zip']), false)
})
