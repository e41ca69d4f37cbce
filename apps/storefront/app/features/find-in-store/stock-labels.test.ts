import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ONE_SIZE } from '@welt/brands/size-text'
import { hasAll, storeLabels, type Wanted } from './stock-labels.ts'

const loafer: Wanted = { sku: 'loafer-7', quantity: 1, name: 'Marlo Penny Loafer', size: 'AU 7', uid: 'a' }
const boot: Wanted = { sku: 'boot-7', quantity: 2, name: 'Meredith Ankle Boot', size: 'EU 38', uid: 'b' }

test('one pair is in stock, the last pair, or not in this store', () => {
  const title = (quantity: number) => storeLabels([loafer], { 'loafer-7': quantity }, 'today').title
  assert.deepEqual([5, 1, 0].map(title), ['In stock', 'Last pair', 'Not in this store'])
  assert.equal(storeLabels([loafer], {}, 'today').label, 'none')
})

test('goods in one size are no pair: the last one', () => {
  const laces: Wanted = { sku: 'laces', quantity: 1, name: 'Flat Cotton Laces', size: ONE_SIZE, uid: 'd' }
  assert.equal(storeLabels([laces], { laces: 1 }, 'today').title, 'Last one')
  const { lines } = storeLabels([loafer, laces], { 'loafer-7': 1, laces: 1 }, 'today')
  assert.deepEqual(
    lines.map(({ text }) => text),
    [', last pair', ', last one'],
  )
})

test('a store that has some lines names each, and offers those alone', () => {
  const labels = storeLabels([loafer, boot], { 'loafer-7': 3, 'boot-7': 1 }, 'today')
  assert.equal(labels.title, '1 of 2 today')
  assert.deepEqual(
    labels.lines.map(({ name, label }) => [name, label]),
    [
      ['Marlo Penny Loafer', 'here'],
      ['Meredith Ankle Boot', 'none'],
    ],
  )
  assert.deepEqual(labels.uids, ['a'])
  assert.equal(hasAll(labels), false)
})

test('a store that has everything says so, and which pair is the last', () => {
  assert.equal(storeLabels([loafer, boot], { 'loafer-7': 3, 'boot-7': 2 }, 'today').title, 'Both in stock')
  const three = storeLabels(
    [loafer, boot, { ...loafer, sku: 'sandal-7', uid: 'c' }],
    { 'loafer-7': 1, 'boot-7': 2, 'sandal-7': 9 },
    undefined,
  )
  assert.equal(three.title, 'All 3 in stock')
  assert.deepEqual(
    three.lines.map(({ label }) => label),
    ['last', 'here', 'here'],
  )
  assert.deepEqual(three.uids, ['a', 'b', 'c'])
  assert.equal(hasAll(three), true)
})
