import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextBirthday } from './birthday.ts'

test('a birthday comes this year or the next, and on 28 February where there is no 29th', () => {
  const days = [
    ['1990-12-08', '2026-11-26'],
    ['1990-11-26', '2026-11-26'],
    ['1990-11-25', '2026-11-26'],
    ['1992-02-29', '2026-11-26'],
    ['', '2026-11-26'],
  ] as const
  assert.deepEqual(
    days.map(([birth, today]) => nextBirthday(birth, today)),
    ['Tue 8 Dec', 'Thu 26 Nov', 'Thu 25 Nov', 'Sun 28 Feb', undefined],
  )
})
