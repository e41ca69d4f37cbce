import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseCardNumber, parsePin, parsePromoCode } from './code.ts'

test('a card number is read without blanks, hyphens and #, a promo code without blanks', () => {
  assert.deepEqual(parseCardNumber(' ml4c-88td 4471 '), { value: 'ML4C88TD4471' })
  assert.deepEqual(parsePromoCode(' drop 20 '), { value: 'DROP20' })
  assert.deepEqual(parsePromoCode('drop-20'), { value: 'DROP-20' })
  for (const parse of [parseCardNumber, parsePromoCode]) {
    assert.deepEqual(parse(' \u200b'), { fault: 'missing' })
    assert.deepEqual(parse('x'.repeat(64)), { value: 'X'.repeat(64) })
    assert.deepEqual(parse('x'.repeat(65)), { fault: 'too-long' })
  }
})

test('a PIN is a number of digits that does not begin with 0', () => {
  for (const good of [' 7360 ', '73 60', '７３６０']) assert.deepEqual(parsePin(good), { value: 7360 })
  assert.deepEqual(parsePin(' '), { fault: 'missing' })
  for (const bad of ['73b2', '-12', '1.5', '١٢']) assert.deepEqual(parsePin(bad), { fault: 'not-digits' }, bad)
  for (const bad of ['0736', '99999999999']) assert.deepEqual(parsePin(bad), { fault: 'never-issued' }, bad)
})
