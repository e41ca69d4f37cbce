import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseReviewField, REVIEW_LENGTHS } from './review.ts'

test('a review is plain text of limited length; tags of HTML are refused, hearts are not', () => {
  assert.deepEqual(parseReviewField(' I <3\n them ', 'summary'), { value: 'I <3 them' })
  assert.deepEqual(parseReviewField('Soft.\nFrom day one.', 'text'), { value: 'Soft.\nFrom day one.' })
  for (const html of ['<b>x</b>', 'a <!-- b', '</p>'])
    assert.deepEqual(parseReviewField(html, 'text'), { fault: 'html' })
  for (const field of ['nickname', 'summary', 'text'] as const) {
    assert.deepEqual(parseReviewField(' ', field), { fault: 'missing' })
    assert.equal(parseReviewField('x'.repeat(REVIEW_LENGTHS[field]), field).fault, undefined)
    assert.deepEqual(parseReviewField('x'.repeat(REVIEW_LENGTHS[field] + 1), field), { fault: 'too-long' })
  }
  assert.deepEqual(parseReviewField('a\u0000b', 'nickname'), { fault: 'characters' })
})
