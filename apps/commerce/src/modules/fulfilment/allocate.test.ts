import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allocate, type LineToFill } from './allocate.ts'

const line = (id: number, quantity: number, stock: Readonly<Record<string, number>>, sku = 'A'): LineToFill => ({
  id,
  sku,
  quantity,
  stock: Object.entries(stock).map(([source, pieces]) => ({ source, quantity: pieces })),
})

const filled = (lines: readonly LineToFill[], sources: readonly string[]) =>
  [...allocate(lines, sources).values()].map((parts) =>
    parts.map(({ source, quantity }) => `${quantity} ${source}`).join(' + '),
  )

test('a line is filled from the first source that has it, and from two where one has too few', () => {
  assert.deepEqual(filled([line(1, 2, { east: 5, west: 5 })], ['west', 'east']), ['2 west'])
  assert.deepEqual(filled([line(1, 3, { east: 2, west: 2 })], ['east', 'west']), ['2 east + 1 west'])
  assert.deepEqual(filled([line(1, 5, { east: 2, west: 2 })], ['east', 'west']), ['2 east + 2 west'])
  assert.deepEqual(filled([line(1, 1, { north: 9 })], ['east', 'west']), [''])
})

test('lines of one size share its stock; those of other sizes do not', () => {
  const stock = { east: 2, west: 1 }
  assert.deepEqual(filled([line(1, 2, stock), line(2, 2, stock)], ['east', 'west']), ['2 east', '1 west'])
  assert.deepEqual(filled([line(1, 2, stock), line(2, 2, stock, 'B')], ['east', 'west']), ['2 east', '2 east'])
})
