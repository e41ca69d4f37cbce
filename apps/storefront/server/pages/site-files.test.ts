import assert from 'node:assert/strict'
import { test } from 'node:test'
import { robots } from './site-files.ts'

/** A rule is a prefix, or exact with a trailing `$`. */
function isOpen(address: string): boolean {
  const rules = [...String(robots('https://shop.example').body).matchAll(/^Disallow: (.+)$/gm)].map(
    ([, rule = '']) => rule,
  )
  assert.ok(rules.length > 0)
  return !rules.some((rule) => (rule.endsWith('$') ? address === rule.slice(0, -1) : address.startsWith(rule)))
}

test('crawlers are excluded from private pages and from no product', () => {
  for (const closed of [
    '/cart',
    '/cart/add',
    '/cart?x=1',
    '/checkout',
    '/customer/orders',
    '/wishlist',
    '/return/label',
    '/api/me',
    '/graphql?query=x',
  ])
    assert.equal(isOpen(closed), false, closed)
  for (const open of [
    '/',
    '/women',
    '/cartwright-boots.html',
    '/customer-favourites',
    '/wishlist-worthy.html',
    '/returns',
    '/apiary-clogs.html',
  ])
    assert.equal(isOpen(open), true, open)
})
