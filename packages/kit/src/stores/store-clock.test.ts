import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clockText, storeDayText } from './store-clock.ts'

test("a store's time is shown on the 12-hour clock, minutes only where there are some", () => {
  assert.equal(clockText('2026-11-27T15:00:00+10:00'), '3 pm')
  assert.equal(clockText('2026-11-27T17:30:00+10:00'), '5:30 pm')
  assert.equal(clockText('2026-11-27T00:05:00Z'), '12:05 am')
  assert.equal(clockText('2026-11-27T12:00:00+09:30'), '12 pm')
  assert.equal(clockText('soon'), '')
})

test('today and tomorrow are days at the store, not at the server', () => {
  const now = new Date('2026-11-26T13:30:00Z')
  assert.equal(storeDayText('2026-11-27T09:00:00+11:00', now), 'today')
  assert.equal(storeDayText('2026-11-27T09:00:00+08:00', now), 'tomorrow')
  assert.equal(storeDayText('2026-11-28T09:00:00+11:00', now), 'tomorrow')
  assert.equal(storeDayText('2026-11-30T09:00:00+11:00', now), 'Mon 30 Nov')
  assert.equal(storeDayText('', now), '')
})
