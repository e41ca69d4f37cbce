import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findInstant, localDate, startOfDay, toStoreTime } from './time.ts'

test('times are Melbourne’s in any machine’s zone, over clock changes [R1.43, R9.32, A05]', () => {
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

test('a day begins at its own midnight, on the days of a clock change too [R1.43]', () => {
  const begins = (day: string, timeZone = 'Australia/Melbourne') => startOfDay(new Date(day), timeZone).toISOString()
  assert.equal(begins('2026-10-04'), '2026-10-03T14:00:00.000Z')
  assert.equal(begins('2026-10-05'), '2026-10-04T13:00:00.000Z')
  assert.equal(begins('2026-04-05'), '2026-04-04T13:00:00.000Z')
  assert.equal(begins('2026-04-06'), '2026-04-05T14:00:00.000Z')
  assert.equal(begins('2026-09-27', 'Pacific/Auckland'), '2026-09-26T12:00:00.000Z')
})

test('a skipped local time moves forward; of two equal ones an end is the later', () => {
  const instants = (local: string, timeZone = 'Australia/Melbourne') =>
    (['start', 'end'] as const).map((edge) => findInstant(local, timeZone, edge)?.toISOString())
  assert.deepEqual(instants('2026-11-24T09:00'), ['2026-11-23T22:00:00.000Z', '2026-11-23T22:00:00.000Z'])
  assert.deepEqual(instants('2026-10-04T02:30'), ['2026-10-03T16:30:00.000Z', '2026-10-03T16:30:00.000Z'])
  assert.deepEqual(instants('2027-04-04T02:30'), ['2027-04-03T15:30:00.000Z', '2027-04-03T16:30:00.000Z'])
  assert.deepEqual(instants('2026-09-27T02:30', 'Pacific/Auckland'), [
    '2026-09-26T14:30:00.000Z',
    '2026-09-26T14:30:00.000Z',
  ])
  for (const text of ['2026-02-30T00:00', '2026-11-24', '24/11/2026', '2026-11-24T25:00', ''])
    assert.equal(findInstant(text, 'Australia/Melbourne', 'start'), undefined, text)
})
