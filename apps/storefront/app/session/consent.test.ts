import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allows, consentValue } from './consent.ts'

test('a choice of cookies allows what was ticked, and nothing without a choice', () => {
  const cases = {
    'choice=needed&measuring=on': 'needed',
    'choice=all': 'measuring.reviews.partners',
    'choice=some&reviews=on&other=on': 'reviews',
    'choice=some': 'needed',
    'choice=more': undefined,
    '': undefined,
  }
  for (const [form, value] of Object.entries(cases)) assert.equal(consentValue(new URLSearchParams(form)), value, form)
  for (const cookie of [undefined, '', 'needed', 'measuringreviews', 'reviews.partners'])
    assert.equal(allows(cookie, 'measuring'), false)
  assert.equal(allows('measuring.partners', 'measuring'), true)
})
