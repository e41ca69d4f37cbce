import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDate, parseBirthDate, parseDayAhead } from './date.ts'

test('a date is YYYY-MM-DD and a day that exists', () => {
  for (const good of ['2026-11-24', '2028-02-29', '1900-01-01']) assert.equal(isDate(good), true, good)
  for (const bad of ['', '2027-02-29', '2026-13-01', '2026-00-10', '24/11/2026', '2026-11-24T00:00', '２０２６-11-24'])
    assert.equal(isDate(bad), false, bad)
})

test('a day ahead is today or later, up to the last day allowed', () => {
  assert.deepEqual(parseDayAhead(' 2026\u201111\u201124\u200b', '2026-11-24', 365), { value: '2026-11-24' })
  assert.deepEqual(parseDayAhead('2027-11-24', '2026-11-24', 365), { value: '2027-11-24' })
  assert.deepEqual(parseDayAhead('2027-11-25', '2026-11-24', 365), { fault: 'too-late' })
  assert.deepEqual(parseDayAhead('2026-11-23', '2026-11-24', 365), { fault: 'past' })
  for (const bad of ['', '2026-02-30', 'soon'])
    assert.deepEqual(parseDayAhead(bad, '2026-11-24', 365), { fault: 'not-a-day' })
})

test('a date of birth may be left out; otherwise it lies between 1900 and today', () => {
  assert.deepEqual(parseBirthDate(' ', '2026-11-24'), { value: null })
  assert.deepEqual(parseBirthDate('1988-02-29', '2026-11-24'), { value: '1988-02-29' })
  assert.deepEqual(parseBirthDate('2026-11-24', '2026-11-24'), { value: '2026-11-24' })
  assert.deepEqual(parseBirthDate('2026-11-25', '2026-11-24'), { fault: 'future' })
  for (const bad of ['1899-12-31', '1987-02-29', '29/02/1988', '0099-01-01'])
    assert.deepEqual(parseBirthDate(bad, '2026-11-24'), { fault: 'not-a-day' })
})
