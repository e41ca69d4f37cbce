import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meaningOfError } from '#app/graphql/wire.ts'
import { waysOf } from '../ways.ts'
import { problemOf } from './send-return.server.ts'

const shown = (message: string, code?: string) => {
  const meaning = meaningOfError({ message, ...(code ? { extensions: { code } } : {}) })
  return problemOf({ kind: 'user', message, ...meaning })
}

test('pairs already requested are reported as such, anything else as the request’s failure [J20.4, J21.4, R8.44, R8.45, A59]', () => {
  const exists = { problem: 'A return already exists for the selected item(s).', isReturned: true }
  assert.deepEqual(shown('A quantity of Noor is greater than you can return.'), exists)
  assert.deepEqual(shown('A quantity of Noor is greater than you can return.', 'QUANTITY_TOO_GREAT'), exists)
  for (const message of ['A reason is required.', 'Returns are not enabled.', 'Internal server error'])
    assert.deepEqual(shown(message), { problem: 'Error requesting return', isReturned: false })
  assert.match(
    shown('Return payment is required.', 'PAYMENT_REQUIRED').problem,
    /^Error requesting return\. .*at a store/,
  )
  const soldOut = 'Size 39 has just sold out. Choose another one, or a refund.'
  assert.equal(shown(soldOut, 'SIZE_SOLD_OUT').problem, soldOut)
})

test('a parcel point is offered only where its flag is on, posting where no label must be paid', () => {
  assert.deepEqual(waysOf({ parcelPoint: false, isPosted: false }), ['store'])
  assert.deepEqual(waysOf({ parcelPoint: false, isPosted: true }), ['label', 'store'])
  assert.deepEqual(waysOf({ parcelPoint: true, isPosted: true }), ['label', 'store', 'parcel_point'])
})
