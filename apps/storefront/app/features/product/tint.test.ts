import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tileGround } from './tint.ts'

test('a product has the same tint everywhere', () => {
  assert.equal(tileGround('MTAx', 4), tileGround('MTAx', 4))
})

test('a theme without tints uses the plain tile', () => {
  assert.equal(tileGround('MTAx', 0), 'var(--tile)')
})

test('tints and the plain tile are all used', () => {
  const grounds = new Set(
    Array.from({ length: 200 }, (_, id) => tileGround(Buffer.from(String(id)).toString('base64'), 4)),
  )
  assert.deepEqual([...grounds].sort(), [
    'var(--tile)',
    'var(--tile-1)',
    'var(--tile-2)',
    'var(--tile-3)',
    'var(--tile-4)',
  ])
})
