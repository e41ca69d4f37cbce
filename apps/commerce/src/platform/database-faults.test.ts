import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MINUTE_MS } from '@welt/kit/time'
import { createFaultAlarm } from './database-faults.ts'

const failed = (code: string) => Object.assign(new Error('could not extend file: No space left on device'), { code })

test('a full disk is one alarm in ten minutes, however many statements fail', () => {
  const lines: unknown[] = []
  let now = 0
  const alarm = createFaultAlarm(
    (level, event, facts) => void lines.push([level, event, facts.code, facts.alarm]),
    () => now,
  )
  const full = ['error', 'the database needs an operator', '53100', true]
  for (let times = 0; times < 1000; times += 1) alarm(failed('53100'))
  assert.deepEqual(lines, [full])
  alarm(failed('53200'))
  assert.equal(lines.length, 2)
  now = 9 * MINUTE_MS
  alarm(failed('53100'))
  assert.equal(lines.length, 2)
  now = 11 * MINUTE_MS
  alarm(failed('53100'))
  assert.deepEqual(lines[2], full)
})

test('what passes by itself, or is no error of the database, is no alarm', () => {
  const alarm = createFaultAlarm(() => assert.fail())
  const others = [failed('57P01'), failed('40001'), new Error('53100'), 'text', undefined, { code: 53100 }]
  for (const error of others) alarm(error)
})
