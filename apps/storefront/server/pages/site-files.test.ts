import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brands } from '@welt/brands'
import { iconMarkup, robots } from './site-files.ts'

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

test('the icons of two shops differ in outline, not in colour alone', () => {
  const outlineOf = (svg: string) => svg.replaceAll(/#[0-9a-f]{6}/g, '')
  for (const isMaskable of [false, true]) {
    const icons = brands.map((brand) => iconMarkup(brand, isMaskable))
    assert.equal(new Set(icons.map(outlineOf)).size, brands.length)
    for (const icon of icons) assert.ok(!icon.includes('undefined'), icon)
  }
})
