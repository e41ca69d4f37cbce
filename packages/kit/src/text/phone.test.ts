import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mobileText, phoneText } from './phone.ts'

test('numbers of Australia and New Zealand are spaced as people there read them', () => {
  for (const [typed, country, text] of [
    ['0412345678', 'AU', '0412 345 678'],
    ['0291234567', 'AU', '02 9123 4567'],
    ['1300555110', 'AU', '1300 555 110'],
    ['131314', 'AU', '13 13 14'],
    ['+61412345678', 'AU', '+61 412 345 678'],
    ['+610291234567', 'AU', '+61 2 9123 4567'],
    ['021345678', 'NZ', '021 345 678'],
    ['0213456789', 'NZ', '021 345 6789'],
    ['095550110', 'NZ', '09 555 0110'],
    ['0800555104', 'NZ', '0800 555 104'],
    ['+6421345678', 'NZ', '+64 21 345 678'],
    ['095550110', 'AU', '09 555 0110'],
    ['0412345678', 'NZ', '0412 345 678'],
  ] as const)
    assert.equal(phoneText(typed, country), text)
  assert.deepEqual(['0212345678', '0491570156'].map(mobileText), ['021 234 5678', '0491 570 156'])
})

test('a number that is spaced already, or of another country, stays as it was typed', () => {
  for (const typed of ['04 1234 5678', '(03) 5550 4104', '+447700900123', '12345678', ''])
    assert.equal(phoneText(typed, 'AU'), typed)
})
