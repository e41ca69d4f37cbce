import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTrackingPages } from '@welt/rules/tracking'
import { readTyped } from './typed-number.ts'

const typed = (text: string | null) => readTyped(text, readTrackingPages({}), 'AU')

test('an order number leads to the look-up, a tracking number to the national post', () => {
  assert.deepEqual(typed(' 100001234 '), { kind: 'order', number: '100001234' })
  assert.deepEqual(typed('33ABC 4410021'), {
    kind: 'parcel',
    number: '33ABC 4410021',
    href: 'https://auspost.com.au/mypost/track/#/details/33ABC%204410021',
  })
  assert.equal(typed('990123456789').kind, 'parcel')
})

test('an empty field and a number with other characters open nothing', () => {
  for (const text of [null, '', '  ']) assert.deepEqual(typed(text), { kind: 'none' })
  assert.deepEqual(typed('<b>"\'&'), { kind: 'unknown', number: '<b>"\'&' })
})
