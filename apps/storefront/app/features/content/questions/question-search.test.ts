import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findQuestions } from './question-search.ts'

const PAGE =
  '<section id="orders"><h2>Orders</h2><details><summary>Can I change an order?</summary>' +
  '<p id="can-i-change-an-order">If it has not left. Guides &amp; size charts help.</p></details></section>' +
  '<section id="sizes"><h2>Sizes</h2><details><summary>How do I find my size?</summary>' +
  '<p>See <a href="/size-guide">the guide</a>.</p></details></section>'

const countsOf = (query: string) => findQuestions(PAGE, query)?.topics.map(({ id, count }) => [id, count])

test('questions are found by terms of question or answer in any case, and counted by topic', () => {
  assert.deepEqual(countsOf('  FIND guide '), [
    ['orders', 0],
    ['sizes', 1],
  ])
  assert.equal(findQuestions(PAGE, 'size')?.count, 2)
  assert.equal(findQuestions(PAGE, 'laces')?.count, 0)
})

test('hits are marked in texts, not in tags or references; the first answer is open', () => {
  const [orders, sizes] = findQuestions(PAGE, 'size')?.topics ?? []
  assert.match(orders?.html ?? '', /^<details open>[\s\S]*Guides &amp; <mark>size<\/mark> charts/)
  assert.match(sizes?.html ?? '', /^<details><summary>How do I find my <mark>size<\/mark>\?/)
  assert.match(sizes?.html ?? '', /<a href="\/size-guide">/)
  assert.doesNotMatch(findQuestions(PAGE, 'amp change')?.topics[0]?.html ?? '', /&<mark>/)
})

test('a text without terms searches nothing, and addresses of links are no text', () => {
  for (const query of ['', ' ? ', 'a']) assert.equal(findQuestions(PAGE, query), undefined, query)
  assert.equal(findQuestions(PAGE, 'href')?.count, 0)
})
