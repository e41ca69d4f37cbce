import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseDecimal } from './decimal.ts'

test('only numbers in plain digits are parsed', () => {
  for (const [text, value] of Object.entries({ '0': 0, '129.95': 129.95, ' 75 ': 75, '-5': -5, '007': 7 }))
    assert.equal(parseDecimal(text), value)
  const others = [
    '',
    ' ',
    'abc',
    '1,00',
    '1.',
    '.5',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '1 000',
    '$5',
    '--1',
    '1_000',
    '１２',
    '9'.repeat(13),
  ]
  for (const text of others) assert.equal(parseDecimal(text), undefined, text)
})
