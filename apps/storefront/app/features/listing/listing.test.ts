import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseListingAddress } from '../facets/address.ts'
import { chipsOf, pageNumbers, priceWindowText } from './listing.ts'

test('every active filter is a chip that can be removed alone', () => {
  const address = parseListingAddress(new URLSearchParams('brand=acme&price=50-100&p=2'))
  const applied = [
    {
      attribute_code: 'brand',
      label: 'Brand',
      type: 'equal' as const,
      values: [{ value: 'acme', label: 'Acme' }],
      from: null,
      to: null,
    },
  ]
  assert.deepEqual(
    chipsOf({ address, applied }).map((chip) => chip.text),
    ['Acme', '$50–$100'],
  )
  assert.deepEqual(chipsOf({ address, applied })[0]?.address, { filters: {}, price: { from: 50, to: 100 }, page: 1 })
})

test('price ranges with one bound are shown in plain words [R3.60]', () => {
  assert.equal(priceWindowText(50, null), 'From $50')
  assert.equal(priceWindowText(null, 99.5), 'Up to $99.50')
})

test('paging names the first, last and neighbouring pages', () => {
  assert.deepEqual(pageNumbers(5, 12), [1, null, 4, 5, 6, null, 12])
  assert.deepEqual(pageNumbers(1, 1), [1])
  assert.deepEqual(pageNumbers(2, 3), [1, 2, 3])
})
