import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openingsFrom } from './openings.ts'
import type { Schedule } from './schedule.ts'

const schedule: Schedule = {
  hours: Array.from({ length: 7 }, () => ({ opens: '09:00', closes: '17:30' })),
  special_hours: [],
  time_zone: 'Australia/Perth',
  country: 'AU',
  state: 'WA',
  postcode: '6000',
}

/** Perth is eight hours ahead. */
const firstClosingAt = (time: string) =>
  openingsFrom(schedule, new Date(`2026-05-06T${time}Z`))
    .next()
    .value?.closes.toISOString()

test('a store is open until the last moment before it closes, whatever was calculated before', () => {
  assert.equal(firstClosingAt('09:29:00.000'), '2026-05-06T09:30:00.000Z')
  assert.equal(firstClosingAt('09:29:59.999'), '2026-05-06T09:30:00.000Z')
  assert.equal(firstClosingAt('09:30:00.000'), '2026-05-07T09:30:00.000Z')
  assert.equal(firstClosingAt('09:29:00.000'), '2026-05-06T09:30:00.000Z')
})

test('openings of a minute continue where an earlier request stopped', () => {
  const now = new Date('2026-05-06T03:00:00Z')
  const all = () => [...openingsFrom({ ...schedule }, now)]
  openingsFrom(schedule, now).next()
  assert.deepEqual([...openingsFrom(schedule, now)], all())
  assert.deepEqual([...openingsFrom(schedule, now)], all())
})
