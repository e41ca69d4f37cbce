import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findUnfilled, withoutUnfilled } from './placeholders.ts'

test('a sentence stays readable without a placeholder that cannot be filled', () => {
  const cases = {
    'Free over {free_form}.': 'Free over.',
    'In {store_cuont} stores, {x:Y:AU}': 'In stores,',
    '<td>{sum:1-none}</td><td>{x} days</td>': '<td></td><td> days</td>',
    '{giftcards}Cards{/giftcards} and {rewardz}rewards{/rewardz}.': 'Cards and rewards.',
    'Between { return_days } and {return-days} days': 'Between and days',
    'function () {} { color: red } {1} {"kind":"facts"} {a b}':
      'function () {} { color: red } {1} {"kind":"facts"} {a b}',
  }
  for (const [text, expected] of Object.entries(cases)) assert.equal(withoutUnfilled(text, false), expected)
})

test('the storefront’s own placeholder is known in blocks of the home page alone', () => {
  const text = 'Free delivery over {free_from}, {free_form}'
  assert.equal(withoutUnfilled(text, true), 'Free delivery over {free_from},')
  assert.deepEqual(findUnfilled(text, true), ['{free_form}'])
  assert.deepEqual(findUnfilled(text, false), ['{free_from}', '{free_form}'])
})
