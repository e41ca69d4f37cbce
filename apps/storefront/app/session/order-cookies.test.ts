import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderTokens, placedOrderCookies } from './order-cookies.ts'

test('an order looked up stands before one just placed, until the next one is placed', () => {
  const cookies = new Map([
    ['order', 'placed'],
    ['seen_order', 'seen'],
  ])
  assert.deepEqual(orderTokens({ cookies, isSecure: false }), ['seen', 'placed'])
  const [order = '', seen = ''] = placedOrderCookies({ isSecure: false }, 'next')
  assert.match(order, /^order=next; .*Max-Age=1800/)
  assert.match(seen, /^seen_order=; .*Max-Age=0/)
})
