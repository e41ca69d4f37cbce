import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clampView, WHOLE, zoomAt } from './zoom-view.ts'

const frame = { clientWidth: 400, clientHeight: 300 }

test('the point under the pointer stays in place while the picture is enlarged', () => {
  const view = zoomAt(WHOLE, 2, { x: 100, y: -50 })
  assert.deepEqual(view, { scale: 2, x: -100, y: 50 })
  assert.deepEqual(zoomAt(view, 0.5, { x: 100, y: -50 }), WHOLE)
})

test('a picture is never smaller than its frame, at most four times as large, and fills it', () => {
  assert.equal(zoomAt(WHOLE, 0.1, { x: 0, y: 0 }).scale, 1)
  assert.equal(zoomAt(WHOLE, 100, { x: 0, y: 0 }).scale, 4)
  assert.deepEqual(clampView({ scale: 2, x: 999, y: -999 }, frame), { scale: 2, x: 200, y: -150 })
  assert.deepEqual(clampView({ scale: 1, x: 20, y: 20 }, frame), WHOLE)
})
