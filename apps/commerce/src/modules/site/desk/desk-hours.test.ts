import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deskHoursOf, deskHoursSetting, deskHoursText, parseDeskHours } from './desk-hours.ts'

const ZONE = 'Australia/Melbourne'

test('days with the same hours are grouped, and closed ones left out', () => {
  assert.equal(deskHoursText(deskHoursOf(undefined), ZONE), 'Monday to Friday, 9 am to 5 pm Melbourne time')
  const hours = '08:30-17:00,08:30-17:00,closed,08:30-17:00,10:00-14:00,closed,closed'
  const parsed = parseDeskHours(hours) ?? assert.fail('valid')
  assert.equal(
    deskHoursText(parsed, ZONE),
    'Monday to Tuesday, 8:30 am to 5 pm; Thursday, 8:30 am to 5 pm; Friday, 10 am to 2 pm Melbourne time',
  )
  assert.equal(deskHoursSetting(parsed), hours)
  assert.deepEqual(deskHoursOf(parsed), parsed)
})

test('invalid hours are refused, and stored ones ignored', () => {
  for (const wrong of [
    '',
    '09:00-17:00',
    '17:00-09:00,,,,,,',
    `${'9-5,'.repeat(6)}9-5`,
    `${'closed,'.repeat(7)}closed`,
  ])
    assert.equal(parseDeskHours(wrong), undefined, wrong)
  assert.deepEqual(deskHoursOf(['x']), deskHoursOf(undefined))
})
