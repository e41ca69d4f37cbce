import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTyped } from './typed-number.ts'

test('an order number leads to the look-up, a tracking number to the national post', () => {
  assert.deepEqual(readTyped(' 100001234 '), { kind: 'order', number: '100001234' })
  assert.deepEqual(readTyped('33ABC 4410021'), {
    kind: 'parcel',
    number: '33ABC 4410021',
    href: 'https://auspost.com.au/mypost/track/#/details/33ABC%204410021',
  })
  assert.equal(readTyped('990123456789').kind, 'parcel')
})

test('an empty field and a number with other characters open nothing', () => {
  for (const text of [null, '', '  ']) assert.deepEqual(readTyped(text), { kind: 'none' })
  assert.deepEqual(readTyped('<b>"\'&'), { kind: 'unknown', number: '<b>"\'&' })
})
