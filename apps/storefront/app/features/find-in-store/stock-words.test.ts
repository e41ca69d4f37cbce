import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasAll, storeWords, type Wanted } from './stock-words.ts'

const loafer: Wanted = { sku: 'loafer-7', quantity: 1, name: 'Marlo Penny Loafer', uid: 'a' }
const boot: Wanted = { sku: 'boot-7', quantity: 2, name: 'Meredith Ankle Boot', uid: 'b' }

test('one pair is in stock, the last pair, or not in this store', () => {
  const title = (quantity: number) => storeWords([loafer], { 'loafer-7': quantity }, 'today').title
  assert.deepEqual([5, 1, 0].map(title), ['In stock', 'Last pair', 'Not in this store'])
  assert.equal(storeWords([loafer], {}, 'today').word, 'none')
})

test('a store that has some lines names each, and offers those alone', () => {
  const words = storeWords([loafer, boot], { 'loafer-7': 3, 'boot-7': 1 }, 'today')
  assert.equal(words.title, '1 of 2 today')
  assert.deepEqual(
    words.lines.map(({ name, word }) => [name, word]),
    [
      ['Marlo Penny Loafer', 'here'],
      ['Meredith Ankle Boot', 'none'],
    ],
  )
  assert.deepEqual(words.uids, ['a'])
  assert.equal(hasAll(words), false)
})

test('a store that has everything says so, and which pair is the last', () => {
  assert.equal(storeWords([loafer, boot], { 'loafer-7': 3, 'boot-7': 2 }, 'today').title, 'Both in stock')
  const three = storeWords(
    [loafer, boot, { ...loafer, sku: 'sandal-7', uid: 'c' }],
    { 'loafer-7': 1, 'boot-7': 2, 'sandal-7': 9 },
    undefined,
  )
  assert.equal(three.title, 'All 3 in stock')
  assert.deepEqual(
    three.lines.map(({ word }) => word),
    ['last', 'here', 'here'],
  )
  assert.deepEqual(three.uids, ['a', 'b', 'c'])
  assert.equal(hasAll(three), true)
})
