import assert from 'node:assert/strict'
import { test } from 'node:test'
import { promiseText } from './arrival.ts'

test('a delivery promise shows two days, and the month once where it is the same', () => {
  assert.equal(promiseText('2026-11-24', '2026-11-26'), 'Tue 24 – Thu 26 Nov')
  assert.equal(promiseText('2026-11-30', '2026-12-02'), 'Mon 30 Nov – Wed 2 Dec')
  assert.equal(promiseText('2026-11-24', '2026-11-24'), 'Tue 24 Nov')
  assert.equal(promiseText(null, '2026-11-24'), undefined)
})
