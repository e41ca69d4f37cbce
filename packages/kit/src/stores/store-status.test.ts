import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectText, hoursText, openStatusText, sameHours } from './store-status.ts'

const NOW = new Date('2026-11-26T06:45:00Z')

test('an open store says when it closes, and in the last half hour how soon', () => {
  const closing = (closes_at: string) => openStatusText({ is_open: true, closes_at, opens_at: null }, NOW)
  assert.deepEqual(closing('2026-11-26T21:00:00+11:00'), { tone: 'open', text: 'Open until 9 pm' })
  assert.deepEqual(closing('2026-11-26T18:15:01+11:00'), { tone: 'open', text: 'Open until 6:15 pm' })
  assert.deepEqual(closing('2026-11-26T18:00:00+11:00'), { tone: 'closing', text: 'Closes at 6 pm, in 15 min' })
})

test('a closed store says when it opens next, also across a holiday', () => {
  const opening = (opens_at: string | null) => openStatusText({ is_open: false, closes_at: null, opens_at }, NOW).text
  assert.equal(opening('2026-11-26T18:00:00+11:00'), 'Closed, opens at 6 pm')
  assert.equal(opening('2026-11-27T09:30:00+11:00'), 'Closed, opens tomorrow at 9:30 am')
  assert.equal(opening('2026-11-30T09:00:00+11:00'), 'Closed, opens Mon 30 Nov at 9 am')
  assert.equal(opening(null), 'Closed')
})

test('hours and the time of collection are printed on the 12-hour clock', () => {
  assert.equal(hoursText({ is_closed: false, opens: '09:00', closes: '17:30' }), '9 am – 5:30 pm')
  assert.equal(hoursText({ is_closed: true, opens: null, closes: null }), 'Closed')
  assert.equal(collectText('2026-11-27T11:00:00+11:00', NOW), 'Collect tomorrow from 11 am')
})

test('days in a row that have the same hours are one row of a store’s week', () => {
  const [short, late] = [
    { is_closed: false, opens: '09:00', closes: '17:30' },
    { is_closed: false, opens: '09:00', closes: '21:00' },
  ]
  const day = (weekday: string, hours: object) => ({ weekday, is_closed: true, ...hours })
  const week = [
    ...[day('MONDAY', short), day('TUESDAY', short), day('WEDNESDAY', short), day('THURSDAY', late)],
    ...[day('FRIDAY', late), day('SATURDAY', short), day('SUNDAY', {})],
  ]
  assert.deepEqual(sameHours(week), [
    { days: 'Mon – Wed', hours: '9 am – 5:30 pm' },
    { days: 'Thu – Fri', hours: '9 am – 9 pm' },
    { days: 'Sat', hours: '9 am – 5:30 pm' },
    { days: 'Sun', hours: 'Closed' },
  ])
})
