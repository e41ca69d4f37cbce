import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deskStatusText } from './desk-status.ts'

test('the desk is open now until its hour, or opens at the next one', () => {
  const now = new Date('2026-11-26T03:00:00Z')
  const closed = (opens_at: string | null) => deskStatusText({ is_open: false, closes_at: null, opens_at }, now)
  assert.equal(
    deskStatusText({ is_open: true, closes_at: '2026-11-26T17:00:00+11:00', opens_at: null }, now),
    'Open now, until 5 pm',
  )
  assert.equal(closed('2026-11-26T15:30:00+11:00'), 'Opens 3:30 pm')
  assert.equal(closed('2026-11-27T09:00:00+11:00'), 'Opens tomorrow 9 am')
  assert.match(closed('2026-11-30T09:00:00+11:00'), /^Opens Mon 30 Nov 9 am$/)
  assert.equal(closed(null), 'Closed at the moment')
})
