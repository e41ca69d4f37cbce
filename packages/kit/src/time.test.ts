import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localDate, toStoreTime } from './time.ts'

test('instants are told in Melbourne time whatever the machine’s zone, over both clock changes [R1.43, R9.32, A05]', () => {
  assert.equal(toStoreTime(new Date('2025-03-01T09:30:00Z'), 'Australia/Melbourne'), '2025-03-01T20:30:00+11:00')
  assert.equal(toStoreTime(new Date('2025-07-01T09:30:00Z'), 'Australia/Melbourne'), '2025-07-01T19:30:00+10:00')
  assert.equal(toStoreTime(new Date('2026-10-03T15:59:59Z'), 'Australia/Melbourne'), '2026-10-04T01:59:59+10:00')
  assert.equal(toStoreTime(new Date('2026-10-03T16:00:00Z'), 'Australia/Melbourne'), '2026-10-04T03:00:00+11:00')
  assert.equal(toStoreTime(new Date('2026-04-04T16:00:00Z'), 'Australia/Melbourne'), '2026-04-05T02:00:00+10:00')
})

test('the local day can be the next one [R1.43]', () => {
  assert.equal(localDate(new Date('2026-02-28T14:00:00Z'), 'Australia/Melbourne'), '2026-03-01')
  assert.equal(localDate(new Date('2028-02-28T14:00:00Z'), 'Australia/Melbourne'), '2028-02-29')
})
