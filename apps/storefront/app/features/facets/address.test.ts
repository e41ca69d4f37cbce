import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filterCount, listingHref, parseListingAddress, withoutFilters, withoutPrice, withoutValue } from './address.ts'

const parse = (query: string) => parseListingAddress(new URLSearchParams(query))

test('an address is read and written back the same', () => {
  const query = 'brand=acme,bolt&colour=red&size=AUW:7&price=50-100&sort=price_asc&p=2'
  assert.equal(listingHref('/women', parse(query)), `/women?${query}`)
})

test('stores near a place stay in the address, with the usual distance left out', () => {
  const query = 'size=AUW:7&near=Toowong+QLD+4066&near_size=AUW:7&within=60'
  assert.equal(listingHref('/women', parse(query)), `/women?${query}`)
  assert.equal(listingHref('/women', parse('near=&within=7')), '/women?near=')
  assert.equal(parse('near=4066&near_size=<b>').near?.size, '')
})

test('repeated fields of a form and joined values mean the same [R3.59]', () => {
  assert.deepEqual(parse('brand=b&brand=a'), parse('brand=a,b'))
})

test('typed price fields become one window, bounds in order [R3.60]', () => {
  assert.deepEqual(parse('price_from=100&price_to=50').price, { from: 50, to: 100 })
  assert.deepEqual(parse('price_from=%2480').price, { from: 80 })
  assert.deepEqual(parse('price=-100').price, { to: 100 })
  assert.equal(parse('price=cheap').price, undefined)
})

test('the default sort is not written into the address [R3.61]', () => {
  assert.equal(parse('sort=fh_default').sort, undefined)
})

test('unknown parameters are left out', () => {
  assert.deepEqual(parse('utm_source=x&p=0&p=abc&sort=DROP%20TABLE&price=a-b&brand='), { filters: {}, page: 1 })
})

test('a page number that is too high is not treated as the first page', () => {
  assert.equal(parse('p=9999').page, 9999)
  assert.equal(parse('p=99999').page, 10_000)
  assert.equal(parse(`p=${'9'.repeat(400)}`).page, 10_000)
  for (const none of ['0', '-1', '1.5', 'two', '']) assert.equal(parse(`p=${none}`).page, 1, none)
})

test('removing one value, the price or all filters leads to the first page', () => {
  const address = parse('brand=a,b&price=1-2&sort=price_asc&p=3')
  assert.equal(listingHref('/w', withoutValue(address, 'brand', 'a')), '/w?brand=b&price=1-2&sort=price_asc')
  assert.equal(listingHref('/w', withoutValue(parse('brand=a'), 'brand', 'a')), '/w')
  assert.equal(listingHref('/w', withoutPrice(address)), '/w?brand=a,b&sort=price_asc')
  assert.equal(listingHref('/w', withoutFilters(address)), '/w?sort=price_asc')
  assert.equal(filterCount(address), 3)
})

test('the words of a search stay with its filters [R2.05]', () => {
  assert.equal(listingHref('/search', parse('q=black%20boots&brand=a')), '/search?q=black+boots&brand=a')
})
