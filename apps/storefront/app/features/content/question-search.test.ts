import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findQuestions } from './question-search.ts'

const PAGE =
  '<section><h2>Orders</h2><details><summary>Can I change an order?</summary>' +
  '<p>If it has not left.</p></details></section>' +
  '<section><h2>Sizes</h2><details><summary>How do I find my size?</summary>' +
  '<p>See <a href="/size-guide">the guide</a>.</p></details></section>'

test('questions are found by terms of question or answer, whatever their case', () => {
  const found = findQuestions(PAGE, '  SIZE guide ')
  assert.equal(found?.count, 1)
  assert.match(found?.html ?? '', /^<details open><summary>How do I find my size\?/)
  assert.equal(findQuestions(PAGE, 'laces')?.count, 0)
})

test('a text without terms searches nothing, and addresses of links are no text', () => {
  for (const query of ['', ' ? ', 'a']) assert.equal(findQuestions(PAGE, query), undefined, query)
  assert.equal(findQuestions(PAGE, 'href')?.count, 0)
})
