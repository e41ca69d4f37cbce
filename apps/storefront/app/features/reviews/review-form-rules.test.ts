import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReviewForm, reviewErrors, toReviewInput } from './review-form-rules.ts'

function fields(values: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return readReviewForm(form)
}

test('a review without stars or text has an error at each field', () => {
  assert.deepEqual(Object.keys(reviewErrors(fields({}))), ['rating', 'summary', 'text', 'nickname'])
})

test('a review of words and stars can be sent; tags of HTML are refused, hearts are not', () => {
  const good = { rating: '4', nickname: 'Ana', summary: 'I <3 them', text: 'Soft from day one.' }
  assert.deepEqual(reviewErrors(fields(good)), {})
  assert.deepEqual(Object.keys(reviewErrors(fields({ ...good, text: '<b>x</b>' }))), ['text'])
  assert.deepEqual(Object.keys(reviewErrors(fields({ ...good, nickname: 'x'.repeat(51) }))), ['nickname'])
})

test('fit, width and recommendation may be left out, and unknown answers count as left out', () => {
  const input = toReviewInput(fields({ fit: 'TOO_SMALL', width: 'SIDEWAYS' }))
  assert.deepEqual([input.fit, input.width, input.is_recommended], ['TOO_SMALL', null, null])
  assert.equal(toReviewInput(fields({ recommends: 'no' })).is_recommended, false)
})
