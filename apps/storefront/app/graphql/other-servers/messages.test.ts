import assert from 'node:assert/strict'
import { test } from 'node:test'
import { globalEffectOf } from '#app/session/error-policy.ts'
import { parseAnswer } from '../wire.ts'
import { userErrorCode } from './messages.ts'

function failureOf(message: string, extensions: Readonly<Record<string, string>> = { category: 'graphql-input' }) {
  const body = JSON.stringify({ errors: [{ message, extensions }] })
  const result = parseAnswer({ kind: 'answered', status: 200, tags: [], body })
  assert.ok(!result.ok)
  return result.failure
}

test('the text of a server that sends no codes stands for the code that ours would send [A83]', () => {
  for (const [message, code] of [
    ["The current customer isn't authorized.", 'NOT_AUTHORIZED'],
    ['The current user cannot perform operations on cart "x"', 'NOT_AUTHORIZED'],
    ['Could not find a cart with ID "x"', 'CART_NOT_FOUND'],
    ["The cart isn't active.", 'CART_NOT_ACTIVE'],
    ["Can't assign cart to store in different website.", 'CART_OF_OTHER_WEBSITE'],
    ['currentPage value 9 specified is greater than the 2 page(s) available.', 'PAGE_BEYOND_LAST'],
    ["The sort option isn't available.", 'SORT_UNKNOWN'],
    ["The filter isn't valid.", 'FILTER_INVALID'],
    ['The wishlist was not found.', 'WISHLIST_NOT_FOUND'],
    ['Something that nobody knows.', undefined],
  ] as const)
    assert.equal(failureOf(message).code, code, message)
  const { code, label } = failureOf('Please enter a valid postcode.')
  assert.deepEqual([code, label], ['FIELD_NOT_VALID', 'postcode'])
})

test('a code is believed whatever the text beside it says', () => {
  const failure = failureOf("The cart isn't active.", { category: 'graphql-input', code: 'TEAPOT' })
  assert.equal(failure.code, 'TEAPOT')
  assert.equal(globalEffectOf(failure), undefined)
  assert.equal(
    globalEffectOf(failureOf('In other words.', { category: 'graphql-input', code: 'CART_NOT_ACTIVE' })),
    'reset-cart',
  )
  const refused = { category: 'graphql-input', code: 'UNABLE_TO_PLACE_ORDER', reason: 'ORDER_IN_PROGRESS' }
  assert.equal(failureOf('In other words.', refused).reason, 'ORDER_IN_PROGRESS')
})

test('why an order was refused is read from the text where no reason is sent', () => {
  assert.equal(failureOf('Unable to place order: The card was declined').reason, 'PAYMENT_REFUSED')
  assert.equal(failureOf('Unable to place order: Your order is still being placed.').reason, 'ORDER_IN_PROGRESS')
  assert.equal(failureOf('Unable to place order: Enter a valid payment method and try again.').reason, undefined)
})

test('the code of a user error is made finer only where the contract has no finer one', () => {
  assert.equal(
    userErrorCode({ code: 'INSUFFICIENT_STOCK', message: 'The most you may purchase is 99.' }),
    'MOST_OF_A_LINE',
  )
  assert.equal(userErrorCode({ code: 'INSUFFICIENT_STOCK', message: 'In other words.' }), 'INSUFFICIENT_STOCK')
  assert.equal(
    userErrorCode({ code: 'UNDEFINED', message: 'Could not find a product with SKU "X"' }),
    'PRODUCT_NOT_FOUND',
  )
  assert.equal(userErrorCode({ code: 'NOT_SALABLE', message: 'The most you may purchase is 99.' }), 'NOT_SALABLE')
})
